/** What the catalogue's types are resolved from: a row, and the channel it is looked at in. */
import type {
  AttributeValueRow,
  CategoryRow,
  CollectionRow,
  MediaRow,
  ProductListingRow,
  ProductRow,
  VariantListingRow,
  VariantRow,
} from '../../db/queries/catalog.ts'
import type { AttributeRow, ChannelRow, ProductTypeRow } from '../../db/queries/reference.ts'

export type {
  AttributeRow,
  AttributeValueRow,
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
  /** Null: looked at outside of channels, so without prices and availability. */
  channel: ChannelRow | null
  /** Left out: not read yet. Null: not listed in the channel. */
  listing?: ProductListingRow | null
}

export interface VariantSource {
  row: VariantRow
  channel: ChannelRow | null
  /** Left out: not read yet. Null: not sold in the channel. */
  listing?: VariantListingRow | null
}

export interface CollectionSource {
  row: CollectionRow
  channel: ChannelRow | null
}

export interface CategorySource {
  row: CategoryRow
}

export interface AttributeSource {
  row: AttributeRow
}

export interface AttributeValueSource {
  row: AttributeValueRow
  attribute: AttributeRow
}

/** An attribute with the values one product, variant or page has. */
export interface SelectedAttributeSource {
  attribute: AttributeSource
  values: AttributeValueSource[]
}

export interface ProductTypeSource {
  row: ProductTypeRow
}

export interface MediaSource {
  row: MediaRow
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
