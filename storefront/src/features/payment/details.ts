/**
 * Reads what our gateways tell the payment page in `data`: the shop's Bitcoin wallet, and providers with their own
 * pages.
 */
import { type BitcoinDetails, readBitcoin, satoshi } from './bitcoin/details.ts'
import { parseTime } from './countdown.ts'
import { count, fields, type ProviderState, STATES, text } from './fields.ts'

export interface RedirectDetails {
  kind: 'redirect'
  provider: string
  /** The provider's page; null when it cannot be paid there any more. */
  redirectUrl: string | null
  state: ProviderState
  /** `amount`, `paid` and `due` are in the currency's main unit, such as euros. */
  amount: number
  currency: string
  paid: number
  due: number
  expiresAt: number | null
}

export type Details = BitcoinDetails | RedirectDetails

/** Reasons why a payment could not be started; it may be tried again. */
const UNAVAILABLE = [
  'RATE_UNAVAILABLE',
  'CHAIN_UNAVAILABLE',
  'ADDRESSES_USED_UP',
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_REFUSED',
] as const
export type Unavailable = (typeof UNAVAILABLE)[number]

/** Reads a gateway's `data`; null for any other gateway's, such as one of an outside service. */
export function readDetails(value: unknown): Details | null {
  const data = fields(value)
  const state = STATES.find((one) => one === data.state)
  if (!state) return null
  const here = readBitcoin(data, state)
  if (here) return here
  if (data.kind !== 'redirect') return null
  return {
    kind: 'redirect',
    provider: text(data.provider) ?? '',
    redirectUrl: text(data.redirectUrl),
    state,
    amount: count(data.amount),
    currency: text(data.currency) ?? '',
    paid: count(data.paid),
    due: count(data.due),
    expiresAt: parseTime(data.expiresAt),
  }
}

/** Reads from a gateway's `data` why no payment could be started; null where it gives no known reason. */
export const readUnavailable = (value: unknown): Unavailable | null =>
  UNAVAILABLE.find((one) => one === fields(value).error) ?? null

/** The facts that decide which state the page shows; the rest of the details is only displayed. */
export interface PaymentFacts {
  state: ProviderState
  /** Whether it is paid on our own page, to an address, instead of on the provider's page. */
  onPage: boolean
  /** How much of the asked sum has come or was announced. */
  money: 'none' | 'part' | 'all'
  /** Whether some of that money is not final yet. */
  pending: boolean
  /** Whether there is an address or a page to pay at, and time left. */
  payable: boolean
}

/** `left` is the milliseconds until the quote ends, null when it does not; `event` is the payment's last event. */
export function readPaymentFacts(details: Details, event: string | null, left: number | null): PaymentFacts {
  const inTime = left === null || left > 0
  if (details.kind === 'address') {
    const seen = satoshi(details.seen)
    return {
      state: details.state,
      onPage: true,
      money: seen === 0n ? 'none' : satoshi(details.due) > 0n ? 'part' : 'all',
      pending: seen > satoshi(details.confirmed),
      payable: details.address !== null && satoshi(details.due) > 0n && inTime,
    }
  }
  const { state, paid, due, amount, redirectUrl } = details
  const pending = event === 'INFO'
  return {
    state,
    onPage: false,
    money: paid <= 0 && !pending ? 'none' : due > 0 && due < amount ? 'part' : 'all',
    pending,
    payable: redirectUrl !== null && state === 'OPEN' && inTime,
  }
}
