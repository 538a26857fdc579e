/** What providers' books say of payments, looks at them, and what people have to look at (decision 0020). */
import type { paymentMovements, paymentReviews } from '../tables/index.ts'
import type { Queryable } from './checkout.ts'

export type MovementRow = typeof paymentMovements.$inferSelect
export type ReviewRow = typeof paymentReviews.$inferSelect

export async function movementsOf(db: Queryable, transactionId: string): Promise<MovementRow[]> {
  const { rows } = await db.query<Omit<MovementRow, 'units'> & { units: string }>({
    name: 'movements_of',
    text: `select id, transaction_id as "transactionId", gateway, reference, kind, units, state, amount,
        settled_times as "settledTimes", seen_at as "seenAt", created_at as "createdAt", updated_at as "updatedAt"
      from payment_movements where transaction_id = $1 order by id`,
    values: [transactionId],
  })
  return rows.map((row) => ({ ...row, units: BigInt(row.units) }))
}

export interface MovementChange {
  reference: string
  kind: string
  units: bigint
  state: string
  amount: number
  settledTimes: number
  seenAt: Date
}

/** Throws when the provider named one movement for two payments. */
export async function saveMovement(
  db: Queryable,
  { id, gateway }: { id: string; gateway: string },
  m: MovementChange,
  at: Date,
): Promise<void> {
  const { rowCount } = await db.query({
    name: 'movement_save',
    text: `insert into payment_movements as m (transaction_id, gateway, reference, kind, units, state, amount, settled_times, seen_at, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)
      on conflict (gateway, reference) do update set units = excluded.units, state = excluded.state, amount = excluded.amount,
        settled_times = excluded.settled_times, updated_at = excluded.updated_at
      where m.transaction_id = excluded.transaction_id`,
    values: [id, gateway, m.reference, m.kind, m.units.toString(), m.state, m.amount, m.settledTimes, m.seenAt, at],
  })
  if (rowCount !== 1) throw new Error(`${gateway} names ${m.reference} for two payments`)
}

/** The number of a look that begins now; null: there is no such payment. */
export async function beginLook(db: Queryable, id: string): Promise<number | null> {
  const { rows } = await db.query<{ looks: number }>({
    name: 'look_begin',
    text: 'update transactions set looks = looks + 1 where id = $1 returning looks',
    values: [id],
  })
  return rows[0]?.looks ?? null
}

export interface BookedLook {
  look: number
  lookedAt: Date
  watchAt: Date | null
  state: string
  data: Record<string, unknown>
}

export async function saveLook(db: Queryable, id: string, l: BookedLook): Promise<void> {
  await db.query({
    name: 'look_save',
    text: `update transactions set booked_look = $2, looked_at = $3, watch_at = $4, provider_state = $5, provider_data = $6 where id = $1`,
    values: [id, l.look, l.lookedAt, l.watchAt, l.state, JSON.stringify(l.data)],
  })
}

/** A payment that its provider has taken up is watched from now on. */
export async function startWatch(
  db: Queryable,
  id: string,
  { expiresAt, watchAt, data }: { expiresAt: Date | null; watchAt: Date; data: unknown },
): Promise<void> {
  await db.query({
    name: 'watch_start',
    text: 'update transactions set expires_at = $2, watch_at = $3, provider_data = $4 where id = $1',
    values: [id, expiresAt, watchAt, JSON.stringify(data)],
  })
}

/** Takes payments that are due for a look; until `lease` nobody else takes them. */
export async function claimWatched(
  db: Queryable,
  now: Date,
  lease: Date,
  limit: number,
): Promise<{ id: string; missed: number }[]> {
  const { rows } = await db.query<{ id: string; missed: number }>({
    name: 'watch_claim',
    text: `update transactions t set watch_at = $2 from (
        select id from transactions where watch_at <= $1 order by watch_at limit $3 for update skip locked) due
      where t.id = due.id returning t.id, t.looks - t.booked_look as missed`,
    values: [now, lease, limit],
  })
  return rows
}

export async function watchAgain(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query({ name: 'watch_again', text: 'update transactions set watch_at = $2 where id = $1', values: [id, at] })
}

/** Other payments of an order that are still open get a look at once, so that they are closed. */
export async function watchOthers(db: Queryable, orderId: string, besides: string | null, now: Date): Promise<void> {
  await db.query({
    name: 'watch_others',
    text: `update transactions set watch_at = $3
      where order_id = $1 and id is distinct from $2 and watch_at > $3 and coalesce(provider_state, 'OPEN') = 'OPEN'`,
    values: [orderId, besides, now],
  })
}

/** Payments of an order that somebody may still pay and that were not looked at since. */
export async function unseenSince(db: Queryable, orderId: string, since: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'unseen_since',
    text: `select id from transactions where order_id = $1 and watch_at is not null
      and coalesce(provider_state, 'OPEN') = 'OPEN' and (looked_at is null or looked_at < $2)`,
    values: [orderId, since],
  })
  return rows.map((r) => r.id)
}

