/** Stocks and prices that are written together with their variant. */
import type { PoolClient } from 'pg'
import { listingsOfVariants } from '../../db/queries/catalog/listings.ts'
import { dropVariantListings } from '../../db/queries/catalog/listings.ts'
import { allKeys, deleteRows, rowsByKey, rowsWith } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { productListings, stocks as stocksTable } from '../../db/tables/catalog.ts'
import { channels, warehouses } from '../../db/tables/shop.ts'
import type {
  ProductVariantChannelListingAddInput,
  ProductVariantChannelListingUpdateInput,
  ProductVariantStocksUpdateInput,
  StockInput,
} from './inputs.generated.ts'
import type { Change } from '../changes/changing.ts'
import { intKey, uuidKey } from '../global-id.ts'
import { isPrecise } from '../money.ts'
import { type Refusal, refusal } from '../result.ts'
import { toldStock } from './stocks.ts'
import { type PriceBefore, type PriceWish, writePrices } from './variant-listings.ts'

type CreationCode = 'DUPLICATED_INPUT_ITEM' | 'INVALID_PRICE' | 'NOT_FOUND' | 'PRODUCT_NOT_ASSIGNED_TO_CHANNEL'
type UpdateCode = CreationCode | 'STOCK_ALREADY_EXISTS'

interface Plan<Code extends string> {
  faults: Refusal<Code>[]
  prices: PriceWish[]
  /** Prices that the variant has. */
  there: PriceBefore[]
  /** Channels that the variant leaves. */
  leaves: number[]
  stocks: { id: number | undefined; warehouseId: string; quantity: number; before: number }[]
  gone: { id: number; quantity: number }[]
}

const empty = <Code extends string>(): Plan<Code> => ({
  faults: [],
  prices: [],
  there: [],
  leaves: [],
  stocks: [],
  gone: [],
})

type Prices = Omit<ProductVariantChannelListingAddInput, 'channelId'>

/** Adds entered prices of one channel to the plan, or what is wrong with them. */
function planPrices(
  plan: Plan<UpdateCode> | Plan<CreationCode>,
  given: Partial<Prices>,
  channel: { id: number; currency: string },
  path: string,
): void {
  const faults: Refusal<CreationCode>[] = []
  for (const name of ['price', 'costPrice', 'priorPrice'] as const) {
    const amount = given[name]
    if (amount != null && !isPrecise(amount, channel.currency))
      faults.push(
        refusal('INVALID_PRICE', name, 'The amount has too many decimals for its currency.', {
          path: `${path}.${name}`,
          channels: [channel.id],
        }),
      )
  }
  plan.faults.push(...faults)
  const { price, costPrice, priorPrice } = given
  if (faults.length === 0)
    plan.prices.push({ channelId: channel.id, currency: channel.currency, price, costPrice, priorPrice })
}

/** Whether a key stands in a list more than once; each place is at fault then, as in Saleor. */
const isTwice = <K>(keys: readonly K[], key: K): boolean => keys.indexOf(key) !== keys.lastIndexOf(key)

/** Where a product's variants can be sold and kept: the channels that list it, and the warehouses. */
export interface Places {
  channels: ReadonlyMap<number, { id: number; currency: string }>
  warehouses: ReadonlySet<string>
}

/** Reads them, once for many variants of a product. */
export async function placesOf(client: PoolClient, productId: number): Promise<Places> {
  const listings = await rowsWith(client, productListings, productListings.productId, [productId])
  const listed = await rowsByKey(
    client,
    channels,
    listings.map((one) => one.channelId),
  )
  const kept = await allKeys(client, warehouses)
  return { channels: new Map(listed.map((row) => [row.id, row])), warehouses: new Set(kept.map(String)) }
}

/** Adds prices in new channels to the plan. */
function planNewChannels(
  plan: Plan<UpdateCode> | Plan<CreationCode>,
  places: Places,
  given: readonly ProductVariantChannelListingAddInput[],
  path: string,
): void {
  const keys = given.map((one) => intKey(one.channelId, 'Channel') ?? 0)
  for (const [i, one] of given.entries()) {
    const channel = places.channels.get(keys[i]!)
    const at = { path: `${path}.${i}.channelId`, channels: [keys[i]!] }
    // A channel that nobody has lists no product either, and Saleor says so.
    if (!channel)
      plan.faults.push(
        refusal('PRODUCT_NOT_ASSIGNED_TO_CHANNEL', 'channelId', 'The product is not in the channel.', at),
      )
    else if (isTwice(keys, channel.id))
      plan.faults.push(refusal('DUPLICATED_INPUT_ITEM', 'channelId', 'The channel is there twice.', at))
    else planPrices(plan, one, channel, `${path}.${i}`)
  }
}

/** Adds stocks in new warehouses to the plan; `field` is how a refusal names the warehouse. */
function planNewStocks(
  plan: Plan<UpdateCode> | Plan<CreationCode>,
  places: Places,
  given: readonly StockInput[],
  path: string,
  field: string,
): void {
  const keys = given.map((one) => uuidKey(one.warehouse, 'Warehouse') ?? '')
  for (const [i, { quantity }] of given.entries()) {
    const warehouseId = keys[i]!
    const at = { path: `${path}.${i}.warehouse`, warehouses: warehouseId ? [warehouseId] : [] }
    if (!places.warehouses.has(warehouseId))
      plan.faults.push(refusal('NOT_FOUND', field, 'There is no such warehouse.', at))
    else if (isTwice(keys, warehouseId))
      plan.faults.push(refusal('DUPLICATED_INPUT_ITEM', 'warehouse', 'The warehouse is there twice.', at))
    else plan.stocks.push({ id: undefined, warehouseId, quantity, before: 0 })
  }
}

