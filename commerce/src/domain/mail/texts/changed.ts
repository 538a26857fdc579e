/**
 * Texts of mails that the shop's owner wrote in place of the shop's own: which places such a text may have, what is wrong
 * with one, and the texts of a language with those put in.
 */
import { LANGUAGES, type Language } from '@semena/contract/languages'
import { type Refusal, refusal } from '../../result.ts'
import { TEXTS } from './by-language.ts'
import { type MailTexts, PARTS, type Part, SECTIONS, type SectionName } from './texts.ts'

/** One text that replaces the shop's own. */
export interface ChangedText {
  mail: string
  language: string
  key: string
  text: string
}

/** A place of a text; one that is needed must stand in it. */
export interface TextPlace {
  name: string
  isNeeded: boolean
}

export type TextFault =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'LINE_BREAK'
  | 'MARKUP'
  | 'UNKNOWN_PLACE'
  | 'MISSING_PLACE'
  | 'INVALID'

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[]
export const isSection = (name: unknown): name is SectionName =>
  typeof name === 'string' && Object.hasOwn(SECTIONS, name)

/** The parts of a section by their keys, in the order in which they are written. */
export const partsOf = (section: SectionName): Readonly<Record<string, Part>> => SECTIONS[section]

/** The shop's own text. */
export const ownText = (section: SectionName, language: Language, key: string): string =>
  (TEXTS[language][section] as Readonly<Record<string, string>>)[key]!

/** Without these a mail still says everything. */
const OPTIONAL: ReadonlySet<string> = new Set(['shop', 'name'])
/** Places that every text of a section may have, whether the shop's own has them or not. */
const everywhereIn = (section: SectionName): string[] =>
  /^(?:order|contact|payment)/.test(section) ? ['shop', 'number'] : section === 'topics' ? [] : ['shop']

const PLACE = /\{(\w+)\}/g
const placesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name]) => name!)

/** The places that a text may have: those that the shop's own has, in any language, and those of its whole mail. */
export function placesOf(section: SectionName, key: string): TextPlace[] {
  const own = LANGUAGES.map((language) => placesIn(ownText(section, language, key)))
  return [...new Set([...own.flat(), ...everywhereIn(section)])].map((name) => ({
    name,
    isNeeded: !OPTIONAL.has(name) && own.every((places) => places.includes(name)),
  }))
}

const listed = (places: readonly string[]): string => places.map((name) => `{${name}}`).join(', ')

/** What is wrong with a text; null where it can be used. `field` is what the refusal names. */
export function faultOf(section: SectionName, key: string, text: string, field: string): Refusal<TextFault> | null {
  const part = PARTS[partsOf(section)[key]!]
  if (text.trim() === '') return refusal('REQUIRED', field, 'Write a text, or go back to the shop’s own.')
  if (text.length > part.longest) return refusal('TOO_LONG', field, `At most ${part.longest} characters, please.`)
  if (!part.isParagraph && /[\n\r]/.test(text)) return refusal('LINE_BREAK', field, 'This text is one line.')
  if (
    // oxlint-disable-next-line no-control-regex -- these are the very characters that no text may have
    /[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(text.replaceAll('\r\n', '\n')) ||
    !text.isWellFormed()
  )
    return refusal('INVALID', field, 'The text has characters that cannot be shown.')
  if (/<[a-z!/?]/i.test(text)) return refusal('MARKUP', field, 'A text of a mail has no HTML.')
  const places = placesOf(section, key)
  const found = placesIn(text)
  const unknown = found.filter((name) => !places.some((place) => place.name === name))
  if (unknown.length > 0)
    return refusal(
      'UNKNOWN_PLACE',
      field,
      `There is no place ${listed([...new Set(unknown)])} here; there are ${listed(places.map(({ name }) => name)) || 'none'}.`,
    )
  if (/[{}]/.test(text.replaceAll(PLACE, '')))
    return refusal('UNKNOWN_PLACE', field, 'Braces belong around the name of a place only.')
  const missing = places.filter(({ name, isNeeded }) => isNeeded && !found.includes(name))
  if (missing.length > 0)
    return refusal('MISSING_PLACE', field, `The text needs ${listed(missing.map(({ name }) => name))}.`)
  return null
}

/** The texts of a language with what the owner wrote; texts of mails that are no more are left out. */
export function textsWith(language: Language, changed: readonly ChangedText[]): MailTexts {
  const own = TEXTS[language]
  const found = changed.filter(
    (one) => one.language === language && isSection(one.mail) && one.key in SECTIONS[one.mail],
  )
  if (found.length === 0) return own
  const texts: Record<string, Record<string, string>> = { ...own }
  for (const { mail, key, text } of found) texts[mail] = { ...texts[mail], [key]: text }
  return texts as MailTexts
}
