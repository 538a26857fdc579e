/** Reads a checkout with everything that its prices need in one statement, and writes what was changed in another. */
import { checkoutLines, checkouts, giftCards } from '../../tables/index.ts'
import type { ForSaleRow } from '../catalog/for-sale.ts'
import { joinSale, SALE_ROW } from '../promotion/sale.ts'
import { joinVoucher, voucherRow, type VoucherRow } from '../voucher/voucher-row.ts'
import { SHIPPING_ANSWER, type ShippingAnswerRow } from '../shipping/shipping-answer.ts'
import { TAX_ANSWER, type TaxAnswerRow } from '../tax/tax-answer.ts'
import { columnsOf } from '../../statements/columns-of.ts'
import { jsonRows } from '../../statements/json-rows.ts'
import { json, prepared, type Queryable, statement } from '../../statements/statement.ts'

type StoredLine = typeof checkoutLines.$inferSelect

/**
 * A line with what the catalogue says of its variant now. Its weight and tax class are the variant's own, else the
 * product's; a price of null is that of a variant which the channel does not sell any more.
 */
export type CheckoutLineRow = Omit<StoredLine, 'position' | 'checkoutId'> &
  Omit<ForSaleRow, 'id' | 'name' | 'isPublished' | 'availableForPurchaseAt' | 'inStock'> & {
    /** Whether it was published and available for purchase when it was read. */
    isForSale: boolean
  }

const NOT_SHOWN = ['createdByUserId', 'createdByEmail', 'lastUsedOn', 'productId', 'appId', 'createdAt'] as const
/** A gift card on a checkout or an order. */
export type GiftCardRow = Omit<CheckoutGiftCardRow, 'assignedToUserId' | 'assignedToEmail'>
export type CheckoutGiftCardRow = Omit<typeof giftCards.$inferSelect, (typeof NOT_SHOWN)[number]>

/** Sums of a checkout's payments, in minor units. `recorded` is what people or apps wrote down who handle payments. */
export type PaymentSums = Record<
  'count' | 'charged' | 'chargePending' | 'authorized' | 'authorizePending' | 'recorded',
  number
>

type Stored = typeof checkouts.$inferSelect

/** What others than the checkout's own changes decide; each is null where there is none of it. */
interface CheckoutParts {
  /** The user to whom it belongs. `isConfirmed` is only known of checkouts that were read. */
  customer: { email: string; isStaff: boolean; isConfirmed?: boolean } | null
  lines: CheckoutLineRow[]
  voucher: VoucherRow | null
  giftCards: CheckoutGiftCardRow[]
  payments: PaymentSums
  /** What apps said of its taxes, and of its shipping methods. */
  taxes: TaxAnswerRow | null
  shipping: ShippingAnswerRow | null
}
export type CheckoutRow = Omit<Stored, 'country' | 'total' | 'completionTriedAt'> & CheckoutParts

/** A gift card as JSON, out of `gift_cards g`. */
export const GIFT_CARD = jsonRows(giftCards, { without: NOT_SHOWN }).pairs('g')
const LINE = jsonRows(checkoutLines, { without: ['position'] })
const LINE_READ = jsonRows(checkoutLines, { without: ['position', 'checkoutId'] }).pairs('l')

/** The user of a checkout `c`, as JSON. */
const CUSTOMER = `(select jsonb_build_object('email', u.email, 'isStaff', u.is_staff, 'isConfirmed', u.is_confirmed) from users u where u.id = c.user_id) as customer`

