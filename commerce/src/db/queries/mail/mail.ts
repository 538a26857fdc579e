/** Mails that wait to be sent, and what became of them. */
import { HOUR_MS } from '@semena/contract/time'
import type { Pool, PoolClient } from 'pg'
import type { Translations } from '../../tables/columns.ts'
import { afterCommit } from '../../driver/transaction.ts'
import { eachOf } from '../../statements/each-of.ts'
import { ORDER_SELECT, type OrderRow } from '../order/order.ts'
import { json, prepared, type Queryable, statement } from '../../statements/statement.ts'

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
  /** Number of failed attempts. */
  attempts: number
  createdAt: Date
  /** Until when no other process may send it. */
  claimedUntil: Date
}

const heard = new Set<() => void>()

/** Calls `listener` after each transaction of this process that put a mail down. Answers a function that stops it. */
export function onMail(listener: () => void): () => void {
  heard.add(listener)
  return () => heard.delete(listener)
}

/** Writes the mails of a JSON array, such as `$1`; `from` names what must have a row for it, such as a new order. */
export const mailsInsertSql = (array: string, from = ''): string =>
  `insert into mails (kind, recipient, language_code, payload, once_key)
      select m.kind, m.recipient, m."languageCode", m.payload, m."onceKey"
      from ${from && `${from}, `}jsonb_to_recordset(${array}::jsonb) as m(kind text, recipient text, "languageCode" text, payload jsonb, "onceKey" text)
      on conflict (once_key) do nothing`

const MAILS_INSERT = prepared('mails_insert', mailsInsertSql('$1'))

/** Stores a mail to be sent, unless its `onceKey` is known, and tells those who send mails. */
export async function insertMail(on: Pool | PoolClient, mail: NewMail): Promise<void> {
  await MAILS_INSERT.run(on, [mail])
  notifyMail(on)
}

/** Makes the sending of mails look for new ones once the transaction has been committed. */
export const notifyMail = (on: Pool | PoolClient): void => afterCommit(on, tell)

const tell = (): void => {
  for (const listener of heard) listener()
}

/** Marks mails as sent and empties their payloads, which may have held tokens. `$1` is now. */
const sentSql = (ids: string): string =>
  `update mails set state = 'SENT', sent_at = $1, attempts = attempts + 1, payload = '{}', claimed_until = null, error = null where id = any(${ids}::int8[])`

/** Marks mails as sent. */
export const markMailsSent = prepared('mails_sent', sentSql('$2')).run

/**
 * Claims at most so many of the mails that have waited longest, and marks others as sent. A mail that a process claimed
 * before it died is free again when the claim ends.
 */
export const claimMails = prepared(
  'mails_claim',
  `with sent as (${sentSql('$3')}),
      claimed as (update mails set claimed_until = $2 where id = any(array(
        select id from mails where state = 'WAITING' and (attempts = 0 or next_attempt_at <= $1) and (held_until is null or held_until <= $1) and (claimed_until is null or claimed_until <= $1) and id <> all($3::int8[])
        order by next_attempt_at, id limit $4 for update skip locked))
        returning id, kind, recipient, language_code, payload, attempts, created_at, claimed_until, next_attempt_at)
      select id, kind, recipient, language_code as "languageCode", payload, attempts, created_at as "createdAt", claimed_until as "claimedUntil!"
        from claimed order by next_attempt_at, id`,
).many

/**
 * Lets others claim a mail as if it had not been claimed, at once or from a moment on. Does nothing when the claim has
 * passed to another process.
 */
export const releaseMail = prepared(
  'mail_hold',
  'update mails set held_until = coalesce($until, held_until), claimed_until = null where id = $id and claimed_until = $claimedUntil',
).run

const MAIL_COUNT = prepared(
  'mail_count',
  `insert into mail_readers as r (key, sent_at) values ($1, array[$2::timestamptz])
      on conflict (key) do update set sent_at = (excluded.sent_at || r.sent_at)[1:$3::int]
      where (r.sent_at[$3::int] > $4::timestamptz) is not true`,
)
const MAIL_NEXT = prepared('mail_next', 'select sent_at[$2::int] as at from mail_readers where key = $1')

/**
 * Counts a mail to a mailbox that gets only so many in an hour; any number of processes count together. Answers null
 * where it may be sent now, otherwise when the next one may.
 */
export async function countMail(db: Queryable, key: string, most: number, now: Date): Promise<Date | null> {
  const rowCount = await MAIL_COUNT.run(db, key, now, most, new Date(now.getTime() - HOUR_MS))
  if (rowCount === 1) return null
  const rows = await MAIL_NEXT.many(db, key, most)
  return new Date((rows[0]?.at ?? now).getTime() + HOUR_MS)
}

