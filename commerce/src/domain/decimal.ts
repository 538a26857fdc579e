/** Decimal numbers in the answers of apps. */

/** The longest text that is looked at, and the most places by which an exponent moves the point. */
const LONGEST = 100
const MOST_PLACES = 99
const WRITTEN = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i

/**
 * A decimal that is not negative, as a text of digits and a point; null for anything else. Apps write numbers, or texts
 * of them as Python writes its decimals: with 28 digits, with an exponent (`1E+2`, `0E-10`), or as `-0.00`.
 */
export function decimalText(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const match = text.length <= LONGEST ? WRITTEN.exec(text) : null
  if (!match) return null
  const [, sign, whole = '', fraction = '', exponent = '0'] = match
  const digits = whole + fraction
  if (digits === '') return null
  if (/^0+$/.test(digits)) return '0'
  const places = Number(exponent)
  if (sign === '-' || Math.abs(places) > MOST_PLACES) return null
  const point = whole.length + places
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  const padded = digits.padEnd(point, '0')
  return point === padded.length ? padded : `${padded.slice(0, point)}.${padded.slice(point)}`
}
