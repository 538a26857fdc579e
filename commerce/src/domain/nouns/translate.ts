/** Writes translations of nouns. */
import type { ErrorPolicyEnum, LanguageCodeEnum } from '@semena/contract/enums'
import type { PoolClient } from 'pg'
import { columnOf, rowsByKey, rowsWith } from '../../db/statements/rows.ts'
import { save, type TextChanges, type Values } from '../../db/statements/save.ts'
import { slugsTakenInLanguage } from '../../db/queries/translation/translated-slug.ts'
import type { Translations } from '../../db/tables/columns.ts'
import { type Change, changing } from '../changes/changing.ts'
import { fromGlobalId, toGlobalId } from '../global-id.ts'
import { ok, refuse, type Refusal, refusal, refuseOrder, type Result } from '../result.ts'
import { plainText } from '../text.ts'
import { changingInBulk, type Outcome } from './bulk.ts'
import { isOfType, keyIn } from './fields.ts'
import { findRow, keyOfRow } from './find.ts'
import type { Key, KeyedTable, Noun, NounCode, NounCtx, RowOf } from './noun.ts'
import { told } from './write.ts'

/** What translating needs to know of a noun. */
export interface Translatable<T extends KeyedTable> extends Pick<
  Noun<T, never>,
  'type' | 'table' | 'translatable' | 'stale' | 'events'
> {
  /** Writes what follows from the texts. */
  translated?: (change: Change, keys: readonly Key[]) => Promise<void>
  /** Those of the rows that are not translated. */
  untranslated?: (client: PoolClient, keys: readonly Key[]) => Promise<ReadonlySet<Key>>
}

/** The id of what is translated; the id of its TranslatableContent names it as well. */
export function translatedId(type: string, id: string): string {
  const read = fromGlobalId(id)
  const content = `${type.replace(/Type$/, '')}TranslatableContent`
  return read?.type === content ? toGlobalId(type, read.key) : id
}

/** Texts of one language that a row is to get: null empties a text, what is left out stays. */
interface Wish {
  key: Key
  /** Its translations as they are. */
  before: Translations
  language: LanguageCodeEnum
  texts: Readonly<Record<string, unknown>>
}

interface Judged extends Wish {
  /** The texts as they are kept. */
  changes: Record<string, unknown>
  faults: Refusal<NounCode>[]
}

/** Says what is wrong with texts, and how they are kept. */
async function judge<T extends KeyedTable>(
  { client }: Change,
  noun: Translatable<T>,
  wishes: readonly Wish[],
): Promise<Judged[]> {
  const refused =
    (await noun.untranslated?.(
      client,
      wishes.map((wish) => wish.key),
    )) ?? new Set()
  const judged = wishes.map((wish): Judged => {
    const changes: Record<string, unknown> = {}
    const faults: Refusal<NounCode>[] = []
    for (const [field, kind] of Object.entries(noun.translatable ?? {})) {
      const given = wish.texts[field]
      if (given === undefined) continue
      const text = typeof given === 'string' ? plainText(given) : given
      if (typeof text === 'string' && typeof kind === 'number' && text.length > kind)
        faults.push(refusal('INVALID', field, `It has at most ${kind} characters.`))
      else changes[field] = text === '' ? null : text
    }
    if (refused.has(wish.key)) faults.push(refusal('INVALID', 'id', 'It is not translated.'))
    return { ...wish, changes, faults }
  })
  const named = judged.filter(({ changes }) => changes.slug)
  const slugs = named.map(({ key, language, changes }) => ({ language, slug: String(changes.slug), key }))
  const taken = await slugsTakenInLanguage(client, noun.table, slugs)
  for (const [i, one] of named.entries()) {
    const { language, slug, key } = slugs[i]!
    const isTwice = slugs.slice(0, i).some((s) => s.slug === slug && s.language === language && s.key !== key)
    if (taken[i] || isTwice) one.faults.push(refusal('UNIQUE', 'slug', 'There is one with this slug already.'))
  }
  return judged
}

/** A row's texts in a language, as they are afterwards. */
export interface Translated {
  key: Key
  language: LanguageCodeEnum
  texts: Record<string, unknown>
}

