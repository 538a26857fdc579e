// Written by `npm run generate`; not to be edited.
import type { Uses } from '../statements/table-types.ts'

declare module '../statements/statement.ts' {
interface Described {
  tables_with_rows: {
    params: readonly []
    row: { name: string }
  }
  tell_changes: {
    params: readonly [string | null, string | null]
    row: { pg_notify: unknown | null }
  }
  tell_news: {
    params: readonly [string | null, readonly string[] | null]
    row: { pg_notify: unknown | null }
  }
  write_try: {
    params: readonly []
    row: object
    writes: Uses<'mail_readers', 'key' | 'sent_at'>
  }
}
}
