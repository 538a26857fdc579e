/** Turns a checkout into an order: one statement deletes the checkout and writes everything of the order. */
import type { PoolClient } from 'pg'
import type { MetadataMap, StoredAddress } from '../../tables/columns.ts'
import type { LineDiscount } from '../../tables/index.ts'
import { columnNames, columnValues, type JsonColumns, recordShape } from '../../statements/json-columns.ts'
import { mailsInsertSql, type NewMail, tellMail } from '../mail/mail.ts'
import type { OrderRow } from './order.ts'
import type { Amounts } from '../payment/payment.ts'
import { json, type ParamsOf, statement } from '../../statements/statement.ts'
import { accountOfGuestSql } from '../customer/user-order.ts'

export interface NewOrder {
  id: string
  channelId: number
  /** The state in which the order begins. */
  status: Extract<OrderRow['status'], 'UNCONFIRMED' | 'UNFULFILLED'>
  userId: number | null
  userEmail: string
  languageCode: OrderRow['languageCode']
  currency: string
  customerNote: string
  redirectUrl: string | null
  billingAddress: StoredAddress | null
  shippingAddress: StoredAddress | null
  shippingMethodId: number | null
  shippingMethodName: string | null
  collectionPointId: string | null
  collectionPointName: string | null
  shippingTaxRate: number
  shippingNet: number
  shippingGross: number
  undiscountedShipping: number
  subtotalNet: number
  subtotalGross: number
  totalNet: number
  totalGross: number
  undiscountedTotalNet: number
  undiscountedTotalGross: number
  voucherCode: string | null
  discountName: string | null
  translatedDiscountName: string | null
  weight: number
  totalCharged: number
  totalAuthorized: number
  totalChargePending: number
  chargeStatus: OrderRow['chargeStatus']
  authorizeStatus: OrderRow['authorizeStatus']
  expiresAt: string | null
  seenUntil: string | null
  isExtended: boolean
  heldNetwork: string | null
  heldMailbox: string | null
  metadata: MetadataMap
  privateMetadata: MetadataMap
  createdAt: string
}

export interface NewOrderLine {
  id: string
  ordinal: number
  variantId: number
  isShippingRequired: boolean
  isGift: boolean
  quantity: number
  taxRate: number
  unitNet: number
  unitGross: number
  totalNet: number
  totalGross: number
  undiscountedUnitNet: number
  undiscountedUnitGross: number
  undiscountedTotalNet: number
  undiscountedTotalGross: number
  unitDiscount: number
  unitDiscountValue: number
  unitDiscountType: string | null
  unitDiscountReason: string | null
  discounts: LineDiscount[]
  voucherCode: string | null
  /** The price of one piece that an app set, and why. */
  priceOverride: number | null
  priceOverrideReason: string | null
  metadata: MetadataMap
}

export interface NewAllocation {
  lineId: string
  stockId: number
  quantity: number
}

export interface NewDiscount {
  id: string
  type: string
  name: string | null
  translatedName: string | null
  valueType: string
  value: number
  amount: number
  reason: string | null
}

export interface OrderParts {
  checkoutId: string
  version: number
  order: NewOrder
  lines: NewOrderLine[]
  allocations: NewAllocation[]
  events: string[]
  discount: NewDiscount | null
  giftCards: { id: number; amount: number }[]
  /** Whether the checkout had payments when it was read. */
  hadPayments: boolean
  /** The mails that tell of it. */
  mails: readonly NewMail[]
}

/** What payments hold, which were those of the checkout. Minor units. */
export type HeldAmounts = Pick<Amounts, 'charged' | 'chargePending' | 'authorized' | 'authorizePending'>

const ORDER: JsonColumns = [
  ['id', 'uuid'],
  ['channel_id', 'int'],
  ['status', 'text'],
  ['user_id', 'int'],
  ['user_email', 'text'],
  ['language_code', 'text'],
  ['currency', 'text'],
  ['customer_note', 'text'],
  ['redirect_url', 'text'],
  ['billing_address', 'jsonb'],
  ['shipping_address', 'jsonb'],
  ['shipping_method_id', 'int'],
  ['shipping_method_name', 'text'],
  ['collection_point_id', 'uuid'],
  ['collection_point_name', 'text'],
  ['shipping_tax_rate', 'float8'],
  ['shipping_net', 'int8'],
  ['shipping_gross', 'int8'],
  ['undiscounted_shipping', 'int8'],
  ['subtotal_net', 'int8'],
  ['subtotal_gross', 'int8'],
  ['total_net', 'int8'],
  ['total_gross', 'int8'],
  ['undiscounted_total_net', 'int8'],
  ['undiscounted_total_gross', 'int8'],
  ['voucher_code', 'text'],
  ['discount_name', 'text'],
  ['translated_discount_name', 'text'],
  ['weight', 'float8'],
  ['total_charged', 'int8'],
  ['total_authorized', 'int8'],
  ['total_charge_pending', 'int8'],
  ['charge_status', 'text'],
  ['authorize_status', 'text'],
  ['expires_at', 'timestamptz'],
  ['seen_until', 'timestamptz'],
  ['is_extended', 'boolean'],
  ['held_network', 'text'],
  ['held_mailbox', 'text'],
  ['metadata', 'jsonb'],
  ['private_metadata', 'jsonb'],
  ['created_at', 'timestamptz'],
]
const LINE: JsonColumns = [
  ['id', 'uuid'],
  ['variant_id', 'int'],
  ['is_shipping_required', 'boolean'],
  ['is_gift', 'boolean'],
  ['quantity', 'int'],
  ['tax_rate', 'float8'],
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
  ['voucher_code', 'text'],
  ['price_override', 'int8'],
  ['price_override_reason', 'text'],
  ['metadata', 'jsonb'],
]

