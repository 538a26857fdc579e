/**
 * A price converted to the currency that the visitor reads prices in (docs/rules.md#reading-prices). Its space is kept
 * free from the start, and the price that is charged stands beside it, unchanged.
 */
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { useChannel } from '../../platform/channel.ts'
import { formatDate } from '../../platform/dates.ts'
import { currentLanguage } from '../../platform/i18n.ts'
import { type Money, formatPrice } from '../../platform/money.ts'
import { type DisplayCurrency, converted, useDisplayCurrency } from '../../platform/display-currency.ts'

interface Props {
  /** One price, or the two ends of a range. */
  of: readonly Money[]
  /** Shows the day of the rate as text; otherwise it shows on hover only. */
  dated?: boolean
}

export function Approximate({ of: prices, dated = false }: Props) {
  const { rates } = useChannel()
  const reading = useDisplayCurrency()
  if (!rates) return null
  const amounts = prices.map(({ amount }) => amount)
  return (
    <span className="approximate" data-amounts={amounts.join()}>
      {reading && <About amounts={amounts} reading={reading} dated={dated} />}
    </span>
  )
}

/** What stands there once somebody reads prices in another currency. */
export function About({
  amounts,
  reading,
  dated,
}: {
  amounts: readonly number[]
  reading: DisplayCurrency
  dated?: boolean
}) {
  const day = m.catalog_rate_of({ date: formatDate(reading.date, currentLanguage()) })
  return (
    <span title={day}>
      <AboutSign />
      {amounts.map((amount) => formatPrice(converted(amount, reading))).join('–')}
      {dated && <span className="approximate-day">{day}</span>}
    </span>
  )
}

/** "≈" as a drawing, because neither of the fonts has it. */
const AboutSign = (): ReactNode => (
  <>
    <span className="visually-hidden">{m.catalog_approximately()} </span>
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path d="M1 4Q3 1.6 5 3T9 2.6M1 8Q3 5.6 5 7T9 6.6" />
    </svg>
  </>
)
