/** Address books of customers, in the hands of those who look after them. */
import type { AccountErrorCode } from '@semena/contract/enums'
import type { UserAddressRow } from '../../db/queries/user-address.ts'
import { userById, type UserRow } from '../../db/queries/user.ts'
import {
  addAddress,
  changeAddress,
  chooseDefault,
  readAddressRow,
  removeAddress,
} from '../../domain/account/address-book.ts'
import { no, refusal, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import type { AddressSource } from '../address/sources.ts'
import type {
  MutationAddressCreateArgs,
  MutationAddressDeleteArgs,
  MutationAddressSetDefaultArgs,
  MutationAddressUpdateArgs,
} from '../resolver-types.generated.ts'
import type { AddressInput } from '../shared/arguments.ts'
import { need } from '../shared/permission.ts'
import { readId, staffPayload } from './payload.ts'
import { readUserAddress } from './read.ts'

const shown = ({ id, address }: UserAddressRow): AddressSource => ({ ...address, rowId: id })

async function userOfId(ctx: GraphqlContext, id: string): Promise<Result<UserRow, AccountErrorCode>> {
  const key = readId(id, 'User', 'userId')
  if (!key.ok) return key
  const user = await userById(ctx.database.pool, key.value)
  return user ? { ok: true, value: user } : no(refusal('NOT_FOUND', 'userId', 'There is no such user.'))
}

async function addressOfId(
  ctx: GraphqlContext,
  id: string,
  field: string,
): Promise<Result<UserAddressRow, AccountErrorCode>> {
  const key = readId(id, 'Address', field)
  if (!key.ok) return key
  const row = await readAddressRow(ctx, key.value)
  return row ? { ok: true, value: row } : gone(field)
}

const gone = (field: string) => no(refusal('NOT_FOUND', field, 'There is no such address.'))

const payload = async (ctx: GraphqlContext, done: Result<UserAddressRow, AccountErrorCode>) =>
  done.ok
    ? { address: shown(done.value), user: await userById(ctx.database.pool, done.value.userId), errors: [] }
    : { user: null, ...staffPayload('address', done) }

export const addressMutations = {
  addressCreate: async (_: unknown, { userId, input }: MutationAddressCreateArgs, ctx: GraphqlContext) => {
    need(ctx, 'MANAGE_USERS')
    const user = await userOfId(ctx, userId)
    if (!user.ok) return payload(ctx, user)
    const address = readUserAddress(ctx, input as AddressInput, null)
    if (!address.ok) return payload(ctx, address)
    const row = await addAddress(ctx, user.value.id, address.value, null)
    return payload(ctx, row ? { ok: true, value: row } : no(refusal('NOT_FOUND', 'userId', 'There is no such user.')))
  },

  addressUpdate: async (_: unknown, { id, input }: MutationAddressUpdateArgs, ctx: GraphqlContext) => {
    need(ctx, 'MANAGE_USERS')
    const row = await addressOfId(ctx, id, 'id')
    if (!row.ok) return payload(ctx, row)
    const address = readUserAddress(ctx, input as AddressInput, null)
    if (!address.ok) return payload(ctx, address)
    const saved = await changeAddress(ctx, row.value.id, address.value)
    return payload(ctx, saved ? { ok: true, value: saved } : gone('id'))
  },

  addressDelete: async (_: unknown, { id }: MutationAddressDeleteArgs, ctx: GraphqlContext) => {
    need(ctx, 'MANAGE_USERS')
    const row = await addressOfId(ctx, id, 'id')
    if (row.ok) await removeAddress(ctx, row.value)
    return payload(ctx, row)
  },

  addressSetDefault: async (
    _: unknown,
    { addressId, userId, type }: MutationAddressSetDefaultArgs,
    ctx: GraphqlContext,
  ) => {
    need(ctx, 'MANAGE_USERS')
    const row = await addressOfId(ctx, addressId, 'addressId')
    if (!row.ok) return staffPayload('user', row)
    const user = await userOfId(ctx, userId)
    if (!user.ok) return staffPayload('user', user)
    if (row.value.userId !== user.value.id)
      return staffPayload('user', no(refusal('INVALID', 'addressId', 'This address belongs to somebody else.')))
    if (!(await chooseDefault(ctx, row.value, type))) return staffPayload('user', gone('addressId'))
    return { user: await userById(ctx.database.pool, user.value.id), errors: [] }
  },
}
