/** The lines that clients send, brought together by variant. */
import type { MetadataMap } from '../../db/tables/columns.ts'
import type { ForSaleRow } from '../../db/queries/catalog/for-sale.ts'
import { toMinor } from '../money.ts'
import { refuse } from '../result.ts'
import type { CheckoutLine } from './state.ts'

export interface LineInput {
  variantId: number
  quantity: number
  forceNewLine: boolean
  /** A decimal price that an app sets; null removes one, undefined leaves it as it is. */
  price?: number | null | undefined
  /** Why it sets that price; undefined leaves it as it is. */
  priceReason?: string | null | undefined
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
      if (input.price !== undefined) {
        hit.price = input.price
        // A reason belongs to the price that it came with.
        hit.priceReason = input.priceReason
      } else if (input.priceReason !== undefined) hit.priceReason = input.priceReason
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
  input: Pick<LineInput, 'variantId' | 'quantity' | 'price' | 'priceReason' | 'metadata'>,
  row: ForSaleRow,
  currency: string,
): CheckoutLine => ({
  ...ofVariant(row),
  id,
  variantId: input.variantId,
  quantity: input.quantity,
  metadata: input.metadata,
  isGift: false,
  privateMetadata: {},
  ...overriddenBy(input, NOT_OVERRIDDEN, currency),
  isForSale: true,
})

/** What a line has of its variant. */
function ofVariant(row: ForSaleRow) {
  const { id: _, name: __, isPublished: ___, availableForPurchaseAt: ____, inStock: _____, ...rest } = row
  return rest
}

type Overridden = Pick<CheckoutLine, 'priceOverride' | 'priceOverrideReason'>

const NOT_OVERRIDDEN: Overridden = { priceOverride: null, priceOverrideReason: null }

/**
 * The price of its own that a line has after a change, in minor units, and why; null where it has the catalogue's. A
 * reason goes with its price: another price without one has none.
 */
export function overriddenBy(
  { price, priceReason }: Pick<LineInput, 'price' | 'priceReason'>,
  before: Overridden,
  currency: string,
): Overridden {
  if (price === null || (price === undefined && before.priceOverride === null)) return NOT_OVERRIDDEN
  if (price === undefined)
    return {
      priceOverride: before.priceOverride,
      priceOverrideReason: priceReason === undefined ? before.priceOverrideReason : priceReason,
    }
  return { priceOverride: toMinor(price, currency), priceOverrideReason: priceReason ?? null }
}

/** The refusal of a reason for which a line has no price of its own. */
export const reasonWithoutPrice = (priceReason: string | null | undefined, line: Overridden) =>
  priceReason != null && line.priceOverride === null
    ? refuse(
        'PRICE_OVERRIDE_REASON_WITHOUT_OVERRIDE',
        'priceOverrideReason',
        'A reason can be given for a price of its own only.',
      )
    : null

/** Sums of quantities by variant. */
export function totalsByVariant(lines: readonly Pick<LineInput, 'variantId' | 'quantity'>[]): Map<number, number> {
  const totals = new Map<number, number>()
  for (const l of lines) totals.set(l.variantId, (totals.get(l.variantId) ?? 0) + l.quantity)
  return totals
}
