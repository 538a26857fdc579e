/** Writes drafts, and orders that are not confirmed yet: their heads, lines, prices and discounts. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import type { MetadataMap, StoredAddress } from '../../tables/columns.ts'
import { columnNames, columnValues, type JsonColumns, recordShape } from '../../statements/json-columns.ts'
import { type OrderLineRow, ORDER_SELECT, type OrderRow } from './order.ts'
import { json, type Queryable, statement } from '../../statements/statement.ts'
import { joinVoucher, voucherRow, type VoucherRow } from '../voucher/voucher-row.ts'

/** What staff enter of an order, besides its lines and discounts. */
export interface OrderHead {
  userId: number | null
  userEmail: string
  languageCode: LanguageCodeEnum
  customerNote: string
  redirectUrl: string | null
  externalReference: string | null
  billingAddress: StoredAddress | null
  shippingAddress: StoredAddress | null
  saveBillingAddress: boolean
  saveShippingAddress: boolean
  shippingMethodId: number | null
  voucherCode: string | null
  metadata: MetadataMap
  privateMetadata: MetadataMap
}

export interface NewDraft extends OrderHead {
  id: string
  channelId: number
  origin: 'DRAFT' | 'REISSUE'
  originalId: string | null
  currency: string
  at: Date
}

const DRAFT_INSERT = statement(
  'draft_insert',
  `insert into orders as o (id, number, channel_id, status, origin, original_id, user_id, user_email, language_code, currency, customer_note, redirect_url, external_reference,
      billing_address, shipping_address, save_billing_address, save_shipping_address, shipping_method_id, voucher_code, metadata, private_metadata,
      subtotal_net, subtotal_gross, total_net, total_gross, undiscounted_total_net, undiscounted_total_gross, created_at, updated_at)
    values ($1, nextval('order_numbers'), $2, 'DRAFT', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, 0, 0, 0, 0, 0, 0, $20, $20)
    returning ${ORDER_SELECT}`,
)

/** Makes a draft without lines, in state DRAFT. */
export const insertDraft = (db: Queryable, d: NewDraft): Promise<OrderRow> =>
  DRAFT_INSERT.only(db, [
    d.id,
    d.channelId,
    d.origin,
    d.originalId,
    d.userId,
    d.userEmail,
    d.languageCode,
    d.currency,
    d.customerNote,
    d.redirectUrl,
    d.externalReference,
    d.billingAddress,
    d.shippingAddress,
    d.saveBillingAddress,
    d.saveShippingAddress,
    d.shippingMethodId,
    d.voucherCode,
    d.metadata,
    d.privateMetadata,
    d.at,
  ])

const HEAD_SAVE = statement(
  'order_head_save',
  `update orders o set user_id = $2, user_email = $3, language_code = $4, customer_note = $5, redirect_url = $6, external_reference = $7, billing_address = $8,
      shipping_address = $9, save_billing_address = $10, save_shipping_address = $11, shipping_method_id = $12, voucher_code = $13, metadata = $14, private_metadata = $15, updated_at = $16
    where o.id = $1 returning ${ORDER_SELECT}`,
)

/** Writes what staff entered of a locked order. */
export const saveHead = (db: Queryable, id: string, h: OrderHead, at: Date): Promise<OrderRow> =>
  HEAD_SAVE.only(db, [
    id,
    h.userId,
    h.userEmail,
    h.languageCode,
    h.customerNote,
    h.redirectUrl,
    h.externalReference,
    h.billingAddress,
    h.shippingAddress,
    h.saveBillingAddress,
    h.saveShippingAddress,
    h.shippingMethodId,
    h.voucherCode,
    h.metadata,
    h.privateMetadata,
    at,
  ])

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

const LINE: JsonColumns = [
  ['id', 'uuid'],
  ['order_id', 'uuid'],
  ['variant_id', 'int'],
  ['is_shipping_required', 'boolean'],
  ['is_gift', 'boolean'],
  ['quantity', 'int'],
  ['tax_class_id', 'int'],
  ['tax_rate', 'float8'],
  ['price_override', 'int8'],
  ['price_override_reason', 'text'],
  ['manual_value', 'float8'],
  ['manual_type', 'text'],
  ['manual_reason', 'text'],
  ['unit_net', 'int8'],
  ['unit_gross', 'int8'],
  ['total_net', 'int8'],
  ['total_gross', 'int8'],
  ['undiscounted_unit_net', 'int8'],
  ['undiscounted_unit_gross', 'int8'],
  ['undiscounted_total_net', 'int8'],
  ['undiscounted_total_gross', 'int8'],
  ['unit_discount', 'int8'],
  ['unit_discount_value', 'float8'],
  ['unit_discount_type', 'text'],
  ['unit_discount_reason', 'text'],
  ['discounts', 'jsonb'],
  ['frozen_price', 'int8'],
  ['frozen_until', 'timestamptz'],
  ['voucher_code', 'text'],
]
const CHANGED = LINE.map(([column]) => column).filter((c) => !['id', 'order_id', 'variant_id', 'is_gift'].includes(c))

