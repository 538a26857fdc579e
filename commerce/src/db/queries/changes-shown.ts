/** Reads the change log for staff: only the rows that somebody may see. */
import { type Queryable, type RowOf, statement } from '../statement.ts'

/** What of the log somebody may see. */
export interface Seen {
  /** Names of tables. */
  tables: readonly string[]
  /** Operations whose changes they see wholly. */
  operations: readonly string[]
  /** Whether they see changes of translations, whatever they are of. */
  translations: boolean
}

/** `$1` to `$3` are those of `Seen`. */
const IS_SEEN = `(r.table_name = any($1::text[]) or c.operation = any($2::text[])
  or ($3::bool and r.after ? 'translations' and r.before - 'translations' = '{}'))`

const CHANGES_SHOWN = statement(
  'changes_shown',
  `select c.id, c.at, c.origin, c.operation, c.undoes, c.user_id as "userId", u.email as "userEmail",
      c.app_id as "appId", a.name as "appName",
      (select max(x.id) from changes x where x.undoes = c.id
        and not exists (select from changes again where again.undoes = x.id)) as "undoneBy",
      (select count(*)::int from change_rows r where r.change_id = c.id and ${IS_SEEN}) as "rowCount!"
    from changes c left join users u on u.id = c.user_id left join apps a on a.id = c.app_id
    where ($4::int8 is null or c.id < $4)
      and ($5::text is null or c.origin = $5)
      and ($6::int is null or c.user_id = $6)
      and ($7::int is null or c.app_id = $7)
      and ($8::timestamptz is null or c.at >= $8)
      and exists (select from change_rows r where r.change_id = c.id and ${IS_SEEN}
        and ($9::text[] is null or r.table_name = any($9)) and ($10::jsonb is null or r.key = $10))
    order by c.id desc limit $11`,
)

export type ChangeShown = RowOf<'changes_shown'>

export interface ShownAsked {
  /** Only changes before the one with this id. */
  before: number | null
  origin: ChangeShown['origin'] | null
  userId: number | null
  appId: number | null
  since: Date | null
  /** Only changes of these tables, and of the row with this primary key. */
  tables: readonly string[] | null
  key: Record<string, string | number> | null
  limit: number
}

/** Changes of which somebody sees at least a row, newest first. */
export const changesShown = (on: Queryable, seen: Seen, asked: ShownAsked): Promise<ChangeShown[]> =>
  CHANGES_SHOWN.rows(on, [
    seen.tables,
    seen.operations,
    seen.translations,
    asked.before,
    asked.origin,
    asked.userId,
    asked.appId,
    asked.since,
    asked.tables,
    asked.key && JSON.stringify(asked.key),
    asked.limit,
  ])

const ROWS_SHOWN = statement(
  'changed_rows_shown',
  `select c.id as "changeId", r.table_name as "tableName", r.key, r.before, r.after from changes c cross join lateral (
      select r.* from change_rows r where r.change_id = c.id and ${IS_SEEN} order by r.id limit $5) r
    where c.id = any($4::int8[]) order by c.id, r.id`,
)

/** Of each change the first rows that somebody sees, at most `limit`. */
export const rowsShown = (on: Queryable, seen: Seen, ids: readonly number[], limit: number) =>
  ROWS_SHOWN.rows(on, [seen.tables, seen.operations, seen.translations, ids, limit])
