/** The values from which the catalogue's types are resolved: a row, and the channel in which it is seen. */
import {
  type CategoryRow,
  categoryTree,
  type CollectionRow,
  type MediaRow,
  type ProductListingRow,
  type ProductRow,
  type VariantListingRow,
  type VariantRow,
} from '../../db/queries/catalog/catalog.ts'
import type { ChannelRow, ProductTypeRow } from '../../db/queries/reference/reference.ts'
import type { CollectionChannelListingRow } from '../../db/queries/catalog/collection-places.ts'
import type {
  FullStockRow,
  ProductChannelListingRow,
  VariantChannelListingRow,
} from '../../db/queries/catalog/listings.ts'
import type { AttributeSource } from '../attribute/sources.ts'
import type { GraphqlContext } from '../context.ts'
import { seesAllProducts } from '../shared/channel.ts'
import { inChannel } from './loaders.ts'

export type {
  CategoryRow,
  ChannelRow,
  CollectionRow,
  MediaRow,
  ProductListingRow,
  ProductRow,
  ProductTypeRow,
  VariantListingRow,
  VariantRow,
}

export interface ProductSource {
  row: ProductRow
  /**
   * The channel in which the product is seen; null outside of channels, where it has neither prices nor availability.
   */
  channel: ChannelRow | null
  /** Left out when it has not been read yet; null when the product is not listed in the channel. */
  listing?: ProductListingRow | null
}

export interface VariantSource {
  row: VariantRow
  channel: ChannelRow | null
  /** Left out when it has not been read yet; null when the variant is not sold in the channel. */
  listing?: VariantListingRow | null
}

export interface CollectionSource {
  row: CollectionRow
  channel: ChannelRow | null
}

export interface CategorySource {
  row: CategoryRow
}

export interface ProductTypeSource {
  row: ProductTypeRow
}

export interface MediaSource {
  row: MediaRow
}

/** A listing of a product in a channel, as staff read it. */
export interface ProductChannelListingSource {
  row: ProductChannelListingRow
}

export interface CollectionChannelListingSource {
  row: CollectionChannelListingRow
}

export interface VariantChannelListingSource {
  row: VariantChannelListingRow
}

export interface StockSource {
  row: FullStockRow
}

/** An attribute that variants of a type have. */
export interface AssignedVariantAttributeSource {
  attribute: AttributeSource
  /** Whether buyers choose a variant by it. */
  variantSelection: boolean
}

export const productSource = (
  row: ProductRow,
  channel: ChannelRow | null,
  listing?: ProductListingRow | null,
): ProductSource => (listing === undefined ? { row, channel } : { row, channel, listing })

export const variantSource = (
  row: VariantRow,
  channel: ChannelRow | null,
  listing?: VariantListingRow | null,
): VariantSource => (listing === undefined ? { row, channel } : { row, channel, listing })

export const collectionSource = (row: CollectionRow, channel: ChannelRow | null): CollectionSource => ({ row, channel })

/** A category by id or slug. */
export async function categoryOf(
  ctx: Pick<GraphqlContext, 'database'>,
  key: number | string | null,
): Promise<CategorySource | null> {
  const row = key === null ? undefined : (await categoryTree(ctx.database.pool)).get(key)
  return row ? { row } : null
}

/**
 * A collection as the viewer sees it in a channel, or null. Who sees all products also sees unpublished collections,
 * but in a channel only those listed there.
 */
export async function visibleCollection(
  ctx: GraphqlContext,
  row: CollectionRow | null,
  channel: ChannelRow | null,
): Promise<CollectionSource | null> {
  if (!row) return null
  if (!channel) return seesAllProducts(ctx) ? collectionSource(row, null) : null
  const listing = await ctx.loaders.collectionListing.load(inChannel(channel.id, row.id))
  const shown = seesAllProducts(ctx) ? listing !== null : channel.isActive && listing?.published
  return shown ? collectionSource(row, channel) : null
}

/** A variant to which another row refers. Throws when it does not exist. */
export async function variantOf(ctx: GraphqlContext, id: number, channel: ChannelRow | null): Promise<VariantSource> {
  const row = await ctx.loaders.variantById.load(id)
  if (!row) throw new Error(`Variant ${id} is gone`)
  return variantSource(row, channel)
}
