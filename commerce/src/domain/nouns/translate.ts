/** Writes translations of nouns. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import { save, type Values } from '../../db/save.ts'
import { slugTakenInLanguage } from '../../db/queries/translated-slug.ts'
import type { Translations } from '../../db/tables/columns.ts'
import { type Change, changing } from '../changes/changing.ts'
import { fromGlobalId, toGlobalId } from '../global-id.ts'
import { ok, type Refusal, refusal, refuseOrder, type Result } from '../result.ts'
import { plainText } from '../text.ts'
import { findRow, keyOfRow } from './find.ts'
import type { Key, KeyedTable, Noun, NounCode, NounCtx } from './noun.ts'
import { told } from './write.ts'

/** What translating needs to know of a noun. */
export interface Translatable<T extends KeyedTable> extends Pick<
  Noun<T, never>,
  'type' | 'table' | 'translatable' | 'stale' | 'events'
> {
  /** Writes what follows from the texts. */
  translated?: (change: Change, key: Key) => Promise<void>
}

/** The id of what is translated; the id of its TranslatableContent names it as well. */
export function translatedId(type: string, id: string): string {
  const read = fromGlobalId(id)
  const content = `${type.replace(/Type$/, '')}TranslatableContent`
  return read?.type === content ? toGlobalId(type, read.key) : id
}

/** Changes the texts of one language: null empties a text, what is left out stays. Answers the row's key. */
export const translateRow = <T extends KeyedTable>(
  ctx: NounCtx,
  noun: Translatable<T>,
  id: string,
  language: LanguageCodeEnum,
  texts: Readonly<Record<string, unknown>>,
): Promise<Result<Key, NounCode>> =>
  changing<Key, NounCode>(ctx, async (change) => {
    const found = await findRow(change.client, noun, { id: translatedId(noun.type, id) })
    if (!found.ok) return found
    const key = keyOfRow(found.value)
    const before = (found.value as { translations?: Translations }).translations ?? {}
    const changes: Record<string, unknown> = {}
    const faults: Refusal<NounCode>[] = []
    for (const [field, kind] of Object.entries(noun.translatable ?? {})) {
      const given = texts[field]
      if (given === undefined) continue
      const text = typeof given === 'string' ? plainText(given) : given
      if (typeof text === 'string' && typeof kind === 'number' && text.length > kind)
        faults.push(refusal('INVALID', field, `It has at most ${kind} characters.`))
      else if (
        field === 'slug' &&
        text &&
        (await slugTakenInLanguage(change.client, noun.table, language, String(text), key))
      )
        faults.push(refusal('UNIQUE', field, 'There is one with this slug already.'))
      else changes[field] = text === '' ? null : text
    }
    if (faults.length) return refuseOrder(...faults)
    if (!Object.keys(changes).length) return ok(key)
    const translations = { [language]: changes }
    await save(change.client, noun.table, [{ id: key, values: {} as Values<T>, translations }], {
      added: 0,
      changed: 0,
    })
    await noun.translated?.(change, key)
    told(noun, change, 'updated', key)
    toldTranslation(change, noun.type, key, language, before[language], changes)
    return ok(key)
  })

/** Tells apps the texts of a language as they are now. */
export function toldTranslation(
  change: Change,
  type: string,
  key: Key,
  language: LanguageCodeEnum,
  before: Record<string, unknown> | undefined,
  changes: Record<string, unknown>,
): void {
  const event = before ? 'TRANSLATION_UPDATED' : 'TRANSLATION_CREATED'
  change.event(event, type, key, { language, texts: { ...before, ...changes } })
}
