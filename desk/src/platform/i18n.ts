/** The desk's language, which its reader chooses, and languages of what is sold. */
import { LANGUAGES, type Language } from '@semena/contract/limits'
import { getLocale, setLocale } from '../paraglide/runtime.js'

export { LANGUAGES, type Language }

/** Does not change while the page is open: another language is chosen by loading the desk again. */
export const language = (): Language => getLocale()

/** Loads the desk again in another language. */
export const chooseLanguage = (next: Language): void => void setLocale(next)

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', cs: 'Čeština' }
