/** Payments for the people who look after them: lists, one with all of it, and what they have to decide. */
import { columnsOf } from '../../statements/columns-of.ts'
import { paymentActions, paymentReviews } from '../../tables/index.ts'
import { type RowOf, statement } from '../../statements/statement.ts'

export type ListedReview = RowOf<'open_reviews'>

const REVIEW = `select ${columnsOf(paymentReviews, 'r', ['toldAt'])},
    o.number as "orderNumber", coalesce(t.currency, o.currency) as currency, t.gateway,
    o.status as "orderStatus", coalesce(o.channel_id, c.channel_id) as "channelId", t.charged, t.external_url as "paymentUrl"
  from payment_reviews r left join orders o on o.id = r.order_id left join transactions t on t.id = r.transaction_id
    left join checkouts c on c.id = t.checkout_id`

/** Open reviews, oldest first. */
export const openReviews = statement('open_reviews', `${REVIEW} where r.resolved_at is null order by r.id`).many

export const reviewById = statement('review_by_id', `${REVIEW} where r.id = $1`).first

export const reviewsOfTransactions = statement(
  'reviews_of_transactions',
  `${REVIEW} where r.transaction_id = any($1::uuid[]) order by r.id`,
).many

/** Resolves a review: when, by whom, with what words. Answers 0 when it is gone, or was resolved before. */
export const closeReview = statement(
  'close_review',
  'update payment_reviews set resolved_at = $2, resolved_by = $3, resolution = $4 where id = $1 and resolved_at is null',
).run

/** `externalUrl` is the page of the provider where people take the action further; empty where there is none. */
export type ListedAction = RowOf<'open_actions'>

const ACTION = `select ${columnsOf(paymentActions, 'a')}, o.number as "orderNumber", t.currency, t.gateway,
    coalesce(e.external_url, '') as "externalUrl", o.id as "orderId", o.status as "orderStatus",
    coalesce(o.channel_id, c.channel_id) as "channelId", t.external_url as "paymentUrl"
  from payment_actions a left join transaction_events e on e.id = a.request_event_id join transactions t on t.id = a.transaction_id
    left join orders o on o.id = t.order_id left join checkouts c on c.id = t.checkout_id`

/** Actions that have not ended, oldest first. */
export const openActions = statement(
  'open_actions',
  `${ACTION} where a.state in ('WAITING', 'BY_HAND', 'PENDING') order by a.created_at, a.id`,
).many

export const actionById = statement('action_by_id', `${ACTION} where a.id = $1`).first

export const actionsOfTransactions = statement(
  'actions_of_transactions',
  `${ACTION} where a.transaction_id = any($1::uuid[]) order by a.created_at, a.id`,
).many

export type ListedPayment = RowOf<'newest_payments'>

const PAYMENT = `select t.id, t.gateway, t.currency, t.amount, t.charged, t.refunded, t.psp_reference as "pspReference",
    t.provider_state as "providerState", t.watch_at as "watchAt", t.created_at as "createdAt", o.number as "orderNumber", o.status as "orderStatus"
  from transactions t left join orders o on o.id = t.order_id`

/** Payments, newest first. */
export const newestPayments = statement('newest_payments', `${PAYMENT} order by t.created_at desc, t.id limit $1`).many

export const paymentsOfOrder = statement(
  'payments_of_order',
  `${PAYMENT} where o.number = $1 order by t.created_at, t.id`,
).many

export const paymentById = statement('payment_by_id', `${PAYMENT} where t.id = $1`).many

/** Payments since a moment that their providers know, newest first. */
export const paymentsToCompare = statement(
  'payments_to_compare',
  `select id from transactions where gateway = any($1) and psp_reference <> '' and created_at >= $2 order by created_at desc limit $3`,
).column

/** Charged payments from before a moment that still belong to no order. */
export const paidWithoutOrder = statement(
  'paid_without_order',
  'select id, charged from transactions where order_id is null and charged > 0 and created_at < $1',
).many

/** The payment that holds most of a checkout's money; null where none of it is left. */
export const moneyOfCheckout = statement(
  'money_of_checkout',
  `select id, charged, charged + charge_pending + authorized + authorize_pending as "amount!" from transactions
      where checkout_id = $1 and order_id is null and charged + charge_pending + authorized + authorize_pending > 0
      order by charged desc, created_at, id limit 1`,
).first

/** Closes reviews of money without an order once it has one, or has gone back. */
export const closeOrdered = statement(
  'close_ordered',
  `update payment_reviews r set resolved_at = $2, resolved_by = 'job',
        resolution = case when t.order_id is null then 'The money went back.' else 'The checkout became an order.' end
      from transactions t where r.resolved_at is null and r.reason = $1 and t.id = r.transaction_id
        and (t.order_id is not null or t.charged + t.charge_pending + t.authorized + t.authorize_pending = 0)`,
).run

/** Orders whose amount charged differs from the sum of their payments. */
export const ordersThatDiffer = statement(
  'orders_that_differ',
  `select min(t.id::text)::uuid as "transactionId!", o.id as "orderId", o.total_charged - sum(t.charged) as "off!"
      from orders o join transactions t on t.order_id = o.id group by o.id having o.total_charged <> sum(t.charged)`,
).many
