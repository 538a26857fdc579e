/** Files that were uploaded, and when each is looked for among everything that can name it. */
import { statement } from '../../statements/statement.ts'

/** Notes a file before it is stored. Where it is being deleted at the moment, this waits until it is gone. */
export const noteUpload = statement(
  'uploaded_file_note',
  `insert into uploaded_files (path, due_at) values ($1, $2)
      on conflict (path) do update set due_at = excluded.due_at`,
).run

/** Puts off files that something names, or will name; paths of other files are left alone. */
export const deferUploads = statement(
  'uploaded_file_defer',
  'update uploaded_files set due_at = $2 where path = any($1)',
).run

export const dueUploads = statement(
  'uploaded_file_due',
  'select path from uploaded_files where due_at <= $1 order by due_at limit $2',
).column

/** Forgets a file that is still due; whoever notes it again waits for the end of the transaction. */
export const takeUpload = statement(
  'uploaded_file_take',
  'delete from uploaded_files where path = $1 and due_at <= $2 returning true as "isTaken!"',
).touches
