/** The page's language, which its address names, and addresses in other languages (docs/rules.md#languages). */
import {
  codeOf,
  DEFAULT_LANGUAGE,
  type Language,
  type LanguageCode,
  LANGUAGE_NAMES,
  languagePrefix,
  LANGUAGES,
  TRANSLATED_LANGUAGES,
} from '@semena/contract/languages'
import { getLocale } from '../paraglide/runtime.js'

export { LANGUAGE_NAMES, LANGUAGES, type Language, type LanguageCode }

export const currentLanguage = (): Language =>
  import.meta.env.SSR ? getLocale() : (document.documentElement.lang as Language)
/** The page's language. It never changes while the page is shown, because another language is another page. */
export const useLanguage = currentLanguage

/** A language as GraphQL's code. */
export const languageCode = (language: Language = currentLanguage()): LanguageCode => codeOf(language)
export const useLanguageCode = (): LanguageCode => languageCode()

/**
 * Splits an address' path: `/ru/faq` → `['ru', '/faq']`. An unknown first segment stays in the path, where no route
 * matches it.
 */
export function splitPath(pathname: string): [Language, string] {
  const [before, first = ''] = pathname.split('/', 2)
  const language = before === '' && TRANSLATED_LANGUAGES.find((one) => one === first)
  return language ? [language, pathname.slice(1 + first.length) || '/'] : [DEFAULT_LANGUAGE, pathname]
}

/** A path of the route tree as an address in a language. */
export function localPath(path: string, language: Language = currentLanguage()): string {
  const prefix = languagePrefix(language)
  return prefix && path === '/' ? prefix : `${prefix}${path}`
}
