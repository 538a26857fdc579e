/**
 * The currency that a visitor reads prices in (docs/rules.md#reading-prices). It is chosen on the device, so the server
 * never renders it.
 */
import type { Money } from './money.ts'
import { useChannel } from './channel.ts'
import { useChosenCurrency } from './user-store.ts'

export interface DisplayCurrency {
  currency: string
  /** Units of this currency for one unit of the channel's. */
  rate: number
  /** The day of the rate. */
  date: string
}

/** Null where prices are read as they are charged. */
export function useDisplayCurrency(): DisplayCurrency | null {
  const { rates } = useChannel()
  const currency = useChosenCurrency()
  const rate = currency && rates?.rates[currency]
  return rate ? { currency, rate, date: rates.date } : null
}

/** An amount in the channel's currency converted to the display currency, rounded to two decimals. */
export const converted = (amount: number, { currency, rate }: DisplayCurrency): Money => ({
  amount: Math.round(amount * rate * 100) / 100,
  currency,
})
