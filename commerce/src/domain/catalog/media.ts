/** Pictures and videos of products, and which of them show a variant. */
import { LONGEST_NAME } from '@semena/contract/limits'
import type { ProductErrorCode } from '@semena/contract/enums'
import { deleteLink, mediaInOrder } from '../../db/queries/catalog/media.ts'
import { rowsByKey, rowsWith } from '../../db/statements/rows.ts'
import { save, saveSet } from '../../db/statements/save.ts'
import { productMedia, variantMedia } from '../../db/tables/catalog.ts'
import { type Change, changing } from '../changes/changing.ts'
import { intKey } from '../global-id.ts'
import { fieldsOf, isOfType } from '../nouns/fields.ts'
import { findRow } from '../nouns/find.ts'
import { nounOf, type NounCtx } from '../nouns/noun.ts'
import { ok, refuse, type Result } from '../result.ts'
import { plainText } from '../text.ts'
import { product } from './product.ts'
import { variant } from './variant.ts'
import { videoAt } from './video.ts'

type Code = ProductErrorCode

/** The longest side of a stored picture, in pixels. */
const SIDE = 4096
const f = fieldsOf(productMedia)

/** For changing and deleting; media are made by `addMedia`. */
export const media = nounOf<{ alt?: string | null }, Code>()({
  type: 'ProductMedia',
  table: productMedia,
  fields: { alt: f.text('alt', { max: LONGEST_NAME }) },
  stale: ['products', 'collections'],
  events: { created: 'PRODUCT_MEDIA_CREATED', updated: 'PRODUCT_MEDIA_UPDATED', deleted: 'PRODUCT_MEDIA_DELETED' },
})

export interface MediaKeys {
  productId: number
  mediaId: number
}

export interface NewMedia {
  product: string
  alt?: string | null | undefined
  /** An uploaded picture as it was sent. */
  picture: Buffer | null
  /** Where a picture or a video lies; a picture is fetched and stored. */
  url?: string | null | undefined
}

export type StoredMedia = Pick<typeof productMedia.$inferInsert, 'path' | 'type' | 'externalUrl' | 'oembed'>

/** Adds a picture or a video behind the others of a product. */
export async function addMedia(
  ctx: NounCtx,
  { product: productId, alt, picture, url }: NewMedia,
): Promise<Result<MediaKeys, Code>> {
  const text = plainText(alt ?? '').trim()
  if (picture === null && !url) return refuse('REQUIRED', 'input', 'A picture or an address is required.')
  if (picture !== null && url) return refuse('DUPLICATED_INPUT_ITEM', 'input', 'Either a picture or an address.')
  const known = await findKnown(ctx, productId)
  if (!known.ok) return known
  const stored = await storeMedia(ctx, picture, url ?? '')
  if (!stored.ok) return stored
  if (text.length > LONGEST_NAME) return refuse('INVALID', 'input', `It has at most ${LONGEST_NAME} characters.`)
  return changing<MediaKeys, Code>(ctx, async (change) => {
    const found = await findRow(change.client, product, { id: productId }, 'product')
    if (!found.ok) return found
    const sort = (await mediaInOrder(change.client, found.value.id)).length
    const values = { ...stored.value, productId: found.value.id, alt: text, sort }
    const [id] = await save(change.client, productMedia, [{ id: undefined, values }])
    told(change, found.value.id)
    change.event('PRODUCT_MEDIA_CREATED', 'ProductMedia', id!)
    return ok({ productId: found.value.id, mediaId: Number(id) })
  })
}

/** Looks for the product before a picture is fetched or made anew. */
async function findKnown({ database }: NounCtx, id: string): Promise<Result<null, Code>> {
  if (!isOfType(id, 'Product')) return refuse('GRAPHQL_ERROR', 'product', 'Must receive a Product id.')
  const key = intKey(id, 'Product')
  const [row] = key === null ? [] : await rowsByKey(database.pool, product.table, [key])
  return row ? ok(null) : refuse('NOT_FOUND', 'product', "Couldn't resolve to a Product.")
}

