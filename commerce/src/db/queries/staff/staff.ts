/** Users, as staff and apps read and write them. */
import type { PoolClient } from 'pg'
import { getTableColumns } from 'drizzle-orm'
import { BEGINNING } from '../../tables/search-beginning.ts'
import { users } from '../../tables/users.ts'
import { type Ends, hasMetadata, type MetadataCondition, within } from '../../statements/conditions.ts'
import { USER_WHERE_EXAMPLE, type UserWhere, userWhere } from '../customer/user-where.ts'
import { ofRank, type Rank, RANKS, searchCondition, type SearchedText, searchRank, words } from '../catalog/search.ts'
import { inDays, type ListStatement, listOf, Params, type SortKey, type Tier, type Walk } from '../../statements/sql.ts'
import { USER_COLUMNS, type UserRow } from '../customer/user.ts'
import { quote } from '../../statements/quote.ts'
import { assembled, type Queryable, statement } from '../../statements/statement.ts'

const COLUMN_NAMES = new Map(Object.entries(getTableColumns(users)).map(([key, column]) => [key, column.name]))

const lockSql = (condition: string): string => `select ${USER_COLUMNS} from users u where ${condition} for update`
const LOCK_USER = {
  id: statement('lock_user_by_id', lockSql('u.id = $1')),
  externalReference: statement('lock_user_by_reference', lockSql('u.external_reference = $1')),
  email: statement('lock_user_by_email', lockSql('lower(u.email) = lower($1)')),
}

/** Locks the user until the transaction ends. */
export const lockUser = (
  client: PoolClient,
  by: keyof typeof LOCK_USER,
  value: number | string,
): Promise<UserRow | null> =>
  by === 'id' ? LOCK_USER.id.first(client, Number(value)) : LOCK_USER[by].first(client, String(value))

export type UserChanges = Partial<Omit<UserRow, 'id' | 'updatedAt'>>

const UNIQUE_VIOLATION = '23505'

/** Those columns that are given. */
const columnsIn = (changes: UserChanges): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([key, value]) => (value === undefined ? [] : [[COLUMN_NAMES.get(key)!, value]])),
  )

const everyColumn = (): UserChanges => {
  const { id: _, updatedAt: __, ...everything } = Object.fromEntries([...COLUMN_NAMES.keys()].map((key) => [key, null]))
  return everything
}

const MAKE_USER = assembled('make_user', (changes: UserChanges) => {
  const columns = Object.keys(columnsIn(changes)).map(quote).join()
  return {
    text: `insert into users as u (${columns}) select ${columns} from jsonb_populate_record(null::users, $1) returning ${USER_COLUMNS}`,
    values: [JSON.stringify(columnsIn(changes))],
  }
}).examples(() => [[everyColumn()]])

/** Writes those columns of a user that are given. */
const WRITE_USER = assembled('write_user', (id: number, changes: UserChanges) => {
  const columns = Object.keys(columnsIn(changes)).map(quote)
  return {
    text: `update users u set ${[...columns.map((c) => `${c} = r.${c}`), 'updated_at = now()'].join()}
      from jsonb_populate_record(null::users, $1) r where u.id = r.id returning ${USER_COLUMNS}`,
    values: [JSON.stringify({ ...columnsIn(changes), id })],
  }
}).examples(() => [
  [1, everyColumn()],
  [1, {}],
])

/** Activates or deactivates users. */
export const setUsersActive = statement(
  'set_users_active',
  'update users set is_active = $2, updated_at = now() where id = any($1::int[])',
).run

/**
 * Makes or changes a user. Answers the field whose value somebody else has; the transaction must then be rolled back.
 */
export async function writeUser(
  client: PoolClient,
  id: number | null,
  changes: UserChanges,
): Promise<UserRow | 'email' | 'externalReference'> {
  try {
    return await (id === null ? MAKE_USER.single(client, changes) : WRITE_USER.single(client, id, changes))
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    if (code !== UNIQUE_VIOLATION) throw error
    return constraint.includes('external_reference') ? 'externalReference' : 'email'
  }
}

// Processes that have kept a checkout of theirs learn of it by its version.

/**
 * Deletes users. Their orders stay. Gift cards assigned to one of them are deactivated, because nobody else may use
 * them.
 */
export const deleteUsers = statement(
  'delete_users',
  `with cards as (update gift_cards set is_active = false where assigned_to_user_id = any($1::int[])),
      kept as (update checkouts set user_id = null, version = version + 1 where user_id = any($1::int[]))
    delete from users where id = any($1::int[])`,
).run

/** What is left out, or null, is no condition. */
export interface UserListInput {
  /** Staff who have ordered count as customers, too. */
  kind: 'customers' | 'staff'
  search?: string | null | undefined
  ids?: readonly number[] | null | undefined
  isActive?: boolean | null | undefined
  dateJoined?: Ends<string> | null | undefined
  updatedAt?: Ends<Date> | null | undefined
  placedOrders?: Ends<string> | null | undefined
  numberOfOrders?: Ends<number> | null | undefined
  metadata?: readonly MetadataCondition[] | null | undefined
  where?: UserWhere | null | undefined
  sort?: 'FIRST_NAME' | 'LAST_NAME' | 'EMAIL' | 'ORDER_COUNT' | 'CREATED_AT' | 'LAST_MODIFIED_AT' | 'RANK' | undefined
  desc?: boolean
}

