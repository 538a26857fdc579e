/** Reads a checkout with everything that its prices need in one statement, and writes what was changed in another. */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import type { AppMethod, MetadataMap, StoredAddress } from '../../tables/columns.ts'
import { joinSale, SALE_ROW, type SaleRow } from '../promotion/sale.ts'
import { joinVoucher, voucherRow, type VoucherRow } from '../voucher/voucher-row.ts'
import { SHIPPING_ANSWER, type ShippingAnswerRow } from '../shipping/shipping-answer.ts'
import { TAX_ANSWER, type TaxAnswerRow } from '../tax/tax-answer.ts'
import { json, type Queryable, statement } from '../../statements/statement.ts'

export interface CheckoutLineRow {
  id: string
  variantId: number
  quantity: number
  isGift: boolean
  metadata: MetadataMap
  privateMetadata: MetadataMap
  trackInventory: boolean
  quantityLimit: number | null
  productId: number
  categoryId: number | null
  collectionIds: number[]
  requiresShipping: boolean
  /** Kilograms: the variant's own, else the product's. */
  weight: number | null
  /** The tax class of the product, else of its type. */
  taxClassId: number | null
  /** Minor units; null where the channel does not sell it any more. */
  price: number | null
  /** Minor units, after promotions of the catalogue. */
  discountedPrice: number | null
  /** The catalogue promotion that made the discounted price. */
  sale: SaleRow | null
  /** A price in minor units that an app set instead of the catalogue's. */
  priceOverride: number | null
  priceOverrideReason: string | null
  /** Whether it was published and available for purchase when it was read. */
  isForSale: boolean
}

export interface GiftCardRow {
  id: number
  code: string
  currency: string
  initialBalance: number
  currentBalance: number
  isActive: boolean
  expiryDate: string | null
  metadata: MetadataMap
  privateMetadata: MetadataMap
}

/** A gift card on a checkout, with the user or address to which it is assigned. */
export interface CheckoutGiftCardRow extends GiftCardRow {
  assignedToUserId: number | null
  assignedToEmail: string | null
}

export interface PaymentSums {
  count: number
  charged: number
  chargePending: number
  authorized: number
  authorizePending: number
  /** What of it people or apps wrote down who handle payments. */
  recorded: number
}

export interface CheckoutRow {
  id: string
  version: number
  channelId: number
  userId: number | null
  /** The user to whom it belongs. `isConfirmed` is only known of checkouts that were read. */
  customer: { email: string; isStaff: boolean; isConfirmed?: boolean } | null
  email: string | null
  languageCode: LanguageCodeEnum
  customerNote: string
  billingAddress: StoredAddress | null
  shippingAddress: StoredAddress | null
  shippingMethodId: number | null
  /** The chosen method where it is one of an app. */
  appMethod: AppMethod | null
  collectionPointId: string | null
  voucherCode: string | null
  saveShippingAddress: boolean
  saveBillingAddress: boolean
  metadata: MetadataMap
  privateMetadata: MetadataMap
  createdAt: Date
  updatedAt: Date
  lines: CheckoutLineRow[]
  voucher: VoucherRow | null
  giftCards: CheckoutGiftCardRow[]
  payments: PaymentSums
  /** What an app said of its taxes; null where none was asked. */
  taxes: TaxAnswerRow | null
  /** What apps said of its shipping methods; null where none was asked. */
  shipping: ShippingAnswerRow | null
}

/** A gift card as JSON, out of `gift_cards g`. */
export const GIFT_CARD = `'id', g.id, 'code', g.code, 'currency', g.currency, 'initialBalance', g.initial_balance, 'currentBalance', g.current_balance,
      'isActive', g.is_active, 'expiryDate', g.expiry_date, 'metadata', g.metadata, 'privateMetadata', g.private_metadata, 'assignedToUserId', g.assigned_to_user_id, 'assignedToEmail', g.assigned_to_email`

/** The user of a checkout `c`, as JSON. */
const CUSTOMER = `(select jsonb_build_object('email', u.email, 'isStaff', u.is_staff, 'isConfirmed', u.is_confirmed) from users u where u.id = c.user_id) as customer`

