/**
 * Postal codes for which a shipping method is offered: compared as Saleor does, by text or by a country's own parts.
 */
import type { PostalCodeRule } from '../../db/queries/shipping/shipping.ts'

/** The parts of a British code such as `BH20 2BC`: area, district, its letter, the rest. */
const BRITISH = /^([A-Z]{1,2})([0-9]+)([A-Z]?) ?([0-9][A-Z]{2})$/
/** The parts of an Irish code such as `A65 2F0A`. */
const IRISH = /^([\dA-Z]{3}) ?([\dA-Z]{4})/

type Parts = readonly (string | number)[]

const british = (code: string): Parts | null => {
  const found = BRITISH.exec(code)
  return found && [found[1]!, Number(found[2]), found[3]!, found[4]!]
}
const irish = (code: string): Parts | null => IRISH.exec(code)?.slice(1) ?? null

const PARTS: Readonly<Record<string, (code: string) => Parts | null>> = {
  GB: british,
  IM: british,
  GG: british,
  JE: british,
  IE: irish,
}

/** Negative where `a` comes before `b`, 0 where they are equal, positive where it comes after. */
function compare(a: Parts, b: Parts): number {
  for (const [i, x] of a.entries()) {
    const y = b[i]!
    if (x !== y) return x < y ? -1 : 1
  }
  return 0
}

/**
 * A rule without an end includes every code from its start on; a code that is not one of the country's is in no range.
 */
function inRange(country: string, code: string, { start, end }: PostalCodeRule): boolean {
  const parts = PARTS[country] ?? ((text: string): Parts | null => (text ? [text] : null))
  const [at, from, to] = [parts(code), parts(start), end ? parts(end) : null]
  return at !== null && from !== null && compare(from, at) <= 0 && (to === null || compare(at, to) <= 0)
}

/**
 * Whether the rules allow a postal code: it is inside an included range, or outside all excluded ones. Where rules of
 * both kinds are mixed, nothing is offered.
 */
export function servesPostalCode(rules: readonly PostalCodeRule[], country: string, code: string): boolean {
  if (rules.length === 0) return true
  const kinds = new Set(rules.map((r) => r.inclusionType))
  if (kinds.size > 1) return false
  return rules.some((r) => inRange(country, code, r)) === kinds.has('INCLUDE')
}
