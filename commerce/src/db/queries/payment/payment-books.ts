/** Movements and snapshots of payments, provider webhooks, and reviews (decision 0020). */
import { columnsOf } from '../../statements/columns-of.ts'
import { paymentMovements, type paymentReviews } from '../../tables/index.ts'
import { type Queryable, statement } from '../../statements/statement.ts'

export type MovementRow = typeof paymentMovements.$inferSelect
export type ReviewRow = typeof paymentReviews.$inferSelect

const MOVEMENTS_OF = statement(
  'movements_of',
  `select ${columnsOf(paymentMovements, 'm')} from payment_movements m where transaction_id = $1 order by id`,
)

export async function movementsOf(db: Queryable, transactionId: string): Promise<MovementRow[]> {
  const rows = await MOVEMENTS_OF.many(db, transactionId)
  return rows.map((row) => ({ ...row, units: BigInt(row.units) }))
}

/** A movement as our book has it. */
export type BookedMovement = Omit<MovementRow, 'id' | 'transactionId' | 'gateway' | 'createdAt' | 'updatedAt'>

const MOVEMENT_SAVE = statement(
  'movement_save',
  `insert into payment_movements as m (transaction_id, gateway, reference, kind, units, state, amount, settled_times, seen_at, created_at, updated_at)
      values ($id, $gateway, $reference, $kind, $units, $state, $amount, $settledTimes, $seenAt, $at, $at)
      on conflict (gateway, reference) do update set units = excluded.units, state = excluded.state, amount = excluded.amount,
        settled_times = excluded.settled_times, updated_at = excluded.updated_at
      where m.transaction_id = excluded.transaction_id`,
)

/** Saves a movement. Throws when the provider named one movement for two payments. */
export async function saveMovement(
  db: Queryable,
  { id, gateway }: { id: string; gateway: string },
  m: BookedMovement,
  at: Date,
): Promise<void> {
  const rowCount = await MOVEMENT_SAVE.run(db, { ...m, id, gateway, at })
  if (rowCount !== 1) throw new Error(`${gateway} names ${m.reference} for two payments`)
}

/** Begins a refresh and answers its number; null where there is no such payment. */
export const beginLook = statement(
  'look_begin',
  'update transactions set looks = looks + 1 where id = $1 returning looks',
).maybe

/** Saves the last booked refresh of a payment: its number, when it began, when the next is due, the state and the data. */
export const saveLook = statement(
  'look_save',
  'update transactions set booked_look = $2, looked_at = $3, watch_at = $4, provider_state = $5, provider_data = $6 where id = $1',
).run

/** Schedules refreshes of a payment that its provider has accepted: until when, the first of them, the page's data. */
export const startWatch = statement(
  'watch_start',
  'update transactions set expires_at = $2, watch_at = $3, provider_data = $4 where id = $1',
).run

/**
 * Claims payments that are due for a refresh until `lease`, so that nobody else takes them. `endedAt` is when each should
 * be paid, or began where it has no end.
 */
export const claimWatched = statement(
  'watch_claim',
  `update transactions t set watch_at = $2 from (
        select id from transactions where watch_at <= $1 order by watch_at limit $3 for update skip locked) due
      where t.id = due.id returning t.id, t.looks - t.booked_look as missed, coalesce(t.expires_at, t.created_at) as "endedAt!"`,
).many

/** Sets when a payment is refreshed next. */
export const watchAgain = statement('watch_again', 'update transactions set watch_at = $2 where id = $1').run

/** Schedules an immediate refresh of an order's other payments that are still open, so that they are cancelled. */
export const watchOthers = statement(
  'watch_others',
  `update transactions set watch_at = $3
      where order_id = $1 and id is distinct from $2 and watch_at > $3 and coalesce(provider_state, 'OPEN') = 'OPEN'`,
).run

/** Payments of an order that somebody may still pay and that were not refreshed since a moment. */
export const unseenSince = statement(
  'unseen_since',
  `select id from transactions where order_id = $1 and watch_at is not null
      and coalesce(provider_state, 'OPEN') = 'OPEN' and (looked_at is null or looked_at < $2)`,
).column

