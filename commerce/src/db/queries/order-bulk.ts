/** Orders that were placed elsewhere, written just as they are told. */
import type { MetadataMap } from '../tables/columns.ts'
import { ORDER_SELECT, type OrderRow } from './order.ts'
import {
  lineShape,
  lineValues,
  lineNames,
  type NewOrder,
  type NewOrderLine,
  orderNames,
  orderShape,
  orderValues,
} from './order-insert.ts'
import { type Queryable, statement } from '../statement.ts'

export interface ToldOrder extends Omit<NewOrder, 'status'> {
  status: OrderRow['status']
  externalReference: string | null
  shippingTaxClassId: number | null
  shippingTaxClassName: string | null
}

export interface ToldLine extends NewOrderLine {
  isGiftCard: boolean
  productName: string | null
  variantName: string | null
  translatedProductName: string
  translatedVariantName: string
  productSku: string | null
  taxClassId: number | null
  taxClassName: string | null
  privateMetadata: MetadataMap
  /** What was taken off one piece by hand, which a draft keeps when it is priced anew. */
  manualValue: number | null
  manualType: string | null
  manualReason: string | null
}

export interface ToldDiscount {
  id: string
  valueType: string
  value: number
  amount: number
  reason: string | null
}

export interface ToldNote {
  message: string
  date: string
  userId: number | null
  appId: number | null
}

const ORDER_TELL = statement(
  'order_tell',
  `with o as (insert into orders (number, origin, external_reference, shipping_tax_class_id, shipping_tax_class_name, updated_at, ${orderNames})
      select nextval('order_numbers'), 'BULK_CREATE', x."externalReference", x."shippingTaxClassId", coalesce(x."shippingTaxClassName", t.name), x."createdAt", ${orderValues}
      from jsonb_to_record($1::jsonb) as ${orderShape(', "externalReference" text, "shippingTaxClassId" int, "shippingTaxClassName" text')} left join tax_classes t on t.id = x."shippingTaxClassId" returning *),
    l as (insert into order_lines (order_id, product_name, variant_name, translated_product_name, translated_variant_name, product_sku, is_gift_card, tax_class_id, tax_class_name, private_metadata, manual_value, manual_type, manual_reason, ${lineNames})
      select o.id, coalesce(x."productName", p.name), coalesce(x."variantName", v.name), x."translatedProductName", x."translatedVariantName", coalesce(x."productSku", v.sku), x."isGiftCard", x."taxClassId", coalesce(x."taxClassName", t.name), x."privateMetadata", x."manualValue", x."manualType", x."manualReason", ${lineValues}
      from o, jsonb_to_recordset($2::jsonb) as ${lineShape(', ordinal int, "isGiftCard" boolean, "productName" text, "variantName" text, "translatedProductName" text, "translatedVariantName" text, "productSku" text, "taxClassId" int, "taxClassName" text, "privateMetadata" jsonb, "manualValue" float8, "manualType" text, "manualReason" text')}
        join variants v on v.id = x."variantId" join products p on p.id = v.product_id left join tax_classes t on t.id = x."taxClassId" order by x.ordinal),
    d as (insert into order_discounts (order_id, id, type, value_type, value, amount, reason)
      select o.id, x.id, 'MANUAL', x."valueType", x.value, x.amount, x.reason from o, jsonb_to_recordset($3::jsonb) as x(id uuid, "valueType" text, value float8, amount int8, reason text)),
    e as (insert into order_events (order_id, type, user_id, app_id, parameters, created_at)
      select o.id, 'NOTE_ADDED', x."userId", x."appId", jsonb_build_object('message', x.message), x.date from o, jsonb_to_recordset($4::jsonb) as x(message text, date timestamptz, "userId" int, "appId" int))
  select ${ORDER_SELECT} from o`,
)

export const tellOrder = (
  db: Queryable,
  order: ToldOrder,
  lines: readonly ToldLine[],
  discounts: readonly ToldDiscount[],
  notes: readonly ToldNote[],
): Promise<OrderRow> =>
  ORDER_TELL.only(db, [JSON.stringify(order), JSON.stringify(lines), JSON.stringify(discounts), JSON.stringify(notes)])

const TOLD_VARIANTS = statement(
  'told_variants',
  `select v.id, v.sku, v.external_reference as "externalReference", v.track_inventory as "trackInventory" from variants v
    where v.id = any($1::int[]) or v.sku = any($2::text[]) or v.external_reference = any($3::text[])`,
)

/** Variants by any of their names. */
export const toldVariants = (
  db: Queryable,
  ids: readonly number[],
  skus: readonly string[],
  references: readonly string[],
): Promise<{ id: number; sku: string | null; externalReference: string | null; trackInventory: boolean }[]> =>
  TOLD_VARIANTS.rows(db, [ids, skus, references])

const TOLD_USER = statement(
  'told_user',
  `select id, email from users where id = $1 or email = lower($2) or external_reference = $3 order by id limit 1`,
)

/** The user who is named by a key, an address or another system's name. */
export const toldUser = (
  db: Queryable,
  { id, email, externalReference }: { id: number | null; email: string | null; externalReference: string | null },
): Promise<{ id: number; email: string } | null> => TOLD_USER.one(db, [id, email, externalReference])

const TOLD_GIFT_CARDS = statement('told_gift_cards', 'select id, code from gift_cards where code = any($1::text[])')

export const toldGiftCards = (db: Queryable, codes: readonly string[]): Promise<{ id: number; code: string }[]> =>
  TOLD_GIFT_CARDS.rows(db, [codes])

const TOLD_GIFT_CARDS_ADD = statement(
  'told_gift_cards_add',
  'insert into order_gift_cards (order_id, gift_card_id, amount) select $1, x, 0 from unnest($2::int[]) as x',
)

/** Names the gift cards with which an order was paid elsewhere; nothing is taken off them. */
export async function addToldGiftCards(db: Queryable, orderId: string, ids: readonly number[]): Promise<void> {
  if (ids.length) await TOLD_GIFT_CARDS_ADD.run(db, [orderId, ids])
}

const TOLD_STOCK = statement(
  'told_stock',
  `select s.id, s.variant_id as "variantId", s.warehouse_id as "warehouseId", s.quantity, s.allocated from stocks s
    where s.variant_id = any($1::int[]) and s.warehouse_id = any($2::uuid[]) order by s.id for update`,
)

/** Locks the stock of these variants in these warehouses. */
export const toldStock = (
  db: Queryable,
  variantIds: readonly number[],
  warehouseIds: readonly string[],
): Promise<{ id: number; variantId: number; warehouseId: string; quantity: number; allocated: number }[]> =>
  TOLD_STOCK.rows(db, [variantIds, warehouseIds])

const TOLD_VOUCHER = statement('told_voucher', 'select code from voucher_codes where code = $1')

export const isVoucherCode = async (db: Queryable, code: string): Promise<boolean> =>
  (await TOLD_VOUCHER.one(db, [code])) !== null
