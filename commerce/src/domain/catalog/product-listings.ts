/** In which channels a product is, and whether shoppers see it and can buy it there. */
import type { ProductErrorCode } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { refreshPrices } from '../../db/triggers/derived.ts'
import { dropVariantListings, leaveChannels, listingsOfProducts } from '../../db/queries/catalog/listings.ts'
import { touchProducts, variantIdsOf } from '../../db/queries/catalog/variant-places.ts'
import { rowsByKey, rowsWith } from '../../db/statements/rows.ts'
import { saveSet, type Values } from '../../db/statements/save.ts'
import { productListings, variantListings, variants } from '../../db/tables/catalog.ts'
import { channels } from '../../db/tables/shop.ts'
import type { ProductChannelListingAddInput, ProductChannelListingUpdateInput } from './inputs.generated.ts'
import { intKey } from '../global-id.ts'
import type { NounCtx } from '../nouns/noun.ts'
import { changeRow } from '../nouns/write.ts'
import { ok, type Refusal, refusal, refuse, refuseOrder, type Result } from '../result.ts'
import { repeatedChannels } from '../channel-lists.ts'
import { product } from './product.ts'

type Code = ProductErrorCode
export type Wish = ProductChannelListingAddInput & { channel: number }

/** The channels with these ids, each once; null where one is unknown. */
export async function channelKeys(client: PoolClient, ids: readonly string[]): Promise<number[] | null> {
  const keys = ids.map((id) => intKey(id, 'Channel') ?? 0)
  const rows = await rowsByKey(client, channels, [...new Set(keys)])
  return rows.length === new Set(keys).size ? keys : null
}

/** The channels in which something is to be listed, and those that it is to leave; `fields` are named in refusals. */
export async function channelsOf(
  client: PoolClient,
  given: readonly { channelId: string }[],
  leaves: readonly string[],
  fields: readonly [writtenField: string, removedField: string],
): Promise<Result<{ written: number[]; removed: number[] }, 'GRAPHQL_ERROR' | 'DUPLICATED_INPUT_ITEM'>> {
  const written = await channelKeys(
    client,
    given.map((one) => one.channelId),
  )
  if (!written) return refuse('GRAPHQL_ERROR', 'channelId', 'Could not resolve to channels.')
  const removed = await channelKeys(client, leaves)
  if (!removed) return refuse('GRAPHQL_ERROR', 'removeChannels', 'Could not resolve to channels.')
  const faults = repeatedChannels(written, removed, fields)
  return faults.length ? refuseOrder(...faults) : ok({ written, removed })
}

/** Lists a product in channels, or takes it out of them; answers the product's key. */
export const updateProductListings = (
  ctx: NounCtx,
  id: string,
  { updateChannels, removeChannels }: ProductChannelListingUpdateInput,
): Promise<Result<number, Code>> =>
  changeRow(ctx, product, { named: { id } }, async ({ client }, row): Promise<Result<null, Code>> => {
    const given = updateChannels ?? []
    const found = await channelsOf(client, given, removeChannels ?? [], ['updateChannels', 'removeChannels'])
    if (!found.ok) return found
    const wishes = given.map((one, i): Wish => ({ ...one, channel: found.value.written[i]! }))
    const faults = await faultsOf(client, row, wishes)
    if (faults.length) return refuseOrder(...faults)
    const there = await listingsOfProducts(client, [row.id])
    const now = ctx.clock.now()
    await leaveChannels(client, row.id, found.value.removed)
    await saveSet(
      client,
      productListings,
      wishes.map((wish) => listingOf(row.id, wish, there.find((l) => l.channelId === wish.channel) ?? null, now)),
      { key: ['productId', 'channelId'] },
    )
    for (const { channel, removeVariants } of wishes)
      if (removeVariants?.length) await dropVariantListings(client, keysOf(removeVariants), channel)
    await refreshPrices(client, now, [row.id])
    await touchProducts(client, [row.id], now)
    return ok(null)
  })

const keysOf = (ids: readonly string[]): number[] => ids.map((id) => intKey(id, 'ProductVariant') ?? 0)

async function faultsOf(
  client: PoolClient,
  { id, categoryId }: { id: number; categoryId: number | null },
  wishes: readonly Wish[],
): Promise<Refusal<Code>[]> {
  const faults: Refusal<Code>[] = []
  const where = (fits: (wish: Wish) => boolean): number[] => wishes.filter(fits).map((wish) => wish.channel)
  const homeless = categoryId === null ? where((wish) => wish.isPublished === true) : []
  if (homeless.length)
    faults.push(
      refusal('PRODUCT_WITHOUT_CATEGORY', 'isPublished', 'A product needs a category to be published.', {
        channels: homeless,
      }),
    )
  const odd = where((wish) => wish.isAvailableForPurchase === false && availableAt(wish) != null)
  if (odd.length)
    faults.push(
      refusal('INVALID', 'availableForPurchaseDate', 'What is not for sale has no date of it.', { channels: odd }),
    )
  const own = new Set(await variantIdsOf(client, [id]))
  for (const { channel, addVariants, removeVariants } of wishes)
    for (const [field, ids] of [
      ['addVariants', addVariants],
      ['removeVariants', removeVariants],
    ] as const) {
      const keys = keysOf(ids ?? [])
      const rows = await rowsByKey(client, variants, keys)
      if (rows.length < new Set(keys).size) return [refusal('GRAPHQL_ERROR', 'id', 'Could not resolve to variants.')]
      const strange = keys.filter((key) => !own.has(key))
      const sold =
        field === 'addVariants'
          ? (await rowsWith(client, variantListings, variantListings.variantId, keys)).filter(
              (listing) => listing.channelId === channel,
            )
          : []
      if (sold.length) faults.push(refusal('ALREADY_EXISTS', field, 'The channel has these variants already.'))
      else if (strange.length)
        faults.push(
          refusal('NOT_PRODUCTS_VARIANT', field, 'These are variants of another product.', { variants: strange }),
        )
    }
  return faults
}

/** The day or moment that was entered; undefined where none was. */
const availableAt = ({ availableForPurchaseAt, availableForPurchaseDate }: ProductChannelListingAddInput) =>
  availableForPurchaseAt !== undefined ? availableForPurchaseAt : dayOf(availableForPurchaseDate)

/** A day as the moment at which it begins. */
export const dayOf = (day: string | null | undefined): Date | null | undefined =>
  day ? new Date(day) : day === null ? null : undefined

type Before = Awaited<ReturnType<typeof listingsOfProducts>>[number]

/** The listing that an input makes, of what was there before. */
export function listingOf(
  productId: number,
  wish: Wish,
  before: Before | null,
  now: Date,
): Values<typeof productListings> {
  const { isPublished, isAvailableForPurchase, visibleInListings, channel } = wish
  const published = isPublished ?? before?.isPublished ?? false
  const given = wish.publishedAt !== undefined ? wish.publishedAt : dayOf(wish.publicationDate)
  const at = availableAt(wish)
  return {
    productId,
    channelId: channel,
    isPublished: published,
    publishedAt: given ?? before?.publishedAt ?? (published ? now : null),
    visibleInListings: visibleInListings ?? before?.visibleInListings ?? false,
    availableForPurchaseAt:
      isAvailableForPurchase === false
        ? null
        : isAvailableForPurchase === true
          ? (at ?? now)
          : at !== undefined
            ? at
            : (before?.availableForPurchaseAt ?? null),
  }
}
