/** A customer's addresses. */
import type { PoolClient } from 'pg'
import type { Ctx } from '../../context.ts'
import {
  addressesOfUsers,
  type DefaultKind,
  deleteAddress,
  findAddress,
  insertAddress,
  setDefaultAddress,
  updateAddress,
  type UserAddressRow,
} from '../../db/queries/user-address.ts'
import { lockUserRow, type UserRow } from '../../db/queries/user.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import { transaction } from '../../db/transaction.ts'

type BookCtx = Pick<Ctx, 'database'>

/** The most addresses that a book holds, as in Saleor; a further one takes the place of the oldest. */
export const MOST_ADDRESSES = 100

/**
 * Answers null where there is no such user. The user's row is locked, so that two calls at once both see the whole
 * book.
 */
export const addAddress = (
  { database }: BookCtx,
  userId: number,
  address: StoredAddress,
  kind: DefaultKind | null,
): Promise<UserAddressRow | null> =>
  transaction<UserAddressRow | null>(database.pool, async (client) => {
    if (!(await lockUserRow(client, userId))) return null
    const row = await insertAddress(client, userId, address, MOST_ADDRESSES)
    if (kind) await setDefaultAddress(client, userId, kind, row.id)
    return row
  })

export const changeAddress = (
  { database }: BookCtx,
  id: number,
  address: StoredAddress,
): Promise<UserAddressRow | null> => updateAddress(database.pool, id, address)

/**
 * Removing a default address leaves the user without one. The user's row is locked first, as in every change of a book.
 */
export const removeAddress = ({ database }: BookCtx, { id, userId }: UserAddressRow): Promise<void> =>
  transaction(database.pool, async (client) => {
    await lockUserRow(client, userId)
    await deleteAddress(client, id)
  })

/** Answers false where the address is gone. */
export const chooseDefault = (
  { database }: BookCtx,
  { userId, id }: UserAddressRow,
  kind: DefaultKind,
): Promise<boolean> =>
  transaction<boolean>(database.pool, async (client) => {
    await lockUserRow(client, userId)
    return setDefaultAddress(client, userId, kind, id)
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
  const row = await insertAddress(client, user.id, address, MOST_ADDRESSES)
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
  const { metadata: _, ...wanted } = address
  const book = await addressesOfUsers(client, [user.id])
  const known = book.find(({ address: { metadata: __, ...own } }) => isSame(own, wanted))
  const row = known ?? (await insertAddress(client, user.id, wanted, MOST_ADDRESSES))
  const current = kind === 'SHIPPING' ? user.defaultShippingAddressId : user.defaultBillingAddressId
  if (current === null) await setDefaultAddress(client, user.id, kind, row.id)
}

const isSame = (a: Record<string, unknown>, b: Record<string, unknown>): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => (a[key] ?? '') === (b[key] ?? ''))
