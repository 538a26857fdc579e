/** Payloads of the mutations that change an address book. */
import type { UserAddressRow } from '../../db/queries/customer/user-address.ts'
import { userById } from '../../db/queries/customer/user.ts'
import type { Result } from '../../domain/result.ts'
import { addressSource } from '../address/sources.ts'
import type { GraphqlContext } from '../context.ts'
import { payload } from './payload.ts'

/** The payload: the address as it is now, and the user who has it. */
export async function bookPayload<Code extends string>(ctx: GraphqlContext, done: Result<UserAddressRow, Code>) {
  const user = done.ok ? await userById(ctx.database.pool, done.value.userId) : null
  return payload(done, { user: null, address: null }, (row) => ({ user, address: addressSource(row) }))
}