// Sale prices are computed anew, so that nothing is sold at the price of a promotion that ended a second ago. Uses of a
// voucher are counted over all its codes together, and a customer's under the address of their account.
const LOAD = `select c.id, c.version, c.channel_id as "channelId", c.user_id as "userId", c.email, c.language_code as "languageCode", c.customer_note as "customerNote",
  c.billing_address as "billingAddress", c.shipping_address as "shippingAddress", c.shipping_method_id as "shippingMethodId", c.app_method as "appMethod", c.collection_point_id as "collectionPointId", c.voucher_code as "voucherCode",
  c.save_shipping_address as "saveShippingAddress", c.save_billing_address as "saveBillingAddress", c.metadata, c.private_metadata as "privateMetadata", c.created_at as "createdAt", c.updated_at as "updatedAt",
  ${CUSTOMER},
  coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'variantId', l.variant_id, 'quantity', l.quantity, 'isGift', l.is_gift, 'metadata', l.metadata,
      'privateMetadata', l.private_metadata, 'trackInventory', v.track_inventory, 'quantityLimit', v.quantity_limit_per_customer, 'productId', v.product_id,
      'categoryId', p.category_id, 'requiresShipping', pt.is_shipping_required, 'weight', coalesce(v.weight, p.weight), 'taxClassId', coalesce(p.tax_class_id, pt.tax_class_id), 'price', vl.price, 'discountedPrice', coalesce(sale.price, vl.price),
      'sale', ${SALE_ROW},
      'priceOverride', l.price_override, 'priceOverrideReason', l.price_override_reason,
      'isForSale', coalesce(pl.is_published and (pl.published_at is null or pl.published_at <= $3) and pl.available_for_purchase_at <= $3, false),
      'collectionIds', case when coalesce($2, c.voucher_code) is null then '[]'::jsonb
        else (select coalesce(jsonb_agg(cp.collection_id), '[]') from collection_products cp where cp.product_id = v.product_id) end) order by l.position)
    from checkout_lines l join variants v on v.id = l.variant_id join products p on p.id = v.product_id join product_types pt on pt.id = p.product_type_id
    left join variant_listings vl on vl.variant_id = v.id and vl.channel_id = c.channel_id
    ${joinSale('$3', '(select currency from channels where id = c.channel_id)')}
    left join product_listings pl on pl.product_id = p.id and pl.channel_id = c.channel_id
    where l.checkout_id = c.id), '[]') as lines,
  case when coalesce($2, c.voucher_code) is null then null else (
    select ${voucherRow('(select u.email from users u where u.id = c.user_id), c.email')}
    ${joinVoucher('c.channel_id')}
    where vc.code = coalesce($2, c.voucher_code)) end as voucher,
  coalesce((select jsonb_agg(jsonb_build_object(${GIFT_CARD}) order by cg.created_at, g.id)
    from checkout_gift_cards cg join gift_cards g on g.id = cg.gift_card_id where cg.checkout_id = c.id), '[]') as "giftCards",
  (select jsonb_build_object('count', count(*), 'charged', coalesce(sum(t.charged), 0), 'chargePending', coalesce(sum(t.charge_pending), 0),
      'authorized', coalesce(sum(t.authorized), 0), 'authorizePending', coalesce(sum(t.authorize_pending), 0),
      'recorded', coalesce(sum(t.charged + t.authorized) filter (where t.cause like 'user:%' or t.cause like 'app:%'), 0))
    from transactions t where t.checkout_id = c.id) as payments,
  (select ${TAX_ANSWER} from tax_answers t where t.checkout_id = c.id) as taxes,
  (select ${SHIPPING_ANSWER} from shipping_answers sa where sa.checkout_id = c.id) as shipping
from checkouts c where c.id = `

const LOADED = {
  prepared: true,
  json: json<{
    customer: NonNullable<CheckoutRow['customer']>
    lines: CheckoutRow['lines']
    voucher: VoucherRow
    giftCards: CheckoutGiftCardRow[]
    payments: PaymentSums
    taxes: TaxAnswerRow
    shipping: ShippingAnswerRow
  }>(),
}

const CHECKOUT_LOAD = statement('checkout_load', `${LOAD}$1`, LOADED)

/** Loads a checkout. The code `withVoucher` is used in place of the checkout's own. */
export async function loadCheckout(
  db: Queryable,
  id: string,
  now: Date,
  withVoucher: string | null = null,
): Promise<CheckoutRow | null> {
  return CHECKOUT_LOAD.one(db, [id, withVoucher, now])
}

const CHECKOUT_LOCK = statement('checkout_lock', 'select 1 from checkouts where id = $1 for update', { prepared: true })

/**
 * Locks a checkout, so that it does not change and no payment of it begins until the transaction ends. Answers false
 * where there is none.
 */
