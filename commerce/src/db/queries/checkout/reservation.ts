/** Pieces that lines of checkouts keep for a while. One whose time is over counts no more, and is deleted by a job. */
import { type Queryable, statement } from '../../statements/statement.ts'

/**
 * SQL of the pieces of a stock `s` that lines keep at a moment, without those of one checkout. `now` and `checkoutId` are
 * parameters or expressions.
 */
export const reservedSql = (now: string, checkoutId = 'null'): string =>
  `coalesce((select sum(r.quantity)::int from reservations r where r.stock_id = s.id and r.reserved_until > ${now} and r.checkout_id is distinct from ${checkoutId}), 0)`

const RESERVED_IN = statement(
  'reserved_in',
  `select stock_id as "stockId", sum(quantity)::int as "quantity!" from reservations
    where stock_id = any($1::int[]) and reserved_until > $2 and checkout_id is distinct from $3 and not (line_id = any($4::uuid[])) group by stock_id`,
)

export interface But {
  checkoutId?: string
  lineIds?: readonly string[]
}

/**
 * How many pieces of each stock lines keep, but those of a checkout or of some lines. Of locked stock nobody else can keep
 * more until the transaction ends.
 */
export async function reservedIn(
  db: Queryable,
  stockIds: readonly number[],
  now: Date,
  { checkoutId, lineIds = [] }: But = {},
): Promise<Map<number, number>> {
  if (stockIds.length === 0) return new Map()
  const rows = await RESERVED_IN.many(db, stockIds, now, checkoutId ?? null, lineIds)
  return new Map(rows.map((row) => [row.stockId, row.quantity]))
}

/**
 * Makes lines of a checkout keep these pieces of locked stock and no others. What its other lines keep of that stock, and
 * is not over, is kept as long.
 */
export const reserve = statement(
  'reserve',
  `with x as (select * from jsonb_to_recordset($reservations::jsonb) as x("lineId" uuid, "stockId" int, quantity int)),
    gone as (delete from reservations r where r.line_id = any($lineIds::uuid[]) and not exists (select from x where x."lineId" = r.line_id and x."stockId" = r.stock_id)),
    longer as (update reservations r set reserved_until = $until
      where r.checkout_id = $checkoutId and not (r.line_id = any($lineIds::uuid[])) and r.reserved_until > $now and r.stock_id = any($stockIds::int[]))
  insert into reservations as r (line_id, stock_id, checkout_id, quantity, reserved_until)
    select x."lineId", x."stockId", $checkoutId, x.quantity, $until from x
    on conflict (line_id, stock_id) do update set quantity = excluded.quantity, reserved_until = excluded.reserved_until`,
).run

/** When the first reservation of each checkout ends; those that keep nothing are left out. */
export const reservationsEnd = statement(
  'reservations_end',
  `select checkout_id as "checkoutId", min(reserved_until) as "until!" from reservations
    where checkout_id = any($1::uuid[]) and reserved_until > $2 group by checkout_id`,
).many

/** Deletes reservations whose time is over, at most `limit`; answers how many. */
export const deleteExpiredReservations = statement(
  'delete_expired_reservations',
  `delete from reservations where (line_id, stock_id) in
    (select line_id, stock_id from reservations where reserved_until <= $1 order by reserved_until limit $2 for update skip locked)`,
).run

/** Gives back every piece that is kept. */
export const deleteReservations = statement('delete_reservations', 'delete from reservations').run

/** Tells every process that something is sold out, or in stock again, once the transaction is committed. */
export const notifyStock = statement('tell_stock', `select pg_notify('semena_changed', 'stock')`).run
