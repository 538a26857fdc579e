/** Fields of an order that staff still work on: what it lacks, and how it can be shipped. */
import DataLoader from 'dataloader'
import { type ForSaleRow, variantsForSale } from '../../db/queries/catalog/for-sale.ts'
import { shippingMethods } from '../../db/queries/shipping/shipping.ts'
import type { OrderErrorCode } from '@semena/contract/enums'
import type { OfferedMethod } from '../../domain/checkout/offered.ts'
import { pointsFor } from '../../domain/checkout/collection.ts'
import type { Rules } from '../../domain/checkout/state.ts'
import { readRules } from '../../domain/checkout/change.ts'
import { draftFaults } from '../../domain/drafting/complete.ts'
import { offeredToOrder, offeredToOrders, type OrderToShip } from '../../domain/drafting/offered.ts'
import { warehousesOfOrder } from '../../domain/drafting/order-facts.ts'
import type { Refusal } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { shopData } from '../shared/channel.ts'
import { ofOperation } from '../shared/of-operation.ts'
import { shown } from '../shared/payload.ts'
import { shippingMethod } from '../shipping/sources.ts'
import { type WarehouseSource, warehousesOf } from '../warehouse/sources.ts'
import { lineSources, type OrderSource } from './sources.ts'

/** What each draft of a request lacks. */
const faults = ofOperation(
  (ctx) => new DataLoader((drafts: readonly OrderSource[]) => Promise.all(drafts.map((draft) => judge(draft, ctx)))),
)

const faultsOf = async (order: OrderSource, ctx: GraphqlContext): Promise<Refusal<OrderErrorCode>[]> =>
  order.status === 'DRAFT' ? faults(ctx).load(order) : []

/** Variants as they are for sale in a channel from some warehouses, read at once for all drafts of a request. */
const offers = ofOperation(({ database: { pool } }) => {
  const places = new Map<string, DataLoader<number, ForSaleRow | null>>()
  return (channelId: number, warehouseIds: readonly string[], now: Date) => {
    const place = `${channelId} ${warehouseIds.join(' ')}`
    // Nothing is kept, because a mutation changes it meanwhile.
    const own =
      places.get(place) ??
      new DataLoader<number, ForSaleRow | null>(
        async (ids) => {
          const found = await variantsForSale(pool, [...new Set(ids)], channelId, warehouseIds, now)
          return ids.map((id) => found.get(id) ?? null)
        },
        { cache: false },
      )
    places.set(place, own)
    return own
  }
})

async function judge(order: OrderSource, ctx: GraphqlContext): Promise<Refusal<OrderErrorCode>[]> {
  // The methods come first, so that those of a whole list are asked for together.
  const [shipping, rules, sources] = await Promise.all([methods(order, ctx), readRules(ctx), lineSources(ctx, order)])
  const lines = sources.map((l) => l.row)
  const channel = rules.shop.channelById.get(order.channelId)!
  const now = ctx.clock.now()
  const forSale = offers(ctx)(channel.id, warehousesOfOrder(rules.shop, order, channel), now)
  const found = await Promise.all([...new Set(lines.flatMap((l) => l.variantId ?? []))].map((id) => forSale.load(id)))
  const variants = new Map(found.flatMap((variant) => (variant ? [[variant.id, variant]] : [])))
  const excluded = new Set(shipping.filter((m) => !m.isActive).map((m) => m.id))
  return draftFaults({ order, lines, variants, rules, excluded, now })
}

/** The methods of each order of a request, which several fields read; those of a list are asked for together. */
const offered = ofOperation((ctx) => new DataLoader((orders: readonly OrderSource[]) => readMethods(orders, ctx)))

const methods = (order: OrderSource, ctx: GraphqlContext): Promise<OfferedMethod[]> => offered(ctx).load(order)

async function readMethods(orders: readonly OrderSource[], ctx: GraphqlContext): Promise<OfferedMethod[][]> {
  const found = await Promise.all(orders.map((order) => toShip(order, ctx)))
  const [only, ...others] = found
  return only && others.length === 0
    ? [await offeredToOrder(ctx, only, only.rules)]
    : offeredToOrders(ctx, found, only!.rules)
}

interface ToShip extends OrderToShip {
  rules: Pick<Rules, 'shop' | 'methods'>
}

async function toShip(order: OrderSource, ctx: GraphqlContext): Promise<ToShip> {
  const [shop, known, sources] = await Promise.all([
    shopData(ctx),
    shippingMethods(ctx.database.pool),
    lineSources(ctx, order),
  ])
  const lines = sources.map((l) => l.row)
  const ids = lines.flatMap((l) => l.variantId ?? [])
  const variants = (await ctx.loaders.variantById.loadMany(ids)).flatMap((v) => (v instanceof Error || !v ? [] : [v]))
  return { order, lines, variants: new Map(variants.map((v) => [v.id, v])), rules: { shop, methods: known } }
}

const shownMethods = async (order: OrderSource, ctx: GraphqlContext) =>
  (await methods(order, ctx)).map((m) => shippingMethod(m, order.currency))

/** Where the goods of the order could be fetched. */
async function points(order: OrderSource, ctx: GraphqlContext): Promise<WarehouseSource[]> {
  const shop = await shopData(ctx)
  const lines = (await lineSources(ctx, order)).map((l) => l.row)
  const ids = lines.flatMap((l) => l.variantId ?? [])
  const variants = (await ctx.loaders.variantById.loadMany(ids)).flatMap((v) => (v instanceof Error || !v ? [] : [v]))
  const tracked = new Map(variants.map((v) => [v.id, v.trackInventory]))
  const found = await pointsFor(
    ctx,
    {
      channel: shop.channelById.get(order.channelId)!,
      lines: lines.flatMap(({ variantId, quantity }) =>
        variantId === null ? [] : [{ variantId, quantity, trackInventory: tracked.get(variantId) ?? false }],
      ),
      isShippingRequired: lines.some((l) => l.isShippingRequired),
    },
    shop,
  )
  return warehousesOf(
    ctx,
    found.map((p) => p.id),
  )
}

export const draftFields = {
  canFinalize: async (o, _, ctx) => (await faultsOf(o, ctx)).length === 0,
  errors: async (o, _, ctx) => (await faultsOf(o, ctx)).map(shown),
  shippingMethods: (o, _, ctx) => shownMethods(o, ctx),
  availableShippingMethods: async (o, _, ctx) => (await shownMethods(o, ctx)).filter((m) => m.active),
  availableCollectionPoints: (o, _, ctx) => points(o, ctx),
} satisfies Partial<Fields<'Order'>>
