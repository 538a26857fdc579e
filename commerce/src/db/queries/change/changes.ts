/** Reads the change log, and takes back what one change did, row by row. */
import type { Pool, PoolClient } from 'pg'
import { type Acting, TELL_WHO_ACTS } from '../../driver/acting.ts'
import { LOGGED_TABLES, type LoggedTable, MASKED } from '../../triggers/change-log.ts'
import { literal, quote } from '../../statements/quote.ts'
import { type Queryable, statement } from '../../statements/statement.ts'
import { transaction } from '../../driver/transaction.ts'

type Values = Record<string, unknown>

/** Changes before the one of an id, of a table and of its row with a key, newest first; null asks for all. */
export const listChanges = statement(
  'list_changes',
  `select c.id, c.at, c.origin, c.operation, c.undoes, u.email as "userEmail", a.identifier as "appIdentifier",
      (select max(x.id) from changes x where x.undoes = c.id) as "undoneBy",
      (select count(*)::int from change_rows r where r.change_id = c.id) as "rowCount!",
      (select coalesce(array_agg(distinct r.table_name), '{}') from change_rows r where r.change_id = c.id) as "tables!"
    from changes c left join users u on u.id = c.user_id left join apps a on a.id = c.app_id
    where ($before::int8 is null or c.id < $before)
      and ($table::text is null or exists (select from change_rows r where r.change_id = c.id and r.table_name = $table
        and ($key::jsonb is null or r.key = $key)))
    order by c.id desc limit $limit`,
).many

export interface ChangedRow {
  tableName: string
  key: Values
  before: Values | null
  after: Values | null
}

/** What a change did, the last row first. */
export const rowsOfChange = statement(
  'rows_of_change',
  'select table_name as "tableName", key, before, after from change_rows where change_id = $1 order by id desc',
).many

/** How many rows a change has; counted up to `most`. */
export const countRowsOfChange = statement(
  'rows_of_change_up_to',
  'select count(*)::int as "rows!" from (select from change_rows where change_id = $1 limit $2) r',
).value

const LOCK_CHANGE = statement('lock_change', 'select id, operation from changes where id = $1 for update')
const UNDONE_BY = statement(
  'undone_by',
  'select id from changes c where undoes = $1 and not exists (select from changes again where again.undoes = c.id) limit 1',
)

export interface UndoneChange {
  operation: string
  /** Whether an undo of it is in force. */
  isUndone: boolean
}

/** Locks a change until the transaction ends; null when there is none. */
export async function lockChange(on: Queryable, id: number): Promise<UndoneChange | null> {
  const found = await LOCK_CHANGE.first(on, id)
  return found && { operation: found.operation, isUndone: (await UNDONE_BY.first(on, id)) !== null }
}

/** Says who acts from here on in a transaction, so that what follows is a change of its own. */
export async function beginChange(on: Queryable, who: Acting): Promise<void> {
  await on.query(TELL_WHO_ACTS, [JSON.stringify(who)])
}

// PostgreSQL describes no statement that sets how references are checked.
/** Lets rows refer to rows that the same transaction brings back later. */
export async function deferReferences(on: Queryable): Promise<void> {
  await on.query('set constraints all deferred')
}

/** Checks the references that were put off. Throws PostgreSQL's error 23503 for one that leads nowhere. */
export async function checkReferences(on: Queryable): Promise<void> {
  await on.query('set constraints all immediate')
}

/** The change that this transaction is writing. */
const THIS_CHANGE = `(nullif(current_setting('semena.acting', true), '')::jsonb ->> 'change')::int8`

/** The id of the change that this transaction is writing; null while it has changed nothing. */
export const thisChange = statement('this_change', `select ${THIS_CHANGE} as id`).value

/** How many rows of each table this transaction has added, changed and removed. */
export const countedHere = statement(
  'counted_here',
  `with one as (select r.table_name, bool_or(r.before is null) as made, bool_or(r.after is null) as gone from change_rows r
      where r.change_id = ${THIS_CHANGE} group by r.table_name, r.key)
    select table_name as "tableName", count(*) filter (where made and not gone)::int as "created!",
      count(*) filter (where not made and not gone)::int as "updated!", count(*) filter (where gone and not made)::int as "deleted!"
    from one group by 1 order by 1`,
).many

