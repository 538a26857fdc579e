/** The lines that clients send, brought together by variant. */
import type { MetadataMap } from '../../db/tables/columns.ts'
import type { ForSaleRow } from '../../db/queries/for-sale.ts'
import { toMinor } from '../money.ts'
import type { CheckoutLine } from './state.ts'

export interface LineInput {
  variantId: number
  quantity: number
  forceNewLine: boolean
  /** A decimal price that an app sets; null removes one, undefined leaves it as it is. */
  price?: number | null | undefined
  metadata: MetadataMap
}

/** Adds up lines of the same variant, except where a line of its own is asked for. */
export function mergeSameVariants(inputs: readonly LineInput[]): LineInput[] {
  const groups = new Map<number, LineInput>()
  const out: LineInput[] = []
  for (const input of inputs) {
    const hit = input.forceNewLine ? undefined : groups.get(input.variantId)
    if (hit) {
      hit.quantity += input.quantity
      Object.assign(hit.metadata, input.metadata)
      if (input.price !== undefined) hit.price = input.price
      continue
    }
    const group = { ...input, metadata: { ...input.metadata } }
    if (!input.forceNewLine) groups.set(input.variantId, group)
    out.push(group)
  }
  return out
}

export const newLine = (
  id: string,
  input: Pick<LineInput, 'variantId' | 'quantity' | 'price' | 'metadata'>,
  row: ForSaleRow,
  currency: string,
): CheckoutLine => ({
  id,
  variantId: input.variantId,
  quantity: input.quantity,
  metadata: input.metadata,
  isGift: false,
  privateMetadata: {},
  trackInventory: row.trackInventory,
  quantityLimit: row.quantityLimit,
  productId: row.productId,
  categoryId: row.categoryId,
  collectionIds: row.collectionIds,
  requiresShipping: row.requiresShipping,
  weight: row.weight,
  price: row.price,
  taxClassId: row.taxClassId,
  discountedPrice: row.discountedPrice,
  sale: row.sale,
  priceOverride: overriddenBy(input.price, null, currency),
  isForSale: true,
})

/** The price of its own that a line has after a change, in minor units; null where it has the catalogue's. */
export const overriddenBy = (
  price: number | null | undefined,
  before: number | null,
  currency: string,
): number | null => (price === undefined ? before : price === null ? null : toMinor(price, currency))

/** Sums of quantities by variant. */
export function totalsByVariant(lines: readonly Pick<LineInput, 'variantId' | 'quantity'>[]): Map<number, number> {
  const totals = new Map<number, number>()
  for (const l of lines) totals.set(l.variantId, (totals.get(l.variantId) ?? 0) + l.quantity)
  return totals
}
