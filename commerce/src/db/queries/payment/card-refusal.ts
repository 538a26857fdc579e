/** Refused card payments, and whether cards rest because of them (docs/rules.md#card-testing). */
import { statement } from '../../statements/statement.ts'

/** Notes a refused card, once: its payment, the reference of the try, network, order or checkout, first digits, when. */
export const noteCardRefusal = statement(
  'card_refused',
  `insert into card_refusals (transaction_id, reference, network, subject, prefix, created_at) values ($1, $2, $3, $4, $5, $6)
      on conflict (transaction_id, reference) do nothing`,
).run

/**
 * Whether cards rest for a network or an order: since a moment too many were refused there, or one was whose first digits
 * were refused too often anywhere. The last three say how many are too many.
 */
export const cardsRest = statement(
  'cards_rest',
  `with own as (select network, subject, prefix from card_refusals where created_at > $3 and (network = $1 or subject = $2))
    select (select count(*) from own where network = $1) >= $4 or (select count(*) from own where subject = $2) >= $5
      or exists (select from (select distinct prefix from own where prefix is not null) o
        where (select count(*) from card_refusals r where r.prefix = o.prefix and r.created_at > $3) >= $6) as "rest!"`,
).single

/** Forgets refusals of before. */
export const forgetCardRefusals = statement(
  'card_refusals_forget',
  'delete from card_refusals where created_at <= $1',
).run