export async function lockCheckout(db: Queryable, id: string): Promise<boolean> {
  return (await CHECKOUT_LOCK.run(db, [id])) === 1
}

const CHECKOUT_DELETE = statement(
  'checkout_delete',
  `delete from checkouts c where c.id = $1 and not exists (select from transactions t where t.checkout_id = c.id
    and (t.charged + t.charge_pending + t.authorized + t.authorize_pending + t.refund_pending + t.cancel_pending > 0 or t.claimed_until > $2
      or (t.watch_at is not null and coalesce(t.provider_state, 'OPEN') = 'OPEN')
      or (select e.type like '%\\_ACTION\\_REQUIRED' from transaction_events e where e.transaction_id = t.id and e.type <> 'INFO'
        order by e.created_at desc, e.id desc limit 1)))`,
)

/** Deletes a locked checkout; false where its payments hold or await money, or somebody may still be paying. */
export const deleteCheckout = async (db: Queryable, id: string, now: Date): Promise<boolean> =>
  (await CHECKOUT_DELETE.run(db, [id, now])) === 1

const CHECKOUTS_LOAD = statement('checkouts_load', `${LOAD}any($1::uuid[])`, LOADED)

/** Several checkouts, in no particular order. */
export async function loadCheckouts(db: Queryable, ids: readonly string[], now: Date): Promise<CheckoutRow[]> {
  return CHECKOUTS_LOAD.rows(db, [ids, null, now])
}

/** The columns of a checkout that use-cases change. */
export interface CheckoutHead {
  id: string
  version: number
  userId: number | null
  email: string | null
  languageCode: LanguageCodeEnum
  country: string
  billingAddress: StoredAddress | null
  shippingAddress: StoredAddress | null
  shippingMethodId: number | null
  appMethod: AppMethod | null
  collectionPointId: string | null
  voucherCode: string | null
  saveShippingAddress: boolean
  saveBillingAddress: boolean
  customerNote: string
  updatedAt: Date
  /** What it costs now. */
  prices: { total: { gross: number } }
}

export interface LineChanges {
  gone: string[]
  put: {
    id: string
    variantId: number
    quantity: number
    priceOverride: number | null
    priceOverrideReason: string | null
    metadata: MetadataMap
  }[]
}

/**
 * A change of a checkout does not wait for the disk: when the machine stops, the last half second of such changes may
 * be lost, but never an order. Orders and money are written by other statements, which wait.
 */
const WITHOUT_WAITING = `set_config('synchronous_commit', 'off', true) is not null`

const HEAD = `update checkouts set email = $3, language_code = $4, country = $5, billing_address = $6, shipping_address = $7, shipping_method_id = $8,
  voucher_code = $9, updated_at = $10, user_id = $11, save_shipping_address = $12, save_billing_address = $13, customer_note = $14, collection_point_id = $15, app_method = $16, total = $17, version = version + 1 where id = $1 and version = $2
  and ${WITHOUT_WAITING} returning id`

const CHECKOUT_SAVE_LINES = statement(
  'checkout_save_lines',
  `with c as (${HEAD}),
  gone as (delete from checkout_lines l using c where l.checkout_id = c.id and l.id = any($18::uuid[])),
  put as (insert into checkout_lines (id, checkout_id, variant_id, quantity, price_override, price_override_reason, metadata)
    select x.id, c.id, x."variantId", x.quantity, x."priceOverride", x."priceOverrideReason", x.metadata from c, jsonb_to_recordset($19::jsonb) as x(id uuid, "variantId" int, quantity int, "priceOverride" int8, "priceOverrideReason" text, metadata jsonb)
    on conflict (id) do update set quantity = excluded.quantity, price_override = excluded.price_override, price_override_reason = excluded.price_override_reason, metadata = excluded.metadata)
  select id from c`,
  { prepared: true },
)
const CHECKOUT_SAVE_CARDS = statement(
  'checkout_save_cards',
  `with c as (${HEAD}),
  gone as (delete from checkout_gift_cards g using c where g.checkout_id = c.id and not (g.gift_card_id = any($18::int[]))),
  put as (insert into checkout_gift_cards (checkout_id, gift_card_id, created_at) select c.id, x, $10 from c, unnest($18::int[]) as x on conflict do nothing)
  select id from c`,
  { prepared: true },
)
const CHECKOUT_SAVE = statement('checkout_save', HEAD, { prepared: true })