// Sale prices are computed anew, so that nothing is sold at the price of a promotion that ended a second ago. Uses of a
// voucher are counted over all its codes together, and a customer's under the address of their account.
const LOAD = `select ${columnsOf(checkouts, 'c', ['country', 'total', 'completionTriedAt'])},
  ${CUSTOMER},
  coalesce((select jsonb_agg(jsonb_build_object(${LINE_READ}, 'trackInventory', v.track_inventory, 'quantityLimit', v.quantity_limit_per_customer, 'productId', v.product_id,
      'categoryId', p.category_id, 'requiresShipping', pt.is_shipping_required, 'weight', coalesce(v.weight, p.weight), 'taxClassId', coalesce(p.tax_class_id, pt.tax_class_id), 'price', vl.price, 'discountedPrice', coalesce(sale.price, vl.price),
      'sale', ${SALE_ROW},
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

type LoadedParts = { [Part in keyof CheckoutParts]: NonNullable<CheckoutParts[Part]> }
const LOADED = json<LoadedParts>()

/** Loads a checkout. The code `withVoucher` is used in place of the checkout's own. */
export const loadCheckout = prepared('checkout_load', `${LOAD}$1`, LOADED).first

/**
 * Locks a checkout, so that it does not change and no payment of it begins until the transaction ends. Answers false
 * where there is none.
 */
export const lockCheckout = prepared('checkout_lock', 'select 1 from checkouts where id = $1 for update').touches

/** Deletes a locked checkout; false where its payments hold or await money, or somebody may still be paying. */
export const deleteCheckout = statement(
  'checkout_delete',
  `delete from checkouts c where c.id = $1 and not exists (select from transactions t where t.checkout_id = c.id
    and (t.charged + t.charge_pending + t.authorized + t.authorize_pending + t.refund_pending + t.cancel_pending > 0 or t.claimed_until > $2
      or (t.watch_at is not null and coalesce(t.provider_state, 'OPEN') = 'OPEN')
      or (select e.type like '%\\_ACTION\\_REQUIRED' from transaction_events e where e.transaction_id = t.id and e.type <> 'INFO'
        order by e.created_at desc, e.id desc limit 1)))`,
).touches

/** Several checkouts, in no particular order. */
export const loadCheckouts = prepared('checkouts_load', `${LOAD}any($1::uuid[])`, LOADED).many

/** What is written of a checkout beside its lines and gift cards; a change does not write all of it. */
export type CheckoutHead = Omit<Stored, 'completionTriedAt'>

/** Lines that go, by their ids, and those that are new or changed. */
export interface LineChanges {
  gone: readonly string[]
  put: readonly Omit<StoredLine, 'position' | 'checkoutId'>[]
}

/**
 * A change of a checkout does not wait for the disk: when the machine stops, the last half second of such changes may
 * be lost, but never an order. Orders and money are written by other statements, which wait.
 */
const WITHOUT_WAITING = `set_config('synchronous_commit', 'off', true) is not null`

const NEW = jsonRows(checkouts, { without: ['completionTriedAt'] })
const CHANGED = jsonRows(checkouts, {
  without: ['id', 'channelId', 'completionTriedAt', 'metadata', 'privateMetadata', 'createdAt'],
})

/** Writes the lines of a checkout `c` of the statement from JSON. */
const putLines = (lines: string): string => `insert into checkout_lines (${LINE.names})
    select ${LINE.values({ checkoutId: 'c.id' })} from c, jsonb_to_recordset(${lines}::jsonb) as ${LINE.record()}
    on conflict (id) do update set quantity = excluded.quantity, price_override = excluded.price_override, price_override_reason = excluded.price_override_reason, metadata = excluded.metadata`

const UPDATE = `update checkouts set (${CHANGED.names}) = row(${CHANGED.values({ version: 'x.version + 1' })}) from jsonb_to_record($1::jsonb) as ${NEW.record()}
    where checkouts.id = x.id and checkouts.version = x.version and ${WITHOUT_WAITING}
      and (not $2 or not exists (select from transactions t where t.checkout_id = checkouts.id))`

const CHECKOUT_SAVE_HEAD = prepared('checkout_save_head', UPDATE)
const CHECKOUT_SAVE = prepared(
  'checkout_save',
  `with c as (${UPDATE} returning checkouts.id, checkouts.updated_at),
  gone as (delete from checkout_lines l using c where l.checkout_id = c.id and l.id = any($3::uuid[])),
  put as (${putLines('$4')}),
  cards_gone as (delete from checkout_gift_cards g using c where g.checkout_id = c.id and not (g.gift_card_id = any($5::int[]))),
  cards as (insert into checkout_gift_cards (checkout_id, gift_card_id, created_at) select c.id, x, c.updated_at from c, unnest($5::int[]) as x on conflict do nothing)
  select id from c`,
)

/** What a change writes beside the head of a checkout. */
interface Parts {
  lines: LineChanges
  /** The ids of all its gift cards; null where they are as before. */
  giftCardIds: readonly number[] | null
  /** Whether it is written only where nobody has begun to pay for it. */
  onlyUnpaid: boolean
}

/** Saves a checkout; false when it was changed or completed meanwhile, or is not to be written. */
export async function saveCheckout(
  db: Queryable,
  head: CheckoutHead,
  { lines: { gone, put }, giftCardIds, onlyUnpaid }: Parts,
): Promise<boolean> {
  const written = [JSON.stringify(NEW.of(head)), onlyUnpaid] as const
  const touched =
    gone.length === 0 && put.length === 0 && giftCardIds === null
      ? await CHECKOUT_SAVE_HEAD.run(db, ...written)
      : await CHECKOUT_SAVE.run(db, ...written, gone, JSON.stringify(put.map(LINE.of)), giftCardIds)
  return touched === 1
}

/** Keeps what a checkout costs (gross, minor units) after apps answered, unless it was changed meanwhile. */
export const keepTotal = statement(
  'checkout_keep_total',
  `update checkouts set total = $gross where id = $id and version = $version and ${WITHOUT_WAITING}`,
).run

const CHECKOUT_INSERT = prepared(
  'checkout_insert',
  `with c as (insert into checkouts (${NEW.names}) select ${NEW.values()} from jsonb_to_record($1::jsonb) as ${NEW.record()}
    where ${WITHOUT_WAITING} returning id)
  ${putLines('$2')}`,
)

/** Writes a new checkout with its lines. */
export async function insertCheckout(db: Queryable, head: CheckoutHead, lines: LineChanges['put']): Promise<void> {
  await CHECKOUT_INSERT.run(db, JSON.stringify(NEW.of(head)), JSON.stringify(lines.map(LINE.of)))
}

export const findGiftCard = prepared(
  'gift_card_by_code',
  `select jsonb_build_object(${GIFT_CARD}) as card from gift_cards g where g.code = $1`,
  json<{ card: CheckoutGiftCardRow }>(),
).maybe

/** What a code belongs to: a voucher's id, or null for a gift card. Answers null where there is no such code. */
export const kindOfCode = prepared(
  'promo_kind',
  `select voucher_id as "voucherId" from voucher_codes where code = $1
      union all select null from gift_cards where code = $1 limit 1`,
).first

/** The channel of a checkout; null where there is none. */
export const checkoutChannel = statement(
  'checkout_channel',
  'select channel_id as "channelId" from checkouts where id = $1',
).maybe
