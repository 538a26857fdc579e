/** What the shop's Bitcoin wallet tells the payment page. */
import { parseTime } from '../countdown.ts'
import { count, type Fields, fields, type ProviderState, text } from '../fields.ts'

/** Amounts are in BTC as decimal text, as a wallet wants to have them. */
export interface BitcoinDetails {
  kind: 'address'
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

/** A decimal amount of BTC in satoshi; 0 where it cannot be read. */
export function satoshi(amount: unknown): bigint {
  const [, whole, part = ''] = /^(\d{1,8})(?:\.(\d{1,8}))?$/.exec(text(amount) ?? '') ?? []
  return whole === undefined ? 0n : BigInt(whole + part.padEnd(8, '0'))
}

const decimal = (value: unknown): string => (satoshi(value) > 0n ? (text(value) ?? '0') : '0')

/** Reads the wallet's `data`; null for any other gateway's. */
export function readBitcoin(data: Fields, state: ProviderState): BitcoinDetails | null {
  if (data.kind !== 'bitcoin') return null
  const rate = fields(data.rate)
  const price = Number(text(rate.price))
  const confirmations = fields(data.confirmations)
  const uri = text(data.uri)
  return {
    kind: 'address',
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
