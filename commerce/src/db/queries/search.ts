/** Searches by the beginnings of words: every word of the query must begin a word of the text. */
import { BEGINNING } from '../tables/search-beginning.ts'
import type { Params } from './sql.ts'

/** Lower case, without accents, as texts are compared. */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a text, as texts are compared: from their first letter or digit to their last. */
export const words = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu) ?? []

/** Longer words than the longest key are not looked for by their parts. */
const LONGEST_OF_PARTS = 255

/**
 * Makes the text that search reads: words with one space before each, so that ` word` finds the beginning of a word.
 * Words of several parts (such as a SKU) can be found by each part; the parts come last, so that phrases stay whole.
 */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  const whole = parts.flatMap((p) => (p ? words(p) : []))
  const inner = whole.flatMap((w) =>
    w.length > LONGEST_OF_PARTS ? [] : [...w.matchAll(/[^\p{L}\p{N}]+/gu)].map((m) => w.slice(m.index + m[0].length)),
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

/** The condition on a column of such texts; `false` for a query without words. */
export function searchCondition(params: Params, column: string, query: string): string {
  const groups = parseSearch(query)
  if (!groups) return 'false'
  const term = ({ text, negated, phrase }: Term) =>
    `${column} ${negated ? 'not ' : ''}like ${params.param(`% ${escape(text)}${phrase ? ' ' : ''}%`)}`
  return `(${groups.map((group) => `(${group.map(term).join(' and ')})`).join(' or ')})`
}

/** A column of `searchText`, in the forms for which it has indexes. */
export interface SearchedText {
  column: string
  /** The beginning of the text, of `BEGINNING` characters. */
  beginning: string
  /** Its words as an array, where that has an index. */
  words?: string
}

/** How well a text fits: the whole name, its beginning, whole words, beginnings of words. */
export const RANKS = [0, 1, 2, 3] as const
export type Rank = (typeof RANKS)[number]

interface RankPatterns {
  whole: string
  begins: string
  hasWords: string
}

function rankPatterns(query: string): RankPatterns | null {
  const text = escape(words(query).join(' '))
  return text ? { whole: ` ${text} %`, begins: ` ${text}%`, hasWords: `% ${text} %` } : null
}

/** SQL for how well a text fits, best first when descending. */
export function searchRank(params: Params, column: string, query: string): string {
  const patterns = rankPatterns(query)
  if (!patterns) return '0::int'
  const { whole, begins, hasWords } = patterns
  return `(case when ${column} like ${params.param(whole)} then 3 when ${column} like ${params.param(begins)} then 2 when ${column} like ${params.param(hasWords)} then 1 else 0 end)`
}

/**
 * The condition that a text fits exactly so well. Of texts that are looked at one by one it only compares; otherwise it
 * also says what indexes can find.
 */
export function ofRank(params: Params, text: SearchedText, query: string, rank: Rank, oneByOne: boolean): string {
  const patterns = rankPatterns(query)
  if (!patterns) return rank === 0 ? 'true' : 'false'
  const { column } = text
  const like = (pattern: string): string => `${column} like ${params.param(pattern)}`
  const begins = (pattern: string): string =>
    oneByOne || patterns.whole.length > BEGINNING
      ? like(pattern)
      : `${text.beginning} like ${params.param(pattern)} and ${like(pattern)}`
  switch (rank) {
    case 3:
      return begins(patterns.whole)
    case 2:
      return `${begins(patterns.begins)} and not (${like(patterns.whole)})`
    case 1: {
      const known = oneByOne || !text.words ? '' : `${text.words} @> ${params.param(words(query), 'text[]')} and `
      return `${known}${like(patterns.hasWords)} and not (${like(patterns.begins)})`
    }
    case 0:
      return `not (${like(patterns.hasWords)}) and not (${like(patterns.begins)})`
  }
}
