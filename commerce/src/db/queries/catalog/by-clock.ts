/**
 * What of the catalogue changes by time alone: promotions begin and end; products, collections and pages are published.
 */
import { literal } from '../../statements/quote.ts'
import type { Pool, PoolClient } from 'pg'
import { isOnCondition } from '../promotion/sale.ts'
import { json, prepared, type Queryable, statement } from '../../statements/statement.ts'

/**
 * The advisory lock of whoever computes prices of the whole catalogue: an import, or the job that follows the clock.
 */
export const PRICES_LOCK = 7_301_005
/**
 * The row of `jobs` whose `last_finished_at` says up to which moment everything is done.
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
  /** Whether pages may show something else because a moment has come, or because it is unknown up to when they are right. */
  isByTime: boolean
  /** Rules whose effect on prices has changed but is not in the prices yet, with the effect that they have now. */
  rules: { id: string; effect: string | null }[]
  /** Promotions that began or ended and of which apps were not told. */
  toggled: { id: string; isOn: boolean }[]
  /** The next moment at which something changes. */
  next: Date | null
}

/**
 * A hash of what a rule does to the prices of the variants that it covers; null while it does nothing. Prices computed
 * with the same hash are still right.
 */
const EFFECT = `case when r.catalogue_predicate is not null and ${isOnCondition('t.at')} then
    md5(row(r.channels, r.value_type, r.value)::text) end`

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
    exists (select from promotion_rules r where r.catalogue_predicate is not null and r.covered is distinct from md5(r.catalogue_predicate::text))
      or exists (select from stale_products) as "isStale!",
    coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'effect', x.effect)) from (
      select r.id, r.applied, ${EFFECT} as effect from promotion_rules r join promotions pr on pr.id = r.promotion_id) x
      where x.applied is distinct from x.effect), '[]') as rules,
    coalesce((select jsonb_agg(jsonb_build_object('id', pr.id, 'isOn', not pr.is_on)) from promotions pr
      where pr.is_on <> ${isOnCondition('t.at')}), '[]') as toggled
  from t`

const CATALOGUE_DUE = prepared('catalogue_due', DUE, json<Pick<Due, 'rules' | 'toggled'>>())

/** What is due, read in one statement whatever the size of the catalogue. */
export async function whatIsDue(db: Queryable, now: Date): Promise<Due> {
  const { at, isNew, isStale, first: moment, rules, toggled } = await CATALOGUE_DUE.single(db, now, JOB)
  const isPast = moment !== null && moment <= at
  const isByTime = isNew || isPast || rules.length > 0
  const isDue = isByTime || isStale || toggled.length > 0
  return { at, isByTime, rules, toggled, isDue, next: isPast ? null : moment }
}

/** Puts the products that these rules cover in the queue, and records that the rules' effects will be in their prices. */
export const queueProductsOf = statement(
  'queue_products_of_rules',
  `with r as (update promotion_rules r set applied = x.effect from jsonb_to_recordset($1::jsonb) as x(id uuid, effect text) where r.id = x.id)
    insert into stale_products (product_id, is_moved) select distinct v.product_id, false from promotion_rule_variants rv
      join variants v on v.id = rv.variant_id where rv.rule_id in (select x.id from jsonb_to_recordset($1::jsonb) as x(id uuid))`,
).run

/** Records that promotions began or ended. Answers those of which nobody else had recorded it. */
export const togglePromotions = statement(
  'toggle_promotions',
  `with p as (update promotions pr set is_on = x."isOn" from jsonb_to_recordset($1::jsonb) as x(id uuid, "isOn" bool)
      where pr.id = x.id and pr.is_on <> x."isOn" returning pr.id, pr.is_on, pr.sale_id),
      e as (insert into promotion_events (promotion_id, type)
        select p.id, case when p.is_on then 'PROMOTION_STARTED' else 'PROMOTION_ENDED' end from p returning promotion_id, type)
    select e.promotion_id as id, e.type, p.sale_id as "saleId" from e join p on p.id = e.promotion_id`,
).many

/** Records that everything is done up to `at`. */
export const markDone = statement(
  'mark_done',
  `insert into jobs (name, due_at, last_started_at, last_finished_at) values (${literal(JOB)}, coalesce($next::timestamptz, $at::timestamptz), $at, $at)
      on conflict (name) do update set due_at = excluded.due_at, last_started_at = excluded.last_started_at, last_finished_at = excluded.last_finished_at`,
).run

/** What every rule does to prices at a moment, for whoever works out all prices next. */
export const effectsOfRules = statement(
  'effects_of_rules',
  `select r.id, ${EFFECT} as effect from promotion_rules r join promotions pr on pr.id = r.promotion_id, (select $1::timestamptz as at) t`,
).many

const MARK_UP_TO_DATE = statement(
  'mark_up_to_date',
  `update promotion_rules r set applied = x.effect from jsonb_to_recordset($1::jsonb) as x(id uuid, effect text)
      where r.id = x.id and r.applied is distinct from x.effect`,
)

/**
 * Records that all prices are those of a moment. The effects of rules are those that were read before the prices were
 * worked out: a rule that was changed meanwhile has another one, and so is still due.
 */
export async function markUpToDate(db: Queryable, at: Date, rules: Due['rules']): Promise<void> {
  await MARK_UP_TO_DATE.run(db, JSON.stringify(rules))
  await markDone(db, { at, next: null })
}

const PRICING_TRY = statement('pricing_try', 'select pg_try_advisory_lock($1) as "got!"')
const PRICING_END = statement('pricing_end', 'select pg_advisory_unlock($1)')

/**
 * Runs `work` on the connection that holds the lock, while nobody else computes prices; answers false, without running
 * it, when somebody does.
 */
export async function withPricingLock(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<boolean> {
  const client: PoolClient = await pool.connect()
  let broken = true
  try {
    const { got: isMine } = await PRICING_TRY.single(client, PRICES_LOCK)
    if (isMine) {
      await work(client)
      await PRICING_END.run(client, PRICES_LOCK)
    }
    broken = false
    return isMine
  } finally {
    // The lock ends with its connection.
    client.release(broken)
  }
}