const ORDERS = 'u.orders_count'
const SEARCHED = 'u.search_text'

/** The conditions of the client. */
function filtersOf(params: Params, input: UserListInput, isFound: boolean): string[] {
  const conditions: string[] = []
  if (input.search?.trim()) {
    const found = searchCondition(params, SEARCHED, input.search)
    // What finds the rows is something else, so no index is asked for this.
    conditions.push(isFound ? `(${found} is true)` : found)
  }
  if (input.ids) conditions.push(`u.id = any(${params.param(input.ids)}::int[])`)
  if (input.isActive != null) conditions.push(`u.is_active = ${params.param(input.isActive)}`)
  conditions.push(
    ...inDays(params, 'u.date_joined', input.dateJoined),
    ...within(params, 'u.updated_at', input.updatedAt, 'timestamptz'),
    ...within(params, ORDERS, input.numberOfOrders, 'int8'),
  )
  conditions.push(...hasMetadata(params, 'u.metadata', input.metadata ?? []))
  if (input.where) conditions.push(userWhere(params, input.where))
  const placed = inDays(params, 'o.created_at', input.placedOrders)
  if (placed.length) conditions.push(`exists (select from orders o where o.user_id = u.id and ${placed.join(' and ')})`)
  return conditions
}

const TEXT: SearchedText = { column: SEARCHED, read: words, beginning: `left(${SEARCHED}, ${BEGINNING})` }

/** A list of users; with a rank those who are found so well, without that key of the order. */
function usersBy(input: UserListInput, rank?: Rank): ListStatement {
  const conditions = (params: Params, oneByOne: boolean): string[] => [
    ...(rank === undefined ? [] : [ofRank(params, TEXT, input.search ?? '', rank, oneByOne)]),
    ...filtersOf(params, input, (rank ?? 0) > 0),
  ]
  const params = new Params()
  const from = `from users u where ${input.kind === 'staff' ? 'u.is_staff' : '(not u.is_staff or u.orders_count > 0)'}`
  const filters = conditions(params, false)
  const counted = params.values.length
  const isRanked = input.sort === 'RANK' && rank === undefined
  const walk = (): Walk => {
    const own = new Params()
    const filter = conditions(own, true).join(' and ')
    return {
      id: 'u.id',
      from,
      filter,
      keys: input.sort === 'RANK' ? [byId(input.desc ?? false)] : keysOf(own, input),
      params: own,
    }
  }
  return {
    select: USER_COLUMNS,
    from: [from, ...filters].join(' and '),
    keys: rank === undefined ? keysOf(params, input) : [byId(input.desc ?? false)],
    params,
    counted,
    table: 'users',
    ...(filters.length > 0 && input.kind === 'customers' ? { walk } : {}),
    ...(isRanked
      ? {
          tiers: () =>
            Promise.resolve(
              RANKS.map((value): Tier => ({ value, list: usersBy(input, value), isFoundByIndex: value > 1 })),
            ),
        }
      : {}),
  }
}

const byId = (desc: boolean): SortKey => ({ sql: 'u.id', kind: 'integer', desc })

export const userList = listOf('user_list', (input: UserListInput) => usersBy(input)).examples(() =>
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

function keysOf(params: Params, { sort = 'EMAIL', desc = false, search }: UserListInput): SortKey[] {
  const text = (sql: string): SortKey => ({ sql, kind: 'text', desc })
  const id = byId(desc)
  // Addresses are stored in lower case; the index stands on this form.
  const email = text('lower(u.email)')
  const keys: Record<NonNullable<UserListInput['sort']>, () => SortKey[]> = {
    FIRST_NAME: () => [text('u.first_name'), text('u.last_name'), id],
    LAST_NAME: () => [text('u.last_name'), text('u.first_name'), id],
    EMAIL: () => [email],
    ORDER_COUNT: () => [{ sql: ORDERS, kind: 'integer', desc }, email],
    CREATED_AT: () => [{ sql: 'u.date_joined', kind: 'time', desc }, id],
    LAST_MODIFIED_AT: () => [{ sql: 'u.updated_at', kind: 'time', desc }, id],
    RANK: () => [{ sql: searchRank(params, TEXT, search ?? ''), kind: 'integer', desc }, id],
  }
  return keys[sort]()
}

const SEEN_AS = {
  all: 'true',
  staff: 'u.is_staff',
  customers: '(not u.is_staff or u.orders_count > 0)',
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
  FIND_USER.first(on, by, kind)

export const allStaff = statement(
  'all_staff',
  `select ${USER_COLUMNS} from users u where u.is_staff order by u.email`,
).many
