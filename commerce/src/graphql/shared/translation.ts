/** Translations, as every type that has them shows them. */
import type { Translations } from '../../db/tables/columns.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { languageDisplay } from './languages.ts'

/** A translation as its type shows it: absent texts are null. Null when there is none in that language. */
export function translation(
  type: string,
  id: number,
  translations: Translations | null | undefined,
  language: string,
  fields: readonly string[],
) {
  const texts = translations?.[language]
  if (!texts) return null
  return translated(type, id, texts, language, fields)
}

export function translated(
  type: string,
  id: number,
  texts: Record<string, unknown>,
  language: string,
  fields: readonly string[],
) {
  const own = Object.fromEntries(fields.map((f) => [f, texts[f] ?? null]))
  return { id: toGlobalId(type, id), language: languageDisplay(language), ...own }
}
