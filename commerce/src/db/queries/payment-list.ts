/** Payments for people who look after them: lists, one in whole, and what is to be decided. */
import type { paymentReviews } from '../tables/index.ts'
import type { Queryable } from './checkout.ts'
import type { PaymentActionRow } from './payment-action.ts'
import type { TransactionRow } from './payment.ts'

type ReviewRow = typeof paymentReviews.$inferSelect

export interface ListedReview extends ReviewRow {
  orderNumber: number | null
  currency: string | null
  gateway: string | null
}

const REVIEW = `select r.id, r.transaction_id as "transactionId", r.order_id as "orderId", r.reason, r.subject, r.amount, r.note,
    r.resolved_at as "resolvedAt", r.resolved_by as "resolvedBy", r.resolution, r.created_at as "createdAt",
    o.number as "orderNumber", coalesce(t.currency, o.currency) as currency, t.gateway
  from payment_reviews r left join orders o on o.id = r.order_id left join transactions t on t.id = r.transaction_id`

/** Oldest first. */
export async function openReviews(db: Queryable): Promise<ListedReview[]> {
  const { rows } = await db.query<ListedReview>(`${REVIEW} where r.resolved_at is null order by r.id`)
  return rows
}

export async function reviewsOfTransactions(db: Queryable, ids: readonly string[]): Promise<ListedReview[]> {
  const { rows } = await db.query<ListedReview>(`${REVIEW} where r.transaction_id = any($1::uuid[]) order by r.id`, [
    ids,
  ])
  return rows
}

/** False when there is no such review, or it was resolved before. */
export async function closeReview(
  db: Queryable,
  id: number,
  { by, resolution, at }: { by: string; resolution: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update payment_reviews set resolved_at = $2, resolved_by = $3, resolution = $4 where id = $1 and resolved_at is null',
    [id, at, by, resolution],
  )
  return rowCount === 1
}

export interface ListedAction extends PaymentActionRow {
  orderNumber: number | null
  currency: string
  gateway: string
  /** Where people take it further, at the provider; empty: nowhere. */
  externalUrl: string
}

const ACTION = `select a.id, a.transaction_id as "transactionId", a.kind, a.amount, a.reason, a.destination, a.state,
    a.request_event_id as "requestEventId", a.psp_reference as "pspReference", a.attempts, a.next_attempt_at as "nextAttemptAt",
    a.error, a.cause, a.created_at as "createdAt", a.updated_at as "updatedAt", o.number as "orderNumber", t.currency, t.gateway,
    coalesce(e.external_url, '') as "externalUrl"
  from payment_actions a left join transaction_events e on e.id = a.request_event_id join transactions t on t.id = a.transaction_id left join orders o on o.id = t.order_id`

/** Actions that are not over; oldest first. */
export async function openActions(db: Queryable): Promise<ListedAction[]> {
  const { rows } = await db.query<ListedAction>(
    `${ACTION} where a.state in ('WAITING', 'BY_HAND', 'PENDING') order by a.created_at, a.id`,
  )
  return rows
}

export async function actionsOfTransactions(db: Queryable, ids: readonly string[]): Promise<ListedAction[]> {
  const { rows } = await db.query<ListedAction>(
    `${ACTION} where a.transaction_id = any($1::uuid[]) order by a.created_at, a.id`,
    [ids],
  )
  return rows
}

export interface ListedPayment extends Pick<
  TransactionRow,
  | 'id'
  | 'gateway'
  | 'currency'
  | 'amount'
  | 'charged'
  | 'refunded'
  | 'pspReference'
  | 'providerState'
  | 'watchAt'
  | 'createdAt'
> {
  orderNumber: number | null
  orderStatus: string | null
}

const PAYMENT = `select t.id, t.gateway, t.currency, t.amount, t.charged, t.refunded, t.psp_reference as "pspReference",
    t.provider_state as "providerState", t.watch_at as "watchAt", t.created_at as "createdAt", o.number as "orderNumber", o.status as "orderStatus"
  from transactions t left join orders o on o.id = t.order_id`

/** Newest first. */
export async function newestPayments(db: Queryable, most: number): Promise<ListedPayment[]> {
  const { rows } = await db.query<ListedPayment>(`${PAYMENT} order by t.created_at desc, t.id limit $1`, [most])
  return rows
}

export async function paymentsOfOrder(db: Queryable, orderNumber: number): Promise<ListedPayment[]> {
  const { rows } = await db.query<ListedPayment>(`${PAYMENT} where o.number = $1 order by t.created_at, t.id`, [
    orderNumber,
  ])
  return rows
}

export async function paymentById(db: Queryable, id: string): Promise<ListedPayment[]> {
  const { rows } = await db.query<ListedPayment>(`${PAYMENT} where t.id = $1`, [id])
  return rows
}

/** Payments since then that their providers know; newest first. */
export async function paymentsToCompare(
  db: Queryable,
  gateways: readonly string[],
  since: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from transactions where gateway = any($1) and psp_reference <> '' and created_at >= $2 order by created_at desc limit $3`,
    [gateways, since, most],
  )
  return rows.map((r) => r.id)
}

/** Payments whose money belongs to no order, though time enough has passed. */
export async function paidWithoutOrder(db: Queryable, before: Date): Promise<{ id: string; charged: number }[]> {
  const { rows } = await db.query<{ id: string; charged: string }>(
    'select id, charged from transactions where order_id is null and charged > 0 and created_at < $1',
    [before],
  )
  return rows.map((r) => ({ id: r.id, charged: Number(r.charged) }))
}

/** Orders whose total does not say what their payments say together. */
export async function ordersThatDiffer(
  db: Queryable,
): Promise<{ transactionId: string; orderId: string; off: number }[]> {
  const { rows } = await db.query<{ transactionId: string; orderId: string; off: string }>(
    `select min(t.id::text)::uuid as "transactionId", o.id as "orderId", o.total_charged - sum(t.charged) as off
      from orders o join transactions t on t.order_id = o.id group by o.id having o.total_charged <> sum(t.charged)`,
  )
  return rows.map((r) => ({ ...r, off: Number(r.off) }))
}
