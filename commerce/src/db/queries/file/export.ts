/** Files that are exported for staff. */
import { columnsOf } from '../../statements/columns-of.ts'
import { type Queryable, statement } from '../../statements/statement.ts'
import { exportFiles } from '../../tables/index.ts'
import { condition, equals, oneOf, timeBetween } from '../../statements/conditions.ts'
import { integer, listBy, text, time } from '../../statements/list-by.ts'

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

export const exportFileList = listBy('export_file_list', {
  select: COLUMNS,
  from: 'export_files f',
  conditions: {
    kinds: oneOf('f.kind', 'text'),
    status: equals('f.status', 'text'),
    createdAt: timeBetween('f.created_at'),
    updatedAt: timeBetween('f.updated_at'),
    /** A whole first name, last name or e-mail. */
    user: condition(
      (name: string, params) =>
        `exists (select from users u where u.id = f.user_id and lower(${params.param(name, 'text')}) in (lower(u.first_name), lower(u.last_name), lower(u.email)))`,
      'a',
    ),
    /** A whole name. */
    app: condition(
      (name: string, params) =>
        `exists (select from apps a where a.id = f.app_id and lower(a.name) = lower(${params.param(name, 'text')}))`,
      'a',
    ),
  },
  orders: {
    ID: [integer('f.id')],
    STATUS: [text('f.status'), integer('f.id')],
    CREATED_AT: [time('f.created_at'), integer('f.id')],
    UPDATED_AT: [time('f.updated_at'), integer('f.id')],
  },
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
