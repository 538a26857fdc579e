/** Settings of orders, refunds and returns that hold for the whole shop. */
import { isStaffOrApp } from '../../context.ts'
import type { ShopRow } from '../../db/queries/reference.ts'
import { setReasonType } from '../../domain/shop/reasons.ts'
import { updateOrderSettings } from '../../domain/shop/order-settings.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { permissionDenied } from '../shared/errors.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'

/** The settings of the first open channel; null where none is open. */
async function orderSettingsOf(ctx: GraphqlContext) {
  const row = (await shopData(ctx)).channels.find((channel) => channel.isActive)
  return row ? { row } : null
}

/** The type of pages from which reasons are chosen. */
async function reasonsOf(
  ctx: GraphqlContext,
  column: keyof Pick<ShopRow, 'refundReasonTypeId' | 'returnReasonTypeId'>,
) {
  const key = (await shopData(ctx)).shop[column]
  const row = key === null ? null : await ctx.loaders.pageTypeById.load(key)
  return { reasonReferenceType: row && { row } }
}

const refundSettings = (ctx: GraphqlContext) => reasonsOf(ctx, 'refundReasonTypeId')
const returnSettings = (ctx: GraphqlContext) => reasonsOf(ctx, 'returnReasonTypeId')

const needStaff = (ctx: GraphqlContext): void => {
  if (!isStaffOrApp(ctx)) throw permissionDenied()
}

export const orderSettingsQueries = {
  orderSettings: (_, __, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    return orderSettingsOf(ctx)
  },
  refundSettings: (_, __, ctx) => {
    needStaff(ctx)
    return refundSettings(ctx)
  },
  returnSettings: (_, __, ctx) => {
    needStaff(ctx)
    return returnSettings(ctx)
  },
} satisfies Partial<Fields<'Query'>>

export const orderSettingsMutations = {
  orderSettingsUpdate: async (_, { input }, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    const done = await updateOrderSettings(ctx, {
      automaticallyConfirmAllNewOrders: input.automaticallyConfirmAllNewOrders ?? null,
      automaticallyFulfillNonShippableGiftCard: input.automaticallyFulfillNonShippableGiftCard ?? null,
    })
    const orderSettings = await orderSettingsOf(ctx)
    return payload(done, { orderSettings: null }, () => ({ orderSettings }))
  },

  refundSettingsUpdate: async (_, { input }, ctx) => {
    requirePermission(ctx, 'MANAGE_SETTINGS')
    const done = await setReasonType(ctx, 'refund', input.refundReasonReferenceType)
    const settings = await refundSettings(ctx)
    return payload(done, { refundSettings: null }, () => ({ refundSettings: settings }))
  },

  refundReasonReferenceClear: async (_, __, ctx) => {
    requirePermission(ctx, 'MANAGE_SETTINGS')
    const done = await setReasonType(ctx, 'refund', null)
    const settings = await refundSettings(ctx)
    return payload(done, { refundSettings: settings }, () => ({ refundSettings: settings }))
  },

  returnSettingsUpdate: async (_, { input }, ctx) => {
    requirePermission(ctx, 'MANAGE_SETTINGS')
    const done = await setReasonType(ctx, 'return', input.returnReasonReferenceType)
    const settings = await returnSettings(ctx)
    return payload(done, { returnSettings: null }, () => ({ returnSettings: settings }))
  },

  returnReasonReferenceClear: async (_, __, ctx) => {
    requirePermission(ctx, 'MANAGE_SETTINGS')
    const done = await setReasonType(ctx, 'return', null)
    const settings = await returnSettings(ctx)
    return payload(done, { returnSettings: null }, () => ({ returnSettings: settings }))
  },
} satisfies Partial<Fields<'Mutation'>>
