/** Searches by the beginnings of words: every word of the query must begin a word of the text. */
import { LONGEST_TEXT } from '@semena/contract/limits'
import { latinTwin } from '@semena/contract/look-alikes'
import { BEGINNING } from '../../tables/search-beginning.ts'
import { type Condition, condition } from '../../statements/conditions.ts'
import type { Params } from '../../statements/sql.ts'

/** Lower case, without accents, as texts are compared. */
export const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** How a text is read: what of it is a word. */
export type ReadWords = (text: string) => string[]

/** Words as people write them, such as an address: each from its first letter or digit to its last. */
export const words: ReadWords = (text) => foldText(text).match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu) ?? []

/** Words in which no sign stands: a hyphen, an underscore, a dash part words as a blank does. */
export const plainWords: ReadWords = (text) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a query is words alone, without signs of its own (quotes, minus, OR). */
export const isPlain = (query: string): boolean => !/["]|(?:^|\s)-|(?:^|\s)(?:OR|AND)(?:\s|$)/.test(query)

/** So many words that follow each other are found when they are typed without a blank. */
const MOST_JOINED = 4

/** Words as one. Null where digits would meet, because `4-5` is another number than `45`. */
function joined(found: readonly string[]): string | null {
  const meets = found.some((word, i) => i > 0 && /\p{N}$/u.test(found[i - 1]!) && /^\p{N}/u.test(word))
  const one = found.join('')
  return found.length > 1 && !meets && one.length <= LONGEST_TEXT ? one : null
}

/** For each word the longest one that it makes with those after it. */
function joinedWords(found: readonly string[]): string[] {
  return found.flatMap((_, from) => {
    for (let most = MOST_JOINED; most > 1; most--) {
      const one = joined(found.slice(from, from + most))
      if (one) return [one]
    }
    return []
  })
}

/**
 * Makes the text that search reads: plain words with one space before each, so that ` word` finds the beginning of a
 * word. What people type without a blank (`whitewidow`, `ak47`) comes last, so that phrases stay whole.
 */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  const read = parts.map((part) => (part ? plainWords(part) : []))
  return ` ${[...read.flat(), ...new Set(read.flatMap(joinedWords))].join(' ')} `
}

interface Term {
  text: string
  /** Other forms that are as good. */
  also: string[]
  negated: boolean
  phrase: boolean
}

/** Parses a query into groups that OR joins; in a group every term must hold. Null where it has no word. */
export function parseSearch(query: string, read: ReadWords = words): Term[][] | null {
  const groups: Term[][] = [[]]
  for (const [, minus, phrase, word] of query.slice(0, 200).matchAll(/(-?)(?:"([^"]*)"?|(\S+))/g)) {
    if (word === 'OR' && !minus) {
      groups.push([])
      continue
    }
    if (word === 'AND' && !minus) continue
    const found = read(phrase ?? word ?? '')
    if (found.length === 0) continue
    const text = found.join(' ')
    const forms = [text, ...(phrase === undefined ? [joined(found)] : [])].filter((form) => form !== null)
    const also = [...forms, ...forms.map(latinTwin)].filter((form): form is string => form !== null && form !== text)
    groups.at(-1)!.push({ text, also, negated: minus === '-', phrase: phrase !== undefined })
  }
  const used = groups.filter((g) => g.length > 0)
  return used.length ? used : null
}

const escape = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The condition on a column of such texts; `false` for a query without words. */
export function searchCondition(params: Params, column: string, query: string, read: ReadWords = words): string {
  const groups = parseSearch(query, read)
  if (!groups) return 'false'
  const term = ({ text, also, negated, phrase }: Term) => {
    const forms = [text, ...also].map(
      (form) => `${column} ${negated ? 'not ' : ''}like ${params.param(`% ${escape(form)}${phrase ? ' ' : ''}%`)}`,
    )
    return forms.length === 1 ? forms[0]! : `(${forms.join(negated ? ' and ' : ' or ')})`
  }
  return `(${groups.map((group) => `(${group.map(term).join(' and ')})`).join(' or ')})`
}

/** The condition of a list that a column has the words of a search; a blank one is in all. */
export const searching = (column: string): Condition<string> =>
  condition((query, params) => (query.trim() ? searchCondition(params, column, query) : 'true'), 'a')

/** A column of words, in the forms for which it has indexes. */
export interface SearchedText {
  column: string
  /** How its text was read. */
  read: ReadWords
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

function rankPatterns(query: string, read: ReadWords): RankPatterns | null {
  const text = escape(read(query).join(' '))
  return text ? { whole: ` ${text} %`, begins: ` ${text}%`, hasWords: `% ${text} %` } : null
}

/** SQL for how well a text fits, best first when descending. */
export function searchRank(
  params: Params,
  { column, read }: Pick<SearchedText, 'column' | 'read'>,
  query: string,
): string {
  const patterns = rankPatterns(query, read)
  if (!patterns) return '0::int'
  const { whole, begins, hasWords } = patterns
  return `(case when ${column} like ${params.param(whole)} then 3 when ${column} like ${params.param(begins)} then 2 when ${column} like ${params.param(hasWords)} then 1 else 0 end)`
}

/**
 * The condition that a text fits exactly so well. Of texts that are looked at one by one it only compares; otherwise it
 * also says what indexes can find.
 */
export function ofRank(params: Params, text: SearchedText, query: string, rank: Rank, oneByOne: boolean): string {
  const patterns = rankPatterns(query, text.read)
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
      const known = oneByOne || !text.words ? '' : `${text.words} @> ${params.param(text.read(query), 'text[]')} and `
      return `${known}${like(patterns.hasWords)} and not (${like(patterns.begins)})`
    }
    case 0:
      return `not (${like(patterns.hasWords)}) and not (${like(patterns.begins)})`
  }
}
