/**
 * Whether a line of the basket is still available, and if not, why (stock is allocated when ordering:
 * docs/rules.md#stock).
 */

interface LineFacts {
  quantity: number
  isGift: boolean | null
  variant: { quantityAvailable: number | null; product: { isAvailable: boolean | null } }
}

export type LineState = { kind: 'ready' } | { kind: 'left'; count: number } | { kind: 'gone' } | { kind: 'withdrawn' }

/** The state of a line. Where the service does not say how many are left (null), there are taken to be enough. */
export function lineState({ quantity, variant }: LineFacts): LineState {
  const left = variant.quantityAvailable
  if (left !== null && left <= 0)
    return variant.product.isAvailable === false ? { kind: 'withdrawn' } : { kind: 'gone' }
  if (left !== null && left < quantity) return { kind: 'left', count: left }
  return { kind: 'ready' }
}
