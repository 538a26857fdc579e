/** What a line costs, beside what it would cost at full price. */
import { m } from '../../paraglide/messages.js'
import { type Money, formatPrice } from '../../platform/money.ts'

export function LinePrice({ now, before }: { now: Money; before: Money | undefined }) {
  if (!before) return <p className="text-right font-semibold whitespace-nowrap">{formatPrice(now)}</p>
  return (
    <p className="text-right whitespace-nowrap">
      <del className="block text-ink-3">
        <span className="vh">{m.sums_line_before()}: </span>
        {formatPrice(before)}
      </del>
      <ins className="font-semibold text-clay no-underline">
        <span className="vh">{m.sums_line_now()}: </span>
        {formatPrice(now)}
      </ins>
    </p>
  )
}
