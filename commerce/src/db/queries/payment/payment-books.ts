/** Movements and snapshots of payments, provider webhooks, and reviews (decision 0020). */
import type { Column } from '../../statements/table-types.ts'
import type { paymentMovements, paymentReviews } from '../../tables/index.ts'
import { type Queryable, statement } from '../../statements/statement.ts'

export type MovementRow = typeof paymentMovements.$inferSelect
export type ReviewRow = typeof paymentReviews.$inferSelect

const MOVEMENTS_OF = statement(
  'movements_of',
  `select id, transaction_id as "transactionId", gateway, reference, kind, units, state, amount,
        settled_times as "settledTimes", seen_at as "seenAt", created_at as "createdAt", updated_at as "updatedAt"
      from payment_movements where transaction_id = $1 order by id`,
  { prepared: true },
)

export async function movementsOf(db: Queryable, transactionId: string): Promise<MovementRow[]> {
  const rows = await MOVEMENTS_OF.rows(db, [transactionId])
  return rows.map((row) => ({ ...row, units: BigInt(row.units) }))
}

export interface MovementChange {
  reference: string
  kind: MovementRow['kind']
  units: bigint
  state: MovementRow['state']
  amount: number
  settledTimes: number
  seenAt: Date
}

const MOVEMENT_SAVE = statement(
  'movement_save',
  `insert into payment_movements as m (transaction_id, gateway, reference, kind, units, state, amount, settled_times, seen_at, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
      on conflict (gateway, reference) do update set units = excluded.units, state = excluded.state, amount = excluded.amount,
        settled_times = excluded.settled_times, updated_at = excluded.updated_at
      where m.transaction_id = excluded.transaction_id`,
  { prepared: true },
)

/** Saves a movement. Throws when the provider named one movement for two payments. */
export async function saveMovement(
  db: Queryable,
  { id, gateway }: { id: string; gateway: string },
  m: MovementChange,
  at: Date,
): Promise<void> {
  const rowCount = await MOVEMENT_SAVE.run(db, [
    id,
    gateway,
    m.reference,
    m.kind,
    m.units,
    m.state,
    m.amount,
    m.settledTimes,
    m.seenAt,
    at,
  ])
  if (rowCount !== 1) throw new Error(`${gateway} names ${m.reference} for two payments`)
}

/** Begins a refresh and answers its number; null where there is no such payment. */
export const beginLook = statement(
  'look_begin',
  'update transactions set looks = looks + 1 where id = $1 returning looks',
  {
    prepared: true,
  },
).maybe

export interface BookedLook {
  look: number
  lookedAt: Date
  watchAt: Date | null
  state: NonNullable<Column<'transactions', 'providerState'>>
  data: Record<string, unknown>
}

const LOOK_SAVE = statement(
  'look_save',
  `update transactions set booked_look = $2, looked_at = $3, watch_at = $4, provider_state = $5, provider_data = $6 where id = $1`,
  { prepared: true },
)

/** Saves the last booked refresh of a payment: its number, state and data, and when the next is due. */
export async function saveLook(db: Queryable, id: string, l: BookedLook): Promise<void> {
  await LOOK_SAVE.run(db, [id, l.look, l.lookedAt, l.watchAt, l.state, JSON.stringify(l.data)])
}

const WATCH_START = statement(
  'watch_start',
  'update transactions set expires_at = $2, watch_at = $3, provider_data = $4 where id = $1',
  { prepared: true },
)

/** Schedules refreshes of a payment that its provider has accepted. */
export async function startWatch(
  db: Queryable,
  id: string,
  { expiresAt, watchAt, data }: { expiresAt: Date | null; watchAt: Date; data: unknown },
): Promise<void> {
  await WATCH_START.run(db, [id, expiresAt, watchAt, JSON.stringify(data)])
}

const WATCH_CLAIM = statement(
  'watch_claim',
  `update transactions t set watch_at = $2 from (
        select id from transactions where watch_at <= $1 order by watch_at limit $3 for update skip locked) due
      where t.id = due.id returning t.id, t.looks - t.booked_look as missed, coalesce(t.expires_at, t.created_at) as "endedAt!"`,
  { prepared: true },
)

/**
 * Claims payments that are due for a refresh until `lease`, so that nobody else takes them. `endedAt` is when each should
 * be paid, or began where it has no end.
 */
export async function claimWatched(
  db: Queryable,
  now: Date,
  lease: Date,
  limit: number,
): Promise<{ id: string; missed: number; endedAt: Date }[]> {
  return WATCH_CLAIM.rows(db, [now, lease, limit])
}

/** Sets when a payment is refreshed next. */
export const watchAgain = statement('watch_again', 'update transactions set watch_at = $2 where id = $1', {
  prepared: true,
}).execute

/** Schedules an immediate refresh of an order's other payments that are still open, so that they are cancelled. */
export const watchOthers = statement(
  'watch_others',
  `update transactions set watch_at = $3
      where order_id = $1 and id is distinct from $2 and watch_at > $3 and coalesce(provider_state, 'OPEN') = 'OPEN'`,
  { prepared: true },
).execute