/**
 * Minor units of an order's charges that were first seen until a moment: those that are only announced, and those
 * settled.
 */
export const seenInTime = statement(
  'seen_in_time',
  `select coalesce(sum(m.amount) filter (where m.state = 'SEEN'), 0) as coming,
        coalesce(sum(m.amount) filter (where m.state = 'SETTLED'), 0) as settled
      from payment_movements m join transactions t on t.id = m.transaction_id
      where t.order_id = $1 and m.kind = 'CHARGE' and m.seen_at <= $2`,
).single

const ORDER_HOLD = statement(
  'order_hold',
  `update orders set expires_at = $2, is_extended = $3, seen_until = $4,
      metadata = metadata || jsonb_build_object('expiresAt', $5::text) where id = $1`,
)

/** Saves until when an order keeps its goods. Its public metadata gets `expiresAt` too, for the payer. */
export async function saveDeadline(
  db: Queryable,
  orderId: string,
  { expiresAt, isExtended, seenUntil }: { expiresAt: Date; isExtended: boolean; seenUntil: Date | null },
): Promise<void> {
  await ORDER_HOLD.run(db, orderId, expiresAt, isExtended, seenUntil, expiresAt.toISOString())
}

/**
 * The payment to which a provider's reference belongs: its own reference, or that of a charge or refund that was booked
 * for it.
 */
export const transactionOfReference = statement(
  'transaction_of_reference',
  `select id from (
        select id, created_at from transactions where gateway = $1 and psp_reference = $2
        union all select transaction_id, created_at from payment_movements where gateway = $1 and reference = $2) found
      order by created_at desc limit 1`,
).maybe

/** Whether a webhook's message was handled before. */
export const isWebhookKnown = statement(
  'webhook_known',
  'select 1 from payment_webhooks where gateway = $1 and event_id = $2',
).touches

/** Remembers a webhook's message as handled. `transactionId` is null where it was about no payment of ours. */
export const keepWebhook = statement(
  'webhook_keep',
  'insert into payment_webhooks (gateway, event_id, transaction_id, created_at) values ($1, $2, $3, $4) on conflict do nothing',
).run

/** Deletes webhook messages that came before a moment; answers how many. */
export const deleteWebhooksBefore = statement(
  'webhooks_delete',
  `delete from payment_webhooks where (gateway, event_id) in (
      select gateway, event_id from payment_webhooks where created_at < $1 order by created_at limit $2)`,
).run

export type NewReview = Pick<ReviewRow, 'reason' | 'subject' | 'amount' | 'note'>

/** Answers reviews of which staff got no mail yet, oldest first, and marks them as told if the transaction commits. */
export const notifyReviews = statement(
  'reviews_tell',
  `with untold as (
        select id from payment_reviews where told_at is null order by id limit $2 for update skip locked),
      told as (update payment_reviews r set told_at = $1 from untold u where r.id = u.id
        returning r.id, r.reason, r.amount, r.transaction_id, r.order_id)
      select told.id, told.reason, told.amount, coalesce(t.currency, o.currency) as "currency!",
        coalesce(t.gateway, '') as gateway, o.number as "orderNumber"
      from told left join transactions t on t.id = told.transaction_id left join orders o on o.id = told.order_id order by told.id`,
).many

/** Closes an order's reviews of these reasons, which no longer hold: what is said of it, and when. */
export const closeReviews = statement(
  'reviews_close',
  `update payment_reviews set resolved_at = $4, resolved_by = 'job', resolution = $3
      where order_id = $1 and reason = any($2::text[]) and resolved_at is null`,
).run

/** Opens a review, once for each subject; true when it is new. */
export const openReview = statement(
  'review_open',
  `insert into payment_reviews (transaction_id, order_id, reason, subject, amount, note, created_at)
      values ($transactionId, $orderId, $reason, $subject, $amount, $note, $at) on conflict (transaction_id, reason, subject) do nothing`,
).touches
