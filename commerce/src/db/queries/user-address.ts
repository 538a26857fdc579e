/** Address books. */
import type { Pool, PoolClient } from 'pg'
import type { StoredAddress } from '../tables/columns.ts'

export interface UserAddressRow {
  id: number
  userId: number
  address: StoredAddress
}

export type DefaultKind = 'SHIPPING' | 'BILLING'

type Queryable = Pool | PoolClient
const COLUMNS = 'id, user_id as "userId", address'
const DEFAULT_COLUMN = { SHIPPING: 'default_shipping_address_id', BILLING: 'default_billing_address_id' } as const

/** Oldest first. */
export async function addressesOfUsers(on: Queryable, userIds: readonly number[]): Promise<UserAddressRow[]> {
  const { rows } = await on.query<UserAddressRow>({
    name: 'addresses-of-users',
    text: `select ${COLUMNS} from user_addresses where user_id = any($1::int[]) order by id`,
    values: [userIds],
  })
  return rows
}

export async function findAddress(on: Queryable, id: number): Promise<UserAddressRow | null> {
  const { rows } = await on.query<UserAddressRow>({
    name: 'user-address',
    text: `select ${COLUMNS} from user_addresses where id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** For whoever has locked the user. A book that is full loses its oldest address that is no default. */
export async function insertAddress(
  client: PoolClient,
  userId: number,
  address: StoredAddress,
  most: number,
): Promise<UserAddressRow> {
  await client.query(
    `delete from user_addresses where id in (
      select a.id from user_addresses a join users u on u.id = a.user_id
      where a.user_id = $1 and a.id is distinct from u.default_shipping_address_id and a.id is distinct from u.default_billing_address_id
      order by a.id limit greatest(0, (select count(*) from user_addresses where user_id = $1) - $2 + 1))`,
    [userId, most],
  )
  const { rows } = await client.query<UserAddressRow>(
    `insert into user_addresses (user_id, address) values ($1, $2) returning ${COLUMNS}`,
    [userId, address],
  )
  return rows[0]!
}

export async function updateAddress(on: Queryable, id: number, address: StoredAddress): Promise<UserAddressRow | null> {
  const { rows } = await on.query<UserAddressRow>(
    `update user_addresses set address = $2 where id = $1 returning ${COLUMNS}`,
    [id, address],
  )
  return rows[0] ?? null
}

export async function deleteAddress(on: Queryable, id: number): Promise<void> {
  await on.query('delete from user_addresses where id = $1', [id])
}

/** False: the user has no such address. */
export async function setDefaultAddress(
  on: Queryable,
  userId: number,
  kind: DefaultKind,
  addressId: number,
): Promise<boolean> {
  const { rowCount } = await on.query(
    `with a as (select id from user_addresses where id = $2 and user_id = $1 for key share)
      update users u set ${DEFAULT_COLUMN[kind]} = a.id, updated_at = now() from a where u.id = $1`,
    [userId, addressId],
  )
  return rowCount === 1
}
