/** Many rows written by one mutation, which may refuse some of them. */
import type { ErrorPolicyEnum } from '@semena/contract/enums'
import { attempt } from '../../db/driver/transaction.ts'
import { type Change, changing, type ChangingCtx } from '../changes/changing.ts'
import { ok, type Refusal, refuseOrder, type Result } from '../result.ts'

/** What became of one row: its value, or why it was refused; both where it was written without what was wrong. */
export interface Outcome<T, Code extends string> {
  value: T | null
  errors: Refusal<Code>[]
}

/**
 * Writes rows one after the other, each on a savepoint with the change that `write` is handed, whose events are told
 * only of what stays. By REJECT_EVERYTHING one refusal undoes all (`changingInBulk`). By REJECT_FAILED_ROWS only the
 * refused rows are left out. By IGNORE_FAILED a refused row is tried again without what was wrong with it, as `without`
 * makes it; null gives it up.
 */
export async function inBulk<Row, T, Code extends string>(
  change: Change,
  rows: readonly Row[],
  policy: ErrorPolicyEnum,
  write: (row: Row, index: number, change: Change) => Promise<Result<T, Code>>,
  without: (row: Row, errors: readonly Refusal<Code>[]) => Row | null = () => null,
): Promise<Outcome<T, Code>[]> {
  const written = async (row: Row, index: number): Promise<Result<T, Code>> => {
    const events: Parameters<Change['event']>[] = []
    const part: Change = { ...change, event: (...event) => void events.push(event) }
    const done = await attempt(change.client, () => write(row, index, part))
    if (done.ok) for (const event of events) change.event(...event)
    return done
  }
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
