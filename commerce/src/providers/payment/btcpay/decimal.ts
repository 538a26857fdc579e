/**
 * Exact arithmetic with decimal numbers written as text, so that what a coin is worth is never computed with floats.
 */

interface Decimal {
  /** The number without its point. */
  digits: bigint
  /** How many of the digits stand behind the point. */
  places: number
}

function parse(text: string): Decimal {
  const [whole = '0', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), places: fraction.length }
}

const shift = (digits: bigint, by: number): bigint =>
  by >= 0 ? digits * 10n ** BigInt(by) : digits / 10n ** BigInt(-by)

/** The number in units of 10^-places; smaller parts are cut off. */
export function scaled(text: string, places: number): bigint {
  const d = parse(text)
  return shift(d.digits, places - d.places)
}

/** (value − fee) × rate in units of 10^-places, without smaller parts; 0 when the fee is more than the value. */
export function worthOf({ value, fee, rate }: { value: string; fee: string; rate: string }, places: number): bigint {
  const [v, f, r] = [parse(value), parse(fee), parse(rate)]
  const common = Math.max(v.places, f.places)
  const net = shift(v.digits, common - v.places) - shift(f.digits, common - f.places)
  return net > 0n ? shift(net * r.digits, places - common - r.places) : 0n
}