export interface SeenInTime {
  /** Minor units of charges that providers announced until then, and of those that have settled. */
  coming: number
  settled: number
}

export async function seenInTime(db: Queryable, orderId: string, until: Date): Promise<SeenInTime> {
  const { rows } = await db.query<Record<keyof SeenInTime, string>>({
    name: 'seen_in_time',
    text: `select coalesce(sum(m.amount) filter (where m.state = 'SEEN'), 0) as coming,
        coalesce(sum(m.amount) filter (where m.state = 'SETTLED'), 0) as settled
      from payment_movements m join transactions t on t.id = m.transaction_id
      where t.order_id = $1 and m.kind = 'CHARGE' and m.seen_at <= $2`,
    values: [orderId, until],
  })
  return { coming: Number(rows[0]!.coming), settled: Number(rows[0]!.settled) }
}

/** Until when an order keeps its goods; `expiresAt` is also told to its payer, in its public metadata. */
export async function holdOrder(
  db: Queryable,
  orderId: string,
  { expiresAt, isExtended, seenUntil }: { expiresAt: Date; isExtended: boolean; seenUntil: Date | null },
): Promise<void> {
  await db.query({
    name: 'order_hold',
    text: `update orders set expires_at = $2, is_extended = $3, seen_until = $4,
      metadata = metadata || jsonb_build_object('expiresAt', $5::text) where id = $1`,
    values: [orderId, expiresAt, isExtended, seenUntil, expiresAt.toISOString()],
  })
}

/** The payment a provider's reference belongs to: its own, or that of a charge or refund that was booked for it. */
export async function transactionOfReference(
  db: Queryable,
  gateway: string,
  reference: string,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>({
    name: 'transaction_of_reference',
    text: `select id from (
        select id, created_at from transactions where gateway = $1 and psp_reference = $2
        union all select transaction_id, created_at from payment_movements where gateway = $1 and reference = $2) found
      order by created_at desc limit 1`,
    values: [gateway, reference],
  })
  return rows[0]?.id ?? null
}

export async function isWebhookKnown(db: Queryable, gateway: string, eventId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'webhook_known',
    text: 'select 1 from payment_webhooks where gateway = $1 and event_id = $2',
    values: [gateway, eventId],
  })
  return rowCount === 1
}

export async function keepWebhook(
  db: Queryable,
  gateway: string,
  eventId: string,
  transactionId: string | null,
  at: Date,
): Promise<void> {
  await db.query({
    name: 'webhook_keep',
    text: 'insert into payment_webhooks (gateway, event_id, transaction_id, created_at) values ($1, $2, $3, $4) on conflict do nothing',
    values: [gateway, eventId, transactionId, at],
  })
}

/** How many were deleted. */
export async function deleteWebhooksBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query({
    name: 'webhooks_delete',
    text: `delete from payment_webhooks where (gateway, event_id) in (
      select gateway, event_id from payment_webhooks where created_at < $1 order by created_at limit $2)`,
    values: [before, limit],
  })
  return rowCount ?? 0
}

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

/** Reviews nobody was written to about, until the transaction ends; oldest first. From then on they count as told. */
export async function tellReviews(db: Queryable, now: Date, limit: number): Promise<UntoldReview[]> {
  const { rows } = await db.query<UntoldReview>({
    name: 'reviews_tell',
    text: `with untold as (
        select id from payment_reviews where told_at is null order by id limit $2 for update skip locked),
      told as (update payment_reviews r set told_at = $1 from untold u where r.id = u.id
        returning r.id, r.reason, r.amount, r.transaction_id, r.order_id)
      select told.id, told.reason, told.amount, coalesce(t.currency, o.currency) as currency,
        coalesce(t.gateway, '') as gateway, o.number as "orderNumber"
      from told left join transactions t on t.id = told.transaction_id left join orders o on o.id = told.order_id order by told.id`,
    values: [now, limit],
  })
  return rows
}

/** Closes the reviews of an order that ask for what has happened by itself since. */
export async function closeReviews(
  db: Queryable,
  orderId: string,
  reasons: readonly string[],
  { resolution, at }: { resolution: string; at: Date },
): Promise<void> {
  await db.query({
    name: 'reviews_close',
    text: `update payment_reviews set resolved_at = $4, resolved_by = 'job', resolution = $3
      where order_id = $1 and reason = any($2::text[]) and resolved_at is null`,
    values: [orderId, reasons, resolution, at],
  })
}

/** Opened once for each subject; true when it is new. */
export async function openReview(
  db: Queryable,
  { transactionId, orderId }: { transactionId: string | null; orderId: string | null },
  r: NewReview,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'review_open',
    text: `insert into payment_reviews (transaction_id, order_id, reason, subject, amount, note, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) on conflict (transaction_id, reason, subject) do nothing`,
    values: [transactionId, orderId, r.reason, r.subject, r.amount, r.note, at],
  })
  return rowCount === 1
}