export interface Place {
  tableName: string
  key: Values
}

/** Rows that this transaction changed and the change with that id had not touched. */
export const changedBeyond = statement(
  'changed_beyond',
  `select r.table_name as "tableName", r.key from change_rows r where r.change_id = ${THIS_CHANGE}
      and not exists (select from change_rows o where o.change_id = $1 and o.table_name = r.table_name and o.key = r.key) limit 20`,
).many

/** Whether the change `r` is in force: neither undone, nor the undo of a change after `$1`. */
const IN_FORCE = `not exists (select from changes x join changes u on u.undoes = x.id
    and not exists (select from changes again where again.undoes = u.id)
  where r.change_id in (x.id, u.id) and x.id > $1)`

/**
 * Later changes, newest first, that are in the way of undoing one: they touched the same values, one of those places, or
 * rows with the value of the conflict. Those that are undone themselves are not among them.
 */
export const laterChanges = statement(
  'later_changes',
  `with own as (select r.change_id as id from change_rows o
      join change_rows r on r.table_name = o.table_name and r.key = o.key and r.change_id > o.change_id
      where o.change_id = $id and ${IN_FORCE}
        and (o.before is null or o.after is null or r.before is null or r.after is null
          or r.before ?| array(select jsonb_object_keys(o.before)))),
    beyond as (select r.change_id as id from jsonb_to_recordset($beyond::jsonb) as b("tableName" text, key jsonb)
      join change_rows r on r.table_name = b."tableName" and r.key = b.key where r.change_id > $id and ${IN_FORCE}),
    conflict as (select r.change_id as id from change_rows r
      where r.table_name = $table and r.change_id > $id and coalesce(r.after, r.before) ->> $column = $value and ${IN_FORCE})
  select distinct id as "id!" from (select id from own union all select id from beyond union all select id from conflict) f
    order by 1 desc limit 20`,
).column

/** Where a value is in the way: in rows of this table whose column has it. */
export interface Conflict {
  table: string
  column: string
  value: string
}

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** Whether the log does not hold what would have to be brought back. */
export const isMasked = ({ before }: ChangedRow): boolean => Object.values(before ?? {}).includes(MASKED)

/** The logged table of a row; undefined for a table that is not logged any more. */
export const tableOf = ({ tableName }: ChangedRow): LoggedTable | undefined => LOGGED_TABLES.get(tableName)

// Tables and columns are those of `LOGGED`; their names cannot come from a client. The statements differ by table and
// by the columns that a change touched, so they are put together here instead of being declared.
const SAME = `(select coalesce(bool_and(to_jsonb(t) -> e.key is not distinct from e.value), true) from jsonb_each($2::jsonb) e)`

/** The same, but for columns that may be null by now. */
const SAME_OR_NULL = SAME.replace('e.value)', "e.value or (e.key = any($3::text[]) and to_jsonb(t) -> e.key = 'null'))")

/** Finds a row `t` by a record `k` of its key, by the index of the key. */
const placeIn = ({ key }: LoggedTable): string =>
  key.map((column) => `t.${quote(column)} = k.${quote(column)}`).join(' and ')

/** Rows by table and id. */
export type RowsById = ReadonlySet<string>
const rowOf = (table: string, id: unknown): string => `${table} ${String(id)}`

/** The rows that a change added. */
export const addedRows = (rows: readonly ChangedRow[]): RowsById =>
  new Set(
    rows.flatMap(({ tableName, key, before }) => (before === null && 'id' in key ? rowOf(tableName, key.id) : [])),
  )

/**
 * Brings one row back to what it was; false when it is not any more as the change left it. What led to a row that the
 * same change `added` leads nowhere once that was taken back. Throws PostgreSQL's error 23505 where another row has taken
 * a value that must be unique.
 */
