/** For tests of what staff and apps do: people with permissions who are signed in, and apps with tokens. */
import type { PermissionEnum } from '@semena/contract/enums'
import { type BuyingShop, openShop } from './buying.ts'
import { ensureApp } from '../domain/apps.ts'
import { toGlobalId } from '../domain/global-id.ts'
import { forget } from '../memory/memory.ts'

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

export interface Someone {
  id: string
  key: number
  token: string
}

export interface PersonOptions {
  permissions?: PermissionEnum[]
  superuser?: boolean
  staff?: boolean
  active?: boolean
  /** Slugs of channels; left out when the group opens every channel. */
  channels?: string[]
}

export interface StaffShop extends BuyingShop {
  /** Sends an operation and gives its only payload, or the code of its error. */
  by(who: { token: string } | null, query: string, variables?: object): Promise<Loose>
  /** Makes a signed-in account; with permissions it is staff with a group of its own. */
  person(options?: PersonOptions): Promise<Someone>
  /** Makes a permission group without members. */
  group(permissions: PermissionEnum[], channels?: string[]): Promise<{ id: string; key: number }>
  join(person: Someone, group: { key: number }): Promise<void>
  /** Makes an app with a token. */
  program(permissions: PermissionEnum[]): Promise<Someone>
  /** Makes an app with these permissions, and the token that its page gets when somebody looks at it. */
  page(visitor: Someone, permissions: PermissionEnum[]): Promise<Someone>
  /** Drops what is cached, so that changes by SQL show at once. */
  forget(): void
  sql(text: string, values?: unknown[]): Promise<Loose[]>
}

export async function openStaffShop(more: Parameters<typeof openShop>[0] = {}): Promise<StaffShop> {
  const shop = await openShop(more)
  const { pool } = shop.services.database
  let made = 0
  const sql: StaffShop['sql'] = async (text, values = []) => (await pool.query(text, values)).rows
  const by: StaffShop['by'] = async (who, query, variables = {}) => {
    const { data, errors } = await shop.ask(query, variables, who?.token)
    return errors ? errors[0]!.extensions.exception.code : Object.values(data)[0]
  }
  const group: StaffShop['group'] = async (permissions, channels) => {
    const [row] = await sql(
      `insert into permission_groups (name, permissions, restricted_access_to_channels, channel_ids)
        values ($1, $2, $3, array(select id from channels where slug = any($4))) returning id`,
      [`group ${++made}`, permissions, channels !== undefined, channels ?? []],
    )
    return { key: row.id, id: toGlobalId('Group', row.id) }
  }
  const join: StaffShop['join'] = async (person, { key }) => {
    await sql('insert into user_groups (user_id, group_id) values ($1, $2)', [person.key, key])
  }
  const program: StaffShop['program'] = async (permissions) => {
    const identifier = `test.${++made}`
    const token = await ensureApp(shop.services, { identifier, name: identifier, permissions })
    const [{ id: key }] = await sql('select id from apps where identifier = $1', [identifier])
    return { id: toGlobalId('App', key), key, token }
  }
  return {
    ...shop,
    sql,
    by,
    group,
    join,
    program,
    page: async (visitor, permissions) => {
      const app = await program(permissions)
      const { accessToken } = await by(visitor, `{ app(id: "${app.id}") { accessToken } }`)
      return { ...visitor, token: accessToken }
    },
    forget: () => forget(pool),
    person: async ({
      permissions,
      superuser = false,
      staff = superuser || permissions !== undefined,
      active = true,
      channels,
    } = {}) => {
      const email = `person${++made}@example.com`
      const token = await shop.signUp(email, { isStaff: staff, isSuperuser: superuser })
      const [{ id: key }] = await sql('select id from users where email = $1', [email])
      const person = { id: toGlobalId('User', key), key, token }
      if (permissions) await join(person, await group(permissions, channels))
      if (!active) await sql('update users set is_active = false where id = $1', [key])
      return person
    },
  }
}

/** Publishes a product in the channel "us" as staff do, from now on, or hides it. Throws when that is refused. */
export async function publish(shop: StaffShop, by: Someone, slug: string, isPublished: boolean): Promise<void> {
  const [{ id }] = await shop.sql('select id from products where slug = $1', [slug])
  const [{ id: channel }] = await shop.sql("select id from channels where slug = 'us'")
  const { errors } = await shop.by(
    by,
    'mutation($id: ID!, $c: ID!, $is: Boolean!) { productChannelListingUpdate(id: $id, input: { updateChannels: [{ channelId: $c, isPublished: $is }] }) { errors { code message } } }',
    { id: toGlobalId('Product', id), c: toGlobalId('Channel', channel), is: isPublished },
  )
  if (errors.length) throw new Error(JSON.stringify(errors))
}
