/** Exact arithmetic between minor units, satoshi and bitcoin. Rates and amounts of bitcoin are decimal texts. */
import { fractionDigits } from '../../../domain/money.ts'

export const SATOSHI_PER_BITCOIN = 100_000_000n
/** The smallest output, in satoshi, that nodes pass on. */
export const LEAST_SATOSHI = 294n

interface Fraction {
  over: bigint
  under: bigint
}

const DECIMAL = /^\d{1,15}(?:\.\d{1,15})?$/

/** Whether a text is a plain decimal number of a sensible length. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text)

function fraction(decimal: string): Fraction {
  if (!isDecimal(decimal)) throw new RangeError(`not a decimal number: ${decimal}`)
  const [whole = '', part = ''] = decimal.split('.')
  return { over: BigInt(whole + part), under: 10n ** BigInt(part.length) }
}

const ceiling = (over: bigint, under: bigint): bigint => (over + under - 1n) / under

/**
 * How many satoshi are worth `minor` minor units, rounded up, and never fewer than can be sent. `rate` is the price of
 * one bitcoin.
 */
export function toSatoshi(minor: number, currency: string, rate: string): bigint {
  const { over, under } = fraction(rate)
  if (over === 0n) throw new RangeError('a rate of nothing')
  const satoshi = ceiling(BigInt(minor) * SATOSHI_PER_BITCOIN * under, over * 10n ** BigInt(fractionDigits(currency)))
  return satoshi > LEAST_SATOSHI ? satoshi : LEAST_SATOSHI
}

/** Satoshi as decimal bitcoin without zeros at the end: `0.00123456`. */
export function toBitcoin(satoshi: bigint): string {
  const text = satoshi.toString().padStart(9, '0')
  return `${text.slice(0, -8)}.${text.slice(-8)}`.replace(/\.?0{1,8}$/, '')
}

/** Decimal bitcoin → satoshi; null when it is no such amount. */
export function fromBitcoin(decimal: string): bigint | null {
  if (!/^\d{1,8}(?:\.\d{1,8})?$/.test(decimal)) return null
  const { over, under } = fraction(decimal)
  return (over * SATOSHI_PER_BITCOIN) / under
}

/** The smallest amount that counts as the whole of `satoshi` when up to `percent` of it may be missing. */
export function lessPercent(satoshi: bigint, percent: string): bigint {
  const { over, under } = fraction(percent)
  return ceiling(satoshi * (100n * under - over), 100n * under)
}

/** Whether two rates are further apart than `percent` percent of the greater one. */
export function differ(a: string, b: string, percent: bigint): boolean {
  const [x, y] = [fraction(a), fraction(b)]
  const [left, right] = [x.over * y.under, y.over * x.under]
  const [low, high] = left < right ? [left, right] : [right, left]
  return (high - low) * 100n > high * percent
}

export interface Price {
  /** What the payment costs, in minor units. */
  amount: number
  /** What the payer was asked to send for it, in satoshi. */
  satoshi: bigint
  /** How many satoshi count as the whole payment. */
  enough: bigint
}

/** How many minor units `units` satoshi pay: exactly the amount where they are what was asked, else in proportion. */
export function worth({ amount, satoshi, enough }: Price, units: bigint): number {
  if (units >= enough && units < satoshi) return amount
  return Number((units * BigInt(amount)) / satoshi)
}
