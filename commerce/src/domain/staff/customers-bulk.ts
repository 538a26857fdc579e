/** Changes several customers at once. */
import type { AccountErrorCode, ErrorPolicyEnum } from '@semena/contract/enums'
import { attempt } from '../../db/transaction.ts'
import type { UserRow } from '../../db/queries/user.ts'
import { ok, refuse, refuseOrder, type Result } from '../result.ts'
import { changeTeam, type StaffCtx } from './change.ts'
import { changeCustomer, type CustomerInput, type UserRef } from './customers.ts'

export interface CustomerChange {
  ref: UserRef
  input: CustomerInput
}

type Changed = Result<UserRow, AccountErrorCode>

/**
 * Answers what became of each change, in their order; a change that could not even be read is handed in as its refusal.
 * With REJECT_EVERYTHING one refusal undoes all of them, and those that were in order have no errors of their own;
 * otherwise all without a refusal are done.
 */
export async function updateCustomers(
  ctx: StaffCtx,
  changes: readonly Result<CustomerChange, AccountErrorCode>[],
  policy: ErrorPolicyEnum,
): Promise<{ count: number; results: Changed[] }> {
  let results: Changed[] = []
  const done = await changeTeam<null, AccountErrorCode>(ctx, async (change) => {
    results = []
    const seen = new Set<number>()
    for (const wanted of changes) {
      const written = await attempt<Changed>(change.client, async () => {
        if (!wanted.ok) return wanted
        const saved = await changeCustomer(ctx, change, wanted.value.ref, wanted.value.input)
        if (saved.ok && seen.has(saved.value.id))
          return refuse('DUPLICATED_INPUT_ITEM', null, 'This customer is changed already.')
        if (saved.ok) seen.add(saved.value.id)
        return saved
      })
      results.push(written)
    }
    const failed = results.flatMap((result) => (result.ok ? [] : result.errors))
    return failed.length && policy === 'REJECT_EVERYTHING' ? refuseOrder(...failed) : ok(null)
  })
  if (done.ok) return { count: results.filter((result) => result.ok).length, results }
  return { count: 0, results: results.map((result) => (result.ok ? refuseOrder() : result)) }
}
