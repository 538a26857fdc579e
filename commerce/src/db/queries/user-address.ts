/** Address books of users. */
import type { PoolClient } from 'pg'
import type { StoredAddress } from '../tables/columns.ts'
import { eachOf } from './each-of.ts'
import { type Queryable, statement } from '../statement.ts'
import { shared } from '../together.ts'

export interface UserAddressRow {
  id: number
  userId: number
  address: StoredAddress
}

export type DefaultKind = 'SHIPPING' | 'BILLING'

const COLUMNS = 'id, user_id as "userId", address'

const ADDRESSES_OF_USERS = statement(
  'addresses_of_users',
  `${eachOf('$1', `select ${COLUMNS} from user_addresses where user_id = wanted::int`)} order by f.id`,
  { prepared: true },
)

/** Addresses of several users, oldest first. */
export async function addressesOfUsers(on: Queryable, userIds: readonly number[]): Promise<UserAddressRow[]> {
  return ADDRESSES_OF_USERS.rows(on, [JSON.stringify(userIds)])
}

const USER_ADDRESS = statement('user_address', `select ${COLUMNS} from user_addresses where id = $1`, {
  prepared: true,
})

export async function findAddress(on: Queryable, id: number): Promise<UserAddressRow | null> {
  return USER_ADDRESS.one(on, [id])
}

const MAKE_ROOM_FOR_ADDRESS = statement(
  'make_room_for_address',
  `delete from user_addresses where id in (
      select a.id from users u cross join lateral (select a.id from user_addresses a
        where a.user_id = u.id and a.id is distinct from u.default_shipping_address_id and a.id is distinct from u.default_billing_address_id
        order by a.id limit greatest(0, (select count(*) from user_addresses where user_id = u.id) - $2 + 1)) a
      where u.id = any($1::int[]))`,
)
const INSERT_ADDRESSES = statement(
  'insert_addresses',
  `insert into user_addresses (user_id, address)
    select n."userId", n.address from jsonb_to_recordset($1::jsonb) as n("userId" int, address jsonb) returning ${COLUMNS}`,
)

/** Adds an address; the caller must have locked the user. A full book loses its oldest address that is no default. */
export const insertAddress = (
  client: PoolClient,
  userId: number,
  address: StoredAddress,
  most: number,
): Promise<UserAddressRow> =>
  // Those of different users, each of whom stands in one question only.
  shared<{ userId: number; address: StoredAddress }, UserAddressRow, PoolClient>(
    client,
    'insert addresses',
    { userId, address },
    async (on, asked) => {
      await MAKE_ROOM_FOR_ADDRESS.run(on, [asked.map((one) => one.userId), most])
      const made = await INSERT_ADDRESSES.rows(on, [JSON.stringify(asked)])
      return asked.map((one) => made.find((row) => row.userId === one.userId)!)
    },
  )

const UPDATE_ADDRESSES = statement(
  'update_addresses',
  `update user_addresses set address = n.address from jsonb_to_recordset($1::jsonb) as n("for" int, address jsonb)
    where id = n."for" returning id, user_id as "userId", user_addresses.address`,
)

export const updateAddress = (on: Queryable, id: number, address: StoredAddress): Promise<UserAddressRow | null> =>
  shared<{ for: number; address: StoredAddress }, UserAddressRow | null, Queryable>(
    on,
    'update addresses',
    { for: id, address },
    async (client, asked) => {
      const changed = await UPDATE_ADDRESSES.rows(client, [JSON.stringify(asked)])
      return asked.map((one) => changed.find((row) => row.id === one.for) ?? null)
    },
  )

const DELETE_ADDRESS = statement('delete_address', 'delete from user_addresses where id = $1')

export async function deleteAddress(on: Queryable, id: number): Promise<void> {
  await DELETE_ADDRESS.run(on, [id])
}

const CHOSEN =
  'with a as (select a.id, a.user_id from user_addresses a join unnest($1::int[], $2::int[]) n(user_id, id) on a.id = n.id and a.user_id = n.user_id for key share of a)'
const SET_DEFAULT_ADDRESS = {
  SHIPPING: statement(
    'set_default_shipping_address',
    `${CHOSEN} update users u set default_shipping_address_id = a.id, updated_at = now() from a where u.id = a.user_id returning u.id`,
  ),
  BILLING: statement(
    'set_default_billing_address',
    `${CHOSEN} update users u set default_billing_address_id = a.id, updated_at = now() from a where u.id = a.user_id returning u.id`,
  ),
}

/** Sets a default address; false where the user has no such address. */
export const setDefaultAddress = (
  on: Queryable,
  userId: number,
  kind: DefaultKind,
  addressId: number,
): Promise<boolean> =>
  shared<{ userId: number; addressId: number }, boolean, Queryable>(
    on,
    `default ${kind}`,
    { userId, addressId },
    async (client, asked) => {
      const users = asked.map((one) => one.userId)
      const set = await SET_DEFAULT_ADDRESS[kind].rows(client, [users, asked.map((one) => one.addressId)])
      return users.map((id) => set.some((row) => row.id === id))
    },
  )
