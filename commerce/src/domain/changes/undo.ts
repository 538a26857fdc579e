/** Takes back what one change did, as a new change. */
import { actAs, type Acting } from '../../db/acting.ts'
import { forgetCopies } from '../../db/changes.ts'
import { refreshPrices, refreshSearchText } from '../../db/derived.ts'
import {
  changedBeyond,
  type ChangedRow,
  checkReferences,
  deferReferences,
  isMasked,
  lockChange,
  productsOfVariants,
  rowsOfChange,
  tableOf,
  takeBack,
} from '../../db/queries/changes.ts'
import { transaction, Undone } from '../../db/transaction.ts'
import type { Ctx } from '../../context.ts'
import { ok, refuse, type Result } from '../result.ts'

/**
 * NOT_FOUND: there is no such change. ALREADY_UNDONE: it is undone. CHANGED_SINCE: something that it touched is not as it
 * left it, or something else depends on it now. MASKED: the log does not hold what was there. NOT_UNDOABLE: it belongs
 * to orders and payments, which have operations of their own.
 */
export type UndoCode = 'NOT_FOUND' | 'ALREADY_UNDONE' | 'CHANGED_SINCE' | 'MASKED' | 'NOT_UNDOABLE'

/** PostgreSQL's codes: a reference that leads nowhere, and a value that must be unique. */
const IN_THE_WAY = new Set(['23503', '23505'])

/** Undoes a change, wholly or not at all. Answers the rows that it took back. */
export async function undoChange(
  { database, changes, clock }: Pick<Ctx, 'database' | 'clock'> & { changes: Pick<Ctx['changes'], 'tell'> },
  id: number,
  who: Pick<Acting, 'origin' | 'userId' | 'appId'>,
): Promise<Result<ChangedRow[], UndoCode>> {
  type Done = Result<ChangedRow[], UndoCode>
  const work = () =>
    transaction<Done>(database.pool, async (client) => {
      const change = await lockChange(client, id)
      if (!change) return refuse('NOT_FOUND', 'id', 'There is no such change.')
      if (change.isUndone) return refuse('ALREADY_UNDONE', 'id', 'This change is undone already.')
      const rows = await rowsOfChange(client, id)
      const refused = whyNot(rows)
      if (refused) return refused
      await deferReferences(client)
      for (const row of rows) if (!(await takeBack(client, row, tableOf(row)!))) return new Undone<Done>(changedSince())
      await checkReferences(client)
      if (await changedBeyond(client, id)) return new Undone<Done>(changedSince())
      const products = await productsIn(client, rows)
      if (products.length) {
        await refreshPrices(client, clock.now(), products)
        await refreshSearchText(client, products)
      }
      await changes.tell(client)
      return ok(rows)
    })
  try {
    const done = await actAs({ ...who, operation: 'undo', undoes: id }, work)
    if (done.ok) forgetCopies(database.pool)
    return done
  } catch (error) {
    if (IN_THE_WAY.has((error as { code?: string }).code ?? '')) return changedSince()
    throw error
  }
}

const changedSince = () =>
  refuse('CHANGED_SINCE', 'id', 'Something was changed since, or depends on it now. Undo the later changes first.')

function whyNot(rows: readonly ChangedRow[]): Result<never, UndoCode> | null {
  if (rows.length === 0 || rows.some((row) => !tableOf(row) || tableOf(row)!.isBooks))
    return refuse(
      'NOT_UNDOABLE',
      'id',
      'Orders and payments are not undone by the log; they have operations of their own.',
    )
  if (rows.some(isMasked)) return refuse('MASKED', 'id', 'The log does not hold what was there before.')
  return null
}

/** The products whose prices and search texts may follow from these rows. */
async function productsIn(
  client: Parameters<typeof productsOfVariants>[0],
  rows: readonly ChangedRow[],
): Promise<number[]> {
  const valuesOf = (row: ChangedRow) => ({ ...row.before, ...row.after, ...row.key })
  const numbers = (name: string, of: readonly ChangedRow[]): number[] =>
    of.map((row) => valuesOf(row)[name]).filter((value): value is number => typeof value === 'number')
  const own = numbers(
    'id',
    rows.filter((row) => row.tableName === 'products'),
  )
  const variants = [
    ...numbers('variant_id', rows),
    ...numbers(
      'id',
      rows.filter((row) => row.tableName === 'variants'),
    ),
  ]
  return [...new Set([...own, ...numbers('product_id', rows), ...(await productsOfVariants(client, variants))])]
}
