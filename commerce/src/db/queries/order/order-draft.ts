/** Writes drafts, and orders that are not confirmed yet: their heads, lines, prices and discounts. */
import { jsonRows } from '../../statements/json-rows.ts'
import { orderDiscounts, orderLines, orders } from '../../tables/index.ts'
import { insertLinesSql, insertOrdersSql, type NewDiscount, type NewOrder, ORDER_RECORD } from './order-insert.ts'
import { type OrderLineRow, ORDER_SELECT, type OrderRow } from './order.ts'
import { json, type Queryable, statement } from '../../statements/statement.ts'
import { joinVoucher, voucherRow, type VoucherRow } from '../voucher/voucher-row.ts'

const HEAD = [
  ...(['userId', 'userEmail', 'languageCode', 'customerNote', 'redirectUrl', 'externalReference'] as const),
  ...(['billingAddress', 'shippingAddress', 'saveBillingAddress', 'saveShippingAddress'] as const),
  ...(['shippingMethodId', 'voucherCode', 'metadata', 'privateMetadata'] as const),
]
/** What staff enter of an order, besides its lines and discounts. */
export type OrderHead = Pick<OrderRow, (typeof HEAD)[number]>

const DRAFT_INSERT = statement(
  'draft_insert',
  `${insertOrdersSql(`jsonb_to_record($1::jsonb) as ${ORDER_RECORD}`)} returning ${ORDER_SELECT}`,
)

/** Makes a draft without lines. */
export const insertDraft = (
  db: Queryable,
  {
    at,
    ...draft
  }: OrderHead & Pick<NewOrder, 'id' | 'channelId' | 'origin' | 'originalId' | 'currency'> & { at: Date },
): Promise<OrderRow> => {
  const order: NewOrder = {
    ...draft,
    status: 'DRAFT',
    subtotalNet: 0,
    subtotalGross: 0,
    totalNet: 0,
    totalGross: 0,
    undiscountedTotalNet: 0,
    undiscountedTotalGross: 0,
    createdAt: at,
    updatedAt: at,
  }
  return DRAFT_INSERT.only(db, [JSON.stringify(order)])
}

/** Writes some columns of an order from JSON. */
const orderSaveSql = (columns: ReturnType<typeof jsonRows>, more = ''): string =>
  `update orders o set (${columns.names}) = row(${columns.values()})${more}, updated_at = $3 from jsonb_to_record($2::jsonb) as ${columns.record()}
    where o.id = $1 returning ${ORDER_SELECT}`

const HEAD_ROWS = jsonRows(orders, { only: HEAD })
const HEAD_SAVE = statement('order_head_save', orderSaveSql(HEAD_ROWS))

/** Writes what staff entered of a locked order. */
export const saveHead = (db: Queryable, id: string, head: OrderHead, at: Date): Promise<OrderRow> =>
  HEAD_SAVE.only(db, [id, JSON.stringify(HEAD_ROWS.of(head)), at])

/** A line as it is after pricing. `position` and names are the database's. */
export type PricedLineRow = Omit<
  OrderLineRow,
  | 'position'
  | 'productName'
  | 'variantName'
  | 'translatedProductName'
  | 'translatedVariantName'
  | 'productSku'
  | 'isGiftCard'
  | 'taxClassName'
  | 'metadata'
  | 'privateMetadata'
>

/** What a line keeps as long as it is there, and what prices do not decide. */
const SETTLED = `id position orderId variantId isGift isGiftCard quantityFulfilled productName variantName
  translatedProductName translatedVariantName productSku metadata privateMetadata`.split(/\s+/)

const LINES_PUT = statement(
  'order_lines_put',
  `${insertLinesSql('$1', 'orders o')} on conflict (id) do update set ${jsonRows(orderLines, { without: SETTLED }).replaced}`,
)

/** Adds new lines, named after their variants, and writes what changed of those that are there. */
export async function putLines(db: Queryable, lines: readonly PricedLineRow[]): Promise<void> {
  if (lines.length) await LINES_PUT.run(db, [JSON.stringify(lines.map((l, ordinal) => ({ ...l, ordinal })))])
}

const HAS_THAWED = statement(
  'order_has_thawed_lines',
  'select exists (select from order_lines l where l.order_id = $1 and l.frozen_until <= $2) as "isThere!"',
  { prepared: true },
)

/** Whether the time for which a line of a draft keeps its price is over. */
export const hasThawedLines = async (db: Queryable, orderId: string, now: Date): Promise<boolean> =>
  (await HAS_THAWED.only(db, [orderId, now])).isThere

const LINES_DELETE = statement('order_lines_delete', 'delete from order_lines where id = any($1::uuid[])')

export async function deleteLines(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length) await LINES_DELETE.run(db, [ids])
}

const PRICES = [
  ...(['shippingMethodName', 'shippingTaxClassId', 'shippingTaxRate', 'shippingNet', 'shippingGross'] as const),
  ...([
    'undiscountedShipping',
    'subtotalNet',
    'subtotalGross',
    'totalNet',
    'totalGross',
    'undiscountedTotalNet',
  ] as const),
  ...(['undiscountedTotalGross', 'discountName', 'translatedDiscountName', 'weight'] as const),
  ...(['chargeStatus', 'authorizeStatus'] as const),
]
/** The prices of an order as a whole. */
export type OrderPrices = Pick<OrderRow, (typeof PRICES)[number]>

