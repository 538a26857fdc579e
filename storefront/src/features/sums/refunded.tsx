/** What went back of an order's money, below its sums. */
import { m } from '../../paraglide/messages.js'
import { formatPrice } from '../../platform/money.ts'

/** Nothing where no money went back. */
export function Refunded({ of, className = '' }: { of: { amount: number; currency: string }; className?: string }) {
  if (of.amount <= 0) return null
  return (
    <dl className={`sums ${className}`}>
      <dt>{m.sums_refunded()}</dt>
      <dd>−{formatPrice(of)}</dd>
    </dl>
  )
}
