/**
 * The currency a visitor reads prices in (docs/rules.md#reading-prices): chosen on the device, so the server never
 * renders it.
 */
import type { Money } from './money.ts'
import { useChannel } from './channel.ts'
import { useChosenCurrency } from './user-store.ts'

export interface DisplayCurrency {
  currency: string
  /** Of this currency for one of the channel's. */
  rate: number
  /** The day the rate is of. */
  date: string
}

/** Null where prices are read as they are charged. */
export function useDisplayCurrency(): DisplayCurrency | null {
  const { rates } = useChannel()
  const currency = useChosenCurrency()
  const rate = currency && rates?.rates[currency]
  return rate ? { currency, rate, date: rates.date } : null
}

/** Two decimals, as all money on screen. */
export const converted = ({ amount }: Money, { currency, rate }: DisplayCurrency): Money => ({
  amount: Math.round(amount * rate * 100) / 100,
  currency,
})
