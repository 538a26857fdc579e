/** The language of texts in unit tests. */
import { afterAll, beforeEach } from 'vitest'
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js'
import { LANGUAGES, type Language } from '../platform/i18n.ts'

/**
 * For the tests of the file that calls it, texts are in English until a test speaks another language. `inEach` gives a
 * text in each of the shop's languages, with ordinary spaces.
 */
export function spoken(): { speak: (language: Language) => void; inEach: (text: () => string) => string[] } {
  let language: Language = 'en'
  const asBefore = getLocale
  overwriteGetLocale(() => language)
  const speak = (next: Language): void => {
    language = next
  }
  beforeEach(() => speak('en'))
  afterAll(() => overwriteGetLocale(asBefore))
  return {
    speak,
    inEach: (text) =>
      LANGUAGES.map((one) => {
        speak(one)
        return text().replace(/\u00a0/g, ' ')
      }),
  }
}