/** Saves a checkout; false when it was changed or completed meanwhile. */
export async function saveCheckout(
  db: Queryable,
  c: CheckoutHead,
  { lines = null, giftCardIds = null }: { lines?: LineChanges | null; giftCardIds?: number[] | null },
): Promise<boolean> {
  const values = [
    c.id,
    c.version,
    c.email,
    c.languageCode,
    c.country,
    c.billingAddress,
    c.shippingAddress,
    c.shippingMethodId,
    c.voucherCode,
    c.updatedAt,
    c.userId,
    c.saveShippingAddress,
    c.saveBillingAddress,
    c.customerNote,
    c.collectionPointId,
    c.appMethod,
    c.prices.total.gross,
  ] as const
  const saved = lines
    ? CHECKOUT_SAVE_LINES.run(db, [...values, lines.gone, JSON.stringify(lines.put)])
    : giftCardIds
      ? CHECKOUT_SAVE_CARDS.run(db, [...values, giftCardIds])
      : CHECKOUT_SAVE.run(db, values)
  return (await saved) === 1
}

const KEEP_TOTAL = statement(
  'checkout_keep_total',
  `update checkouts set total = $3 where id = $1 and version = $2 and ${WITHOUT_WAITING}`,
)

/** Keeps what a checkout costs (gross, minor units) after apps answered, unless it was changed meanwhile. */
export const keepTotal = (db: Queryable, { id, version }: { id: string; version: number }, gross: number) =>
  KEEP_TOTAL.run(db, [id, version, gross])

const CHECKOUT_INSERT = statement(
  'checkout_insert',
  `with c as (insert into checkouts (id, channel_id, user_id, email, language_code, country, billing_address, shipping_address, save_shipping_address, save_billing_address, metadata, private_metadata, created_at, updated_at, total)
    select $1::uuid, $2::int, $12::int, $3, $4, $5, $6::jsonb, $7::jsonb, $13::boolean, $14::boolean, $8::jsonb, $9::jsonb, $10::timestamptz, $10::timestamptz, $15::int8 returning id)
  insert into checkout_lines (id, checkout_id, variant_id, quantity, price_override, price_override_reason, metadata)
    select x.id, c.id, x."variantId", x.quantity, x."priceOverride", x."priceOverrideReason", x.metadata from c, jsonb_to_recordset($11::jsonb) as x(id uuid, "variantId" int, quantity int, "priceOverride" int8, "priceOverrideReason" text, metadata jsonb)
  where ${WITHOUT_WAITING}`,
  { prepared: true },
)

/** Writes a new checkout. */
export async function insertCheckout(
  db: Queryable,
  c: Omit<
    CheckoutHead,
    'version' | 'shippingMethodId' | 'appMethod' | 'collectionPointId' | 'voucherCode' | 'customerNote'
  > & {
    channelId: number
    metadata: MetadataMap
    privateMetadata: MetadataMap
  },
  lines: LineChanges['put'],
): Promise<void> {
  await CHECKOUT_INSERT.run(db, [
    c.id,
    c.channelId,
    c.email,
    c.languageCode,
    c.country,
    c.billingAddress,
    c.shippingAddress,
    c.metadata,
    c.privateMetadata,
    c.updatedAt,
    JSON.stringify(lines),
    c.userId,
    c.saveShippingAddress,
    c.saveBillingAddress,
    c.prices.total.gross,
  ])
}

const GIFT_CARD_BY_CODE = statement(
  'gift_card_by_code',
  `select jsonb_build_object(${GIFT_CARD}) as card from gift_cards g where g.code = $1`,
  { prepared: true, json: json<{ card: CheckoutGiftCardRow }>() },
)

export async function findGiftCard(db: Queryable, code: string): Promise<CheckoutGiftCardRow | null> {
  return (await GIFT_CARD_BY_CODE.one(db, [code]))?.card ?? null
}

const PROMO_KIND = statement(
  'promo_kind',
  `select voucher_id as "voucherId" from voucher_codes where code = $1
      union all select null from gift_cards where code = $1 limit 1`,
  { prepared: true },
)

/** What a code belongs to: a voucher's id, or null for a gift card. Answers null where there is no such code. */
export async function kindOfCode(db: Queryable, code: string): Promise<{ voucherId: number | null } | null> {
  return PROMO_KIND.one(db, [code])
}

const CHECKOUT_CHANNEL = statement('checkout_channel', 'select channel_id as "channelId" from checkouts where id = $1')

/** The channel of a checkout; null where there is none. */
export async function checkoutChannel(db: Queryable, id: string): Promise<number | null> {
  return (await CHECKOUT_CHANNEL.one(db, [id]))?.channelId ?? null
}
