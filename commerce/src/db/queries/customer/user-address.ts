/** Address books of users. */
import type { PoolClient } from 'pg'
import type { StoredAddress } from '../../tables/columns.ts'
import { eachOf } from '../../statements/each-of.ts'
import { prepared, type Queryable, type RowOf, statement } from '../../statements/statement.ts'

export type UserAddressRow = RowOf<'user_address'>

export type DefaultKind = 'SHIPPING' | 'BILLING'

const COLUMNS = 'id, user_id as "userId", address'

/** Addresses of several users, oldest first. */
export const addressesOfUsers = prepared(
  'addresses_of_users',
  `${eachOf('$1', `select ${COLUMNS} from user_addresses where user_id = wanted::int`)} order by f.id`,
).many

export const findAddress = prepared('user_address', `select ${COLUMNS} from user_addresses where id = $1`).first

const MAKE_ROOM_FOR_ADDRESS = statement(
  'make_room_for_address',
  `delete from user_addresses where id in (
      select a.id from users u cross join lateral (select a.id from user_addresses a
        where a.user_id = u.id and a.id is distinct from u.default_shipping_address_id and a.id is distinct from u.default_billing_address_id
        order by a.id limit greatest(0, (select count(*) from user_addresses where user_id = u.id) - $2 + 1)) a
      where u.id = $1)`,
)
const INSERT_ADDRESS = statement(
  'insert_address',
  `insert into user_addresses (user_id, address) values ($1, $2) returning ${COLUMNS}`,
)

/** Adds an address; the caller must have locked the user. A full book loses its oldest address that is no default. */
export async function insertAddress(
  client: PoolClient,
  userId: number,
  address: StoredAddress,
  most: number,
): Promise<UserAddressRow> {
  await MAKE_ROOM_FOR_ADDRESS.run(client, userId, most)
  return INSERT_ADDRESS.single(client, userId, address)
}

export const updateAddress = statement(
  'update_address',
  `update user_addresses set address = $2 where id = $1 returning ${COLUMNS}`,
).first

export const deleteAddress = statement('delete_address', 'delete from user_addresses where id = $1').run

const CHOSEN = 'with a as (select id, user_id from user_addresses where user_id = $1 and id = $2 for key share)'
const SET_DEFAULT_ADDRESS = {
  SHIPPING: statement(
    'set_default_shipping_address',
    `${CHOSEN} update users u set default_shipping_address_id = a.id, updated_at = now() from a where u.id = a.user_id`,
  ),
  BILLING: statement(
    'set_default_billing_address',
    `${CHOSEN} update users u set default_billing_address_id = a.id, updated_at = now() from a where u.id = a.user_id`,
  ),
}

/** Sets a default address; false where the user has no such address. */
export const setDefaultAddress = async (
  on: Queryable,
  userId: number,
  kind: DefaultKind,
  addressId: number,
): Promise<boolean> => (await SET_DEFAULT_ADDRESS[kind].run(on, userId, addressId)) === 1
