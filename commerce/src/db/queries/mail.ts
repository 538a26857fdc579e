/** Mails that wait to be sent, and what became of them. */
import type { Pool, PoolClient } from 'pg'
import type { Translations } from '../tables/columns.ts'
import { afterCommit } from '../transaction.ts'
import type { Queryable } from './checkout.ts'

export interface NewMail {
  kind: string
  recipient: string
  languageCode: string
  payload: object
  onceKey: string | null
}

export interface MailRow {
  id: number
  kind: string
  recipient: string
  languageCode: string
  payload: unknown
  /** Tries that failed. */
  attempts: number
  createdAt: Date
  /** Until when nobody else may send it. */
  claimedUntil: Date
}

const heard = new Set<() => void>()

/** Calls `listener` after each transaction of this process that put a mail down. Answers how to stop. */
export function onMail(listener: () => void): () => void {
  heard.add(listener)
  return () => heard.delete(listener)
}

export async function insertMail(on: Pool | PoolClient, mail: NewMail): Promise<void> {
  await on.query({
    name: 'mail-insert',
    text: `insert into mails (kind, recipient, language_code, payload, once_key) values ($1, $2, $3, $4, $5)
      on conflict (once_key) do nothing`,
    values: [mail.kind, mail.recipient, mail.languageCode, mail.payload, mail.onceKey],
  })
  tellMail(on)
}

/** Has whoever sends mails look for new ones once the transaction is kept. */
export const tellMail = (on: Pool | PoolClient): void => afterCommit(on, tell)

const tell = (): void => {
  for (const listener of heard) listener()
}

/** Takes the mail that has waited longest; one that was claimed by a process that died is free again after its time. */
export async function claimMail(db: Queryable, now: Date, until: Date): Promise<MailRow | null> {
  const { rows } = await db.query<MailRow>({
    name: 'mail-claim',
    text: `update mails set claimed_until = $2 where id = (
        select id from mails where state = 'WAITING' and (attempts = 0 or next_attempt_at <= $1) and (held_until is null or held_until <= $1) and (claimed_until is null or claimed_until <= $1)
        order by next_attempt_at, id limit 1 for update skip locked)
      returning id, kind, recipient, language_code as "languageCode", payload, attempts, created_at as "createdAt", claimed_until as "claimedUntil"`,
    values: [now, until],
  })
  return rows[0] ?? null
}

/** Puts it back until then, as if it had not been taken up. Only by whom it is still claimed for. */
export async function holdMail(
  db: Queryable,
  { id, claimedUntil }: Pick<MailRow, 'id' | 'claimedUntil'>,
  until: Date,
): Promise<void> {
  await db.query({
    name: 'mail-hold',
    text: 'update mails set held_until = $3, claimed_until = null where id = $1 and claimed_until = $2',
    values: [id, claimedUntil, until],
  })
}

const HOUR_MS = 3_600_000

/**
 * Counts a mail to a reader who gets so many in an hour at most; any number of processes count together. Null: it may go
 * now. Otherwise when the next one may.
 */
export async function countMail(db: Queryable, key: string, most: number, now: Date): Promise<Date | null> {
  const { rowCount } = await db.query({
    name: 'mail-count',
    text: `insert into mail_readers as r (key, sent_at) values ($1, array[$2::timestamptz])
      on conflict (key) do update set sent_at = (excluded.sent_at || r.sent_at)[1:$3::int]
      where (r.sent_at[$3::int] > $4::timestamptz) is not true`,
    values: [key, now, most, new Date(now.getTime() - HOUR_MS)],
  })
  if (rowCount === 1) return null
  const { rows } = await db.query<{ at: Date }>({
    name: 'mail-next',
    text: 'select sent_at[$2::int] as at from mail_readers where key = $1',
    values: [key, most],
  })
  return new Date((rows[0]?.at ?? now).getTime() + HOUR_MS)
}

/** Removes readers who got nothing since; answers how many. */
export async function deleteReadersBefore(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query('delete from mail_readers where sent_at[1] < $1', [before])
  return rowCount ?? 0
}

/** What it was about is forgotten: it may have held a token. */
export async function markMailSent(db: Queryable, id: number, now: Date): Promise<void> {
  await db.query({
    name: 'mail-sent',
    text: `update mails set state = 'SENT', sent_at = $2, attempts = attempts + 1, payload = '{}', claimed_until = null, error = null where id = $1`,
    values: [id, now],
  })
}

/** `next` null: it is not tried again. Only by whom it is still claimed for. */
export async function markMailFailed(
  db: Queryable,
  { id, claimedUntil }: Pick<MailRow, 'id' | 'claimedUntil'>,
  error: string,
  next: Date | null,
): Promise<void> {
  await db.query({
    name: 'mail-failed',
    text: `update mails set attempts = attempts + 1, error = $3, claimed_until = null, next_attempt_at = coalesce($4, next_attempt_at),
        state = case when $4::timestamptz is null then 'FAILED' else state end, payload = case when $4::timestamptz is null then '{}' else payload end
      where id = $1 and claimed_until = $2 and state = 'WAITING'`,
    values: [id, claimedUntil, error, next],
  })
}

export async function countWaitingMails(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ n: number }>(`select count(*) as n from mails where state = 'WAITING'`)
  return rows[0]!.n
}

/** Removes what was sent or given up before a moment; at most `limit`. Answers how many. */
export async function deleteMailsBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from mails where id in (select id from mails where state <> 'WAITING' and created_at < $1 limit $2)`,
    [before, limit],
  )
  return rowCount ?? 0
}

/** What a mail about an order tells besides the order's own row and lines. */
export interface OrderMailParts {
  /** What gift cards paid, and the last four characters of their codes. */
  giftCards: { end: string; amount: number }[]
  method: { translations: Translations; minDays: number | null; maxDays: number | null } | null
}

export async function orderMailParts(db: Queryable, orderId: string): Promise<OrderMailParts> {
  const { rows } = await db.query<OrderMailParts>({
    name: 'mail-order',
    text: `select
        (select coalesce(jsonb_agg(jsonb_build_object('end', right(g.code, 4), 'amount', x.amount) order by x.id), '[]')
          from order_gift_cards x join gift_cards g on g.id = x.gift_card_id where x.order_id = o.id) as "giftCards",
        (select jsonb_build_object('translations', m.translations, 'minDays', m.min_days, 'maxDays', m.max_days)
          from shipping_methods m where m.id = o.shipping_method_id) as method
      from orders o where o.id = $1`,
    values: [orderId],
  })
  return rows[0] ?? { giftCards: [], method: null }
}

export interface Parcel {
  trackingNumber: string
  lines: { orderLineId: string; quantity: number }[]
}

/** Null when it was taken back. */
export async function parcel(db: Queryable, fulfillmentId: number): Promise<Parcel | null> {
  const { rows } = await db.query<Parcel>({
    name: 'mail-parcel',
    text: `select f.tracking_number as "trackingNumber",
        (select coalesce(jsonb_agg(jsonb_build_object('orderLineId', l.order_line_id, 'quantity', l.quantity) order by l.id), '[]')
          from fulfillment_lines l where l.fulfillment_id = f.id) as lines
      from fulfillments f where f.id = $1 and f.status <> 'CANCELED'`,
    values: [fulfillmentId],
  })
  return rows[0] ?? null
}
