/**
 * The shop's languages. This table is the only place that lists them: addresses, messages, mails, invoices, GraphQL
 * codes and the desk's fields all follow from it (docs/rules.md#languages). Plural rules are those of `Intl` for the code.
 */
interface LanguageFacts {
  /** The language's own name. */
  name: string
  /** The language with the country whose habits its pages follow. */
  locale: string
  /** The locale of dates that are written out, such as `21 November 2026`. */
  writtenDates: string
  direction: 'ltr' | 'rtl'
  /** Decides which files of the fonts a page loads first. */
  script: 'Latin' | 'Cyrillic'
  /** A date in digits: `DD` and `MM` have two digits, `D` and `M` as many as they need. */
  date: string
}

const TABLE = {
  en: {
    name: 'English',
    locale: 'en-US',
    writtenDates: 'en-GB',
    direction: 'ltr',
    script: 'Latin',
    date: 'MM/DD/YYYY',
  },
  ru: {
    name: 'Русский',
    locale: 'ru-RU',
    writtenDates: 'ru',
    direction: 'ltr',
    script: 'Cyrillic',
    date: 'DD.MM.YYYY',
  },
  cs: { name: 'Čeština', locale: 'cs-CZ', writtenDates: 'cs', direction: 'ltr', script: 'Latin', date: 'D. M. YYYY' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof TABLE
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = TABLE

/** In the order in which a reader chooses among them. */
export const LANGUAGES = Object.keys(TABLE) as Language[]

/** The language of addresses without a prefix, and of the texts that translations translate. */
export const DEFAULT_LANGUAGE = 'en' as const satisfies Language

/** The languages into which texts are translated. */
export type TranslatedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>
export const TRANSLATED_LANGUAGES = LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE) as TranslatedLanguage[]

/** Money in a language that the shop does not have is formatted like in this one (docs/rules.md#money-format). */
export const FALLBACK_FORMAT = 'ru' as const satisfies Language

/** A language as GraphQL's `LanguageCodeEnum`. */
export type LanguageCode<L extends Language = Language> = Uppercase<L>
export const codeOf = <L extends Language>(language: L): LanguageCode<L> => language.toUpperCase() as LanguageCode<L>

export const DEFAULT_LANGUAGE_CODE = codeOf(DEFAULT_LANGUAGE)

/** The language that a text names exactly. */
export const languageNamed = (text: unknown): Language | undefined => LANGUAGES.find((one) => one === text)

/** The language of a code with or without a country: `RU`, `ru-RU` and `RU_RU` are `ru`. */
export const knownLanguage = (code: string): Language | undefined =>
  languageNamed(code.split(/[^a-z]/i, 1)[0]!.toLowerCase())

/** The same, and the default language for a code of a language that the shop does not have. */
export const languageOf = (code: string): Language => knownLanguage(code) ?? DEFAULT_LANGUAGE

/** A value for each language. */
export const byLanguage = <Value>(value: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(LANGUAGES.map((one) => [one, value(one)])) as Record<Language, Value>

export const LANGUAGE_NAMES = byLanguage((one) => TABLE[one].name)

/** The prefix of a language's addresses: nothing for the default one, else such as `/ru`. */
export const languagePrefix = (language: Language): string => (language === DEFAULT_LANGUAGE ? '' : `/${language}`)
