/** Settings of the shop: who may read them, and changing them. */
import { hasPermission } from '../../context.ts'
import type { ShopSettings } from '../../db/queries/shop-settings.ts'
import { updateSettings } from '../../domain/shop/settings.ts'
import { permissionName, PERMISSIONS } from '../../domain/staff/permissions.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import { SECOND_FACTOR } from '../account/sources.ts'
import type { ShopSettingsInput } from '../../inputs.generated.ts'
import type { Fields } from '../resolver-types.ts'
import { readMetadata } from '../shared/arguments.ts'
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
  for (const field of ['description', 'defaultMailSenderAddress', 'customerSetPasswordUrl'] as const) {
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
  ] as const) {
    const flag = input[field]
    if (flag != null) settings[field] = flag
  }
  if (input.limitQuantityPerCheckout !== undefined) settings.limitQuantityPerCheckout = input.limitQuantityPerCheckout
  if (input.metadata) settings.metadata = readMetadata(input.metadata)
  if (input.privateMetadata) settings.privateMetadata = readMetadata(input.privateMetadata)
  return settings
}

export const settingsMutations = {
  shopSettingsUpdate: async (_, { input }, ctx) => {
    need(ctx)
    const done = await updateSettings(ctx, read(input))
    return payload(done, { shop: null }, (row) => ({ shop: { row } }))
  },
} satisfies Partial<Fields<'Mutation'>>

export const settingsFields = {
  headerText: ({ row }) => row.headerText,
  fulfillmentAutoApprove: ({ row }) => row.fulfillmentAutoApprove,
  fulfillmentAllowUnpaid: ({ row }) => row.fulfillmentAllowUnpaid,
  customerSetPasswordUrl: ({ row }) => row.customerSetPasswordUrl,
  defaultMailSenderName: guarded(({ row }) => row.defaultMailSenderName),
  defaultMailSenderAddress: guarded(({ row }) => row.defaultMailSenderAddress),
  enableAccountConfirmationByEmail: guarded(({ row }) => row.enableAccountConfirmationByEmail),
  allowLoginWithoutConfirmation: guarded(({ row }) => row.allowLoginWithoutConfirmation),
  permissions: () => PERMISSIONS.map((code) => ({ code, name: permissionName(code) })),
  availableExternalAuthentications: () => [SECOND_FACTOR],
  passwordLoginMode: () => 'ENABLED',
} satisfies Partial<Fields<'Shop'>>