/** What a new variant's stocks and prices come to. */
export function planCreation(
  places: Places,
  stocks: readonly StockInput[],
  listings: readonly ProductVariantChannelListingAddInput[],
): Plan<CreationCode> {
  const plan = empty<CreationCode>()
  planNewChannels(plan, places, listings, 'channelListings')
  planNewStocks(plan, places, stocks, 'stocks', 'warehouses')
  return plan
}

/** What changes of a variant's stocks and prices come to. */
export async function planUpdate(
  client: PoolClient,
  id: number,
  places: Places,
  stocks: ProductVariantStocksUpdateInput,
  listings: ProductVariantChannelListingUpdateInput,
): Promise<Plan<UpdateCode>> {
  const plan = empty<UpdateCode>()
  const own = await rowsWith(client, stocksTable, stocksTable.variantId, [id])
  planNewStocks(plan, places, stocks.create ?? [], 'stocks.create', 'warehouse')
  for (const [i, one] of (stocks.create ?? []).entries()) {
    const warehouseId = uuidKey(one.warehouse, 'Warehouse')
    if (!own.some((stock) => stock.warehouseId === warehouseId)) continue
    plan.faults.push(
      refusal('STOCK_ALREADY_EXISTS', 'warehouse', 'The variant has a stock there already.', {
        path: `stocks.create.${i}.warehouse`,
        warehouses: [warehouseId!],
      }),
    )
  }
  for (const [i, one] of (stocks.update ?? []).entries()) {
    const key = intKey(one.stock, 'Stock') ?? 0
    const stock = own.find((row) => row.id === key)
    if (stock)
      plan.stocks.push({ id: key, warehouseId: stock.warehouseId, quantity: one.quantity, before: stock.quantity })
    else
      plan.faults.push(
        refusal('NOT_FOUND', 'stock', 'The variant has no such stock.', {
          path: `stocks.update.${i}.stock`,
          stocks: [key],
        }),
      )
  }
  for (const [i, gone] of (stocks.remove ?? []).entries()) {
    const key = intKey(gone, 'Stock') ?? 0
    const stock = own.find((row) => row.id === key)
    if (stock) plan.gone.push(stock)
    else
      plan.faults.push(
        refusal('NOT_FOUND', 'stock', 'The variant has no such stock.', { path: `stocks.remove.${i}`, stocks: [key] }),
      )
  }

  const there = await listingsOfVariants(client, [id])
  plan.there.push(...there)
  const known = new Map(
    (
      await rowsByKey(
        client,
        channels,
        there.map((listing) => listing.channelId),
      )
    ).map((row) => [row.id, row]),
  )
  planNewChannels(plan, places, listings.create ?? [], 'channelListings.create')
  for (const [i, one] of (listings.update ?? []).entries()) {
    const key = intKey(one.channelListing, 'ProductVariantChannelListing') ?? 0
    const listing = there.find((row) => row.id === key)
    const path = `channelListings.update.${i}`
    if (listing) {
      const { price, ...rest } = one
      planPrices(plan, { ...rest, ...(price == null ? {} : { price }) }, known.get(listing.channelId)!, path)
    } else
      plan.faults.push(
        refusal('NOT_FOUND', 'channelListing', 'The variant has no such listing.', {
          path: `${path}.channelListing`,
          channelListings: [key],
        }),
      )
  }
  for (const [i, gone] of (listings.remove ?? []).entries()) {
    const key = intKey(gone, 'ProductVariantChannelListing') ?? 0
    const listing = there.find((row) => row.id === key)
    if (listing) plan.leaves.push(listing.channelId)
    else
      plan.faults.push(
        refusal('NOT_FOUND', 'channelListing', 'The variant has no such listing.', {
          path: `channelListings.remove.${i}`,
          channelListings: [key],
        }),
      )
  }
  return plan
}

/** What is planned for a variant that is written. */
export type Planned = Plan<string> & { variantId: number }

/** Writes planned stocks and prices of variants. The prices that follow from them are worked out afterwards. */
export async function writePlans(change: Change, plans: readonly Planned[]): Promise<void> {
  const { client } = change
  for (const { variantId, leaves } of plans)
    for (const channel of leaves) await dropVariantListings(client, [variantId], channel)
  await writePrices(client, plans)
  await deleteRows(
    client,
    stocksTable,
    plans.flatMap(({ gone }) => gone.map((stock) => stock.id)),
  )
  await save(
    client,
    stocksTable,
    plans.flatMap(({ variantId, stocks }) =>
      stocks.map(({ id, warehouseId, quantity }) => ({ id, values: { warehouseId, quantity, variantId } })),
    ),
  )
  for (const { variantId, gone, stocks } of plans) {
    for (const { quantity } of gone) toldStock(change, quantity, 0, variantId)
    for (const { before, quantity } of stocks) toldStock(change, before, quantity, variantId)
  }
}
