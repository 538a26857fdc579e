/** Postal codes as their countries write them. */

/** What people put before a postal code: the sign of the country on its cars, where that is not its ISO code. */
const SIGNS: Readonly<Record<string, string>> = {
  AT: 'A',
  BA: 'BIH',
  BE: 'B',
  DE: 'D',
  EE: 'EST',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  HU: 'H',
  IE: 'IRL',
  IT: 'I',
  JP: '〒',
  LI: 'FL',
  LU: 'L',
  ME: 'MNE',
  MK: 'NMK',
  MT: 'M',
  NO: 'N',
  PT: 'P',
  RS: 'SRB',
  RU: 'RUS',
  SE: 'S',
  SI: 'SLO',
}
const LONGEST = 32

/**
 * A code that the country's pattern takes stays. One in small letters, with the sign of the country, or without its
 * hyphen or blank is written in the way of the country. Any other is answered as it is, for its pattern to refuse.
 */
export function postalCodeOf(typed: string, country: string, pattern: RegExp | null): string {
  if (!pattern || typed.length > LONGEST || pattern.test(typed)) return typed
  const whole = typed.normalize('NFKC').toUpperCase()
  const signs = [country, SIGNS[country] ?? country]
  for (const text of [
    whole,
    ...signs.filter((sign) => whole.startsWith(sign)).map((sign) => whole.slice(sign.length)),
  ]) {
    const found = writtenAs(text.replace(/[\s\p{Pd}]/gu, ''), country, pattern)
    if (found !== undefined) return found
  }
  return typed
}

/** `bare` with one hyphen or blank where the pattern has it, with none, or behind the country's code. */
function writtenAs(bare: string, country: string, pattern: RegExp): string | undefined {
  const places = Array.from({ length: Math.max(0, bare.length - 1) }, (_, at) => at + 1)
  const split = (by: string) => places.map((at) => `${bare.slice(0, at)}${by}${bare.slice(at)}`)
  return [...split('-'), ...split(' '), bare, `${country}-${bare}`, country + bare].find((code) => pattern.test(code))
}
