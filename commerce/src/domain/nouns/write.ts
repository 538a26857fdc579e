/** Makes and changes rows of nouns. */
import { columnOf } from '../../db/statements/rows.ts'
import { save } from '../../db/statements/save.ts'
import { type Change, changing, type ChangingCtx } from '../changes/changing.ts'
import { ok, type Refusal, refusal, refuseOrder, type Result } from '../result.ts'
import { findRow, keyOfRow, type Named } from './find.ts'
import type { Entry, Field, Given, Key, KeyedTable, Noun, NounCode, NounCtx, RowOf, Said, ValuesOf } from './noun.ts'
import { freeSlug } from './slug.ts'

type Written<Code extends string> = Result<Key, Code | NounCode>

/** Makes a row; answers its key. */
export const createRow = <T extends KeyedTable, Input extends object, Code extends string>(
  ctx: NounCtx,
  noun: Noun<T, Input, Code>,
  input: Given<Input>,
): Promise<Written<Code>> => changing(ctx, (change) => writeRow(noun, { ctx, change, input, before: null }))

/** Changes the row that is named; answers its key. */
export const updateRow = <T extends KeyedTable, Input extends object, Code extends string>(
  ctx: NounCtx,
  noun: Noun<T, Input, Code>,
  named: Named,
  input: Given<Input>,
): Promise<Written<Code>> =>
  changing<Key, Code | NounCode>(ctx, async (change) => {
    const found = await findRow(change.client, noun, named)
    return found.ok ? writeRow(noun, { ctx, change, input, before: found.value }) : found
  })

/**
 * Changes what belongs to the row that is named, which is locked meanwhile, and tells that it has changed; answers its
 * key. A refusal of `work` undoes what it did.
 */
export const changeRow = <T extends KeyedTable, Input extends object, Of extends string, Code extends string = never>(
  ctx: ChangingCtx,
  noun: Pick<Noun<T, Input, Of>, 'table' | 'type' | 'otherType' | 'stale' | 'events'>,
  { named, field }: { named: Named; field?: string },
  work: (change: Change, row: RowOf<T>) => Promise<Result<unknown, Code> | undefined>,
): Promise<Result<RowOf<T>['id'], Code | 'GRAPHQL_ERROR' | 'NOT_FOUND'>> =>
  changing<RowOf<T>['id'], Code | 'GRAPHQL_ERROR' | 'NOT_FOUND'>(ctx, async (change) => {
    const found = await findRow(change.client, noun, named, field)
    if (!found.ok) return found
    const done = await work(change, found.value)
    if (done && !done.ok) return done
    told(noun, change, 'updated', keyOfRow(found.value))
    return ok((found.value as { id: RowOf<T>['id'] }).id)
  })

/** Writes one entry inside a change; all faults of the input are reported together. */
export async function writeRow<T extends KeyedTable, Input extends object, Code extends string>(
  noun: Noun<T, Input, Code>,
  entry: Entry<T, Input>,
): Promise<Written<Code>> {
  const { change, before } = entry
  const { values: read, faults } = await readFields(noun, entry)
  // What an input refers to is looked for first: where it is not there, nothing else is told.
  const missing = faults.find((fault) => fault.code === 'NOT_FOUND')
  if (missing) return refuseOrder(missing)
  const values = { ...read, ...(await noun.follow?.(entry, read)) }
  const errors: Refusal<Code | NounCode>[] = [...faults, ...((await noun.check?.(entry, values)) ?? [])]
  if (errors.length) return refuseOrder(...errors)
  const id = before ? keyOfRow(before) : undefined
  const [key] = await save(change.client, noun.table, [{ id, values }])
  const refused = await noun.relate?.(entry, key!, values)
  if (refused?.length) return refuseOrder(...refused)
  told(noun, change, before ? 'updated' : 'created', key!)
  return ok(key!)
}

/** Says what became stale, and tells apps. */
export function told<T extends KeyedTable, Input extends object, Code extends string>(
  { stale, events, type }: Pick<Noun<T, Input, Code>, 'stale' | 'events' | 'type'>,
  change: Change,
  how: 'created' | 'updated' | 'deleted',
  key: Key,
  snapshot?: Record<string, unknown>,
): void {
  change.stale(...stale)
  const event = events?.[how]
  if (event) change.event(event, type, key, snapshot)
}

async function readFields<T extends KeyedTable, Input extends object, Code extends string>(
  noun: Noun<T, Input, Code>,
  entry: Entry<T, Input>,
): Promise<{ values: ValuesOf<T>; faults: Refusal<NounCode>[] }> {
  const { input, before } = entry
  const values: Record<string, unknown> = {}
  const faults: Refusal<NounCode>[] = []
  for (const [name, field] of Object.entries(noun.fields) as [keyof Input & string, Field<T, unknown>][]) {
    const said: Said<T, NounCode> = await field.read(input[name], { name, entry })
    Object.assign(values, said.values)
    faults.push(...(said.faults ?? []))
  }
  const source = noun.slugOf
  if (source && !before && values.slug === undefined && !faults.some((f) => f.field === 'slug')) {
    const name = values[source]
    if (typeof name === 'string')
      values.slug = await freeSlug(entry.change.client, noun.table, columnOf(noun.table, 'slug'), name)
    else {
      const wrong = faults.find((f) => f.field === source)
      // An absent or too long name leaves the slug absent or too long as well; a blank one is reported once.
      const isBlank = typeof (input as Record<string, unknown>)[source] === 'string' && wrong?.code === 'REQUIRED'
      if (wrong && !isBlank) {
        const order = Object.keys(noun.fields)
        const at = order.indexOf('slug') < order.indexOf(wrong.field ?? '') ? faults.indexOf(wrong) : faults.length
        faults.splice(at, 0, refusal(wrong.code, 'slug', wrong.message))
      }
    }
  }
  return { values, faults }
}
