/**
 * Reads what our gateways tell the payment page in `data`: the shop's Bitcoin wallet, and providers with their own
 * pages.
 */
import { parseTime } from './countdown.ts'

/**
 * States of a payment: OPEN can still be paid; EXPIRED, CANCELED and FAILED are over, though money may still come; DONE
 * is paid as the provider sees it.
 */
const STATES = ['OPEN', 'DONE', 'EXPIRED', 'CANCELED', 'FAILED'] as const
type ProviderState = (typeof STATES)[number]

/** Amounts are in BTC as decimal text, as a wallet wants to have them. */
export interface BitcoinDetails {
  kind: 'bitcoin'
  state: ProviderState
  network: string
  /** Null when it must not be paid any more. */
  address: string | null
  /** A BIP21 link; null where there is none. */
  uri: string | null
  amount: string
  /** What is still to be sent. */
  due: string
  /** The sum of all coins that were seen, confirmed or not. */
  seen: string
  confirmed: string
  rate: { price: number; currency: string; source: string; at: number | null } | null
  confirmations: { required: number; got: number }
  coins: readonly { reference: string; amount: string; confirmations: number }[]
  expiresAt: number | null
}

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

type Fields = Readonly<Record<string, unknown>>

const fields = (value: unknown): Fields => (value !== null && typeof value === 'object' ? (value as Fields) : {})
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const count = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

/** A decimal amount of BTC in satoshi; 0 where it cannot be read. */
export function satoshi(amount: unknown): bigint {
  const [, whole, part = ''] = /^(\d{1,8})(?:\.(\d{1,8}))?$/.exec(text(amount) ?? '') ?? []
  return whole === undefined ? 0n : BigInt(whole + part.padEnd(8, '0'))
}

const decimal = (value: unknown): string => (satoshi(value) > 0n ? (text(value) ?? '0') : '0')

function readBitcoin(data: Fields, state: ProviderState): BitcoinDetails {
  const rate = fields(data.rate)
  const price = Number(text(rate.price))
  const confirmations = fields(data.confirmations)
  const uri = text(data.uri)
  return {
    kind: 'bitcoin',
    state,
    network: text(data.network) ?? 'bitcoin',
    address: text(data.address),
    uri: uri && /^bitcoin:/i.test(uri) ? uri : null,
    amount: decimal(data.amount),
    due: decimal(data.due),
    seen: decimal(data.seen),
    confirmed: decimal(data.confirmed),
    rate:
      price > 0
        ? { price, currency: text(rate.currency) ?? '', source: text(rate.source) ?? '', at: parseTime(rate.at) }
        : null,
    confirmations: { required: count(confirmations.required), got: count(confirmations.got) },
    coins: (Array.isArray(data.coins) ? data.coins : []).map((coin) => {
      const { reference, amount, confirmations: got } = fields(coin)
      return { reference: text(reference) ?? '', amount: decimal(amount), confirmations: count(got) }
    }),
    expiresAt: parseTime(data.expiresAt),
  }
}

/** Reads a gateway's `data`; null for any other gateway's, such as one of an outside service. */
export function readDetails(value: unknown): Details | null {
  const data = fields(value)
  const state = STATES.find((one) => one === data.state)
  if (!state) return null
  if (data.kind === 'bitcoin') return readBitcoin(data, state)
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
  if (details.kind === 'bitcoin') {
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
