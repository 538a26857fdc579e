/** Shares a discount among lines. */
import { divideRounded } from '../money.ts'

/**
 * Shares of `amount` in proportion to `weights`, none above its own weight. They add up to the amount exactly, unless
 * that is more than all weights together. What rounding leaves over goes to the last ones, as in Saleor.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((a, b) => a + b, 0)
  let left = Math.min(amount, total)
  const wanted = left
  const last = weights.findLastIndex((w) => w > 0)
  const shares = weights.map((w, i) => {
    if (w === 0 || i === last) return 0
    const share = Math.min(left, w, divideRounded(wanted * w, total))
    left -= share
    return share
  })
  for (let i = shares.length - 1; i >= 0 && left > 0; i--) {
    const more = Math.min(left, weights[i]! - shares[i]!)
    shares[i]! += more
    left -= more
  }
  return shares
}
