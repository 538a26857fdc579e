/** Gift cards that pay. Cards are locked before their payments, everywhere. */
import { type CheckoutGiftCardRow, GIFT_CARD } from '../checkout/checkout.ts'
import { json, prepared, type Queryable, type RowOf } from '../../statements/statement.ts'

/** A payment of a checkout that is authorised on a gift card; null where the card was used for another checkout since. */
export type CardPayment = RowOf<'card_payments_of_checkout'>

/** Locks the gift card with a code; null where there is none. */
export const lockCardByCode = prepared(
  'gift_card_lock_code',
  `select jsonb_build_object(${GIFT_CARD}) as card from gift_cards g where g.code = $1 for update`,
  json<{ card: CheckoutGiftCardRow }>(),
).maybe

/** Locks a card; null where it no longer exists. */
export const lockCard = prepared(
  'gift_card_lock',
  'select current_balance as balance from gift_cards where id = $1 for update',
).first

const GIFT_CARDS_LOCK = prepared(
  'gift_cards_lock',
  `select id, current_balance as balance from gift_cards where id = any($1::int[])
      and is_active and (expiry_date is null or expiry_date >= $2) order by id for update`,
)

/** Locks those of the cards that are active and not past their last day on `day`; answers the balance of each. */
export async function lockBalances(db: Queryable, ids: readonly number[], day: string): Promise<Map<number, number>> {
  const rows = await GIFT_CARDS_LOCK.many(db, ids, day)
  return new Map(rows.map((r) => [r.id, r.balance]))
}

export const takeFromCard = prepared(
  'gift_card_take',
  'update gift_cards set current_balance = current_balance - $2, last_used_on = $3 where id = $1',
).run

export const giveToCard = prepared(
  'gift_card_give',
  'update gift_cards set current_balance = current_balance + $2 where id = $1',
).run

/** A checkout's payments on cards that authorised something, oldest first. */
export const cardPaymentsOf = prepared(
  'card_payments_of_checkout',
  `select id as "transactionId", gift_card_id as "giftCardId", authorized from transactions
      where checkout_id = $1 and gateway = $2 and authorized > 0 order by created_at, id`,
).many

/** Other payments of checkouts that use this card. */
export const otherPaymentsOfCard = prepared(
  'payments_of_card',
  'select id from transactions where gift_card_id = $1 and checkout_id is not null and id <> $2 order by id',
).column

/** Sets the card of a payment; null frees it. */
export const setCard = prepared('transaction_card', 'update transactions set gift_card_id = $2 where id = $1').run

export const customerOfCheckout = prepared(
  'checkout_customer',
  'select user_id as "userId" from checkouts where id = $1',
).maybe
