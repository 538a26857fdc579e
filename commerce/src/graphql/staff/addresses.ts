/** Changes of customers' address books by those who look after customers. */
import { bookPayload } from '../shared/address-book.ts'
import type { AccountErrorCode } from '@semena/contract/enums'
import type { UserAddressRow } from '../../db/queries/customer/user-address.ts'
import { userById, type UserRow } from '../../db/queries/customer/user.ts'
import {
  addAddress,
  changeAddress,
  chooseDefault,
  readAddressRow,
  removeAddress,
} from '../../domain/account/address-book.ts'
import { refuse, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import type { Fields } from '../resolver-types.ts'
import { reachesUser } from '../shared/reach.ts'
import { permitted } from '../shared/permission.ts'
import { readId } from './payload.ts'
import { payload } from '../shared/payload.ts'
import { readUserAddress } from './read.ts'

async function userOfId(ctx: GraphqlContext, id: string): Promise<Result<UserRow, AccountErrorCode>> {
  const key = readId(id, 'User', 'userId')
  if (!key.ok) return key
  const user = await userById(ctx.database.pool, key.value)
  if (!user) return refuse('NOT_FOUND', 'userId', 'There is no such user.')
  return (await reachesUser(ctx, user.id)) ? { ok: true, value: user } : beyond('userId')
}

async function addressOfId(
  ctx: GraphqlContext,
  id: string,
  field: string,
): Promise<Result<UserAddressRow, AccountErrorCode>> {
  const key = readId(id, 'Address', field)
  if (!key.ok) return key
  const row = await readAddressRow(ctx, key.value)
  if (!row) return gone(field)
  return (await reachesUser(ctx, row.userId)) ? { ok: true, value: row } : beyond(field)
}

const beyond = (field: string) => refuse('OUT_OF_SCOPE_USER', field, 'This user may do what you may not.')
const gone = (field: string) => refuse('NOT_FOUND', field, 'There is no such address.')

export const addressMutations = permitted<'Mutation'>()(['MANAGE_USERS'], {
  addressCreate: async (_, { userId, input }, ctx) => {
    const user = await userOfId(ctx, userId)
    if (!user.ok) return bookPayload(ctx, user)
    const address = await readUserAddress(ctx, input, null)
    if (!address.ok) return bookPayload(ctx, address)
    const row = await addAddress(ctx, user.value.id, address.value, null)
    return bookPayload(ctx, row ? { ok: true, value: row } : refuse('NOT_FOUND', 'userId', 'There is no such user.'))
  },
  addressUpdate: async (_, { id, input }, ctx) => {
    const row = await addressOfId(ctx, id, 'id')
    if (!row.ok) return bookPayload(ctx, row)
    const address = await readUserAddress(ctx, input, null)
    if (!address.ok) return bookPayload(ctx, address)
    const saved = await changeAddress(ctx, row.value.id, address.value)
    return bookPayload(ctx, saved ? { ok: true, value: saved } : gone('id'))
  },
  addressDelete: async (_, { id }, ctx) => {
    const row = await addressOfId(ctx, id, 'id')
    if (row.ok) await removeAddress(ctx, row.value)
    return bookPayload(ctx, row)
  },
  addressSetDefault: async (_, { addressId, userId, type }, ctx) => {
    const row = await addressOfId(ctx, addressId, 'addressId')
    if (!row.ok) return payload(row, 'user')
    const user = await userOfId(ctx, userId)
    if (!user.ok) return payload(user, 'user')
    if (row.value.userId !== user.value.id)
      return payload(refuse('INVALID', 'addressId', 'This address belongs to somebody else.'), 'user')
    if (!(await chooseDefault(ctx, row.value, type))) return payload(gone('addressId'), 'user')
    const changed = await userById(ctx.database.pool, user.value.id)
    return payload(user, { user: null }, () => ({ user: changed }))
  },
}) satisfies Partial<Fields<'Mutation'>>