/** Writes texts, all of a row at once, and tells apps of each. Answers them as they are then. */
async function keep<T extends KeyedTable>(
  change: Change,
  noun: Translatable<T>,
  wishes: readonly Judged[],
): Promise<Translated[]> {
  const rows = new Map<Key, { now: Translations; changes: TextChanges }>()
  const done = wishes.map(({ key, before, language, changes }): Translated => {
    const row = rows.get(key) ?? { now: { ...before }, changes: {} }
    const known = row.now[language]
    if (Object.keys(changes).length) {
      rows.set(key, row)
      row.changes[language] = { ...row.changes[language], ...changes }
      toldTranslation(change, noun.type, key, language, known, changes)
      row.now[language] = { ...known, ...changes }
    }
    return { key, language, texts: { ...known, ...changes } }
  })
  const keys = [...rows.keys()]
  if (keys.length === 0) return done
  const saved = [...rows].map(([id, { changes }]) => ({ id, values: {} as Values<T>, translations: changes }))
  await save(change.client, noun.table, saved)
  await noun.translated?.(change, keys)
  change.stale(...noun.stale)
  return done
}

const translationsOf = (row: object): Translations => (row as { translations?: Translations }).translations ?? {}

/** Changes the texts of one language. Answers the row's key. */
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
    const [judged] = await judge(change, noun, [{ key, before: translationsOf(found.value), language, texts }])
    if (judged!.faults.length) return refuseOrder(...judged!.faults)
    if (Object.keys(judged!.changes).length) told(noun, change, 'updated', key)
    await keep(change, noun, [judged!])
    return ok(key)
  })

/** A translation of one of many things, which is named by its id or by another system's name. */
export interface TranslationWish {
  id?: string | null
  externalReference?: string | null
  language: LanguageCodeEnum
  texts: Readonly<Record<string, unknown>>
}

/**
 * Translates many things, several of them perhaps into several languages. What is refused is left out, and by
 * REJECT_EVERYTHING all with it.
 */
export async function translateRows<T extends KeyedTable>(
  ctx: NounCtx,
  noun: Translatable<T>,
  wanted: readonly TranslationWish[],
  policy: ErrorPolicyEnum,
): Promise<Outcome<Translated, NounCode>[]> {
  const done = await changingInBulk<Translated, NounCode>(ctx, policy, async (change) => {
    const found = await findNamed(change.client, noun, wanted)
    const wishes = found.flatMap((one, i) =>
      one.ok ? [{ key: keyOfRow(one.value), before: translationsOf(one.value), i, ...wanted[i]! }] : [],
    )
    const judged = await judge(change, noun, wishes)
    const right = judged.filter((one) => one.faults.length === 0)
    const isRefused = policy === 'REJECT_EVERYTHING' && right.length < wanted.length
    const written = isRefused ? [] : await keep(change, noun, right)
    const ofWish = new Map(wishes.map(({ i }, at) => [i, judged[at]!]))
    return ok(
      found.map((one, i): Outcome<Translated, NounCode> => {
        if (!one.ok) return { value: null, errors: one.errors }
        const wish = ofWish.get(i)!
        return { value: written[right.indexOf(wish)] ?? null, errors: wish.faults }
      }),
    )
  })
  return done.ok ? done.value : []
}

/** The rows that are named, each by exactly one of its names, locked. */
async function findNamed<T extends KeyedTable>(
  client: PoolClient,
  { table, type }: Translatable<T>,
  wanted: readonly TranslationWish[],
): Promise<Result<RowOf<T>, NounCode>[]> {
  const references = columnOf(table, 'externalReference')
  const byReference = await rowsWith(
    client,
    table,
    references,
    wanted.flatMap(({ id, externalReference }) => (!id && externalReference ? plainText(externalReference) : [])),
  )
  const keys = wanted.map(({ id, externalReference }): Key | null => {
    if (id) return isOfType(id, type) ? keyIn(table, type, id) : null
    const row = byReference.find(
      (one) => externalReference && (one as RowWithReference).externalReference === plainText(externalReference),
    )
    return row ? keyOfRow(row) : null
  })
  const known = keys.filter((key): key is Key => key !== null)
  const rows = await rowsByKey(client, table, [...new Set(known)], { lock: true })
  return wanted.map(({ id, externalReference }, i) => {
    if (!id === !externalReference)
      return refuse('INVALID', null, 'Exactly one of id and externalReference has to be given.')
    if (id && !isOfType(id, type)) return refuse('INVALID', null, `Must receive a ${type} id.`)
    const row = rows.find((one) => keyOfRow(one) === keys[i])
    return row ? ok(row) : refuse('NOT_FOUND', id ? 'id' : 'externalReference', `Couldn't resolve to a ${type}.`)
  })
}

interface RowWithReference {
  externalReference?: string | null
}

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