const UNSEEN_SINCE = statement(
  'unseen_since',
  `select id from transactions where order_id = $1 and watch_at is not null
      and coalesce(provider_state, 'OPEN') = 'OPEN' and (looked_at is null or looked_at < $2)`,
  { prepared: true },
)

/** Payments of an order that somebody may still pay and that were not refreshed since a moment. */
export async function unseenSince(db: Queryable, orderId: string, since: Date): Promise<string[]> {
  const rows = await UNSEEN_SINCE.rows(db, [orderId, since])
  return rows.map((r) => r.id)
}

export interface SeenInTime {
  /** Minor units of charges that providers announced until then, and of those that have settled. */
  coming: number
  settled: number
}

const SEEN_IN_TIME = statement(
  'seen_in_time',
  `select coalesce(sum(m.amount) filter (where m.state = 'SEEN'), 0) as coming,
        coalesce(sum(m.amount) filter (where m.state = 'SETTLED'), 0) as settled
      from payment_movements m join transactions t on t.id = m.transaction_id
      where t.order_id = $1 and m.kind = 'CHARGE' and m.seen_at <= $2`,
  { prepared: true },
)

/** Sums of an order's charges that were first seen until a moment: those that are only announced, and those settled. */
export async function seenInTime(db: Queryable, orderId: string, until: Date): Promise<SeenInTime> {
  const rows = await SEEN_IN_TIME.rows(db, [orderId, until])
  return { coming: rows[0]!.coming, settled: rows[0]!.settled }
}

const ORDER_HOLD = statement(
  'order_hold',
  `update orders set expires_at = $2, is_extended = $3, seen_until = $4,
      metadata = metadata || jsonb_build_object('expiresAt', $5::text) where id = $1`,
  { prepared: true },
)

/** Saves until when an order keeps its goods. Its public metadata gets `expiresAt` too, for the payer. */
export async function saveDeadline(
  db: Queryable,
  orderId: string,
  { expiresAt, isExtended, seenUntil }: { expiresAt: Date; isExtended: boolean; seenUntil: Date | null },
): Promise<void> {
  await ORDER_HOLD.run(db, [orderId, expiresAt, isExtended, seenUntil, expiresAt.toISOString()])
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
  { prepared: true },
).maybe

/** Whether a webhook's message was handled before. */
export const isWebhookKnown = statement(
  'webhook_known',
  'select 1 from payment_webhooks where gateway = $1 and event_id = $2',
  { prepared: true },
).touches

/** Remembers a webhook's message as handled. `transactionId` is null where it was about no payment of ours. */
export const keepWebhook = statement(
  'webhook_keep',
  'insert into payment_webhooks (gateway, event_id, transaction_id, created_at) values ($1, $2, $3, $4) on conflict do nothing',
  { prepared: true },
).execute

/** Deletes webhook messages that came before a moment; answers how many. */
export const deleteWebhooksBefore = statement(
  'webhooks_delete',
  `delete from payment_webhooks where (gateway, event_id) in (
      select gateway, event_id from payment_webhooks where created_at < $1 order by created_at limit $2)`,
  { prepared: true },
).execute

export interface NewReview {
  reason: string
  subject: string
  amount: number
  note: string
}

export interface UntoldReview {
  id: number
  reason: string
  amount: number
  currency: string
  gateway: string
  orderNumber: number | null
}

/** Answers reviews of which staff got no mail yet, oldest first, and marks them as told if the transaction commits. */
export const tellReviews = statement(
  'reviews_tell',
  `with untold as (
        select id from payment_reviews where told_at is null order by id limit $2 for update skip locked),
      told as (update payment_reviews r set told_at = $1 from untold u where r.id = u.id
        returning r.id, r.reason, r.amount, r.transaction_id, r.order_id)
      select told.id, told.reason, told.amount, coalesce(t.currency, o.currency) as "currency!",
        coalesce(t.gateway, '') as gateway, o.number as "orderNumber"
      from told left join transactions t on t.id = told.transaction_id left join orders o on o.id = told.order_id order by told.id`,
  { prepared: true },
).many

const REVIEWS_CLOSE = statement(
  'reviews_close',
  `update payment_reviews set resolved_at = $4, resolved_by = 'job', resolution = $3
      where order_id = $1 and reason = any($2::text[]) and resolved_at is null`,
  { prepared: true },
)

/** Closes an order's reviews whose reason no longer holds. */
export async function closeReviews(
  db: Queryable,
  orderId: string,
  reasons: readonly string[],
  { resolution, at }: { resolution: string; at: Date },
): Promise<void> {
  await REVIEWS_CLOSE.run(db, [orderId, reasons, resolution, at])
}

const REVIEW_OPEN = statement(
  'review_open',
  `insert into payment_reviews (transaction_id, order_id, reason, subject, amount, note, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (transaction_id, reason, subject) do nothing`,
  { prepared: true },
)

/** Opens a review, once for each subject; true when it is new. */
export async function openReview(
  db: Queryable,
  { transactionId, orderId }: { transactionId: string | null; orderId: string | null },
  r: NewReview,
  at: Date,
): Promise<boolean> {
  return (await REVIEW_OPEN.run(db, [transactionId, orderId, r.reason, r.subject, r.amount, r.note, at])) === 1
}
