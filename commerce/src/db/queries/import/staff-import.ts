/** Imports that staff have begun: how far each is, what came of it, and the texts of its files. */
import { type Queryable, type RowOf, statement } from '../../statements/statement.ts'
import type { Column } from '../../statements/table-types.ts'

/** An import tells every half second that it runs; one that is silent for longer than this died with its process. */
const STATE = `case when i.state in ('LOOKING', 'APPLYING') and i.told_at < now() - interval '30 seconds'
    then 'FAILED' else i.state end`
const COLUMNS = `i.id, i.created_at as "createdAt", ${STATE} as "state!", i.files, i.step, i.steps, i.report`

const ADD = statement(
  'staff_import_add',
  `insert into staff_imports as i (id, user_id, files, texts, report) values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
)
const TEXTS = statement('staff_import_texts', 'select texts from staff_imports where id = $1')
/** Ends a look or an import. The texts stay only where they are still to be brought in. */
export const endImport = statement(
  'staff_import_end',
  `update staff_imports set state = $state::text, step = steps, files = $files::jsonb, report = $report, told_at = now(),
      texts = case when $state::text = 'LOOKED' then texts end
    where id = $id`,
).run

/** An import without the texts of its files. One whose process died is `FAILED`. */
export type StaffImport = RowOf<'staff_imports_of'>

export const addStaffImport = (
  on: Queryable,
  { id, userId, texts }: { id: string; userId: number; texts: Readonly<Record<string, string>> },
): Promise<StaffImport> =>
  ADD.single(
    on,
    id,
    userId,
    JSON.stringify(Object.keys(texts).map((name) => ({ name, rows: null }))),
    JSON.stringify(texts),
    NOTHING,
  )

const NOTHING: StaffImport['report'] = { nouns: [], problems: [], problemCount: 0, warnings: [], change: null }

/** Somebody's imports of the last day, newest first. */
export const staffImportsOf = statement(
  'staff_imports_of',
  `select ${COLUMNS} from staff_imports i where i.user_id = $1 and i.told_at > now() - interval '1 day'
    order by i.created_at desc`,
).many

/** The texts of an import's files by their names. */
export const importTexts = async (on: Queryable, id: string): Promise<Record<string, string>> =>
  JSON.parse((await TEXTS.single(on, id)).texts ?? '{}') as Record<string, string>

/** Takes an import that was looked at; null where it is in no such state, or somebody else has taken it. */
export const takeToApply = statement(
  'staff_import_apply',
  `update staff_imports as i set state = 'APPLYING', is_stopping = false, step = 0, told_at = now()
    where i.id = $1 and i.state = 'LOOKED' returning ${COLUMNS}`,
).first

/** Notes how far an import is and that it runs; answers whether somebody wants it to stop. */
export const noteImport = statement(
  'staff_import_note',
  `update staff_imports set step = $2, steps = $3, told_at = now() where id = $1 returning is_stopping as "isStopping"`,
).value

export const isStopping = statement(
  'staff_import_is_stopping',
  'select is_stopping as "isStopping" from staff_imports where id = $1',
).value

export type EndedImport = Pick<StaffImport, 'id' | 'files' | 'report'> & { state: Column<'staff_imports', 'state'> }

export const stopStaffImport = statement(
  'staff_import_stop',
  'update staff_imports set is_stopping = true where id = $1',
).run

export const removeStaffImport = statement('staff_import_remove', 'delete from staff_imports where id = $1').run

/** Removes somebody's imports that brought in nothing. */
export const removeIdleImports = statement(
  'staff_imports_remove_idle',
  `delete from staff_imports i where i.user_id = $1 and ${STATE} in ('WRONG', 'STOPPED', 'FAILED')`,
).run

/** Removes imports of which nothing was heard for a day. */
export const removeOldImports = statement(
  'staff_imports_remove_old',
  `delete from staff_imports where told_at < now() - interval '1 day'`,
).run
