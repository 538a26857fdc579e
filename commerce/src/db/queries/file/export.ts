/** Files that are exported for staff. */
import { columnsOf } from '../../statements/columns-of.ts'
import { type Queryable, statement } from '../../statements/statement.ts'
import { exportFiles } from '../../tables/index.ts'
import { listOf, Params } from '../../statements/sql.ts'

export type ExportFileRow = typeof exportFiles.$inferSelect

const COLUMNS = columnsOf(exportFiles, 'f')

export const addExportFile = statement(
  'add_export_file',
  `insert into export_files as f (kind, input, user_id, app_id)
    select $kind, $input, (select id from users where id = $userId), (select id from apps where id = $appId) returning ${COLUMNS}`,
).single

/** Notes how far a file is, and keeps it claimed. Answers false for one that was stopped. */
export const noteProgress = statement(
  'note_progress_of_export_file',
  `update export_files set rows_done = $done, rows_all = $all, claimed_until = $until where id = $id and status = 'PENDING'`,
).touches

/** Records that a file is there, or with a message why it is not. Answers false for one that was stopped. */
export const finishExport = statement(
  'finish_export_file',
  `update export_files set status = case when $path::text is null then 'FAILED' else 'SUCCESS' end, path = $path, message = $message, rows_done = $rows, rows_all = $rows, updated_at = $now
    where id = $id and status = 'PENDING'`,
).touches

const COUNT_VOUCHER_CODES = statement(
  'count_voucher_codes_for_export',
  `select count(*)::int as number from (select from voucher_codes where voucher_id = any($1::int[]) limit $2::int) x`,
)
const COUNT_GIFT_CARDS = statement(
  'count_gift_cards_for_export',
  `select count(*)::int as number from (select from gift_cards where $1::int[] is null or id = any($1::int[]) limit $2::int) x`,
)
const COUNT_PRODUCTS = statement(
  'count_products_for_export',
  `select count(*)::int as number from (
      select from products p left join variants v on v.product_id = p.id
      where $1::int[] is null or p.id = any($1::int[]) limit $2::int) x`,
)
const COUNT_VARIANTS = statement(
  'count_variants_for_export',
  `select count(*)::int as number from (
      select from variants where sku is not null and ($1::int[] is null or product_id = any($1::int[])) limit $2::int) x`,
)
const COUNTS = {
  'voucher-codes': COUNT_VOUCHER_CODES,
  'gift-cards': COUNT_GIFT_CARDS,
  products: COUNT_PRODUCTS,
  variants: COUNT_VARIANTS,
}

/**
 * How many rows a file would have, counted up to `most`; `ids` are of vouchers, gift cards or products, null for
 * all.
 */
export const countForExport = async (
  on: Queryable,
  kind: keyof typeof COUNTS,
  ids: readonly number[] | null,
  most: number,
): Promise<number> => (await COUNTS[kind].single(on, ids, most)).number

export const exportFilesByIds = statement(
  'export_files_by_ids',
  `select ${COLUMNS} from export_files f where f.id = any($1::int[])`,
).many

export interface ExportFileFilter {
  kinds: readonly string[]
  status?: string
  createdAt?: { from: Date | null; to: Date | null }
  updatedAt?: { from: Date | null; to: Date | null }
  /** A whole first name, last name or e-mail. */
  user?: string
  /** A whole name. */
  app?: string
}

export type ExportFileSort = 'id' | 'status' | 'created_at' | 'updated_at'

export const exportFileList = listOf('export_file_list', (f: ExportFileFilter, sort: ExportFileSort, desc: boolean) => {
  const params = new Params()
  const parts = [`f.kind = any(${params.param(f.kinds, 'text[]')})`]
  if (f.status) parts.push(`f.status = ${params.param(f.status, 'text')}`)
  for (const [column, range] of [
    ['created_at', f.createdAt],
    ['updated_at', f.updatedAt],
  ] as const) {
    if (range?.from) parts.push(`f.${column} >= ${params.param(range.from, 'timestamptz')}`)
    if (range?.to) parts.push(`f.${column} <= ${params.param(range.to, 'timestamptz')}`)
  }
  if (f.user !== undefined) {
    const user = `lower(${params.param(f.user, 'text')})`
    parts.push(
      `exists (select from users u where u.id = f.user_id and ${user} in (lower(u.first_name), lower(u.last_name), lower(u.email)))`,
    )
  }
  if (f.app !== undefined)
    parts.push(
      `exists (select from apps a where a.id = f.app_id and lower(a.name) = lower(${params.param(f.app, 'text')}))`,
    )
  const kind = sort === 'id' ? 'integer' : sort === 'status' ? 'text' : 'time'
  return {
    select: COLUMNS,
    from: `from export_files f where ${parts.join(' and ')}`,
    keys: [
      { sql: `f.${sort}`, kind, desc },
      ...(sort === 'id' ? [] : [{ sql: 'f.id', kind: 'integer' as const, desc }]),
    ],
    params,
  }
}).examples(() => {
  const range = { from: new Date(), to: new Date() }
  return [
    [{ kinds: ['products'], status: 'PENDING', createdAt: range, updatedAt: range, user: 'a', app: 'a' }, 'id', false],
    [{ kinds: [] }, 'status', false],
    [{ kinds: [] }, 'created_at', true],
    [{ kinds: [] }, 'updated_at', true],
  ]
})

/** Takes the oldest file that nobody is making, until a time; null when there is none. */
export const claimExport = statement(
  'claim_export_file',
  `update export_files as f set claimed_until = $2, rows_done = 0 where f.id = (
      select id from export_files where status = 'PENDING' and (claimed_until is null or claimed_until <= $1)
        order by id limit 1 for update skip locked)
    returning ${COLUMNS}`,
).first

/** Gives a claimed file back, to be begun anew. */
export const releaseExport = statement(
  'release_export_file',
  `update export_files set claimed_until = null where id = $1 and status = 'PENDING'`,
).run

/** Ends a file that waits or is being made; answers false where there is none such. */
export const stopExport = statement(
  'stop_export_file',
  `update export_files set status = 'DELETED', updated_at = $2 where id = $1 and status = 'PENDING'`,
).touches
