/** Reads the change log for staff: only the rows that somebody may see. */
import { MOST_COUNTED_ROWS } from '@semena/contract/limits'
import { type Queryable, type RowOf, statement } from '../../statements/statement.ts'

/** What of the log somebody may see. */
export interface Seen {
  /** Names of tables. */
  tables: readonly string[]
  /** Operations whose changes they see wholly. */
  operations: readonly string[]
  /** Names of other tables, of whose changes they see those of translations. */
  translated: readonly string[]
}

/**
 * Rows `r` of a change `c` that somebody sees; the parameters are those of `Seen`. Whatever is not seen is passed over by
 * the index. Only for translations rows have to be looked at, of which no more are than are counted.
 */
const seenRows = (tables = '$tables', translated = '$translated', where = 'true'): string =>
  `select r.* from change_rows r where r.change_id = c.id and c.operation = any($operations::text[]) and ${where}
    union all select r.* from change_rows r
      where r.change_id = c.id and r.table_name = any(${tables}::text[]) and c.operation <> all($operations::text[]) and ${where}
    union all select r.* from (select t.* from change_rows t
        where t.change_id = c.id and t.table_name = any(${translated}::text[]) and c.operation <> all($operations::text[])
        limit ${MOST_COUNTED_ROWS}) r
      where r.after ? 'translations' and r.before - 'translations' = '{}' and ${where}`

const CHANGES_SHOWN = statement(
  'changes_shown',
  `select c.id, c.at, c.origin, c.operation, c.undoes, c.user_id as "userId", u.email as "userEmail",
      c.app_id as "appId", a.name as "appName",
      (select max(x.id) from changes x where x.undoes = c.id
        and not exists (select from changes again where again.undoes = x.id)) as "undoneBy",
      (select count(*)::int from (select r.id from (${seenRows()}) r limit ${MOST_COUNTED_ROWS}) r) as "rowCount!"
    from changes c left join users u on u.id = c.user_id left join apps a on a.id = c.app_id
    where ($before::int8 is null or c.id < $before)
      and ($origin::text is null or c.origin = $origin)
      and ($userId::int is null or c.user_id = $userId)
      and ($appId::int is null or c.app_id = $appId)
      and ($since::timestamptz is null or c.at >= $since)
      and ($key::jsonb is null or c.id = any(array(select k.change_id from change_rows k
        where k.key = $key and ($only::text[] is null or k.table_name = any($only)))))
      and exists (${seenRows('$seenTables', '$seenTranslated', '($only::text[] is null or r.table_name = any($only)) and ($key::jsonb is null or r.key = $key)')})
    order by c.id desc limit $limit`,
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

/** Changes of which somebody sees at least a row, newest first. Their rows are counted up to `MOST_COUNTED_ROWS`. */
export function changesShown(on: Queryable, seen: Seen, asked: ShownAsked): Promise<ChangeShown[]> {
  const askedOf = (tables: readonly string[]): readonly string[] =>
    asked.tables ? tables.filter((table) => asked.tables!.includes(table)) : tables
  return CHANGES_SHOWN.many(on, {
    ...asked,
    ...seen,
    only: asked.tables,
    seenTables: askedOf(seen.tables),
    seenTranslated: askedOf(seen.translated),
  })
}

const ROWS_SHOWN = statement(
  'changed_rows_shown',
  `select c.id as "changeId", r.table_name as "tableName", r.key, r.before, r.after from changes c cross join lateral (
      select s.id from (select r.id from (${seenRows()}) r limit ${MOST_COUNTED_ROWS}) s order by s.id limit $limit) s
    join change_rows r on r.id = s.id where c.id = any($ids::int8[]) order by c.id, r.id`,
)

/**
 * Of each change the first rows that somebody sees, at most `limit`. Of a change with more than are counted they are the
 * first of those.
 */
export const rowsShown = (on: Queryable, seen: Seen, ids: readonly number[], limit: number) =>
  ROWS_SHOWN.many(on, { ...seen, ids, limit })
