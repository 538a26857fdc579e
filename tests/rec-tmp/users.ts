/** Puts the fixture's customers and staff, and a superuser, into the service's database. */
import type { Database } from '@semena/commerce/database'
import { hashPassword } from '@semena/commerce/testing/parts'
import { EXTRAS, type Fixture, fixture, type Suite } from './fixture.ts'

export interface Login {
  email: string
  password: string
}

export async function addUsers({ pool }: Pick<Database, 'pool'>, superuser: Login, suite: Suite): Promise<void> {
  const insert = async (
    user: Login & { firstName?: string; lastName?: string; confirmed: boolean; active?: boolean; isStaff: boolean },
    isSuperuser = false,
  ): Promise<number> => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into users (email, password_hash, first_name, last_name, is_confirmed, is_active, is_staff, is_superuser)
        values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [
        user.email,
        await hashPassword(user.password),
        user.firstName ?? '',
        user.lastName ?? '',
        user.confirmed,
        user.active ?? true,
        user.isStaff,
        isSuperuser,
      ],
    )
    return rows[0]!.id
  }
  await insert({ ...superuser, confirmed: true, isStaff: true }, true)
  for (const user of [...fixture.users, ...EXTRAS[suite].users]) {
    const id = await insert({ ...user, isStaff: user.staff !== undefined })
    if (user.address) await addAddresses(pool, id, user.address)
    if (user.staff?.length) await addGroup(pool, id, user)
  }
}

const EMPTY = {
  firstName: '',
  lastName: '',
  companyName: '',
  streetAddress1: '',
  streetAddress2: '',
  city: '',
  cityArea: '',
  postalCode: '',
  countryArea: '',
  phone: '',
}

/**
 * Adds a shipping and a billing address in the form in which checked addresses are stored, with cities of the United
 * States in capitals.
 */
async function addAddresses(pool: Database['pool'], userId: number, address: Record<string, string>): Promise<void> {
  const stored = { ...EMPTY, ...address, city: address.city!.toUpperCase() }
  for (const column of ['default_shipping_address_id', 'default_billing_address_id'])
    await pool.query(
      `with made as (insert into user_addresses (user_id, address) values ($1, $2) returning id)
        update users set ${column} = (select id from made) where id = $1`,
      [userId, stored],
    )
}

/** Puts a member of staff into a group of their own. */
async function addGroup(
  pool: Database['pool'],
  userId: number,
  { key, staff, channels }: Fixture['users'][number],
): Promise<void> {
  const slugs = fixture.channels.filter((c) => channels?.includes(c.key)).map((c) => c.slug)
  await pool.query(
    `with made as (
        insert into permission_groups (name, permissions, restricted_access_to_channels, channel_ids)
          values ($2, $3, $4, array(select id from channels where slug = any($5))) returning id)
      insert into user_groups (user_id, group_id) select $1, id from made`,
    [userId, `fix ${key}`, staff, channels !== undefined, slugs],
  )
}
