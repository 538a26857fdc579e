/** Uses vouchers and gift cards up, and gives them back. */
import { prepared, type Queryable, statement } from '../../statements/statement.ts'

const VOUCHER_LOCK = prepared(
  'voucher_lock',
  'select v.id from vouchers v join voucher_codes c on c.voucher_id = v.id where c.code = $1 for update of v',
)
const VOUCHER_USE = prepared(
  'voucher_use',
  `with u as (update voucher_codes vc set used = vc.used + 1, is_active = vc.is_active and not v.single_use from vouchers v
        where v.id = vc.voucher_id and vc.code = $1 and vc.is_active
          and (v.usage_limit is null or (select sum(o.used) from voucher_codes o where o.voucher_id = v.id) < v.usage_limit)
          and not ($3::boolean and exists (select 1 from voucher_customers x join voucher_codes o on o.code = x.code where o.voucher_id = v.id and x.email = lower($2)))
        returning vc.code),
      c as (insert into voucher_customers (code, email, order_id) select code, lower($2), $4::uuid from u where $3::boolean)
      select count(*) as used from u`,
)

/** Who uses a voucher: the customer's address, and the order that is placed; null for a draft. */
export interface VoucherUser {
  email: string
  orderId: string | null
}

/**
 * Counts one use, unless the voucher is used up or, where it is once per customer, this customer has used it. Limits
 * hold for all codes of a voucher together, so the voucher is locked first.
 */
export async function useVoucher(
  db: Queryable,
  code: string,
  { email, orderId }: VoucherUser,
  oncePerCustomer: boolean,
): Promise<boolean> {
  await VOUCHER_LOCK.run(db, code)
  return (await VOUCHER_USE.single(db, code, email, oncePerCustomer, orderId)).used === 1
}

const VOUCHER_CUSTOMER = statement(
  'voucher_customer',
  `with c as (insert into voucher_customers (code, email, order_id) select vc.code, lower($2), $3::uuid from voucher_codes vc where vc.code = $1
        and not exists (select from voucher_customers x join voucher_codes o on o.code = x.code where o.voucher_id = vc.voucher_id and x.email = lower($2))
      returning 1)
    select count(*) as used from c`,
)

/** Writes down that a customer used a code that is counted already, unless they have used the voucher before. */
export async function addVoucherCustomer(
  db: Queryable,
  code: string,
  { email, orderId }: VoucherUser,
): Promise<boolean> {
  await VOUCHER_LOCK.run(db, code)
  return (await VOUCHER_CUSTOMER.single(db, code, email, orderId)).used === 1
}

/** Keeps whether the use of a draft's voucher is counted. */
export const setHoldsVoucher = statement(
  'order_holds_voucher',
  'update orders set holds_voucher = $2 where id = $1',
).run

/**
 * Takes a use back. Where it was not kept which order used the voucher, the customer is known by the address: with
 * `userId` that of the account instead of the order's.
 */
export const giveVoucherBack = prepared(
  'voucher_give_back',
  `with u as (update voucher_codes vc set used = greatest(vc.used - 1, 0), is_active = vc.is_active or v.single_use
        from vouchers v where v.id = vc.voucher_id and vc.code = $code returning vc.code)
      delete from voucher_customers x using u where x.code = u.code
        and (x.order_id = $orderId or x.order_id is null and x.email = lower(coalesce((select email from users where id = $userId), $email)))`,
).run

/** Takes the parts of an order's total that locked gift cards pay off them. Minor units. */
export const spendGiftCards = statement(
  'gift_cards_spend',
  `with x as (select * from jsonb_to_recordset($2::jsonb) as x(id int, amount int8)),
      o as (insert into order_gift_cards (order_id, gift_card_id, amount) select $1, x.id, x.amount from x)
    update gift_cards g set current_balance = g.current_balance - x.amount, last_used_on = $3 from x where g.id = x.id`,
).run

/** Gives back to gift cards what an order took from them. */
export const giveGiftCardsBack = prepared(
  'gift_cards_give_back',
  `with cards as (select g.id from gift_cards g where g.id in (select gift_card_id from order_gift_cards where order_id = $1)
          order by g.id for update of g),
        gone as (delete from order_gift_cards where order_id = $1 returning gift_card_id, amount)
      update gift_cards g set current_balance = g.current_balance + x.amount from (select gift_card_id, sum(amount) as amount from gone group by gift_card_id) x
      where g.id = x.gift_card_id and g.id in (select id from cards)`,
).run

/** Gives back to gift cards what they pay no more of a locked order; `cards` says what each of them still pays. */
export const lessenGiftCards = statement(
  'gift_cards_pay_less',
  `with less as (update order_gift_cards o set amount = x.amount from order_gift_cards before,
        jsonb_to_recordset($2::jsonb) as x(id int, amount int8)
        where o.order_id = $1 and o.gift_card_id = x.id and before.id = o.id and before.amount > x.amount
        returning o.gift_card_id, before.amount - x.amount as back)
      update gift_cards g set current_balance = g.current_balance + x.back
        from (select gift_card_id, sum(back) as back from less group by gift_card_id) x where g.id = x.gift_card_id`,
).run
