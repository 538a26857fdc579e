/** Changes several customers at once. */
import type { AccountErrorCode, ErrorPolicyEnum } from '@semena/contract/enums'
import type { UserRow } from '../../db/queries/customer/user.ts'
import { inBulk, type Outcome } from '../nouns/bulk.ts'
import type { Change } from '../changes/changing.ts'
import { ok, refuse, type Refusal, refuseOrder, type Result } from '../result.ts'
import { changeTeam, type StaffCtx } from './change.ts'
import { changeCustomer, type CustomerInput, type UserRef } from './customers.ts'

export interface CustomerChange {
  ref: UserRef
  input: CustomerInput
  /** What was wrong with parts that are left out of the input; by IGNORE_FAILED alone the rest is done. */
  faults: Refusal<AccountErrorCode>[]
}

type Code = AccountErrorCode

/**
 * Answers what became of each change, in their order; a change that could not even be read is handed in as its refusal.
 * With REJECT_EVERYTHING one refusal undoes all of them, and those that were in order have no errors of their own.
 */
export async function updateCustomers(
  ctx: StaffCtx,
  changes: readonly Result<CustomerChange, Code>[],
  policy: ErrorPolicyEnum,
): Promise<{ count: number; results: Outcome<UserRow, Code>[] }> {
  let results: Outcome<UserRow, Code>[] = []
  const done = await changeTeam<null, Code>(ctx, async (change) => {
    const seen = new Map<number, number>()
    const write = async (
      wanted: Result<CustomerChange, Code>,
      index: number,
      part: Change,
    ): Promise<Result<UserRow, Code>> => {
      if (!wanted.ok) return wanted
      const { ref, input, faults } = wanted.value
      if (faults.length) return refuseOrder(...faults)
      const saved = await changeCustomer(ctx, { ...change, change: part, client: part.client }, ref, input)
      if (saved.ok && (seen.get(saved.value.id) ?? index) !== index)
        return refuse('DUPLICATED_INPUT_ITEM', null, 'This customer is changed already.')
      if (saved.ok) seen.set(saved.value.id, index)
      return saved
    }
    const without = (wanted: Result<CustomerChange, Code>) =>
      wanted.ok && wanted.value.faults.length ? ok({ ...wanted.value, faults: [] }) : null
    results = await inBulk<Result<CustomerChange, Code>, UserRow, Code>(change.change, changes, policy, write, without)
    const failed = results.flatMap((result) => result.errors)
    return failed.length && policy === 'REJECT_EVERYTHING' ? refuseOrder(...failed) : ok(null)
  })
  if (!done.ok) results = results.map(({ errors }) => ({ value: null, errors }))
  return { count: results.filter((result) => result.value).length, results }
}
