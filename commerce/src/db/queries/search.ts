/** Searches by the beginnings of words: every word of the query must begin a word of the text. */
import type { Params } from './sql.ts'

/** Lower case, without accents, as texts are compared. */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const words = (text: string): string[] =>
  foldText(text)
    .split(/\s+/)
    .map((w) => w.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)

/**
 * Makes the text that search reads: words with one space before each, so that ` word` finds the beginning of a word.
 * Words of several parts (such as a SKU) can be found by each part; the parts come last, so that phrases stay whole.
 */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  const whole = parts.flatMap((p) => (p ? words(p) : []))
  const inner = whole.flatMap((w) =>
    [...w.matchAll(/[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/gu)].map((m) => w.slice(m.index + m[0].length)),
  )
  return ` ${[...whole, ...new Set(inner)].join(' ')} `
}

interface Term {
  text: string
  negated: boolean
  phrase: boolean
}

/** Parses a query into groups that OR joins; in a group every term must hold. Null where it has no word. */
export function parseSearch(query: string): Term[][] | null {
  const groups: Term[][] = [[]]
  for (const [, minus, phrase, word] of query.slice(0, 200).matchAll(/(-?)(?:"([^"]*)"?|(\S+))/g)) {
    if (word === 'OR' && !minus) {
      groups.push([])
      continue
    }
    if (word === 'AND' && !minus) continue
    const found = words(phrase ?? word ?? '')
    if (found.length)
      groups.at(-1)!.push({ text: found.join(' '), negated: minus === '-', phrase: phrase !== undefined })
  }
  const used = groups.filter((g) => g.length > 0)
  return used.length ? used : null
}

const escape = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The condition on a column of `searchText`; `false` for a query without words. */
export const searchCondition = (params: Params, column: string, query: string): string =>
  searchBy(query, (pattern) => `${column} like ${params.param(pattern)}`)

/** The condition where `has` says how a thing is found by the pattern of a word; `false` for a query without words. */
export function searchBy(query: string, has: (pattern: string) => string): string {
  const groups = parseSearch(query)
  if (!groups) return 'false'
  const pattern = (t: Term) => `% ${escape(t.text)}${t.phrase ? ' ' : ''}%`
  const term = (t: Term) => (t.negated ? `not (${has(pattern(t))})` : has(pattern(t)))
  return `(${groups.map((group) => `(${group.map(term).join(' and ')})`).join(' or ')})`
}

/**
 * SQL for how well a text fits, best first when descending: the whole name, its beginning, whole words, beginnings of
 * words.
 */
export function searchRank(params: Params, column: string, query: string): string {
  const text = escape(words(query).join(' '))
  if (!text) return '0::int'
  return `(case when ${column} like ${params.param(` ${text} %`)} then 3 when ${column} like ${params.param(` ${text}%`)} then 2 when ${column} like ${params.param(`% ${text} %`)} then 1 else 0 end)`
}
