/**
 * What of the catalogue changes by time alone: promotions begin and end; products, collections and pages are published.
 */
import type { Pool, PoolClient } from 'pg'
import { saleCondition } from './sale.ts'
import { json, type Queryable, statement } from '../statement.ts'

/**
 * The advisory lock of whoever computes prices of the whole catalogue: an import, or the job that follows the clock.
 */
export const PRICES_LOCK = 7_301_005
/**
 * The row of `jobs` whose `last_finished_at` says up to which moment everything is done; the trigger on `promotions`
 * uses it too.
 */
const JOB = 'catalogue'
/**
 * The clocks of processes on one database differ by less than this; a larger difference means that a clock was turned
 * back.
 */
const SKEW = `interval '1 minute'`

export interface Due {
  /** The moment that is checked: now, or a little later where a process with a faster clock was here before. */
  at: Date
  isDue: boolean
  /**
   * Whether it is unknown up to when the work is done: at first, after a clock was turned back, after a promotion was
   * deleted.
   */
  isNew: boolean
  /** Promotions whose effect on prices has changed but is not in the prices yet, with the effect that they have now. */
  promotions: { id: string; effect: string | null }[]
  /** The next moment at which something changes. */
  next: Date | null
}

/**
 * A hash of what a promotion does to prices at a moment; null while it does nothing. Prices computed with the same hash
 * are still right.
 */
const EFFECT = `case when ${saleCondition('t.at')} then
    md5(row(pr.channels, pr.reward_type, pr.reward_value, pr.product_ids, pr.collection_ids, pr.category_ids)::text) end`

const first = (table: string, column: string): string =>
  `(select min(x.${column}) from ${table} x where x.${column} > t.since)`
const MOMENTS = [
  first('promotions', 'start_date'),
  first('promotions', 'end_date'),
  first('product_listings', 'published_at'),
  first('product_listings', 'available_for_purchase_at'),
  first('collection_listings', 'published_at'),
  first('pages', 'published_at'),
]

const DUE = `with done as (select (select last_finished_at from jobs where name = $2) as at),
  t as (select case when done.at between $1 and $1::timestamptz + ${SKEW} then done.at else $1 end as at,
      case when done.at <= $1::timestamptz + ${SKEW} then done.at else $1 end as since,
      done.at is null or done.at > $1::timestamptz + ${SKEW} as "isNew" from done)
  select t.at as "at!", t."isNew" as "isNew!", least(${MOMENTS.join(', ')}) as first,
    coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'effect', x.effect)) from (
      select pr.id, pr.applied, ${EFFECT} as effect from promotions pr) x where x.applied is distinct from x.effect), '[]') as promotions
  from t`

const CATALOGUE_DUE = statement('catalogue_due', DUE, {
  prepared: true,
  json: json<{ promotions: Due['promotions'] }>(),
})

/** What is due, read in one statement whatever the size of the catalogue. */
export async function whatIsDue(db: Queryable, now: Date): Promise<Due> {
  const { at, isNew, first: moment, promotions } = await CATALOGUE_DUE.only(db, [now, JOB])
  const isPast = moment !== null && moment <= at
  return { at, isNew, promotions, isDue: isNew || isPast || promotions.length > 0, next: isPast ? null : moment }
}

const PRODUCTS_CONCERNED = statement(
  'products_concerned',
  `select distinct product_id as "id!" from (
        select v.product_id from variant_listings vl join variants v on v.id = vl.variant_id where vl.promotion_id = any($1::uuid[]) or ($3 and vl.promotion_id is null and vl.discounted_price <> vl.price)
        union all select unnest(pr.product_ids) from promotions pr where pr.id = any($2::uuid[])
        union all select p.id from promotions pr join products p on p.category_id = any(pr.category_ids) where pr.id = any($2::uuid[])
        union all select cp.product_id from promotions pr join collection_products cp on cp.collection_id = any(pr.collection_ids) where pr.id = any($2::uuid[])) x
      order by 1`,
)

/**
 * Ids of products whose prices may follow from these promotions, before or after, in rising order; on request also of
 * those whose promotion is deleted.
 */
export async function productsConcerned(
  db: Queryable,
  { promotions, isNew }: Pick<Due, 'promotions' | 'isNew'>,
): Promise<number[]> {
  const rows = await PRODUCTS_CONCERNED.rows(db, [
    promotions.map((p) => p.id),
    promotions.filter((p) => p.effect !== null).map((p) => p.id),
    isNew,
  ])
  return rows.map((r) => r.id)
}

const MARK_DONE = statement(
  'mark_done',
  `with p as (update promotions pr set applied = x.effect from jsonb_to_recordset($3::jsonb) as x(id uuid, effect text) where pr.id = x.id)
      insert into jobs (name, due_at, last_started_at, last_finished_at) values ($4, coalesce($2::timestamptz, $1::timestamptz), $1, $1)
      on conflict (name) do update set due_at = excluded.due_at, last_started_at = excluded.last_started_at, last_finished_at = excluded.last_finished_at`,
)

/** Records that everything is done up to `at`; `promotions` are those whose effect is now in the prices. */
export async function markDone(
  db: Queryable,
  { at, promotions, next }: Pick<Due, 'at' | 'promotions' | 'next'>,
): Promise<void> {
  await MARK_DONE.run(db, [at, next, JSON.stringify(promotions), JOB])
}

const MARK_UP_TO_DATE = statement(
  'mark_up_to_date',
  `update promotions set applied = x.effect from (select pr.id, ${EFFECT} as effect from promotions pr, (select $1::timestamptz as at) t) x
      where promotions.id = x.id and promotions.applied is distinct from x.effect`,
)

/** Records that all prices are those of a moment. */
export async function markUpToDate(db: Queryable, at: Date): Promise<void> {
  await MARK_UP_TO_DATE.run(db, [at])
  await markDone(db, { at, promotions: [], next: null })
}

const PRICING_TRY = statement('pricing_try', 'select pg_try_advisory_lock($1) as "got!"')
const PRICING_END = statement('pricing_end', 'select pg_advisory_unlock($1)')

/** Runs `work` while nobody else computes prices; answers false, without running it, when somebody does. */
export async function withPricingLock(pool: Pool, work: () => Promise<void>): Promise<boolean> {
  const client: PoolClient = await pool.connect()
  let broken = true
  try {
    const { got: isMine } = await PRICING_TRY.only(client, [PRICES_LOCK])
    if (isMine) {
      await work()
      await PRICING_END.run(client, [PRICES_LOCK])
    }
    broken = false
    return isMine
  } finally {
    // The lock ends with its connection.
    client.release(broken)
  }
}
