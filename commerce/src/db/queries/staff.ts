/** Users, as staff and apps read and write them. */
import type { PoolClient } from 'pg'
import { getTableColumns } from 'drizzle-orm'
import { addressText, users, userText } from '../tables/users.ts'
import { hasMetadata } from './metadata-condition.ts'
import { USER_WHERE_EXAMPLE, type UserWhere, userWhere } from './user-where.ts'
import { searchBy, searchRank } from './search.ts'
import { listOf, Params, type SortKey, type Walk } from './sql.ts'
import { USER_COLUMNS, type UserRow } from './user.ts'
import { assembled, type Queryable, statement } from '../statement.ts'

const COLUMN_NAMES = new Map(Object.entries(getTableColumns(users)).map(([key, column]) => [key, column.name]))

const LOCK_USER_BY_ID = statement('lock_user_by_id', `select ${USER_COLUMNS} from users u where u.id = $1 for update`)
const LOCK_USER_BY_EMAIL = statement(
  'lock_user_by_email',
  `select ${USER_COLUMNS} from users u where lower(u.email) = lower($1) for update`,
)
const LOCK_USER_BY_REFERENCE = statement(
  'lock_user_by_reference',
  `select ${USER_COLUMNS} from users u where u.external_reference = $1 for update`,
)

/** Locks the user until the transaction ends. */
export function lockUser(
  client: PoolClient,
  by: 'id' | 'externalReference' | 'email',
  value: number | string,
): Promise<UserRow | null> {
  if (by === 'id') return LOCK_USER_BY_ID.one(client, [Number(value)])
  return (by === 'email' ? LOCK_USER_BY_EMAIL : LOCK_USER_BY_REFERENCE).one(client, [String(value)])
}

export type UserChanges = Partial<Omit<UserRow, 'id' | 'updatedAt'>>

const UNIQUE_VIOLATION = '23505'

/** Writes those columns of a user that are given. */
const WRITE_USER = assembled('write_user', (id: number | null, changes: UserChanges) => {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const columns = given.map(([key]) => `"${COLUMN_NAMES.get(key)}"`)
  const values = given.map(([, value]) => value)
  const places = values.map((_, i) => `$${i + 1}`)
  return id === null
    ? {
        text: `insert into users as u (${columns.join(', ')}) values (${places.join(', ')}) returning ${USER_COLUMNS}`,
        values,
      }
    : {
        text: `update users u set ${[...columns.map((c, i) => `${c} = ${places[i]}`), 'updated_at = now()'].join(', ')} where id = $${values.length + 1} returning ${USER_COLUMNS}`,
        values: [...values, id],
      }
}).examples(() => {
  const { id: _, updatedAt: __, ...everything } = Object.fromEntries([...COLUMN_NAMES.keys()].map((key) => [key, null]))
  return [
    [null, everything],
    [1, everything],
    [1, {}],
  ]
})

/**
 * Makes or changes a user. Answers the field whose value somebody else has; the transaction must then be rolled back.
 */
export async function writeUser(
  client: PoolClient,
  id: number | null,
  changes: UserChanges,
): Promise<UserRow | 'email' | 'externalReference'> {
  try {
    return await WRITE_USER.only(client, id, changes)
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    if (code !== UNIQUE_VIOLATION) throw error
    return constraint.includes('external_reference') ? 'externalReference' : 'email'
  }
}

const END_GIFT_CARDS_OF_USERS = statement(
  'end_gift_cards_of_users',
  'update gift_cards set is_active = false where assigned_to_user_id = any($1::int[])',
)
const DELETE_USERS = statement('delete_users', 'delete from users where id = any($1::int[])')

/**
 * Deletes users. Their orders stay. Gift cards assigned to one of them are deactivated, because nobody else may use
 * them.
 */
export async function deleteUsers(client: PoolClient, ids: readonly number[]): Promise<void> {
  await END_GIFT_CARDS_OF_USERS.run(client, [ids])
  await DELETE_USERS.run(client, [ids])
}

interface Range<T> {
  gte?: T | null | undefined
  lte?: T | null | undefined
}

export interface UserListInput {
  /** Staff who have ordered count as customers, too. */
  kind: 'customers' | 'staff'
  search: string | null
  ids: number[] | null
  isActive: boolean | null
  dateJoined: Range<string> | null
  updatedAt: Range<Date> | null
  placedOrders: Range<string> | null
  numberOfOrders: Range<number> | null
  metadata: { key: string; value?: string | null }[]
  where: UserWhere | null
  sort: 'FIRST_NAME' | 'LAST_NAME' | 'EMAIL' | 'ORDER_COUNT' | 'CREATED_AT' | 'LAST_MODIFIED_AT' | 'RANK'
  desc: boolean
}

const ORDERS = '(select count(*) from orders o where o.user_id = u.id)'
const SEARCHED = userText('u.')
/**
 * The users who have a word, in their own texts or in an address. Each half has its index; of users who are looked at
 * one by one their texts are.
 */
const found =
  (params: Params, oneByOne: boolean) =>
  (pattern: string): string => {
    const like = `like ${params.param(pattern)}`
    if (oneByOne)
      return `(${SEARCHED} ${like} or exists (select from user_addresses a where a.user_id = u.id and ${addressText('a.')} ${like}))`
    return `u.id in (select s.id from users s where ${userText('s.')} ${like}
    union select a.user_id from user_addresses a where ${addressText('a.')} ${like})`
  }

const day = (column: string): string => `(${column} at time zone 'UTC')::date`

