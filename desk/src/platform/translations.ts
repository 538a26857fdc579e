/** Texts of one thing in the shop's languages, as documents read them by `translation @inEachLanguage`. */
import {
  byLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  type TranslatedLanguage,
  TRANSLATED_LANGUAGES,
} from '@semena/contract/languages'

/** A thing's translations, under the codes of their languages. */
export type Translations<Text> = Record<TranslatedLanguage, Text | null>

interface Named {
  name: string | null
}

export const byTranslatedLanguage = <Value>(
  value: (language: TranslatedLanguage) => Value,
): Record<TranslatedLanguage, Value> =>
  Object.fromEntries(TRANSLATED_LANGUAGES.map((one) => [one, value(one)])) as Record<TranslatedLanguage, Value>

export const translatedNamesOf = (thing: Translations<Named>): Record<TranslatedLanguage, string> =>
  byTranslatedLanguage((one) => thing[one]?.name ?? '')

/** Its own name and those in other languages; empty where it has none. */
export const namesOf = (thing: (Named & Translations<Named>) | null): Record<Language, string> =>
  byLanguage((one) => (one === DEFAULT_LANGUAGE ? thing : thing?.[one])?.name ?? '')
