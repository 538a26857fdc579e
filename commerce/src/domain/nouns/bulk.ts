/** Many rows written by one mutation, which may refuse some of them. */
import type { ErrorPolicyEnum } from '@semena/contract/enums'
import { together } from '../../db/together.ts'
import { attempt } from '../../db/transaction.ts'
import { type Change, changing, type ChangingCtx, partOf } from '../changes/changing.ts'
import { ok, type Refusal, refuseOrder, type Result } from '../result.ts'

/** What became of one row: its value, or why it was refused; both where it was written without what was wrong. */
export interface Outcome<T, Code extends string> {
  value: T | null
  errors: Refusal<Code>[]
}

type Write<Row, T, Code extends string> = (row: Row, index: number, change: Change) => Promise<Result<T, Code>>
type Without<Row, Code extends string> = (row: Row, errors: readonly Refusal<Code>[]) => Row | null

/** How often rows are written together, each time without those that were refused, before they are written singly. */
const MOST_TURNS = 4

/**
 * Writes rows. By REJECT_EVERYTHING one refusal undoes all: then nothing has a value. By REJECT_FAILED_ROWS only the
 * refused rows are left out. By IGNORE_FAILED a refused row is tried again without what was wrong with it, as `without`
 * makes it; null gives it up. Rows are written together, each with the change that `write` is handed; those that stand in
 * each other's way, such as two with one SKU, one after the other.
 */
export async function inBulk<Row, T, Code extends string>(
  change: Change,
  rows: readonly Row[],
  policy: ErrorPolicyEnum,
  write: Write<Row, T, Code>,
  without: Without<Row, Code> = () => null,
): Promise<Outcome<T, Code>[]> {
  const done = rows.length > 1 ? await atOnce(change, rows, policy, write, without) : null
  return done ?? oneByOne(change, rows, policy, write, without)
}

/** Writes rows together; null, with nothing written, where they stand in each other's way. */
async function atOnce<Row, T, Code extends string>(
  change: Change,
  rows: readonly Row[],
  policy: ErrorPolicyEnum,
  write: Write<Row, T, Code>,
  without: Without<Row, Code>,
): Promise<Outcome<T, Code>[] | null> {
  const outcomes = rows.map((): Outcome<T, Code> => ({ value: null, errors: [] }))
  let waiting = rows.map((row, index) => ({ row, index }))
  for (let turn = 0; waiting.length; turn++) {
    if (turn === MOST_TURNS) return null
    const tells: (() => void)[] = []
    const done = await together(
      change.client,
      waiting.map(({ row, index }) => async (client) => {
        const { part, tell } = partOf(change, client)
        tells.push(tell)
        return write(row, index, part)
      }),
      (results) => results.every((one) => one.ok),
    )
    if (!done) return null
    if (done.every((one) => one.ok)) {
      for (const tell of tells) tell()
      for (const [i, one] of done.entries()) if (one.ok) outcomes[waiting[i]!.index]!.value = one.value
      return outcomes
    }
    waiting = waiting.flatMap(({ row, index }, i) => {
      const result = done[i]!
      if (result.ok) return [{ row, index }]
      const isFirst = outcomes[index]!.errors.length === 0
      if (isFirst) outcomes[index]!.errors = result.errors
      const lesser = isFirst && policy === 'IGNORE_FAILED' ? without(row, result.errors) : null
      return lesser === null ? [] : [{ row: lesser, index }]
    })
    if (policy === 'REJECT_EVERYTHING') return outcomes
  }
  return outcomes
}

/** Writes each row on a savepoint, one after the other. */
export async function oneByOne<Row, T, Code extends string>(
  change: Change,
  rows: readonly Row[],
  policy: ErrorPolicyEnum,
  write: Write<Row, T, Code>,
  without: Without<Row, Code>,
): Promise<Outcome<T, Code>[]> {
  const written = (row: Row, index: number): Promise<Result<T, Code>> =>
    attempt(change.client, () => write(row, index, change))
  const outcomes: Outcome<T, Code>[] = []
  for (const [index, row] of rows.entries()) {
    const done = await written(row, index)
    if (done.ok) {
      outcomes.push({ value: done.value, errors: [] })
      continue
    }
    const lesser = policy === 'IGNORE_FAILED' ? without(row, done.errors) : null
    const again = lesser === null ? null : await written(lesser, index)
    outcomes.push({ value: again?.ok ? again.value : null, errors: done.errors })
  }
  return outcomes
}

/**
 * Runs a change of many rows. Where the policy lets one refusal undo all, everything is rolled back, and the outcomes
 * keep the refusals alone.
 */
export async function changingInBulk<T, Code extends string>(
  ctx: ChangingCtx,
  policy: ErrorPolicyEnum,
  work: (change: Change) => Promise<Result<Outcome<T, Code>[], Code>>,
): Promise<Result<Outcome<T, Code>[], Code>> {
  let refused: Outcome<T, Code>[] | null = null
  const done = await changing<Outcome<T, Code>[], Code>(ctx, async (change) => {
    refused = null
    const outcomes = await work(change)
    if (!outcomes.ok) return outcomes
    const errors = outcomes.value.flatMap((one) => one.errors)
    if (policy !== 'REJECT_EVERYTHING' || errors.length === 0) return outcomes
    refused = outcomes.value.map((one) => ({ value: null, errors: one.errors }))
    return refuseOrder(...errors)
  })
  return refused ? ok(refused) : done
}
