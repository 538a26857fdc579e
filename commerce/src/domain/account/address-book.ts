/** A customer's addresses. */
import { OF_ACCOUNT } from './limits.ts'
import { asTyped, capitals, TYPED_KEYS, TYPED_PARTS } from '@semena/contract/typed-address'
import type { PoolClient } from 'pg'
import {
  addressesOfUsers,
  type DefaultKind,
  deleteAddress,
  findAddress,
  insertAddress,
  setDefaultAddress,
  updateAddress,
  type UserAddressRow,
} from '../../db/queries/customer/user-address.ts'
import { lockUserRow, type UserRow } from '../../db/queries/customer/user.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import { type Change, changing, type ChangingCtx } from '../changes/changing.ts'
import { ok } from '../result.ts'

type BookCtx = ChangingCtx

/** Runs `work` as a change of which apps are told, on behalf of whoever asks. */
async function changingBook<T>(ctx: BookCtx, work: (change: Change) => Promise<T>): Promise<T> {
  const done = await changing<T, never>(ctx, async (change) => ok(await work(change)))
  if (!done.ok) throw new Error('a change of addresses is not refused')
  return done.value
}

/**
 * Answers null where there is no such user. The user's row is locked, so that two calls at once both see the whole
 * book.
 */
export const addAddress = (
  ctx: BookCtx,
  userId: number,
  address: StoredAddress,
  kind: DefaultKind | null,
): Promise<UserAddressRow | null> =>
  changingBook(ctx, async (change) => {
    const { client } = change
    if (!(await lockUserRow(client, userId))) return null
    const row = await insertAddress(client, userId, address, OF_ACCOUNT.addresses)
    if (kind) await setDefaultAddress(client, userId, kind, row.id)
    change.event('ADDRESS_CREATED', 'Address', row.id)
    change.event('CUSTOMER_UPDATED', 'User', userId)
    return row
  })

export const changeAddress = (ctx: BookCtx, id: number, address: StoredAddress): Promise<UserAddressRow | null> =>
  changingBook(ctx, async (change) => {
    const row = await updateAddress(change.client, id, address)
    if (row) {
      change.event('ADDRESS_UPDATED', 'Address', id)
      change.event('CUSTOMER_UPDATED', 'User', row.userId)
    }
    return row
  })

/**
 * Removing a default address leaves the user without one. The user's row is locked first, as in every change of a book.
 */
export const removeAddress = (ctx: BookCtx, { id, userId }: UserAddressRow): Promise<void> =>
  changingBook(ctx, async (change) => {
    await lockUserRow(change.client, userId)
    await deleteAddress(change.client, id)
    change.event('ADDRESS_DELETED', 'Address', id)
    change.event('CUSTOMER_UPDATED', 'User', userId)
  })

/** Answers false where the address is gone. */
export const chooseDefault = (ctx: BookCtx, { userId, id }: UserAddressRow, kind: DefaultKind): Promise<boolean> =>
  changingBook(ctx, async (change) => {
    await lockUserRow(change.client, userId)
    const done = await setDefaultAddress(change.client, userId, kind, id)
    if (done) change.event('CUSTOMER_UPDATED', 'User', userId)
    return done
  })

export const readAddressRow = ({ database }: BookCtx, id: number): Promise<UserAddressRow | null> =>
  findAddress(database.pool, id)

/** Changes the default address of a kind, or makes one where there is none. */
export async function putDefault(
  client: PoolClient,
  user: UserRow,
  kind: DefaultKind,
  address: StoredAddress,
): Promise<void> {
  const [own, other] =
    kind === 'SHIPPING'
      ? [user.defaultShippingAddressId, user.defaultBillingAddressId]
      : [user.defaultBillingAddressId, user.defaultShippingAddressId]
  if (own !== null && own !== other && (await updateAddress(client, own, address))) return
  const row = await insertAddress(client, user.id, address, OF_ACCOUNT.addresses)
  await setDefaultAddress(client, user.id, kind, row.id)
}

/** Keeps an address of an order, unless the book has it already; the book's first address becomes the default. */
export async function keepAddress(
  client: PoolClient,
  userId: number,
  kind: DefaultKind,
  address: StoredAddress,
): Promise<void> {
  const user = await lockUserRow(client, userId)
  if (!user) return
  const book = await addressesOfUsers(client, [user.id])
  const wanted = withTypedAlone(address)
  const known = book.find((one) => isSame(one.address, wanted))
  const row = known ?? (await insertAddress(client, user.id, wanted, OF_ACCOUNT.addresses))
  const current = kind === 'SHIPPING' ? user.defaultShippingAddressId : user.defaultBillingAddressId
  if (current === null) await setDefaultAddress(client, user.id, kind, row.id)
}

/** An address without its metadata, but with what was typed. */
function withTypedAlone({ metadata, ...parts }: StoredAddress): StoredAddress {
  const typed = Object.entries(metadata ?? {}).filter(([key]) => KEYS_OF_TYPED.has(key))
  return typed.length > 0 ? { ...parts, metadata: Object.fromEntries(typed) } : parts
}

const KEYS_OF_TYPED: ReadonlySet<string> = new Set(Object.values(TYPED_KEYS))

/** Whether two addresses say the same. Capitals alone make no other city. */
function isSame(a: StoredAddress, b: StoredAddress): boolean {
  const [left, right] = [partsOf(a), partsOf(b)]
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every(
    (key) => (left[key] ?? '') === (right[key] ?? ''),
  )
}

function partsOf(address: StoredAddress): Record<string, string> {
  const { metadata: _, ...parts } = asTyped(address, address.metadata)
  for (const part of TYPED_PARTS) parts[part] = capitals(parts[part])
  return parts
}