/** The parts of statements that write orders and lines from `x`, a record or a set of records in JSON. */
export const orderNames = columnNames(ORDER)
export const orderValues = columnValues(ORDER)
export const orderShape = (more: string): string => recordShape(ORDER, more)
export const lineNames = columnNames(LINE)
export const lineValues = columnValues(LINE)
export const lineShape = (more: string): string => recordShape(LINE, more)

/** The parts that an order without discount, gift cards and payments does not have. */
const MORE = `,
  d as (insert into order_discounts (order_id, id, type, name, translated_name, value_type, value, amount, reason)
    select o.id, x.id, x.type, x.name, x."translatedName", x."valueType", x.value, x.amount, x.reason from o,
      jsonb_to_recordset($8::jsonb) as x(id uuid, type text, name text, "translatedName" text, "valueType" text, value float8, amount int8, reason text)),
  t as (update transactions set order_id = o.id, checkout_id = null from o where transactions.checkout_id = $1 returning charged, charge_pending, authorized, authorize_pending)`
// Staff's open pages are told of gift cards wherever a statement may write some.
const CARDS = `,
  g as (insert into order_gift_cards (order_id, gift_card_id, amount) select o.id, x.id, x.amount from o, jsonb_to_recordset($10::jsonb) as x(id int, amount int8)),
  b as (update gift_cards c set current_balance = c.current_balance - x.amount, last_used_on = o.created_at from o, jsonb_to_recordset($10::jsonb) as x(id int, amount int8) where c.id = x.id)`
const HELD = `, (select jsonb_build_object('charged', coalesce(sum(charged), 0), 'chargePending', coalesce(sum(charge_pending), 0),
  'authorized', coalesce(sum(authorized), 0), 'authorizePending', coalesce(sum(authorize_pending), 0)) from t) as held`

// `semena.placing` tells triggers what need not be done for an order that is written at once: its lines are counted
//, and its news are told by the process.
// The planner expects a hundred elements of JSON, for which it would read small tables whole, so each variant is looked
// up by itself (`offset 0`) and stock by an array, of which it expects ten.
const insertSql = (
  kind: 'plain' | 'whole' | 'with cards',
): string => `with gone as (delete from checkouts where id = $1 and version = $2
    and (${kind === 'plain' ? '' : '$9 or '}not exists (select from transactions t where t.checkout_id = $1))
    and (select count(*) from jsonb_to_recordset($4::jsonb) as x("variantId" int) cross join lateral (select from variants v where v.id = x."variantId" offset 0) v) = jsonb_array_length($4::jsonb)
    and set_config('semena.placing', 'on', true) is not null
    returning id),
  o as (insert into orders (number, checkout_id, lines_count, updated_at, search_text, ${columnNames(ORDER)})
    select n.number, gone.id, jsonb_array_length($4::jsonb), x."createdAt",
      text_of_order(n.number, x."userEmail", x."billingAddress", x."shippingAddress", x."voucherCode", x."discountName", null),
      ${columnValues(ORDER, { user_id: `coalesce(x."userId", (${accountOfGuestSql('x."userEmail"')}))` })}
    from gone cross join lateral (select nextval('order_numbers')::int as number where gone.id is not null) n, jsonb_to_record($3::jsonb) as ${recordShape(ORDER)}
    returning id, number, user_id, language_code, metadata, private_metadata, created_at),
  l as (insert into order_lines (order_id, product_name, variant_name, translated_product_name, translated_variant_name, product_sku, is_gift_card, ${columnNames(LINE)})
    select o.id, v.product, v.name, coalesce(v."ofProduct" -> o.language_code ->> 'name', ''), coalesce(v.translations -> o.language_code ->> 'name', ''), v.sku, v.kind = 'GIFT_CARD', ${columnValues(LINE)}
    from o, jsonb_to_recordset($4::jsonb) as ${recordShape(LINE, ', ordinal int')} cross join lateral (
      select v.name, v.sku, v.translations, p.name as "product", p.translations as "ofProduct", pt.kind
      from variants v join products p on p.id = v.product_id join product_types pt on pt.id = p.product_type_id where v.id = x."variantId" offset 0) v order by x.ordinal),
  a as (insert into allocations (order_line_id, stock_id, quantity)
    select x."lineId", x."stockId", x.quantity from o, jsonb_to_recordset($5::jsonb) as x("lineId" uuid, "stockId" int, quantity int)),
  s as (update stocks set allocated = allocated + (select sum(y.quantity)::int from jsonb_to_recordset($5::jsonb) as y("stockId" int, quantity int) where y."stockId" = stocks.id)
    from o where stocks.id = any(array(select z."stockId" from jsonb_to_recordset($5::jsonb) as z("stockId" int)))),
  e as (insert into order_events (order_id, type) select o.id, x.type from o, unnest($6::text[]) with ordinality as x(type, n) order by x.n),
  m as (${mailsInsertSql('$7', 'o')})${kind === 'plain' ? '' : MORE}${kind === 'with cards' ? CARDS : ''}
select o.number, o.user_id as "userId", o.metadata, o.private_metadata as "privateMetadata"${kind === 'plain' ? '' : HELD} from o`

