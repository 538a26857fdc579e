/** Refused card payments, and whether cards rest because of them (docs/rules.md#card-testing). */
import { type Queryable, statement } from '../../statements/statement.ts'

export interface CardRefusal {
  transactionId: string
  /** The same for every telling of one try. */
  reference: string
  network: string | null
  subject: string | null
  prefix: string | null
  at: Date
}

const CARD_REFUSED = statement(
  'card_refused',
  `insert into card_refusals (transaction_id, reference, network, subject, prefix, created_at) values ($1, $2, $3, $4, $5, $6)
      on conflict (transaction_id, reference) do nothing`,
)

/** Notes a refused card, once. */
export async function noteCardRefusal(db: Queryable, r: CardRefusal): Promise<void> {
  await CARD_REFUSED.run(db, [r.transactionId, r.reference, r.network, r.subject, r.prefix, r.at])
}

/** Whose refusals are counted, and how many of each are too many. */
export interface CardTries {
  network: string | null
  subject: string
  most: { network: number; subject: number; prefix: number }
}

const CARDS_REST = statement(
  'cards_rest',
  `with own as (select network, subject, prefix from card_refusals where created_at > $3 and (network = $1 or subject = $2))
    select (select count(*) from own where network = $1) >= $4 or (select count(*) from own where subject = $2) >= $5
      or exists (select from (select distinct prefix from own where prefix is not null) o
        where (select count(*) from card_refusals r where r.prefix = o.prefix and r.created_at > $3) >= $6) as "rest!"`,
  { prepared: true },
)

/**
 * Whether cards rest for a network or an order: too many were refused there since a moment, or one was whose first
 * digits were refused too often anywhere.
 */
export const cardsRest = async (db: Queryable, { network, subject, most }: CardTries, since: Date): Promise<boolean> =>
  (await CARDS_REST.only(db, [network, subject, since, most.network, most.subject, most.prefix])).rest

/** Forgets refusals of before. */
export const forgetCardRefusals = statement(
  'card_refusals_forget',
  'delete from card_refusals where created_at <= $1',
).execute
