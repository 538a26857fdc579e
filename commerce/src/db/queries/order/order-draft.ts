/** Writes drafts, and orders that are not confirmed yet: their heads, lines, prices and discounts. */
import { jsonRows } from '../../statements/json-rows.ts'
import { orderDiscounts, orderLines, orders } from '../../tables/index.ts'
import { insertLinesSql, insertOrdersSql, type NewOrder, ORDER_RECORD } from './order-insert.ts'
import { type OrderLineRow, ORDER_SELECT, type OrderRow } from './order.ts'
import { json, prepared, type Queryable, statement } from '../../statements/statement.ts'
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
  return DRAFT_INSERT.single(db, JSON.stringify(order))
}

/** Writes some columns of an order from JSON. */
const orderSaveSql = (columns: ReturnType<typeof jsonRows>, more = ''): string =>
  `update orders o set (${columns.names}) = row(${columns.values()})${more}, updated_at = $3 from jsonb_to_record($2::jsonb) as ${columns.record()}
    where o.id = $1 returning ${ORDER_SELECT}`

const HEAD_ROWS = jsonRows(orders, { only: HEAD })
/** Writes what staff entered of a locked order. */
export const saveHead = statement('order_head_save', orderSaveSql(HEAD_ROWS)).single

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
  if (lines.length) await LINES_PUT.run(db, JSON.stringify(lines.map((l, ordinal) => ({ ...l, ordinal }))))
}

/** Whether the time for which a line of a draft keeps its price is over. */
export const hasThawedLines = prepared(
  'order_has_thawed_lines',
  'select exists (select from order_lines l where l.order_id = $1 and l.frozen_until <= $2) as "isThere!"',
).value

export const deleteLines = statement('order_lines_delete', 'delete from order_lines where id = any($1::uuid[])').run

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
export const savePrices = statement(
  'order_prices_save',
  orderSaveSql(
    PRICES_ROWS,
    ', shipping_tax_class_name = (select t.name from tax_classes t where t.id = x."shippingTaxClassId")',
  ),
).single

const DISCOUNT = jsonRows(orderDiscounts)
/** Makes these the discounts of an order. */
export const putDiscounts = statement(
  'order_discounts_put',
  `with x as (select * from jsonb_to_recordset($2::jsonb) as ${DISCOUNT.record()}),
      gone as (delete from order_discounts d where d.order_id = $1 and d.id not in (select id from x))
    insert into order_discounts (${DISCOUNT.names}) select ${DISCOUNT.values({ orderId: '$1' })} from x
    on conflict (id) do update set ${jsonRows(orderDiscounts, { without: ['id', 'orderId', 'type'] }).replaced}`,
).run

/** Deletes an order with everything that belongs to it, unless it has a payment; answers whether it did. */
export const deleteOrder = statement(
  'order_delete',
  'delete from orders o where o.id = $1 and not exists (select from transactions t where t.order_id = o.id)',
).touches

/** The voucher of a code as a channel has it, for a customer; null where the channel does not have it. */
export const voucherInChannel = statement(
  'voucher_in_channel',
  `select ${voucherRow('(select u.email from users u where u.id = $userId), $userEmail')} as voucher ${joinVoucher('$channelId')} where vc.code = $code`,
  json<{ voucher: VoucherRow }>(),
).maybe

/** A code of the voucher that can be used. */
export const codeOfVoucher = statement(
  'code_of_voucher',
  'select code from voucher_codes where voucher_id = $1 and is_active order by code limit 1',
).maybe

export const orderByReference = statement(
  'order_by_reference',
  `select ${ORDER_SELECT} from orders o where external_reference = $1`,
).first

/** Lets nobody else give an order a reference until the transaction ends, so that one that is given twice at once is seen. */
export const lockReferences = statement(
  'lock_order_references',
  "select pg_advisory_xact_lock(hashtext('order_references'))::text as locked",
).many

/** The id of the order to which a line belongs. */
export const orderOfLine = statement(
  'order_of_line',
  'select order_id as "orderId" from order_lines where id = $1',
).maybe

export const orderOfDiscount = statement(
  'order_of_discount',
  'select order_id as "orderId" from order_discounts where id = $1',
).maybe

export const isStaffUser = statement(
  'customer_is_staff',
  'select exists (select from users where id = $1 and is_staff) as "isStaff"',
).value

/** Makes a draft's time that at which it was placed; what needs no shipping keeps no shipping address. */
export const placeDraft = statement(
  'draft_place',
  `update orders set created_at = $2, shipping_address = case when exists (select from order_lines l where l.order_id = $1 and l.is_shipping_required) then shipping_address end where id = $1`,
).run
