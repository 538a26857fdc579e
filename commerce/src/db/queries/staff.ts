/** Users as those who look after them read and write them. */
import type { Pool, PoolClient } from 'pg'
import { getTableColumns } from 'drizzle-orm'
import { users } from '../tables/index.ts'
import { searchCondition, searchRank } from './search.ts'
import { type ListStatement, Params, type SortKey } from './sql.ts'
import { USER_COLUMNS, type UserRow } from './user.ts'

type Queryable = Pool | PoolClient

const COLUMN_NAMES = new Map(Object.entries(getTableColumns(users)).map(([key, column]) => [key, column.name]))

/** Nobody else changes the user until the transaction ends. */
export async function lockUser(client: PoolClient, by: 'id' | 'externalReference' | 'email', value: number | string) {
  const condition = {
    id: 'u.id = $1',
    externalReference: 'u.external_reference = $1',
    email: 'lower(u.email) = lower($1)',
  }
  const { rows } = await client.query<UserRow>(
    `select ${USER_COLUMNS} from users u where ${condition[by]} for update`,
    [value],
  )
  return rows[0] ?? null
}

export type UserChanges = Partial<Omit<UserRow, 'id' | 'updatedAt'>>

const UNIQUE_VIOLATION = '23505'

/** Makes a user or changes one. Answers the field whose value somebody else has; the transaction can then only be undone. */
export async function writeUser(
  client: PoolClient,
  id: number | null,
  changes: UserChanges,
): Promise<UserRow | 'email' | 'externalReference'> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const columns = given.map(([key]) => `"${COLUMN_NAMES.get(key)}"`)
  const values = given.map(([, value]) => value)
  const places = values.map((_, i) => `$${i + 1}`)
  try {
    const { rows } = await client.query<UserRow>(
      id === null
        ? `insert into users as u (${columns.join(', ')}) values (${places.join(', ')}) returning ${USER_COLUMNS}`
        : `update users u set ${[...columns.map((c, i) => `${c} = ${places[i]}`), 'updated_at = now()'].join(', ')} where id = $${values.length + 1} returning ${USER_COLUMNS}`,
      id === null ? values : [...values, id],
    )
    return rows[0]!
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    if (code !== UNIQUE_VIOLATION) throw error
    return constraint.includes('external_reference') ? 'externalReference' : 'email'
  }
}

/** Orders stay. Gift cards that were bound to one of them end: nobody else may use them. */
export async function deleteUsers(client: PoolClient, ids: readonly number[]): Promise<void> {
  await client.query('update gift_cards set is_active = false where assigned_to_user_id = any($1::int[])', [ids])
  await client.query('delete from users where id = any($1::int[])', [ids])
}

interface Range<T> {
  gte?: T | null | undefined
  lte?: T | null | undefined
}

export interface UserListInput {
  /** Staff who have ordered are customers, too. */
  kind: 'customers' | 'staff'
  search: string | null
  ids: number[] | null
  isActive: boolean | null
  dateJoined: Range<string> | null
  updatedAt: Range<Date> | null
  placedOrders: Range<string> | null
  numberOfOrders: Range<number> | null
  sort: 'FIRST_NAME' | 'LAST_NAME' | 'EMAIL' | 'ORDER_COUNT' | 'CREATED_AT' | 'LAST_MODIFIED_AT' | 'RANK'
  desc: boolean
}

const ORDERS = '(select count(*) from orders o where o.user_id = u.id)'
/** What a search looks through: every word with a space before it, and the parts of an address. */
const SEARCHED = `(select lower(' ' || concat_ws(' ', u.email, translate(u.email, '@._-+', '     '), u.first_name, u.last_name,
    (select string_agg(concat_ws(' ', a.address->>'firstName', a.address->>'lastName', a.address->>'companyName', a.address->>'streetAddress1', a.address->>'city', a.address->>'postalCode', a.address->>'country', a.address->>'phone'), ' ')
      from user_addresses a where a.user_id = u.id))))`

const day = (column: string): string => `(${column} at time zone 'UTC')::date`

function within<T>(params: Params, sql: string, range: Range<T> | null, cast: string): string[] {
  return [
    ...(range?.gte != null ? [`${sql} >= ${params.param(range.gte, cast)}`] : []),
    ...(range?.lte != null ? [`${sql} <= ${params.param(range.lte, cast)}`] : []),
  ]
}

export function userList(input: UserListInput): ListStatement {
  const params = new Params()
  const conditions = [
    input.kind === 'staff' ? 'u.is_staff' : '(not u.is_staff or exists (select from orders o where o.user_id = u.id))',
  ]
  if (input.search?.trim()) conditions.push(searchCondition(params, SEARCHED, input.search))
  if (input.ids) conditions.push(`u.id = any(${params.param(input.ids)}::int[])`)
  if (input.isActive !== null) conditions.push(`u.is_active = ${params.param(input.isActive)}`)
  conditions.push(
    ...within(params, day('u.date_joined'), input.dateJoined, 'date'),
    ...within(params, 'u.updated_at', input.updatedAt, 'timestamptz'),
    ...within(params, ORDERS, input.numberOfOrders, 'int8'),
  )
  const placed = within(params, day('o.created_at'), input.placedOrders, 'date')
  if (placed.length) conditions.push(`exists (select from orders o where o.user_id = u.id and ${placed.join(' and ')})`)
  const counted = params.values.length
  return {
    select: USER_COLUMNS,
    from: `from users u where ${conditions.join(' and ')}`,
    keys: keysOf(params, input),
    params,
    counted,
  }
}

function keysOf(params: Params, { sort, desc, search }: UserListInput): SortKey[] {
  const text = (sql: string): SortKey => ({ sql, kind: 'text', desc })
  const id: SortKey = { sql: 'u.id', kind: 'integer', desc }
  const email = text('u.email')
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

/** One user as those may see them who see customers, staff or both. */
export async function findUser(
  on: Queryable,
  by: { id: number } | { email: string } | { externalReference: string },
  kind: 'customers' | 'staff' | 'all',
): Promise<UserRow | null> {
  const [condition, value] =
    'id' in by
      ? ['u.id = $1', by.id]
      : 'email' in by
        ? ['lower(u.email) = lower($1)', by.email]
        : ['u.external_reference = $1', by.externalReference]
  const kinds = {
    all: 'true',
    staff: 'u.is_staff',
    customers: '(not u.is_staff or exists (select from orders o where o.user_id = u.id))',
  }
  const { rows } = await on.query<UserRow>(
    `select ${USER_COLUMNS} from users u where ${condition} and ${kinds[kind]}`,
    [value],
  )
  return rows[0] ?? null
}

export async function allStaff(on: Queryable): Promise<UserRow[]> {
  const { rows } = await on.query<UserRow>(`select ${USER_COLUMNS} from users u where u.is_staff order by u.email`)
  return rows
}
