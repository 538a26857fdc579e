/** The page's language, which its address says, and addresses in other languages (docs/rules.md#languages). */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@semena/contract/limits'
import { getLocale } from '../paraglide/runtime.js'

export { LANGUAGES, type Language }
export type LanguageCode = Uppercase<Language>

export const currentLanguage = (): Language =>
  import.meta.env.SSR ? getLocale() : (document.documentElement.lang as Language)
/** The language of a page never changes under it: another language is another page. */
export const useLanguage = currentLanguage

/** As GraphQL wants it. */
export const languageCode = (language: Language = currentLanguage()): LanguageCode =>
  language.toUpperCase() as LanguageCode
export const useLanguageCode = (): LanguageCode => languageCode()

/** A language's own name, for the switcher. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', cs: 'Čeština' }

const PREFIX = new RegExp(`^/(${LANGUAGES.filter((l) => l !== DEFAULT_LANGUAGE).join('|')})(?=/|$)`)

/** `/ru/faq` → `['ru', '/faq']`. Unknown first segments belong to the path, where no route answers to them. */
export function splitPath(pathname: string): [Language, string] {
  const found = PREFIX.exec(pathname)
  return found ? [found[1] as Language, pathname.slice(found[0].length) || '/'] : [DEFAULT_LANGUAGE, pathname]
}

/** A path of the route tree as an address in a language. */
export function localPath(path: string, language: Language = currentLanguage()): string {
  if (language === DEFAULT_LANGUAGE) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
