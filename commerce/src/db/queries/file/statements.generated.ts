// Written by `npm run generate`; not to be edited.
import type { Row, Uses, Written } from '../../statements/table-types.ts'

declare module '../../statements/statement.ts' {
interface Described {
  add_export_file: {
    params: { kind: Written<'export_files', 'kind'>; input: Written<'export_files', 'input'>; userId: number | null; appId: number | null }
    row: Pick<Row<'export_files'>, 'id' | 'kind' | 'input' | 'status' | 'path' | 'message' | 'rowsDone' | 'rowsAll' | 'claimedUntil' | 'userId' | 'appId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'apps', 'id'> | Uses<'export_files', 'app_id' | 'claimed_until' | 'created_at' | 'id' | 'input' | 'kind' | 'message' | 'path' | 'rows_all' | 'rows_done' | 'status' | 'updated_at' | 'user_id'> | Uses<'users', 'id'>
    writes: Uses<'export_files', 'app_id' | 'input' | 'kind' | 'user_id'>
  }
  cdn_purge_add: {
    params: readonly [readonly string[] | null, Written<'cdn_purges', 'dueAt'>]
    row: object
    reads: Uses<'cdn_purges', 'due_at' | 'tag' | 'told'>
    writes: Uses<'cdn_purges', 'due_at' | 'is_repeated' | 'tag' | 'told'>
  }
  cdn_purge_claim: {
    params: readonly [Date | null, Written<'cdn_purges', 'claimedUntil'>, number | bigint | null]
    row: Pick<Row<'cdn_purges'>, 'tag' | 'told' | 'attempts'>
    reads: Uses<'cdn_purges', 'attempts' | 'claimed_until' | 'due_at' | 'tag' | 'told'>
    writes: Uses<'cdn_purges', 'attempts' | 'claimed_until'>
  }
  cdn_purge_count: {
    params: readonly []
    row: { count: number }
  }
  cdn_purge_defer: {
    params: readonly [readonly string[] | null, Written<'cdn_purges', 'dueAt'>]
    row: object
    reads: Uses<'cdn_purges', 'tag'>
    writes: Uses<'cdn_purges', 'claimed_until' | 'due_at'>
  }
  cdn_purge_end: {
    params: readonly [readonly string[] | null, readonly number[] | null]
    row: object
    reads: Uses<'cdn_purges', 'is_repeated' | 'tag' | 'told'>
  }
  cdn_purge_lock: {
    params: readonly [readonly string[] | null]
    row: { '?column?': number }
    reads: Uses<'cdn_purges', 'tag'>
  }
  cdn_purge_repeat: {
    params: readonly [readonly string[] | null, readonly number[] | null, Date | null]
    row: object
    reads: Uses<'cdn_purges', 'due_at' | 'tag' | 'told'>
    writes: Uses<'cdn_purges', 'attempts' | 'claimed_until' | 'due_at' | 'is_repeated'>
  }
  claim_export_file: {
    params: readonly [Date | null, Written<'export_files', 'claimedUntil'>]
    row: Pick<Row<'export_files'>, 'id' | 'kind' | 'input' | 'status' | 'path' | 'message' | 'rowsDone' | 'rowsAll' | 'claimedUntil' | 'userId' | 'appId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'export_files', 'app_id' | 'claimed_until' | 'created_at' | 'id' | 'input' | 'kind' | 'message' | 'path' | 'rows_all' | 'rows_done' | 'status' | 'updated_at' | 'user_id'>
    writes: Uses<'export_files', 'claimed_until' | 'rows_done'>
  }
  count_gift_cards_for_export: {
    params: readonly [readonly number[] | null, number | null]
    row: { number: number }
    reads: Uses<'gift_cards', 'id'>
  }
  count_products_for_export: {
    params: readonly [readonly number[] | null, number | null]
    row: { number: number }
    reads: Uses<'products', 'id'> | Uses<'variants', 'product_id'>
  }
  count_variants_for_export: {
    params: readonly [readonly number[] | null, number | null]
    row: { number: number }
    reads: Uses<'variants', 'product_id' | 'sku'>
  }
  count_voucher_codes_for_export: {
    params: readonly [readonly number[] | null, number | null]
    row: { number: number }
    reads: Uses<'voucher_codes', 'voucher_id'>
  }
  export_file_list: {
    params: readonly unknown[]
    row: Pick<Row<'export_files'>, 'id' | 'kind' | 'input' | 'status' | 'path' | 'message' | 'rowsDone' | 'rowsAll' | 'claimedUntil' | 'userId' | 'appId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'apps', 'id' | 'name'> | Uses<'export_files', 'app_id' | 'claimed_until' | 'created_at' | 'id' | 'input' | 'kind' | 'message' | 'path' | 'rows_all' | 'rows_done' | 'status' | 'updated_at' | 'user_id'> | Uses<'users', 'email' | 'first_name' | 'id' | 'last_name'>
  }
  export_files_by_ids: {
    params: readonly [readonly number[] | null]
    row: Pick<Row<'export_files'>, 'id' | 'kind' | 'input' | 'status' | 'path' | 'message' | 'rowsDone' | 'rowsAll' | 'claimedUntil' | 'userId' | 'appId' | 'createdAt' | 'updatedAt'>
    reads: Uses<'export_files', 'app_id' | 'claimed_until' | 'created_at' | 'id' | 'input' | 'kind' | 'message' | 'path' | 'rows_all' | 'rows_done' | 'status' | 'updated_at' | 'user_id'>
  }
  finish_export_file: {
    params: { path: Written<'export_files', 'path'> | null; message: Written<'export_files', 'message'>; rows: Written<'export_files', 'rowsDone'>; now: Written<'export_files', 'updatedAt'>; id: number | null }
    row: object
    reads: Uses<'export_files', 'id' | 'status'>
    writes: Uses<'export_files', 'message' | 'path' | 'rows_all' | 'rows_done' | 'status' | 'updated_at'>
  }
  media_removal_add: {
    params: readonly [Written<'media_removals', 'path'>]
    row: object
    reads: Uses<'media_removals', 'path'>
    writes: Uses<'media_removals', 'path'>
  }
  media_removal_claim: {
    params: readonly [Date | null, Written<'media_removals', 'nextAttemptAt'>]
    row: Pick<Row<'media_removals'>, 'path' | 'attempts'>
    reads: Uses<'media_removals', 'attempts' | 'next_attempt_at' | 'path'>
    writes: Uses<'media_removals', 'attempts' | 'next_attempt_at'>
  }
  media_removal_count: {
    params: readonly []
    row: { count: number }
  }
  media_removal_defer: {
    params: readonly [string | null, Written<'media_removals', 'nextAttemptAt'>]
    row: object
    reads: Uses<'media_removals', 'path'>
    writes: Uses<'media_removals', 'next_attempt_at'>
  }
  media_removal_end: {
    params: readonly [string | null]
    row: object
    reads: Uses<'media_removals', 'path'>
  }
  note_progress_of_export_file: {
    params: { done: Written<'export_files', 'rowsDone'>; all: Written<'export_files', 'rowsAll'>; until: Written<'export_files', 'claimedUntil'>; id: number | null }
    row: object
    reads: Uses<'export_files', 'id' | 'status'>
    writes: Uses<'export_files', 'claimed_until' | 'rows_all' | 'rows_done'>
  }
  release_export_file: {
    params: readonly [number | null]
    row: object
    reads: Uses<'export_files', 'id' | 'status'>
    writes: Uses<'export_files', 'claimed_until'>
  }
  stop_export_file: {
    params: readonly [number | null, Written<'export_files', 'updatedAt'>]
    row: object
    reads: Uses<'export_files', 'id' | 'status'>
    writes: Uses<'export_files', 'status' | 'updated_at'>
  }
  uploaded_file_defer: {
    params: readonly [readonly string[] | null, Written<'uploaded_files', 'dueAt'>]
    row: object
    reads: Uses<'uploaded_files', 'path'>
    writes: Uses<'uploaded_files', 'due_at'>
  }
  uploaded_file_due: {
    params: readonly [Date | null, number | bigint | null]
    row: Pick<Row<'uploaded_files'>, 'path'>
    reads: Uses<'uploaded_files', 'due_at' | 'path'>
  }
  uploaded_file_note: {
    params: readonly [Written<'uploaded_files', 'path'>, Written<'uploaded_files', 'dueAt'>]
    row: object
    reads: Uses<'uploaded_files', 'due_at' | 'path'>
    writes: Uses<'uploaded_files', 'due_at' | 'path'>
  }
  uploaded_file_take: {
    params: readonly [string | null, Date | null]
    row: { isTaken: boolean }
    reads: Uses<'uploaded_files', 'due_at' | 'path'>
  }
}
}
