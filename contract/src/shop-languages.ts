/**
 * Which of the languages a shop shows (docs/rules.md#shown-languages). They stand in the public metadata of the shop, so
 * that the storefront reads them from a Saleor, too.
 */
import { parseJson } from './json.ts'
import { DEFAULT_LANGUAGE, type Language, languageNamed, LANGUAGES } from './languages.ts'

/** Its value is JSON: `["cs","en"]`. Pages of the other languages lead to those of the first. An empty value: all. */
export const LANGUAGES_KEY = 'storefront.languages'

const LONGEST = 1000

/** The languages of a value of `LANGUAGES_KEY`, the main one first; null for one that is wrong. */
export function readLanguages(text: string): Language[] | null {
  const value = parseJson(text, LONGEST)
  if (!Array.isArray(value) || value.length === 0 || new Set(value).size !== value.length) return null
  const languages = value.flatMap((one) => languageNamed(one) ?? [])
  return languages.length === value.length ? languages : null
}

/** The languages that a shop with this value shows, the main one first. */
export const shownLanguages = (text: string | null | undefined): readonly Language[] =>
  (text && readLanguages(text)) || LANGUAGES

/** Those of them in the order in which a reader chooses. */
export const inOrder = (shown: readonly Language[]): Language[] => LANGUAGES.filter((one) => shown.includes(one))

/** The language to which visitors of no other are led. */
export const mainLanguage = (shown: readonly Language[]): Language => shown[0] ?? DEFAULT_LANGUAGE

/** A language as the shop shows it: itself, or else the main one. */
export const shownLanguage = (language: Language, shown: readonly Language[]): Language =>
  shown.includes(language) ? language : mainLanguage(shown)