function within<T>(params: Params, sql: string, range: Range<T> | null, cast: string): string[] {
  return [
    ...(range?.gte != null ? [`${sql} >= ${params.param(range.gte, cast)}`] : []),
    ...(range?.lte != null ? [`${sql} <= ${params.param(range.lte, cast)}`] : []),
  ]
}

/** The conditions of the client. */
function filtersOf(params: Params, input: UserListInput, oneByOne: boolean): string[] {
  const conditions: string[] = []
  if (input.search?.trim()) conditions.push(searchBy(input.search, found(params, oneByOne)))
  if (input.ids) conditions.push(`u.id = any(${params.param(input.ids)}::int[])`)
  if (input.isActive !== null) conditions.push(`u.is_active = ${params.param(input.isActive)}`)
  conditions.push(
    ...within(params, day('u.date_joined'), input.dateJoined, 'date'),
    ...within(params, 'u.updated_at', input.updatedAt, 'timestamptz'),
    ...within(params, ORDERS, input.numberOfOrders, 'int8'),
  )
  conditions.push(...hasMetadata(params, 'u.metadata', input.metadata))
  if (input.where) conditions.push(userWhere(params, input.where))
  const placed = within(params, day('o.created_at'), input.placedOrders, 'date')
  if (placed.length) conditions.push(`exists (select from orders o where o.user_id = u.id and ${placed.join(' and ')})`)
  return conditions
}

/** Orders without an index. */
const UNINDEXED: ReadonlySet<string> = new Set(['ORDER_COUNT', 'RANK'])

export const userList = listOf('user_list', (input: UserListInput) => {
  const params = new Params()
  const from = `from users u where ${input.kind === 'staff' ? 'u.is_staff' : '(not u.is_staff or exists (select from orders o where o.user_id = u.id))'}`
  const filters = filtersOf(params, input, false)
  const counted = params.values.length
  const walk = (): Walk => {
    const own = new Params()
    const filter = filtersOf(own, input, true).join(' and ')
    return { id: 'u.id', from, filter, keys: keysOf(own, input), params: own }
  }
  return {
    select: USER_COLUMNS,
    from: [from, ...filters].join(' and '),
    keys: keysOf(params, input),
    params,
    counted,
    table: 'users',
    ...(filters.length > 0 && input.kind === 'customers' && !UNINDEXED.has(input.sort) ? { walk } : {}),
  }
}).examples(() =>
  (['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'ORDER_COUNT', 'CREATED_AT', 'LAST_MODIFIED_AT', 'RANK'] as const).flatMap(
    (sort) =>
      (['customers', 'staff'] as const).map((kind): [UserListInput] => [
        {
          kind,
          search: 'a',
          ids: [1],
          isActive: true,
          dateJoined: { gte: '2026-01-01', lte: '2026-01-01' },
          updatedAt: { gte: new Date(0), lte: new Date(0) },
          placedOrders: { gte: '2026-01-01', lte: '2026-01-01' },
          numberOfOrders: { gte: 1, lte: 1 },
          metadata: [{ key: 'a' }, { key: 'a', value: 'b' }],
          where: USER_WHERE_EXAMPLE,
          sort,
          desc: true,
        },
      ]),
  ),
)

function keysOf(params: Params, { sort, desc, search }: UserListInput): SortKey[] {
  const text = (sql: string): SortKey => ({ sql, kind: 'text', desc })
  const id: SortKey = { sql: 'u.id', kind: 'integer', desc }
  // Addresses are stored in lower case; the index stands on this form.
  const email = text('lower(u.email)')
  const keys: Record<UserListInput['sort'], () => SortKey[]> = {
    FIRST_NAME: () => [text('u.first_name'), text('u.last_name'), id],
    LAST_NAME: () => [text('u.last_name'), text('u.first_name'), id],
    EMAIL: () => [email],
    ORDER_COUNT: () => [{ sql: ORDERS, kind: 'integer', desc }, email],
    CREATED_AT: () => [{ sql: 'u.date_joined', kind: 'time', desc }, id],
    LAST_MODIFIED_AT: () => [{ sql: 'u.updated_at', kind: 'time', desc }, id],
    RANK: () => [{ sql: searchRank(params, SEARCHED, search ?? ''), kind: 'integer', desc }, id],
  }
  return keys[sort]()
}

const SEEN_AS = {
  all: 'true',
  staff: 'u.is_staff',
  customers: '(not u.is_staff or exists (select from orders o where o.user_id = u.id))',
}
type UserKey = { id: number } | { email: string } | { externalReference: string }

const FIND_USER = assembled('find_user', (by: UserKey, kind: keyof typeof SEEN_AS) => {
  const [condition, value] =
    'id' in by
      ? ['u.id = $1', by.id]
      : 'email' in by
        ? ['lower(u.email) = lower($1)', by.email]
        : ['u.external_reference = $1', by.externalReference]
  return { text: `select ${USER_COLUMNS} from users u where ${condition} and ${SEEN_AS[kind]}`, values: [value] }
}).examples(() => [
  [{ id: 1 }, 'customers'],
  [{ email: '' }, 'staff'],
  [{ externalReference: '' }, 'all'],
])

/** Finds one user, as the caller may see customers, staff or both. */
export const findUser = (on: Queryable, by: UserKey, kind: keyof typeof SEEN_AS): Promise<UserRow | null> =>
  FIND_USER.one(on, by, kind)

const ALL_STAFF = statement('all_staff', `select ${USER_COLUMNS} from users u where u.is_staff order by u.email`)

export async function allStaff(on: Queryable): Promise<UserRow[]> {
  return ALL_STAFF.rows(on)
}
