/** Gift cards that stand behind payments. Cards are locked before the payments they stand behind, everywhere. */
import { type CheckoutGiftCardRow, GIFT_CARD, type Queryable } from './checkout.ts'

/** A payment of a checkout that is authorised on a card. */
export interface CardPayment {
  transactionId: string
  /** Null: the card went to another checkout. */
  giftCardId: number | null
  /** Minor units. */
  authorized: number
}

export async function lockCardByCode(db: Queryable, code: string): Promise<CheckoutGiftCardRow | null> {
  const { rows } = await db.query<{ card: CheckoutGiftCardRow }>({
    name: 'gift_card_lock_code',
    text: `select jsonb_build_object(${GIFT_CARD}) as card from gift_cards g where g.code = $1 for update`,
    values: [code],
  })
  return rows[0]?.card ?? null
}

/** Null: there is no such card any more. */
export async function lockCard(db: Queryable, id: number): Promise<{ balance: number } | null> {
  const { rows } = await db.query<{ balance: number }>({
    name: 'gift_card_lock',
    text: 'select current_balance as balance from gift_cards where id = $1 for update',
    values: [id],
  })
  return rows[0] ?? null
}

/** Of the active ones among these cards, what each holds. They stay locked. */
export async function lockBalances(db: Queryable, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.query<{ id: number; balance: number }>({
    name: 'gift_cards_lock',
    text: 'select id, current_balance as balance from gift_cards where id = any($1::int[]) and is_active order by id for update',
    values: [ids],
  })
  return new Map(rows.map((r) => [r.id, r.balance]))
}

export async function takeFromCard(db: Queryable, id: number, amount: number, at: Date): Promise<void> {
  await db.query({
    name: 'gift_card_take',
    text: 'update gift_cards set current_balance = current_balance - $2, last_used_on = $3 where id = $1',
    values: [id, amount, at],
  })
}

export async function giveToCard(db: Queryable, id: number, amount: number): Promise<void> {
  await db.query({
    name: 'gift_card_give',
    text: 'update gift_cards set current_balance = current_balance + $2 where id = $1',
    values: [id, amount],
  })
}

export async function cardPaymentsOf(db: Queryable, checkoutId: string, gateway: string): Promise<CardPayment[]> {
  const { rows } = await db.query<CardPayment>({
    name: 'card_payments_of_checkout',
    text: `select id as "transactionId", gift_card_id as "giftCardId", authorized from transactions
      where checkout_id = $1 and gateway = $2 and authorized > 0 order by created_at, id`,
    values: [checkoutId, gateway],
  })
  return rows
}

/** Other payments of checkouts that this card stands behind. */
export async function otherPaymentsOfCard(db: Queryable, giftCardId: number, besides: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'payments_of_card',
    text: 'select id from transactions where gift_card_id = $1 and checkout_id is not null and id <> $2 order by id',
    values: [giftCardId, besides],
  })
  return rows.map((r) => r.id)
}

export async function setCard(db: Queryable, transactionId: string, giftCardId: number | null): Promise<void> {
  await db.query({
    name: 'transaction_card',
    text: 'update transactions set gift_card_id = $2 where id = $1',
    values: [transactionId, giftCardId],
  })
}

export async function customerOfCheckout(db: Queryable, checkoutId: string): Promise<number | null> {
  const { rows } = await db.query<{ userId: number | null }>({
    name: 'checkout_customer',
    text: 'select user_id as "userId" from checkouts where id = $1',
    values: [checkoutId],
  })
  return rows[0]?.userId ?? null
}
