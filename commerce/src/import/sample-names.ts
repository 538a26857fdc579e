/** What the things in samples of import files are called, in each language. */
import { DEFAULT_LANGUAGE, type Language, TRANSLATED_LANGUAGES } from '@semena/contract/languages'

const NAMES = {
  en: {
    colour: 'Colour',
    green: 'Green',
    herbs: 'Herbs',
    balcony: 'For the balcony',
    basil: 'Basil Genovese',
    home: 'Home',
  },
  ru: {
    colour: 'Цвет',
    green: 'Зелёный',
    herbs: 'Травы',
    balcony: 'Для балкона',
    basil: 'Базилик Дженовезе',
    home: 'Главная',
  },
  cs: {
    colour: 'Barva',
    green: 'Zelená',
    herbs: 'Bylinky',
    balcony: 'Na balkon',
    basil: 'Bazalka Genovese',
    home: 'Úvod',
  },
} satisfies Record<Language, Record<string, string>>

export const NAME_COLUMNS: readonly string[] = ['name', ...TRANSLATED_LANGUAGES.map((one) => `name:${one}`)]

/** The name under each of these columns. */
export const namesOf = (thing: keyof (typeof NAMES)[typeof DEFAULT_LANGUAGE]): string[] =>
  [DEFAULT_LANGUAGE, ...TRANSLATED_LANGUAGES].map((one) => NAMES[one][thing])
