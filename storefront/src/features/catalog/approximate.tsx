/**
 * A price as the visitor reads it (docs/rules.md#reading-prices), in space that is kept for it: what is charged stands
 * beside it, unchanged.
 */
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { formatDate } from '../../platform/dates.ts'
import { currentLanguage } from '../../platform/i18n.ts'
import { type Money, formatPrice } from '../../platform/money.ts'
import { converted, useDisplayCurrency } from '../../platform/display-currency.ts'

interface Props {
  /** One price, or the two ends of a range. */
  of: readonly Money[]
  /** Says of which day the rate is; elsewhere that shows on hover. */
  dated?: boolean
}

export function Approximate({ of: prices, dated = false }: Props) {
  const { rates } = useChannel()
  const reading = useDisplayCurrency()
  if (!rates) return null
  if (!reading) return <span className="approximate" />
  const day = m.catalog_rate_of({ date: formatDate(reading.date, currentLanguage()) })
  return (
    <span className="approximate" title={day}>
      <AboutSign />
      {prices.map((price) => formatPrice(converted(price, reading))).join('–')}
      {dated && <span className="approximate-day">{day}</span>}
    </span>
  )
}

/** "≈" is drawn: neither of the fonts has it. */
const AboutSign = (): ReactNode => (
  <>
    <span className="visually-hidden">{m.catalog_about()} </span>
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path d="M1 4Q3 1.6 5 3T9 2.6M1 8Q3 5.6 5 7T9 6.6" />
    </svg>
  </>
)