/** Deletes mailboxes that got no mail since; answers how many. */
export const deleteReadersBefore = statement(
  'delete_readers_before',
  'delete from mail_readers where sent_at[1] < $1',
).run

/**
 * Counts a failure; with `next` null the mail is not sent again. Does nothing when the claim has passed to another
 * process.
 */
export const markMailFailed = prepared(
  'mail_failed',
  `update mails set attempts = attempts + 1, error = $error, claimed_until = null, next_attempt_at = coalesce($next, next_attempt_at),
        state = case when $next::timestamptz is null then 'FAILED' else state end, payload = case when $next::timestamptz is null then '{}' else payload end
      where id = $id and claimed_until = $claimedUntil and state = 'WAITING'`,
).run

export const countWaitingMails = statement(
  'count_waiting_mails',
  `select count(*) as n from mails where state = 'WAITING'`,
).value

/** Deletes mails that were sent or failed before a moment, at most `limit`; answers how many. */
export const deleteMailsBefore = statement(
  'delete_mails_before',
  `delete from mails where id in (select id from mails where state <> 'WAITING' and created_at < $1 limit $2)`,
).run

/** What a mail or an invoice about an order needs besides the order's own row and lines. */
export interface OrderMailParts {
  /** What gift cards paid, with the last four characters of their codes. */
  giftCards: { end: string; amount: number }[]
  method: { translations: Translations; minDays: number | null; maxDays: number | null } | null
  /** What its discount is called, in its language where that is known; null where it has none. */
  discountName: string | null
  /** What went back to the buyer, and what is on its way back; neither is part of the order's `totalCharged`. */
  refunded: number
  refundPending: number
}

const MAIL_PARTS = `
        (select coalesce(jsonb_agg(jsonb_build_object('end', coalesce(right(g.code, 4), '…'), 'amount', x.amount) order by x.id), '[]')
          from order_gift_cards x left join gift_cards g on g.id = x.gift_card_id where x.order_id = o.id) as "giftCards",
        (select jsonb_build_object('translations', m.translations, 'minDays', m.min_days, 'maxDays', m.max_days)
          from shipping_methods m where m.id = o.shipping_method_id) as method,
        (select coalesce(d.translated_name, d.name, '') from order_discounts d where d.order_id = o.id order by d.id limit 1) as "shownDiscount",
        (select coalesce(sum(t.refunded), 0)::int8 from transactions t where t.order_id = o.id) as "refunded!",
        (select coalesce(sum(t.refund_pending), 0)::int8 from transactions t where t.order_id = o.id) as "refundPending!"
      from orders o`
const WITH_PARTS = json<{ giftCards: OrderMailParts['giftCards']; method: NonNullable<OrderMailParts['method']> }>()

const ORDER_MAIL_PARTS = prepared('order_mail_parts', `select ${MAIL_PARTS} where o.id = $1`, WITH_PARTS)
const MAILED_ORDERS = prepared(
  'mailed_orders',
  eachOf('$1', `select ${ORDER_SELECT}, ${MAIL_PARTS} where o.id = wanted::uuid`),
  WITH_PARTS,
)

export async function orderMailParts(db: Queryable, orderId: string): Promise<OrderMailParts> {
  const row = await ORDER_MAIL_PARTS.first(db, orderId)
  return {
    giftCards: row?.giftCards ?? [],
    method: row?.method ?? null,
    discountName: row?.shownDiscount ?? null,
    refunded: row?.refunded ?? 0,
    refundPending: row?.refundPending ?? 0,
  }
}

/** Orders with what mails about them need besides their lines. */
export async function mailedOrders(
  db: Queryable,
  orderIds: readonly string[],
): Promise<{ order: OrderRow; parts: OrderMailParts }[]> {
  const rows = await MAILED_ORDERS.many(db, orderIds)
  return rows.map(({ giftCards, method, shownDiscount: discountName, refunded, refundPending, ...order }) => ({
    order,
    parts: { giftCards, method, discountName, refunded, refundPending },
  }))
}

export interface Parcel {
  trackingNumber: string
  lines: { orderLineId: string; quantity: number }[]
}

/** The parcel of a fulfillment; null when it was cancelled. */
export const parcel = prepared(
  'mail_parcel',
  `select f.tracking_number as "trackingNumber",
        (select coalesce(jsonb_agg(jsonb_build_object('orderLineId', l.order_line_id, 'quantity', l.quantity) order by l.id), '[]')
          from fulfillment_lines l where l.fulfillment_id = f.id) as lines
      from fulfillments f where f.id = $1 and f.status <> 'CANCELED'`,
  json<{ lines: Parcel['lines'] }>(),
).first
