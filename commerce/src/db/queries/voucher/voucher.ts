/** Vouchers, their codes and the channels in which they are valid, as staff see them. */
import { columnsOf } from '../../statements/columns-of.ts'
import { statement } from '../../statements/statement.ts'
import { voucherCodes, voucherListings, vouchers } from '../../tables/index.ts'
import {
  beside,
  between,
  condition,
  equals,
  metadataIn,
  oneOf,
  statusAt,
  timeBetween,
} from '../../statements/conditions.ts'
import { integer, listBy, number, orNull, text, time } from '../../statements/list-by.ts'

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

/** What a listing of one channel, or the least of all, says. */
const ofListing =
  (column: string) =>
  ({ orderedIn }: { orderedIn?: number | null | undefined }) => [
    orNull(
      number(
        `(select min(l.${column}) from voucher_listings l where l.voucher_id = v.id${orderedIn == null ? '' : ` and l.channel_id = ${orderedIn}`})`,
      ),
    ),
    ID,
  ]
const ID = integer('v.id')

export const voucherList = listBy('voucher_list', {
  select: COLUMNS.replace('"code?"', '"code"'),
  from: 'vouchers v',
  conditions: {
    ids: oneOf('v.id', 'int'),
    channelId: condition(
      (id: number, params) =>
        `exists (select from voucher_listings l where l.voucher_id = v.id and l.channel_id = ${params.param(id, 'int')})`,
      1,
    ),
    search: condition((search: string, params) => {
      const part = params.param(search.toLowerCase(), 'text')
      return `(strpos(lower(v.name), ${part}) > 0 or exists (select from voucher_codes c where c.voucher_id = v.id and strpos(lower(c.code), ${part}) > 0))`
    }, 'a'),
    status: statusAt('v.start_date', 'v.end_date'),
    /** FIXED or PERCENTAGE of a value, SHIPPING of a type. */
    kinds: condition(
      (kinds: readonly string[], params) => `array[v.value_type, v.type] && ${params.param(kinds, 'text[]')}`,
      ['FIXED'],
    ),
    started: timeBetween('v.start_date'),
    used: between('coalesce((select sum(c.used) from voucher_codes c where c.voucher_id = v.id), 0)'),
    metadata: metadataIn('v.metadata'),
    /** The channel whose values the list is ordered by. */
    orderedIn: beside(1),
  },
  orders: {
    NAME: [text('v.name'), ID],
    CODE: [orNull(text(FIRST_CODE)), ID],
    START_DATE: [time('v.start_date'), ID],
    END_DATE: [orNull(time('v.end_date')), ID],
    VALUE: ofListing('value'),
    TYPE: [text('v.type'), ID],
    USAGE_LIMIT: [orNull(number('v.usage_limit')), ID],
    MINIMUM_SPENT_AMOUNT: ofListing('min_spent'),
  },
})

/** The codes of a voucher, the newest first. */
export const voucherCodeList = listBy('voucher_code_list', {
  select: CODE_COLUMNS,
  from: 'voucher_codes c',
  conditions: { voucherId: equals('c.voucher_id', 'int') },
  orders: { SORT: [{ ...integer('c.sort'), isReversed: true }] },
})

/** The codes of a voucher, or those with the ids. */
export const exportedVoucherCodes = statement(
  'exported_voucher_codes',
  'select c.code from voucher_codes c where ($1::int is not null and c.voucher_id = $1) or c.id = any($2::uuid[]) order by c.sort',
).column
