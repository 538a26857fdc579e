/** What our gateways tell the payment page in `data`: the own Bitcoin wallet, and providers with pages of their own. */
import { parseTime } from './countdown.ts'

/** OPEN: may still be paid. EXPIRED, CANCELED, FAILED: is over, though money may yet come. DONE: paid, as the provider sees it. */
const STATES = ['OPEN', 'DONE', 'EXPIRED', 'CANCELED', 'FAILED'] as const
type ProviderState = (typeof STATES)[number]

/** Amounts are in BTC as decimal text, as a wallet wants to have them. */
export interface BitcoinDetails {
  kind: 'bitcoin'
  state: ProviderState
  network: string
  /** Null: not to be paid any more. */
  address: string | null
  /** BIP21; null where there is none. */
  uri: string | null
  amount: string
  /** Still to send. */
  due: string
  /** All coins that were seen, confirmed ones among them. */
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
  /** Null: it cannot be paid there any more. */
  redirectUrl: string | null
  state: ProviderState
  /** Paid and due are in the units people read. */
  amount: number
  currency: string
  paid: number
  due: number
  expiresAt: number | null
}

export type Details = BitcoinDetails | RedirectDetails

/** Why a payment could not be begun; it may be tried again. */
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

/** Satoshi of a decimal amount of BTC; 0 where none can be read. */
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

/** Null for every gateway that tells nothing of the kind, a stranger's included. */
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

export const readUnavailable = (value: unknown): Unavailable | null =>
  UNAVAILABLE.find((one) => one === fields(value).error) ?? null

/** What decides which state of the page is shown; the rest of the details is only written out. */
export interface PaymentFacts {
  state: ProviderState
  /** Paid on our own page: an address, no redirect. */
  onPage: boolean
  /** What has come or was announced, against what was asked. */
  money: 'none' | 'part' | 'all'
  /** Some of it may still vanish. */
  pending: boolean
  /** There is an address or a page, and time left to use it. */
  payable: boolean
}

/** `left`: milliseconds until the quote is over, null without an end; `event`: the last one. */
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