// Most orders are plain. The database prepares each part of a statement for every call, whether or not it has rows.
const ORDER_INSERT_PLAIN = statement('order_insert_plain', insertSql('plain'), { prepared: true })
const WITH_HELD = { prepared: true, json: json<{ held: HeldAmounts }>() }
const ORDER_INSERT = statement('order_insert', insertSql('whole'), WITH_HELD)
const ORDER_INSERT_WITH_CARDS = statement('order_insert_with_cards', insertSql('with cards'), WITH_HELD)

/** Whether an order has nothing but lines: no discount, no gift card, and no payment when its checkout was read. */
const isPlain = ({ discount, giftCards, hadPayments }: OrderParts): boolean =>
  discount === null && giftCards.length === 0 && !hadPayments

interface Placed {
  order: OrderRow
  held: HeldAmounts
}

const NOTHING: HeldAmounts = { charged: 0, chargePending: 0, authorized: 0, authorizePending: 0 }

/**
 * Answers the order, and what the payments hold that were those of the checkout; null when the checkout was changed or
 * completed meanwhile, has a payment and had none before, or when a variant was deleted. Then nothing was written. An
 * order without a user goes to the account with its address, where there is one.
 */
export async function insertOrder(client: PoolClient, p: OrderParts): Promise<Placed | null> {
  const common = [
    p.checkoutId,
    p.version,
    JSON.stringify(p.order),
    JSON.stringify(p.lines),
    JSON.stringify(p.allocations),
    p.events,
    JSON.stringify(p.mails),
  ] satisfies Common
  const placed = isPlain(p) ? await insertPlain(client, common, p) : await insertWhole(client, common, p)
  if (placed && p.mails.length > 0) tellMail(client)
  return placed
}

type Common = ParamsOf<'order_insert_plain'>

async function insertPlain(client: PoolClient, common: Common, p: OrderParts): Promise<Placed | null> {
  const written = await ORDER_INSERT_PLAIN.one(client, common)
  return written && { order: rowOf(p, written), held: NOTHING }
}

async function insertWhole(client: PoolClient, common: Common, p: OrderParts): Promise<Placed | null> {
  const discounts = JSON.stringify(p.discount ? [p.discount] : [])
  const row =
    p.giftCards.length > 0
      ? await ORDER_INSERT_WITH_CARDS.one(client, [...common, discounts, p.hadPayments, JSON.stringify(p.giftCards)])
      : await ORDER_INSERT.one(client, [...common, discounts, p.hadPayments])
  if (!row) return null
  const { held, ...written } = row
  return { order: rowOf(p, written), held }
}

/**
 * The row as it stands in the database. It is put together here, because to write its sixty columns and to read them
 * again takes as long as many statements; what only the database knows, and the order of metadata's keys, is read. Keys
 * of addresses stand in the order in which they were given.
 */
const rowOf = (
  { order, checkoutId, lines }: OrderParts,
  written: Pick<OrderRow, 'number' | 'userId' | 'metadata' | 'privateMetadata'>,
): OrderRow => ({
  ...order,
  ...written,
  checkoutId,
  origin: 'CHECKOUT',
  originalId: null,
  externalReference: null,
  saveShippingAddress: false,
  saveBillingAddress: false,
  shippingTaxClassId: null,
  shippingTaxClassName: null,
  holdsVoucher: false,
  linesCount: lines.length,
  expiresAt: moment(order.expiresAt),
  seenUntil: moment(order.seenUntil),
  eraseAfter: null,
  erasedAt: null,
  createdAt: new Date(order.createdAt),
  updatedAt: new Date(order.createdAt),
})

const moment = (at: string | null): Date | null => (at === null ? null : new Date(at))
