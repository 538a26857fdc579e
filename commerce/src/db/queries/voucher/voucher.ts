/** Vouchers, their codes and the channels in which they are valid, as staff see them. */
import { columnsOf } from '../../statements/columns-of.ts'
import { statement } from '../../statements/statement.ts'
import { voucherCodes, voucherListings, vouchers } from '../../tables/index.ts'
import { listOf, Params, type SortKey } from '../../statements/sql.ts'

export type VoucherStored = typeof vouchers.$inferSelect
export type VoucherCodeRow = typeof voucherCodes.$inferSelect
export type VoucherListingRow = typeof voucherListings.$inferSelect
/** A voucher with the first of its codes; null where all are deleted. */
export type VoucherWithCode = VoucherStored & { code: string | null }

const FIRST_CODE = '(select c.code from voucher_codes c where c.voucher_id = v.id order by c.sort limit 1)'
const COLUMNS = `${columnsOf(vouchers, 'v')}, ${FIRST_CODE} as "code?"`
const CODE_COLUMNS = columnsOf(voucherCodes, 'c')

export const vouchersByIds = statement(
  'vouchers_by_ids',
  `select ${COLUMNS} from vouchers v where v.id = any($1::int[])`,
).many

export const listingsOfVouchers = statement(
  'listings_of_vouchers',
  `select ${columnsOf(voucherListings, 'l')} from voucher_listings l where l.voucher_id = any($1::int[]) order by l.channel_id`,
).many

/** How often the codes of vouchers were used; vouchers without codes are left out. */
export const usesOfVouchers = statement(
  'uses_of_vouchers',
  'select c.voucher_id as id, sum(c.used)::int as "used!" from voucher_codes c where c.voucher_id = any($1::int[]) group by 1',
).many

export const voucherCodesByIds = statement(
  'voucher_codes_by_ids',
  `select ${CODE_COLUMNS} from voucher_codes c where c.id = any($1::uuid[]) order by c.sort`,
).many

export const codesOfVouchers = statement(
  'codes_of_vouchers',
  `select ${CODE_COLUMNS} from voucher_codes c where c.voucher_id = any($1::int[]) order by c.sort`,
).many

/** Whether one of its codes was used, or is in an order or a checkout. */
export const isVoucherUsed = statement(
  'voucher_is_used',
  `select exists (select from voucher_codes c where c.voucher_id = $1 and (c.used > 0 or not c.is_active
      or exists (select from orders o where o.voucher_code = c.code) or exists (select from checkouts k where k.voucher_code = c.code))) as "isUsed!"`,
).value

/** Which of these codes a voucher or a gift card has already. */
export const takenCodes = statement(
  'taken_promo_codes',
  'select code as "code!" from voucher_codes where code = any($1::text[]) union select code from gift_cards where code = any($1::text[])',
).column

export const addVoucherCodes = statement(
  'add_voucher_codes',
  'insert into voucher_codes (voucher_id, code) select $1, x.code from unnest($2::text[]) with ordinality as x(code, place) order by x.place',
).run

/** Deletes codes by their ids; answers them. */
export const deleteVoucherCodes = statement(
  'delete_voucher_codes',
  `delete from voucher_codes c where c.id = any($1::uuid[]) returning ${CODE_COLUMNS}`,
).many

export const putVoucherListing = statement(
  'put_voucher_listing',
  `insert into voucher_listings as l (voucher_id, channel_id, value, min_spent) values ($voucherId, $channelId, $value, $minSpent)
    on conflict (voucher_id, channel_id) do update set value = excluded.value, min_spent = excluded.min_spent`,
).run

export const dropVoucherListings = statement(
  'drop_voucher_listings',
  'delete from voucher_listings where voucher_id = $1 and channel_id = any($2::int[])',
).run

/** Which of these products have no variant. */
export const productsWithoutVariants = statement(
  'products_without_variants',
  `select p.id from products p where p.id = any($1::int[]) and not exists (select from variants v where v.product_id = p.id) order by 1`,
).column

export interface TimeRange {
  from: Date | null
  to: Date | null
}

export interface VoucherFilter {
  now: Date
  ids?: readonly number[]
  search?: string
  status?: readonly string[]
  /** FIXED or PERCENTAGE of a value, SHIPPING of a type. */
  kinds?: readonly string[]
  started?: TimeRange
  used?: { from: number | null; to: number | null }
  metadata?: readonly { key: string; value: string | null }[]
  channelId?: number
}

export const VOUCHER_SORTS = [
  'CODE',
  'NAME',
  'START_DATE',
  'END_DATE',
  'VALUE',
  'TYPE',
  'USAGE_LIMIT',
  'MINIMUM_SPENT_AMOUNT',
] as const
export type VoucherSort = (typeof VOUCHER_SORTS)[number]

const STATUS: Readonly<Record<string, (now: string) => string>> = {
  ACTIVE: (now) => `(v.start_date <= ${now} and (v.end_date is null or v.end_date >= ${now}))`,
  EXPIRED: (now) => `v.end_date < ${now}`,
  SCHEDULED: (now) => `v.start_date > ${now}`,
}

