/**
 * What an owner writes in place of the storefront's usual words, and the age from which the shop sells. Both stand in the
 * public metadata of the shop, so that the storefront reads them from a Saleor, too (docs/rules.md#own-words).
 */
import { isRecord, parseJson } from './json.ts'
import { LANGUAGES, type Language } from './languages.ts'

/** Its value is JSON: for each language the words that the owner wrote, such as `{"en":{"claim":"Old tomatoes."}}`. */
export const WORDS_KEY = 'storefront.words'
/** Its value is JSON: `{"years":18}`, or `{"years":null}` for a shop that asks nobody's age. */
export const AGE_KEY = 'storefront.age'

/** The words with the most characters that fit their place. */
export const OWN_WORDS = {
  claim: 80,
  lead: 300,
  strip: 80,
  footClaim: 160,
  law: 400,
  ageTitle: 80,
  ageText: 300,
  youngTitle: 80,
  youngText: 300,
  lostTitle: 80,
  lostText: 300,
} as const satisfies Record<string, number>

export type OwnWord = keyof typeof OWN_WORDS
/** A place without a word of the owner's has the usual one. */
export type OwnWords = Partial<Record<OwnWord, string>>

/** The age of a shop whose owner has said nothing: it sells to adults. */
export const USUAL_YEARS = 18
const MOST_YEARS = 99
/** What a value may be at most: every word at its longest in every language, each character as six in JSON. */
const LONGEST = 200_000

type Found<Value> = { ok: true; value: Value } | { ok: false }
const WRONG = { ok: false } as const

/** The words of a value of `WORDS_KEY`. Words of languages that the shop does not have are refused like wrong ones. */
export function readWords(text: string): Found<Partial<Record<Language, OwnWords>>> {
  const value = parseJson(text, LONGEST)
  if (!isRecord(value) || Object.keys(value).some((one) => !LANGUAGES.includes(one as Language))) return WRONG
  const isRight = Object.values(value).every(
    (words) =>
      isRecord(words) &&
      Object.entries(words).every(
        ([word, said]) =>
          Object.hasOwn(OWN_WORDS, word) && typeof said === 'string' && said.length <= OWN_WORDS[word as OwnWord],
      ),
  )
  return isRight ? { ok: true, value } : WRONG
}

/** The years of a value of `AGE_KEY`; null where nobody is asked. */
export function readYears(text: string): Found<number | null> {
  const value = parseJson(text, LONGEST)
  if (!isRecord(value)) return WRONG
  const { years } = value
  if (years === null) return { ok: true, value: null }
  return Number.isInteger(years) && Number(years) >= 1 && Number(years) <= MOST_YEARS
    ? { ok: true, value: Number(years) }
    : WRONG
}

/** The owner's words in a language; none where the value is missing or wrong. */
export function wordsIn(language: Language, text: string | null | undefined): OwnWords {
  const found = text ? readWords(text) : WRONG
  const words = found.ok ? found.value[language] : undefined
  return Object.fromEntries(Object.entries(words ?? {}).filter(([, said]) => said.trim()))
}

/** From which age the shop sells; null where nobody is asked. */
export function yearsOf(text: string | null | undefined): number | null {
  const found = text ? readYears(text) : WRONG
  return found.ok ? found.value : USUAL_YEARS
}
