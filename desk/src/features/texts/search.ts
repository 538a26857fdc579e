/** What the address of the texts holds. */
import { languageNamed } from '@semena/contract/languages'
import type { Language } from '../../platform/i18n.ts'

export interface TextsSearch {
  /** A page type's slug, `menus`, `mails` or `translations`; without it the first page type. */
  tab?: string | undefined
  search?: string | undefined
  /** Id of the open menu. */
  menu?: string | undefined
  /** What is translated, such as `PRODUCT`. */
  kind?: string | undefined
  language?: Language | undefined
  /** What is translated already is shown too. */
  all?: true | undefined
}

export const MENUS = 'menus'
export const TRANSLATIONS = 'translations'
export const MAILS = 'mails'

/** Reads the address; whatever it does not know is left out. */
export function readTextsSearch(found: Record<string, unknown>): TextsSearch {
  return withoutNothing({
    tab: textOf(found['tab']),
    search: textOf(found['search']),
    menu: textOf(found['menu']),
    kind: textOf(found['kind']),
    language: languageNamed(found['language']),
    all: found['all'] === true ? true : undefined,
  })
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined

export const withoutNothing = (search: TextsSearch): TextsSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as TextsSearch