function conditions(params: Params, f: VoucherFilter): string {
  const parts = ['true']
  if (f.ids) parts.push(`v.id = any(${params.param(f.ids, 'int[]')})`)
  if (f.channelId !== undefined)
    parts.push(
      `exists (select from voucher_listings l where l.voucher_id = v.id and l.channel_id = ${params.param(f.channelId, 'int')})`,
    )
  if (f.search) {
    const text = params.param(f.search.toLowerCase(), 'text')
    parts.push(
      `(strpos(lower(v.name), ${text}) > 0 or exists (select from voucher_codes c where c.voucher_id = v.id and strpos(lower(c.code), ${text}) > 0))`,
    )
  }
  if (f.status?.length) {
    const now = params.param(f.now, 'timestamptz')
    parts.push(`(${f.status.map((s) => STATUS[s]?.(now) ?? 'false').join(' or ')})`)
  }
  if (f.kinds?.length) {
    const kinds = params.param(f.kinds, 'text[]')
    parts.push(`(v.value_type = any(${kinds}) or v.type = any(${kinds}))`)
  }
  if (f.started?.from) parts.push(`v.start_date >= ${params.param(f.started.from, 'timestamptz')}`)
  if (f.started?.to) parts.push(`v.start_date <= ${params.param(f.started.to, 'timestamptz')}`)
  const used = 'coalesce((select sum(c.used) from voucher_codes c where c.voucher_id = v.id), 0)'
  if (f.used?.from != null) parts.push(`${used} >= ${params.param(f.used.from, 'int')}`)
  if (f.used?.to != null) parts.push(`${used} <= ${params.param(f.used.to, 'int')}`)
  for (const { key, value } of f.metadata ?? [])
    parts.push(
      value === null
        ? `v.metadata ? ${params.param(key, 'text')}`
        : `v.metadata ->> ${params.param(key, 'text')} = ${params.param(value, 'text')}`,
    )
  return parts.join(' and ')
}

/** What a listing of one channel, or the least of all, says. */
const ofListing = (column: string, channelId: number | null): string =>
  `(select min(l.${column}) from voucher_listings l where l.voucher_id = v.id${channelId === null ? '' : ` and l.channel_id = ${channelId}`})`

function keyOf(sort: VoucherSort, desc: boolean, channelId: number | null): SortKey {
  switch (sort) {
    case 'CODE':
      return { sql: FIRST_CODE, kind: 'text', desc, nullable: true }
    case 'NAME':
      return { sql: 'v.name', kind: 'text', desc }
    case 'START_DATE':
      return { sql: 'v.start_date', kind: 'time', desc }
    case 'END_DATE':
      return { sql: 'v.end_date', kind: 'time', desc, nullable: true }
    case 'VALUE':
      return { sql: ofListing('value', channelId), kind: 'number', desc, nullable: true }
    case 'TYPE':
      return { sql: 'v.type', kind: 'text', desc }
    case 'USAGE_LIMIT':
      return { sql: 'v.usage_limit', kind: 'number', desc, nullable: true }
    case 'MINIMUM_SPENT_AMOUNT':
      return { sql: ofListing('min_spent', channelId), kind: 'number', desc, nullable: true }
  }
}

/** `channelId` is the channel whose values a list is sorted by. */
export const voucherList = listOf(
  'voucher_list',
  (filter: VoucherFilter, sort: VoucherSort, desc: boolean, channelId: number | null) => {
    const params = new Params()
    return {
      select: COLUMNS.replace('"code?"', '"code"'),
      from: `from vouchers v where ${conditions(params, filter)}`,
      keys: [keyOf(sort, desc, channelId), { sql: 'v.id', kind: 'integer', desc }],
      params,
    }
  },
).examples(() => [
  [
    {
      now: new Date(),
      ids: [1],
      search: 'a',
      status: ['ACTIVE', 'EXPIRED', 'SCHEDULED'],
      kinds: ['FIXED'],
      started: { from: new Date(), to: new Date() },
      used: { from: 1, to: 2 },
      metadata: [
        { key: 'a', value: 'b' },
        { key: 'a', value: null },
      ],
      channelId: 1,
    },
    'NAME',
    false,
    null,
  ],
  ...VOUCHER_SORTS.map((sort): [VoucherFilter, VoucherSort, boolean, number | null] => [
    { now: new Date() },
    sort,
    true,
    1,
  ]),
])

/** The codes of a voucher, the newest first. */
export const voucherCodeList = listOf('voucher_code_list', (voucherId: number) => {
  const params = new Params()
  return {
    select: CODE_COLUMNS,
    from: `from voucher_codes c where c.voucher_id = ${params.param(voucherId, 'int')}`,
    keys: [{ sql: 'c.sort', kind: 'integer', desc: true } satisfies SortKey],
    params,
  }
}).examples(() => [[1]])

/** The codes of a voucher, or those with the ids. */
export const exportedVoucherCodes = statement(
  'exported_voucher_codes',
  'select c.code from voucher_codes c where ($1::int is not null and c.voucher_id = $1) or c.id = any($2::uuid[]) order by c.sort',
).column