export async function takeBack(on: Queryable, row: ChangedRow, table: LoggedTable, added: RowsById): Promise<boolean> {
  const name = quote(table.name)
  const place = placeIn(table)
  const expected = JSON.stringify(without(row.after ?? {}, [...table.derived, ...table.masked]))
  const key = JSON.stringify(row.key)
  if (row.before === null) {
    const loose = [...table.columns].flatMap(([column, { leadsTo }]) =>
      leadsTo && added.has(rowOf(leadsTo, row.after?.[column])) ? column : [],
    )
    const { rowCount } = await on.query(
      `delete from ${name} t using jsonb_populate_record(null::${name}, $1) k where ${place} and ${SAME_OR_NULL}`,
      [key, expected, loose],
    )
    return rowCount === 1
  }
  const columns = Object.keys(row.after ? row.before : without(row.before, table.counted)).map(quote)
  if (row.after === null) {
    const { rowCount } = await on.query(
      `insert into ${name} (${columns.join()}) overriding system value
        select ${columns.join()} from jsonb_populate_record(null::${name}, $1)`,
      [JSON.stringify(row.before)],
    )
    return rowCount === 1
  }
  const { rowCount } = await on.query(
    `update ${name} t set ${columns.map((c) => `${c} = b.${c}`).join()}
      from jsonb_populate_record(null::${name}, $1) k, jsonb_populate_record(null::${name}, $3) b where ${place} and ${SAME}`,
    [key, expected, JSON.stringify(row.before)],
  )
  return rowCount === 1
}

/** The products to which variants belong. */
export const productsOfVariants = statement(
  'products_of_variants',
  'select distinct product_id as "productId" from variants where id = any($1::int[])',
).column

/** How many rows one statement deletes, which takes well under a second. */
const PIECE = 10_000
/** After as many deleted rows the job is called anew. */
const MOST_DELETED = 1_000_000

const OLD_CHANGES = statement('old_changes', 'select id from changes where at < $1 order by at limit $2')
const DELETE_CHANGE = statement('delete_change', 'delete from changes where id = $1')

/**
 * Deletes the oldest changes before a moment, at most `limit`; answers whether there may be more. Each goes wholly or not
 * at all, so that no undo finds a part of it, and its rows by pieces: an import has millions.
 */
export async function deleteChangesBefore(
  pool: Pool,
  before: Date,
  limit: number,
  signal: AbortSignal,
): Promise<boolean> {
  const old = await OLD_CHANGES.many(pool, before, limit)
  let deleted = 0
  for (const { id } of old) {
    if (deleted >= MOST_DELETED) return true
    deleted += await transaction(pool, async (client) => {
      await LOCK_CHANGE.first(client, id)
      const rows = await deleteRows(client, id, signal)
      await DELETE_CHANGE.run(client, id)
      return rows
    })
  }
  return old.length === limit
}

// A cursor goes through the rows once; a limit in each statement would pass by those that are deleted already anew.
async function deleteRows(client: PoolClient, id: number, signal: AbortSignal): Promise<number> {
  let deleted = 0
  await client.query(`declare gone no scroll cursor for select ctid from change_rows where change_id = ${id}`)
  for (let isMore = true; isMore;) {
    signal.throwIfAborted()
    const { rows } = await client.query<{ ctid: string }>(`fetch ${PIECE} from gone`)
    if (rows.length)
      await client.query('delete from change_rows where ctid = any($1::tid[])', [rows.map((r) => r.ctid)])
    deleted += rows.length
    isMore = rows.length === PIECE
  }
  await client.query('close gone')
  return deleted
}

/** The values of a column of rows of a table as they are now, in the order of the keys; null where a row is gone. */
export async function valuesNow(
  on: Queryable,
  table: LoggedTable,
  keys: readonly Values[],
  column: string,
): Promise<unknown[]> {
  const name = quote(table.name)
  const { rows } = await on.query<{ value: unknown }>(
    `select t.${quote(column)} as value from jsonb_array_elements($1::jsonb) with ordinality as asked(key, place)
      cross join lateral jsonb_populate_record(null::${name}, asked.key) k left join ${name} t on ${placeIn(table)}
      order by asked.place`,
    [JSON.stringify(keys)],
  )
  return rows.map(({ value }) => value)
}

/** Those of the changes that touch none of the tables and hide nothing, so that they can be taken back. */
export const changesOutside = statement(
  'undoable_changes',
  `select c.id from changes c where c.id = any($1::int8[]) and not exists (select from change_rows r where r.change_id = c.id
      and (r.table_name = any($2::text[]) or exists (select from jsonb_each_text(coalesce(r.before, '{}')) v where v.value = ${literal(MASKED)})))
    order by c.id`,
).column
