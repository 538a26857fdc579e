/** Deletes rows of nouns. */
import { deleteRows } from '../../db/statements/rows.ts'
import { type Change, changing } from '../changes/changing.ts'
import { ok, refuseOrder, type Result } from '../result.ts'
import { findRow, findRows, keyOfRow, type Named } from './find.ts'
import type { KeyedTable, Noun, NounCode, NounCtx, RowOf } from './noun.ts'
import { told } from './write.ts'

/** Deletes the row that is named; answers it as it was. */
export const removeRow = <T extends KeyedTable, Input extends object, Code extends string>(
  ctx: NounCtx,
  noun: Noun<T, Input, Code>,
  named: Named,
): Promise<Result<RowOf<T>, Code | NounCode>> =>
  changing<RowOf<T>, Code | NounCode>(ctx, async (change) => {
    const found = await findRow(change.client, noun, named)
    if (!found.ok) return found
    const done = await removeFound(ctx, noun, change, [found.value])
    return done.ok ? ok(found.value) : done
  })

/** Deletes several rows, all or none; answers how many. `idsField` stands in refusals of ids of another type. */
export const removeRows = <T extends KeyedTable, Input extends object, Code extends string>(
  ctx: NounCtx,
  noun: Noun<T, Input, Code>,
  ids: readonly string[],
  idsField = 'ids',
): Promise<Result<number, Code | NounCode>> =>
  changing<number, Code | NounCode>(ctx, async (change) => {
    const found = await findRows(change.client, noun, ids, idsField)
    return found.ok ? removeFound(ctx, noun, change, found.value) : found
  })

async function removeFound<T extends KeyedTable, Input extends object, Code extends string>(
  ctx: NounCtx,
  noun: Noun<T, Input, Code>,
  change: Change,
  rows: readonly RowOf<T>[],
): Promise<Result<number, Code | NounCode>> {
  if (rows.length === 0) return ok(0)
  const refused = await noun.beforeDelete?.({ ctx, change }, rows)
  if (refused?.length) return refuseOrder(...refused)
  await deleteRows(change.client, noun.table, rows.map(keyOfRow))
  await noun.afterDelete?.({ ctx, change }, rows)
  for (const row of rows) told(noun, change, 'deleted', keyOfRow(row), row as Record<string, unknown>)
  return ok(rows.length)
}
