/** Which variants a filter by stock shows. Today counts by the same rules (`scarceVariants`). */
import { LOW_STOCK } from '@semena/contract/limits'
import type { Row } from './cells.ts'
import type { SheetSearch } from './search.ts'

/** A channel that was chosen, with the warehouses from which it sells. */
export interface Sold {
  id: string
  warehouses: readonly { id: string }[]
}

/** Whether a variant is shown by the filter. Only what is for sale, in the channel or in any, can be sold out. */
export function fitsStock(
  { product, variant }: Pick<Row, 'product' | 'variant'>,
  stock: NonNullable<SheetSearch['stock']>,
  sold: Sold | null,
): boolean {
  if (!variant) return false
  const free = (variant.stocks ?? [])
    .filter(({ warehouse }) => !sold || sold.warehouses.some(({ id }) => id === warehouse.id))
    .reduce((sum, { quantity, quantityAllocated }) => sum + quantity - quantityAllocated, 0)
  if (stock === 'in') return !variant.trackInventory || free > 0
  const isIn = ({ channel }: { channel: { id: string } }): boolean => !sold || channel.id === sold.id
  const isForSale =
    product.channelListings?.some((listing) => listing.isPublished && isIn(listing)) === true &&
    variant.channelListings?.some(isIn) === true
  return variant.trackInventory && isForSale && (stock === 'out' ? free <= 0 : free > 0 && free <= LOW_STOCK)
}
