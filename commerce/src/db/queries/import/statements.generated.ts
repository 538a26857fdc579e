// Written by `npm run generate`; not to be edited.
import type { Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  staff_import_add: {
    params: readonly [Written<'staff_imports', 'id'>, Written<'staff_imports', 'userId'>, Written<'staff_imports', 'files'>, Written<'staff_imports', 'texts'>, Written<'staff_imports', 'report'>]
    row: Pick<Row<'staff_imports'>, 'id' | 'createdAt' | 'files' | 'step' | 'steps' | 'report'> & { state: string }
    reads: Uses<'staff_imports', 'created_at' | 'files' | 'id' | 'report' | 'state' | 'step' | 'steps' | 'told_at'>
    writes: Uses<'staff_imports', 'files' | 'id' | 'report' | 'texts' | 'user_id'>
  }
  staff_import_apply: {
    params: readonly [string | null]
    row: Pick<Row<'staff_imports'>, 'id' | 'createdAt' | 'files' | 'step' | 'steps' | 'report'> & { state: string }
    reads: Uses<'staff_imports', 'created_at' | 'files' | 'id' | 'report' | 'state' | 'step' | 'steps' | 'told_at'>
    writes: Uses<'staff_imports', 'is_stopping' | 'state' | 'step' | 'told_at'>
  }
  staff_import_end: {
    params: { state: Written<'staff_imports', 'state'>; files: Written<'staff_imports', 'files'>; report: Written<'staff_imports', 'report'>; id: string | null }
    row: object
    reads: Uses<'staff_imports', 'id' | 'steps' | 'texts'>
    writes: Uses<'staff_imports', 'files' | 'report' | 'state' | 'step' | 'texts' | 'told_at'>
  }
  staff_import_is_stopping: {
    params: readonly [string | null]
    row: Pick<Row<'staff_imports'>, 'isStopping'>
    reads: Uses<'staff_imports', 'id' | 'is_stopping'>
  }
  staff_import_note: {
    params: readonly [string | null, Written<'staff_imports', 'step'>, Written<'staff_imports', 'steps'>]
    row: Pick<Row<'staff_imports'>, 'isStopping'>
    reads: Uses<'staff_imports', 'id' | 'is_stopping'>
    writes: Uses<'staff_imports', 'step' | 'steps' | 'told_at'>
  }
  staff_import_remove: {
    params: readonly [string | null]
    row: object
    reads: Uses<'staff_imports', 'id'>
  }
  staff_import_stop: {
    params: readonly [string | null]
    row: object
    reads: Uses<'staff_imports', 'id'>
    writes: Uses<'staff_imports', 'is_stopping'>
  }
  staff_import_texts: {
    params: readonly [string | null]
    row: Pick<Row<'staff_imports'>, 'texts'>
    reads: Uses<'staff_imports', 'id' | 'texts'>
  }
  staff_imports_of: {
    params: readonly [number | null]
    row: Pick<Row<'staff_imports'>, 'id' | 'createdAt' | 'files' | 'step' | 'steps' | 'report'> & { state: string }
    reads: Uses<'staff_imports', 'created_at' | 'files' | 'id' | 'report' | 'state' | 'step' | 'steps' | 'told_at' | 'user_id'>
  }
  staff_imports_remove_idle: {
    params: readonly [number | null]
    row: object
    reads: Uses<'staff_imports', 'state' | 'told_at' | 'user_id'>
  }
  staff_imports_remove_old: {
    params: readonly []
    row: object
    reads: Uses<'staff_imports', 'told_at'>
  }
}
}
