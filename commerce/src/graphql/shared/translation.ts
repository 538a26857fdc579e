/** Translations, as every type that has them shows them. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import type { Translations } from '../../db/tables/columns.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { languageDisplay } from './languages.ts'

/** Texts of a translation: rich texts are Editor.js documents, all others are plain. */
type Texts<Field extends string> = {
  [F in Field]: F extends 'description' | 'richText' | 'content' ? unknown : string | null
}

/** A translation as its type shows it: absent texts are null. Null when there is none in that language. */
export function translation<const Field extends string>(
  type: string,
  id: number | string,
  translations: Translations | null | undefined,
  language: LanguageCodeEnum,
  fields: readonly Field[],
) {
  const texts = translations?.[language]
  return texts ? translated(type, id, texts, language, fields) : null
}

export function translated<const Field extends string>(
  type: string,
  id: number | string,
  texts: Record<string, unknown>,
  language: LanguageCodeEnum,
  fields: readonly Field[],
) {
  const own = Object.fromEntries(fields.map((f) => [f, texts[f] ?? null])) as Texts<Field>
  return { id: toGlobalId(type, id), language: languageDisplay(language), ...own }
}

/** For types whose translation always has a name: a missing name becomes empty. */
export const withName = <T extends { name: string | null }>(found: T | null): (T & { name: string }) | null =>
  found && { ...found, name: found.name ?? '' }

/** One translated text; null where there is none. */
export function translatedText(
  translations: Translations | null | undefined,
  language: LanguageCodeEnum,
  field: string,
): string | null {
  const text = translations?.[language]?.[field]
  return typeof text === 'string' ? text : null
}
