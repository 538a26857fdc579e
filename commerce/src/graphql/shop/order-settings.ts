/** The older settings of orders, which hold for the whole shop. */
import { updateOrderSettings } from '../../domain/shop/order-settings.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { payload } from '../shared/payload.ts'
import { requirePermission } from '../shared/permission.ts'

/** The settings of the first open channel; null where none is open. */
async function orderSettingsOf(ctx: GraphqlContext) {
  const row = (await shopData(ctx)).channels.find((channel) => channel.isActive)
  return row ? { row } : null
}

export const orderSettingsQueries = {
  orderSettings: (_, __, ctx) => {
    requirePermission(ctx, 'MANAGE_ORDERS')
    return orderSettingsOf(ctx)
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
} satisfies Partial<Fields<'Mutation'>>
