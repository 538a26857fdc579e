/** The desk's language, which its reader chooses, and languages of what is sold. */
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@semena/contract/languages'
import { getLocale, setLocale } from '../paraglide/runtime.js'

export { type Language, LANGUAGE_NAMES, LANGUAGES }

/** Does not change while the page is open: another language is chosen by loading the desk again. */
export const language = (): Language => getLocale()

/** Loads the desk again in another language. */
export const chooseLanguage = (next: Language): void => void setLocale(next)

/** Whether the reader's language parts decimals by a point or a comma. */
export const decimalMark = (): string =>
  new Intl.NumberFormat(language()).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