const LINES_PUT = statement(
  'order_lines_put',
  `insert into order_lines (product_name, variant_name, translated_product_name, translated_variant_name, product_sku, is_gift_card, tax_class_name, ${columnNames(LINE)})
    select coalesce(p.name, ''), coalesce(v.name, ''), coalesce(p.translations -> o.language_code ->> 'name', ''), coalesce(v.translations -> o.language_code ->> 'name', ''), v.sku, coalesce(pt.kind = 'GIFT_CARD', false), t.name,
      ${columnValues(LINE)}
    from jsonb_to_recordset($1::jsonb) as ${recordShape(LINE, ', ordinal int')}
      join orders o on o.id = x."orderId" left join variants v on v.id = x."variantId" left join products p on p.id = v.product_id left join product_types pt on pt.id = p.product_type_id left join tax_classes t on t.id = x."taxClassId"
    order by x.ordinal
    on conflict (id) do update set tax_class_name = excluded.tax_class_name, ${CHANGED.map((c) => `${c} = excluded.${c}`).join(', ')}`,
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

/** The prices of an order as a whole. */
export type OrderPrices = Pick<
  OrderRow,
  | 'shippingMethodName'
  | 'shippingTaxClassId'
  | 'shippingTaxRate'
  | 'shippingNet'
  | 'shippingGross'
  | 'undiscountedShipping'
  | 'subtotalNet'
  | 'subtotalGross'
  | 'totalNet'
  | 'totalGross'
  | 'undiscountedTotalNet'
  | 'undiscountedTotalGross'
  | 'discountName'
  | 'translatedDiscountName'
  | 'weight'
  | 'chargeStatus'
  | 'authorizeStatus'
>

const PRICES_SAVE = statement(
  'order_prices_save',
  `update orders o set shipping_method_name = $2, shipping_tax_class_id = $3, shipping_tax_class_name = (select t.name from tax_classes t where t.id = $3), shipping_tax_rate = $4,
      shipping_net = $5, shipping_gross = $6, undiscounted_shipping = $7, subtotal_net = $8, subtotal_gross = $9, total_net = $10, total_gross = $11,
      undiscounted_total_net = $12, undiscounted_total_gross = $13, discount_name = $14, translated_discount_name = $15, weight = $16, charge_status = $17, authorize_status = $18, updated_at = $19
    where o.id = $1 returning ${ORDER_SELECT}`,
)

export const savePrices = (db: Queryable, id: string, p: OrderPrices, at: Date): Promise<OrderRow> =>
  PRICES_SAVE.only(db, [
    id,
    p.shippingMethodName,
    p.shippingTaxClassId,
    p.shippingTaxRate,
    p.shippingNet,
    p.shippingGross,
    p.undiscountedShipping,
    p.subtotalNet,
    p.subtotalGross,
    p.totalNet,
    p.totalGross,
    p.undiscountedTotalNet,
    p.undiscountedTotalGross,
    p.discountName,
    p.translatedDiscountName,
    p.weight,
    p.chargeStatus,
    p.authorizeStatus,
    at,
  ])

export interface DiscountPut {
  id: string
  type: string
  name: string | null
  translatedName: string | null
  valueType: string
  value: number
  amount: number
  reason: string | null
}

const DISCOUNTS_PUT = statement(
  'order_discounts_put',
  `with x as (select * from jsonb_to_recordset($2::jsonb) as x(id uuid, type text, name text, "translatedName" text, "valueType" text, value float8, amount int8, reason text)),
      gone as (delete from order_discounts d where d.order_id = $1 and d.id not in (select id from x))
    insert into order_discounts (id, order_id, type, name, translated_name, value_type, value, amount, reason)
      select x.id, $1, x.type, x.name, x."translatedName", x."valueType", x.value, x.amount, x.reason from x
    on conflict (id) do update set name = excluded.name, translated_name = excluded.translated_name, value_type = excluded.value_type, value = excluded.value, amount = excluded.amount, reason = excluded.reason`,
)

/** Makes these the discounts of an order. */
export async function putDiscounts(db: Queryable, orderId: string, discounts: readonly DiscountPut[]): Promise<void> {
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
