/** The owner's words and the age from which the shop sells, between the form and the shop's public metadata. */
import { byLanguage, type Language } from '@semena/contract/languages'
import {
  AGE_KEY,
  OWN_WORDS,
  type OwnWord,
  type OwnWords,
  WORDS_KEY,
  wordsIn,
  yearsOf,
} from '@semena/contract/own-words'
import type { Values } from '@semena/contract/shop-draft'
import { m } from '../../paraglide/messages.js'
import { type Face, valueOf } from './face.ts'

/** The words by the place where they stand, with what the place is called. Long ones get several lines. */
export const PLACES: readonly {
  title: () => string
  text: () => string
  words: Partial<Record<OwnWord, () => string>>
}[] = [
  {
    title: m.settings_words_home,
    text: m.settings_words_home_text,
    words: { claim: m.settings_word_claim, lead: m.settings_word_lead },
  },
  {
    title: m.settings_words_frame,
    text: m.settings_words_frame_text,
    words: { strip: m.settings_word_strip, footClaim: m.settings_word_foot, law: m.settings_word_law },
  },
  {
    title: m.settings_words_lost,
    text: m.settings_words_lost_text,
    words: { lostTitle: m.settings_word_title, lostText: m.settings_word_text },
  },
]
/** The words of the question of age, where one is asked. */
export const AGE_WORDS: Partial<Record<OwnWord, () => string>> = {
  ageTitle: m.settings_word_age,
  ageText: m.settings_word_age_text,
  youngTitle: m.settings_word_young,
  youngText: m.settings_word_young_text,
}

/** A place for each word in each language; an empty one has the usual word. */
export type AllWords = Record<Language, Record<OwnWord, string>>

export interface WordsValue {
  asks: boolean
  /** As it is typed. */
  years: string
  words: AllWords
}

const NONE = Object.fromEntries(Object.keys(OWN_WORDS).map((word) => [word, ''])) as Record<OwnWord, string>
const USUAL_YEARS = String(yearsOf(null))

export function wordsOfFace(face: Face): WordsValue {
  const [words, age] = [valueOf(face, WORDS_KEY), valueOf(face, AGE_KEY)]
  const years = yearsOf(age)
  return {
    asks: years !== null,
    years: years === null ? USUAL_YEARS : String(years),
    words: byLanguage((language) => ({ ...NONE, ...wordsIn(language, words) })),
  }
}

/** The values that keep it in a draft, empty ones for what is usual. Empty words are left out. */
export function draftOf({ asks, years, words }: WordsValue): Values {
  const written: Partial<Record<Language, OwnWords>> = {}
  for (const [language, all] of Object.entries(words) as [Language, Record<OwnWord, string>][]) {
    const own = Object.entries(all).flatMap(([word, text]) => (text.trim() ? [[word, text.trim()] as const] : []))
    if (own.length > 0) written[language] = Object.fromEntries(own)
  }
  return {
    [WORDS_KEY]: Object.keys(written).length > 0 ? JSON.stringify(written) : '',
    [AGE_KEY]: asks && years.trim() === USUAL_YEARS ? '' : JSON.stringify({ years: asks ? Number(years) : null }),
  }
}

/** The fields that are wrong: `years`, or a language and a word such as `en.claim`. */
export function faultsOf({ asks, years, words }: WordsValue) {
  const long = Object.entries(words).flatMap(([language, all]) =>
    Object.entries(all).flatMap(([word, text]) =>
      text.trim().length > OWN_WORDS[word as OwnWord]
        ? [
            {
              code: 'TOO_LONG',
              field: `${language}.${word}`,
              message: m.settings_word_long({ most: OWN_WORDS[word as OwnWord] }),
            },
          ]
        : [],
    ),
  )
  const isYears = /^[1-9]\d?$/.test(years.trim())
  return asks && !isYears ? [{ code: 'INVALID', field: 'years', message: null }, ...long] : long
}
