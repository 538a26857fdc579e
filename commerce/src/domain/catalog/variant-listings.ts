/** What variants cost in which channels. */
import type { ProductErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { refreshPrices } from '../../db/triggers/derived.ts'
import { touchProducts } from '../../db/queries/catalog/variant-places.ts'
import { rowsByKey, rowsWith } from '../../db/statements/rows.ts'
import { saveSet, type Values } from '../../db/statements/save.ts'
import { productListings, variantListings, variants } from '../../db/tables/catalog.ts'
import { channels } from '../../db/tables/shop.ts'
import type { ProductVariantChannelListingAddInput } from './inputs.generated.ts'
import { intKey } from '../global-id.ts'
import type { Named } from '../nouns/find.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { changeRow } from '../nouns/write.ts'
import { isPrecise, toMinor } from '../money.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../result.ts'
import { twice } from '../channel-lists.ts'

type Code = ProductErrorCode

const PRICES = ['price', 'costPrice', 'priorPrice'] as const

/** Prices of one channel as they are entered; what is left out stays as it is. */
export interface PriceWish {
  channelId: number
  currency: string
  price?: number | null | undefined
  costPrice?: number | null | undefined
  priorPrice?: number | null | undefined
}

/** What is wrong with entered prices of a product's variant. */
export async function priceFaults(
  client: PoolClient,
  productId: number,
  wishes: readonly PriceWish[],
): Promise<Refusal<Code>[]> {
  const keys = wishes.map((wish) => wish.channelId)
  const faults: Refusal<Code>[] = []
  const repeated = twice(keys)
  if (repeated.length)
    faults.push(refusal('DUPLICATED_INPUT_ITEM', 'channelId', 'A channel is there twice.', { channels: repeated }))
  const listed = new Set(
    (await rowsWith(client, productListings, productListings.productId, [productId])).map((l) => l.channelId),
  )
  const unlisted = [...new Set(keys)].filter((key) => !listed.has(key))
  if (unlisted.length)
    faults.push(
      refusal('PRODUCT_NOT_ASSIGNED_TO_CHANNEL', 'input', 'The product is not in these channels.', {
        channels: unlisted,
      }),
    )
  for (const wish of wishes)
    for (const name of PRICES) {
      const amount = wish[name]
      if (amount != null && !isPrecise(amount, wish.currency))
        faults.push(
          refusal('INVALID', name, 'The amount has too many decimals for its currency.', {
            channels: [wish.channelId],
          }),
        )
    }
  return faults
}

/** What a variant costs in a channel so far. */
export type PriceBefore = Pick<typeof variantListings.$inferSelect, 'channelId' | 'price' | 'costPrice' | 'priorPrice'>

/** Prices of a variant, which has those that are `there`. */
interface PricesOf {
  variantId: number
  prices: readonly PriceWish[]
  there: readonly PriceBefore[]
}

/** Writes prices of variants; the prices that follow from them are worked out by `refreshPrices` afterwards. */
export const writePrices = (client: PoolClient, of: readonly PricesOf[]): Promise<void> =>
  saveSet(
    client,
    variantListings,
    of.flatMap(({ variantId, prices, there }) => prices.map((wish) => listingOf(variantId, wish, there))),
    { key: ['variantId', 'channelId'], onlyNew: ['discountedPrice'] },
  )

function listingOf(
  variantId: number,
  { channelId, currency, ...wish }: PriceWish,
  there: readonly PriceBefore[],
): Values<typeof variantListings> {
  const before = there.find((one) => one.channelId === channelId)
  const minor = (amount: number | null | undefined, kept: number | null) =>
    amount === undefined ? kept : amount === null ? null : toMinor(amount, currency)
  const price = minor(wish.price, before?.price ?? 0) ?? before?.price ?? 0
  return {
    variantId,
    channelId,
    price,
    discountedPrice: price,
    costPrice: minor(wish.costPrice, before?.costPrice ?? null),
    priorPrice: minor(wish.priorPrice, before?.priorPrice ?? null),
  }
}

/** Sets a variant's prices in channels; answers its key. */
export const updateVariantListings = (
  ctx: NounCtx,
  named: Named,
  input: readonly ProductVariantChannelListingAddInput[],
): Promise<Result<number, Code>> =>
  changeRow(ctx, VARIANT, { named }, async ({ client }, { id, productId }): Promise<Result<null, Code>> => {
    const keys = input.map((one) => intKey(one.channelId, 'Channel') ?? 0)
    const rows = new Map((await rowsByKey(client, channels, [...new Set(keys)])).map((row) => [row.id, row]))
    if (keys.some((key) => !rows.has(key)))
      return refuse('GRAPHQL_ERROR', 'channelId', 'Could not resolve to channels.')
    const wishes = input.map((one, i) => ({ ...one, channelId: keys[i]!, currency: rows.get(keys[i]!)!.currency }))
    const faults = await priceFaults(client, productId, wishes)
    if (faults.length) return refuseOrder(...faults)
    const there = await rowsWith(client, variantListings, variantListings.variantId, [id])
    await writePrices(client, [{ variantId: id, prices: wishes, there }])
    await refreshPrices(client, ctx.clock.now(), [productId])
    await touchProducts(client, [productId], ctx.clock.now())
    return ok(null)
  })

const VARIANT = {
  table: variants,
  type: 'ProductVariant',
  stale: ['products', 'collections'],
  events: { updated: 'PRODUCT_VARIANT_UPDATED' },
} as const