const PRICES_ROWS = jsonRows(orders, { only: PRICES })
const PRICES_SAVE = statement(
  'order_prices_save',
  orderSaveSql(
    PRICES_ROWS,
    ', shipping_tax_class_name = (select t.name from tax_classes t where t.id = x."shippingTaxClassId")',
  ),
)

export const savePrices = (db: Queryable, id: string, prices: OrderPrices, at: Date): Promise<OrderRow> =>
  PRICES_SAVE.only(db, [id, JSON.stringify(PRICES_ROWS.of(prices)), at])

const DISCOUNT = jsonRows(orderDiscounts)
const DISCOUNTS_PUT = statement(
  'order_discounts_put',
  `with x as (select * from jsonb_to_recordset($2::jsonb) as ${DISCOUNT.record()}),
      gone as (delete from order_discounts d where d.order_id = $1 and d.id not in (select id from x))
    insert into order_discounts (${DISCOUNT.names}) select ${DISCOUNT.values({ orderId: '$1' })} from x
    on conflict (id) do update set ${jsonRows(orderDiscounts, { without: ['id', 'orderId', 'type'] }).replaced}`,
)

/** Makes these the discounts of an order. */
export async function putDiscounts(db: Queryable, orderId: string, discounts: readonly NewDiscount[]): Promise<void> {
  await DISCOUNTS_PUT.run(db, [orderId, JSON.stringify(discounts)])
}

const ORDER_DELETE = statement(
  'order_delete',
  'delete from orders o where o.id = $1 and not exists (select from transactions t where t.order_id = o.id)',
)

/** Deletes an order with everything that belongs to it, unless it has a payment; answers whether it did. */
export const deleteOrder = async (db: Queryable, id: string): Promise<boolean> =>
  (await ORDER_DELETE.run(db, [id])) === 1

const VOUCHER_IN_CHANNEL = statement(
  'voucher_in_channel',
  `select ${voucherRow('(select u.email from users u where u.id = $3), $4')} as voucher ${joinVoucher('$2')} where vc.code = $1`,
  { json: json<{ voucher: VoucherRow }>() },
)

/** The voucher of a code as a channel has it, for a customer; null where the channel does not have it. */
export async function voucherInChannel(
  db: Queryable,
  code: string,
  channelId: number,
  { userId, userEmail }: Pick<OrderRow, 'userId' | 'userEmail'>,
): Promise<VoucherRow | null> {
  return (await VOUCHER_IN_CHANNEL.one(db, [code, channelId, userId, userEmail]))?.voucher ?? null
}

const CODE_OF_VOUCHER = statement(
  'code_of_voucher',
  'select code from voucher_codes where voucher_id = $1 and is_active order by code limit 1',
)

/** A code of the voucher that can be used. */
export async function codeOfVoucher(db: Queryable, voucherId: number): Promise<string | null> {
  return (await CODE_OF_VOUCHER.one(db, [voucherId]))?.code ?? null
}

const ORDER_BY_REFERENCE = statement(
  'order_by_reference',
  `select ${ORDER_SELECT} from orders o where external_reference = $1`,
)

const LOCK_REFERENCES = statement(
  'lock_order_references',
  "select pg_advisory_xact_lock(hashtext('order_references'))::text as locked",
)

/** Lets nobody else give an order a reference until the transaction ends, so that one that is given twice at once is seen. */
export async function lockReferences(client: Queryable): Promise<void> {
  await LOCK_REFERENCES.rows(client, [])
}

export const orderByReference = (db: Queryable, reference: string): Promise<OrderRow | null> =>
  ORDER_BY_REFERENCE.one(db, [reference])

const ORDER_OF_LINE = statement('order_of_line', 'select order_id as "orderId" from order_lines where id = $1')
const ORDER_OF_DISCOUNT = statement(
  'order_of_discount',
  'select order_id as "orderId" from order_discounts where id = $1',
)

/** The id of the order to which a line belongs. */
export async function orderOfLine(db: Queryable, lineId: string): Promise<string | null> {
  return (await ORDER_OF_LINE.one(db, [lineId]))?.orderId ?? null
}

export async function orderOfDiscount(db: Queryable, discountId: string): Promise<string | null> {
  return (await ORDER_OF_DISCOUNT.one(db, [discountId]))?.orderId ?? null
}

const CUSTOMER_IS_STAFF = statement('customer_is_staff', 'select is_staff as "isStaff" from users where id = $1')

export async function isStaffUser(db: Queryable, userId: number): Promise<boolean> {
  return (await CUSTOMER_IS_STAFF.one(db, [userId]))?.isStaff ?? false
}

const DRAFT_PLACE = statement(
  'draft_place',
  `update orders set created_at = $2, shipping_address = case when exists (select from order_lines l where l.order_id = $1 and l.is_shipping_required) then shipping_address end where id = $1`,
)

/** Makes a draft's time that at which it was placed; what needs no shipping keeps no shipping address. */
export async function placeDraft(db: Queryable, id: string, at: Date): Promise<void> {
  await DRAFT_PLACE.run(db, [id, at])
}
