/** The price of a line, beside its full price where that is higher. */
import { m } from '../../paraglide/messages.js'
import { type Money, formatPrice } from '../../platform/money.ts'

interface Props {
  now: Money
  before: Money | undefined
  /** Whether another price is on its way. */
  isOld?: boolean
}

export function LinePrice({ now, before, isOld }: Props) {
  if (!before)
    return (
      <p className="text-strong line-price" aria-busy={isOld}>
        {formatPrice(now)}
      </p>
    )
  return (
    <p className="line-price" aria-busy={isOld}>
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
