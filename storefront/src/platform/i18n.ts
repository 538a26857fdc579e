/** The page's language, which its address names, and addresses in other languages (docs/rules.md#languages). */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@semena/contract/limits'
import { getLocale } from '../paraglide/runtime.js'

export { LANGUAGES, type Language }
export type LanguageCode = Uppercase<Language>

export const currentLanguage = (): Language =>
  import.meta.env.SSR ? getLocale() : (document.documentElement.lang as Language)
/** The page's language. It never changes while the page is shown, because another language is another page. */
export const useLanguage = currentLanguage

/** A language as GraphQL's code. */
export const languageCode = (language: Language = currentLanguage()): LanguageCode =>
  language.toUpperCase() as LanguageCode
export const useLanguageCode = (): LanguageCode => languageCode()

/** Each language's own name, for the language links. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', cs: 'Čeština' }

/**
 * Splits an address' path: `/ru/faq` → `['ru', '/faq']`. An unknown first segment stays in the path, where no route
 * matches it.
 */
export function splitPath(pathname: string): [Language, string] {
  const [before, first = ''] = pathname.split('/', 2)
  const language = before === '' && LANGUAGES.find((one) => one !== DEFAULT_LANGUAGE && one === first)
  return language ? [language, pathname.slice(1 + first.length) || '/'] : [DEFAULT_LANGUAGE, pathname]
}

/** A path of the route tree as an address in a language. */
export function localPath(path: string, language: Language = currentLanguage()): string {
  if (language === DEFAULT_LANGUAGE) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}