/** Stores a picture, or one that is fetched from an address; a video stays where it lies. */
export async function storeMedia(
  { media: files }: NounCtx,
  picture: Buffer | null,
  url: string,
): Promise<Result<StoredMedia, 'INVALID' | 'UNSUPPORTED_MEDIA_PROVIDER'>> {
  if (picture) {
    const path = await files.putPicture(picture, SIDE)
    return path ? ok({ path, type: 'IMAGE' }) : refuse('INVALID', 'image', 'This is no picture that can be shown.')
  }
  const video = videoAt(url)
  if (video) return ok({ path: '', type: 'VIDEO', externalUrl: video.url, oembed: video.oembed })
  const fetched = await files.fetchPicture(url)
  if (!fetched)
    return refuse('UNSUPPORTED_MEDIA_PROVIDER', 'mediaUrl', 'There is neither a picture nor a video that can be shown.')
  const path = await files.putPicture(fetched, SIDE)
  return path ? ok({ path, type: 'IMAGE' }) : refuse('INVALID', 'mediaUrl', 'This is no picture that can be shown.')
}

function told(change: Change, productId: number): void {
  change.stale('products', 'collections')
  change.event('PRODUCT_UPDATED', 'Product', productId)
}

/** Puts the media of a product into the order of these ids, which are all it has. */
export const reorderMedia = (
  ctx: NounCtx,
  productId: string,
  ids: readonly string[],
): Promise<Result<{ productId: number; mediaIds: number[] }, Code>> =>
  changing<{ productId: number; mediaIds: number[] }, Code>(ctx, async (change) => {
    const { client } = change
    const found = await findRow(client, product, { id: productId }, 'productId')
    if (!found.ok) return found
    const there = await mediaInOrder(client, found.value.id)
    if (ids.length !== there.length) return refuse('INVALID', 'order', 'Every one of the media has to be named, once.')
    const keys = ids.map((id) => intKey(id, 'ProductMedia') ?? 0)
    if ((await rowsByKey(client, productMedia, keys)).length < new Set(keys).size)
      return refuse('NOT_FOUND', 'order', "Couldn't resolve to ProductMedia.")
    if (keys.some((key) => !there.includes(key)) || new Set(keys).size < keys.length)
      return refuse('NOT_PRODUCTS_IMAGE', 'order', 'These are not the media of the product.')
    const rows = keys.map((id, sort) => ({ id, values: { sort } }))
    await save(client, productMedia, rows)
    told(change, found.value.id)
    return ok({ productId: found.value.id, mediaIds: keys })
  })

/** Finds a variant and one of the media, and says whether they belong together. */
const withBoth = (
  ctx: NounCtx,
  variantId: string,
  mediaId: string,
  work: (
    change: Change,
    keys: { variantId: number; mediaId: number },
    isAssigned: boolean,
  ) => Promise<Result<null, Code>>,
): Promise<Result<{ variantId: number; mediaId: number }, Code>> =>
  changing<{ variantId: number; mediaId: number }, Code>(ctx, async (change) => {
    const { client } = change
    const found = await findRow(client, variant, { id: variantId }, 'variantId')
    if (!found.ok) return found
    const picture = await findRow(client, media, { id: mediaId }, 'mediaId')
    if (!picture.ok) return picture
    if (picture.value.productId !== found.value.productId)
      return refuse('NOT_PRODUCTS_IMAGE', 'mediaId', 'It shows another product.')
    const keys = { variantId: found.value.id, mediaId: picture.value.id }
    const links = await rowsWith(client, variantMedia, variantMedia.variantId, [keys.variantId])
    const done = await work(
      change,
      keys,
      links.some((link) => link.mediaId === keys.mediaId),
    )
    if (!done.ok) return done
    change.stale('products')
    change.event('PRODUCT_VARIANT_UPDATED', 'ProductVariant', keys.variantId)
    return ok(keys)
  })

/** Says that a picture shows a variant. */
export const assignMedia = (ctx: NounCtx, variantId: string, mediaId: string) =>
  withBoth(ctx, variantId, mediaId, async ({ client }, keys, isAssigned) => {
    if (isAssigned) return refuse('MEDIA_ALREADY_ASSIGNED', 'mediaId', 'It shows the variant already.')
    await saveSet(client, variantMedia, [keys], { key: ['variantId', 'mediaId'] })
    return ok(null)
  })

/** Says that a picture shows a variant no longer. */
export const unassignMedia = (ctx: NounCtx, variantId: string, mediaId: string) =>
  withBoth(ctx, variantId, mediaId, async ({ client }, keys, isAssigned) => {
    if (!isAssigned) return refuse('NOT_PRODUCTS_IMAGE', 'mediaId', 'It does not show the variant.')
    await deleteLink(client, keys.variantId, keys.mediaId)
    return ok(null)
  })
