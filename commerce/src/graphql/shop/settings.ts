/** Settings of the shop: who may read them, and changing them. */
import { hasPermission, isStaffOrApp } from '../../context.ts'
import { appsByIds } from '../../db/queries/app/app.ts'
import type { ShopRow } from '../../db/queries/reference/reference.ts'
import type { ShopSettings } from '../../db/queries/reference/shop-settings.ts'
import { activeHooks } from '../../db/queries/webhook/webhook.ts'
import { validateAddress } from '../../domain/address/validate.ts'
import { refuse, refuseOrder, type Result } from '../../domain/result.ts'
import { updateSettings } from '../../domain/shop/settings.ts'
import { permissionName, PERMISSIONS } from '../../domain/staff/permissions.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import { SECOND_FACTOR } from '../account/sources.ts'
import type { ShopSettingsInput } from '../../domain/shop/inputs.generated.ts'
import type { Fields } from '../resolver-types.ts'
import { addressChecks, readMetadata } from '../shared/arguments.ts'
import { permissionDenied } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import type { ShopSource } from './sources.ts'

const need = (ctx: GraphqlContext): void => {
  if (!hasPermission(ctx, 'MANAGE_SETTINGS')) throw permissionDenied()
}

const guarded =
  <Value>(read: (source: ShopSource) => Value) =>
  (source: ShopSource, _: unknown, ctx: GraphqlContext): Value => {
    need(ctx)
    return read(source)
  }

/** Reads the input. Null counts as left out for a setting that always has a value. */
function read(input: ShopSettingsInput): ShopSettings {
  const settings: ShopSettings = {}
  for (const field of ['name', 'headerText', 'defaultMailSenderName'] as const) {
    const text = input[field]
    if (text != null) settings[field] = plainText(text).trim()
  }
  if (input.description !== undefined)
    settings.description = input.description === null ? null : plainText(input.description).trim()
  for (const field of ['defaultMailSenderAddress', 'customerSetPasswordUrl'] as const) {
    const text = input[field]
    if (text !== undefined) settings[field] = text === null ? null : plainText(text).trim() || null
  }
  for (const field of [
    'trackInventoryByDefault',
    'fulfillmentAutoApprove',
    'fulfillmentAllowUnpaid',
    'enableAccountConfirmationByEmail',
    'allowLoginWithoutConfirmation',
    'useLegacyShippingZoneStockAvailability',
    'allowStorefrontTraffic',
    'preserveAllAddressFields',
    'useLegacyUpdateWebhookEmission',
    'defaultWeightUnit',
    'accountConfirmMergeMode',
    'passwordLoginMode',
  ] as const) {
    const flag = input[field]
    if (flag != null) Object.assign(settings, { [field]: flag })
  }
  for (const field of ['reserveStockDurationAnonymousUser', 'reserveStockDurationAuthenticatedUser'] as const) {
    const given = input[field]
    if (given !== undefined) settings[field] = given !== null && given > 0 ? given : null
  }
  if (input.includeTaxesInPrices != null) settings.pricesEnteredWithTax = input.includeTaxesInPrices
  if (input.limitQuantityPerCheckout !== undefined) settings.limitQuantityPerCheckout = input.limitQuantityPerCheckout
  if (input.metadata) settings.metadata = readMetadata(input.metadata)
  if (input.privateMetadata) settings.privateMetadata = readMetadata(input.privateMetadata)
  return settings
}

const shown = (done: Result<ShopRow, 'INVALID' | 'REQUIRED' | 'ALREADY_EXISTS'>) =>
  payload(done, { shop: null }, (row) => ({ shop: { row } }))

/** There are no limits, so that nothing of them is told. */
const NO_LIMITS = { channels: null, orders: null, productVariants: null, staffUsers: null, warehouses: null }

export const settingsMutations = {
  shopSettingsUpdate: async (_, { input }, ctx) => {
    need(ctx)
    // Whoever is signed in by password would shut themselves out.
    if (input.passwordLoginMode != null && input.passwordLoginMode !== 'ENABLED' && ctx.viewer.kind === 'user') {
      const done = refuse(
        'PASSWORD_AUTH_RESTRICTION',
        'passwordLoginMode',
        'Only an app can restrict signing in by password, not somebody who signed in by one.',
      )
      return payload(done, { shop: null }, () => ({ shop: null }))
    }
    return shown(await updateSettings(ctx, read(input)))
  },

  shopAddressUpdate: async (_, { input }, ctx) => {
    need(ctx)
    if (!input) return shown(await updateSettings(ctx, { companyAddress: null }))
    const { address, errors } = validateAddress(
      input,
      'BILLING',
      await addressChecks(ctx),
      input.skipValidation ?? false,
    )
    return shown(address ? await updateSettings(ctx, { companyAddress: address }) : refuseOrder(...errors))
  },

  shopDomainUpdate: async (_, { input }, ctx) => {
    need(ctx)
    const name = input?.name == null ? undefined : plainText(input.name).trim()
    if (input?.domain && input.domain !== new URL(ctx.settings.publicUrl ?? ctx.origin).host)
      return shown(refuse('INVALID', 'domain', 'The shop is reached where it was started: see SEMENA_PUBLIC_URL.'))
    return shown(await updateSettings(ctx, name === undefined ? {} : { name }))
  },
} satisfies Partial<Fields<'Mutation'>>

export const settingsFields = {
  defaultMailSenderName: guarded(({ row }) => row.defaultMailSenderName),
  defaultMailSenderAddress: guarded(({ row }) => row.defaultMailSenderAddress),
  enableAccountConfirmationByEmail: guarded(({ row }) => row.enableAccountConfirmationByEmail),
  allowLoginWithoutConfirmation: guarded(({ row }) => row.allowLoginWithoutConfirmation),
  permissions: () => PERMISSIONS.map((code) => ({ code, name: permissionName(code) })),
  availableExternalAuthentications: () => [SECOND_FACTOR],
  allowStorefrontTraffic: guarded(({ row }) => row.allowStorefrontTraffic),
  preserveAllAddressFields: guarded(({ row }) => row.preserveAllAddressFields),
  reserveStockDurationAnonymousUser: guarded(({ row }) => row.reserveStockDurationAnonymousUser),
  reserveStockDurationAuthenticatedUser: guarded(({ row }) => row.reserveStockDurationAuthenticatedUser),
  staffNotificationRecipients: guarded(() => []),
  limits: () => ({ currentUsage: NO_LIMITS, allowedUsage: NO_LIMITS }),
  announcements: () => [],
  availableTaxApps: async (_, __, ctx) => {
    if (!isStaffOrApp(ctx)) throw permissionDenied()
    const hooks = await activeHooks(ctx.database.pool, ['CHECKOUT_CALCULATE_TAXES', 'ORDER_CALCULATE_TAXES'])
    return appsByIds(ctx.database.pool, [...new Set(hooks.map((hook) => hook.appId))])
  },
  includeTaxesInPrices: ({ row }) => row.pricesEnteredWithTax,
  chargeTaxesOnShipping: () => true,
  useLegacyShippingZoneStockAvailability: guarded(({ row }) => row.useLegacyShippingZoneStockAvailability),
  accountConfirmMergeMode: guarded(({ row }) => row.accountConfirmMergeMode),
  useLegacyUpdateWebhookEmission: guarded(({ row }) => row.useLegacyUpdateWebhookEmission),
  translation: () => null,
} satisfies Partial<Fields<'Shop'>>
