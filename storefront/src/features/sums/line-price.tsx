/** The price of a line, beside its full price where that is higher. */
import { m } from '../../paraglide/messages.js'
import { type Money, formatPrice } from '../../platform/money.ts'

export function LinePrice({ now, before }: { now: Money; before: Money | undefined }) {
  if (!before) return <p className="text-strong line-price">{formatPrice(now)}</p>
  return (
    <p className="line-price">
      <del className="text-quiet line-price-before">
        <span className="visually-hidden">{m.sums_line_before()}: </span>
        {formatPrice(before)}
      </del>
      <ins className="text-strong text-clay line-price-now">
        <span className="visually-hidden">{m.sums_line_now()}: </span>
        {formatPrice(now)}
      </ins>
    </p>
  )
}
