/**
 * What the owner changes of the shop's face before visitors see it (docs/rules.md#draft). The draft and what stood there
 * before lie in private metadata of the shop; publishing puts the draft's values into public metadata.
 */
import { HOME_KEY, readHome } from './home.ts'
import { isRecord, parseJson } from './json.ts'
import { LOOK_KEY, readLook } from './look.ts'
import { AGE_KEY, readWords, readYears, WORDS_KEY } from './own-words.ts'
import { ICON_KEY, LOGO_KEY, readLogo, readPicture, SHARE_KEY } from './shop-pictures.ts'

/** Private. Its value is JSON: `{"revision":7,"values":{"storefront.look":"…"}}`; an empty value stands for the usual one. */
export const DRAFT_KEY = 'storefront.draft'
/** Private. Its value is JSON: a list of `{"at":"2026-11-29T20:00:00.000Z","by":"…","values":{…}}`, the latest first. */
export const EARLIER_KEY = 'storefront.earlier'

/** Public metadata that is drafted first, each with the test of its values. */
export const DRAFTED = {
  [LOOK_KEY]: (value: string) => readLook(value) !== null,
  [WORDS_KEY]: (value: string) => readWords(value).ok,
  [AGE_KEY]: (value: string) => readYears(value).ok,
  [HOME_KEY]: (value: string) => readHome(value) !== null,
  [LOGO_KEY]: (value: string) => readLogo(value) !== null,
  [ICON_KEY]: (value: string) => readPicture(value) !== null,
  [SHARE_KEY]: (value: string) => readPicture(value) !== null,
} as const satisfies Record<string, (value: string) => boolean>
export type DraftedKey = keyof typeof DRAFTED
export const DRAFTED_KEYS = Object.keys(DRAFTED) as DraftedKey[]
export type Values = Partial<Record<DraftedKey, string>>

export interface Draft {
  /** Grows by one with each save, publication and return, so that of two people who save at once the second is told. */
  revision: number
  /** Only what differs from what visitors see. */
  values: Values
}

export interface Earlier {
  /** When it was replaced, as an ISO date and time. */
  at: string
  /** Who replaced it. */
  by: string
  /** All that visitors saw. */
  values: Values
}

const LONGEST = 1_000_000
/** How many earlier states are remembered. */
export const MOST_EARLIER = 5

const isValues = (value: unknown): value is Values =>
  isRecord(value) &&
  Object.entries(value).every(
    ([key, text]) =>
      Object.hasOwn(DRAFTED, key) && typeof text === 'string' && (text === '' || DRAFTED[key as DraftedKey](text)),
  )

/** The draft of a value of `DRAFT_KEY` that is to be written; null for one that is wrong. */
export function readDraft(text: string): Draft | null {
  const value = parseJson(text, LONGEST)
  if (!isRecord(value)) return null
  const { revision, values } = value
  return Number.isSafeInteger(revision) && Number(revision) > 0 && isValues(values)
    ? { revision: Number(revision), values }
    : null
}

const NO_DRAFT: Draft = { revision: 0, values: {} }

/** The values that are right: one that a newer version refuses takes none of the others with it. */
export const rightValues = (value: unknown): Values =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([key, text]) => isValues({ [key]: text }))) : {}

/** The draft that is kept as this text, without values that are wrong; an empty one where there is none. */
export function draftOf(text: string | null | undefined): Draft {
  const value = text ? parseJson(text, LONGEST) : null
  if (!isRecord(value) || !Number.isSafeInteger(value['revision'])) return NO_DRAFT
  return { revision: Number(value['revision']), values: rightValues(value['values']) }
}

/** The earlier states that are kept as this text, without values that are wrong. */
export function earlierOf(text: string | null | undefined): Earlier[] {
  const value = text ? parseJson(text, LONGEST) : null
  return (Array.isArray(value) ? value : []).flatMap((one) =>
    isRecord(one) && typeof one['at'] === 'string' && typeof one['by'] === 'string'
      ? [{ at: one['at'], by: one['by'], values: rightValues(one['values']) }]
      : [],
  )
}

/** The states of a value of `EARLIER_KEY` that is to be written; null for one that is wrong. */
export function readEarlier(text: string): Earlier[] | null {
  const value = parseJson(text, LONGEST)
  if (!Array.isArray(value) || value.length > MOST_EARLIER) return null
  return value.every(
    (one): one is Earlier =>
      isRecord(one) && typeof one['at'] === 'string' && typeof one['by'] === 'string' && isValues(one['values']),
  )
    ? value
    : null
}
