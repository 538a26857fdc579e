/** Files that are exported for staff. */
import type { PoolClient } from 'pg'
import { columnsOf } from '../columns-of.ts'
import { type Queryable, statement } from '../statement.ts'
import { exportFiles } from '../tables/index.ts'
import { listOf, Params } from './sql.ts'

export type ExportFileRow = typeof exportFiles.$inferSelect

const COLUMNS = columnsOf(exportFiles, 'f')

const BY_IDS = statement('export_files_by_ids', `select ${COLUMNS} from export_files f where f.id = any($1::int[])`)
const ADD = statement(
  'add_export_file',
  `insert into export_files as f (kind, input, user_id, app_id)
    select $1, $2, (select id from users where id = $3), (select id from apps where id = $4) returning ${COLUMNS}`,
)
const NEXT = statement(
  'next_export_file',
  `select ${COLUMNS} from export_files f where f.status = 'PENDING' order by f.id limit 1 for update skip locked`,
)
const FINISH = statement(
  'finish_export_file',
  'update export_files set status = $2, path = $3, message = $4, updated_at = $5 where id = $1',
)

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
const COUNTS = { 'voucher-codes': COUNT_VOUCHER_CODES, 'gift-cards': COUNT_GIFT_CARDS, products: COUNT_PRODUCTS }

/** How many rows a file would have, counted up to `most`; `ids` are of vouchers, gift cards or products, null for all. */
export const countForExport = async (
  on: Queryable,
  kind: keyof typeof COUNTS,
  ids: readonly number[] | null,
  most: number,
): Promise<number> => (await COUNTS[kind].only(on, [ids, most])).number

export const exportFilesByIds = (on: Queryable, ids: readonly number[]): Promise<ExportFileRow[]> =>
  BY_IDS.rows(on, [ids])

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
    counted: params.values.length,
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

export interface NewExport {
  kind: string
  input: Record<string, unknown>
  userId: number | null
  appId: number | null
}

export const addExportFile = (on: Queryable, e: NewExport): Promise<ExportFileRow> =>
  ADD.only(on, [e.kind, JSON.stringify(e.input), e.userId, e.appId])

/** The oldest file that nobody is making, locked; null when there is none. */
export const lockNextExport = (client: PoolClient): Promise<ExportFileRow | null> => NEXT.one(client)

export interface FinishedExport {
  path: string | null
  message: string | null
  now: Date
}

/** Records that a file is there, or with a message why it is not. */
export const finishExport = (client: PoolClient, id: number, { path, message, now }: FinishedExport): Promise<number> =>
  FINISH.run(client, [id, path === null ? 'FAILED' : 'SUCCESS', path, message, now])
