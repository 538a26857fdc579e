/** The times at which something of the demo was taken away. */
import { type RowOf, statement } from '../../statements/statement.ts'

/** The lock of whoever takes the demo away or brings it back. */
export const DEMO_LOCK = 7_301_031

export const lockDemo = statement('demo_lock', 'select pg_try_advisory_xact_lock($1) as "got!"').value

/** What the demo does is no change of the owner's in the log, whoever asks for it. */
export const actForNobody = statement('demo_for_nobody', `select set_config('semena.acting', '', true)`).run

export const addRemoval = statement(
  'demo_removal_add',
  `insert into demo_removals (at, erase_after, user_id, things, backup) values ($1, $2, $3, $4, $5) returning id`,
).value

export type Removal = RowOf<'demo_removals_open'>

/** The removals that can be undone, newest first. */
export const openRemovals = statement(
  'demo_removals_open',
  `select r.id, r.at, r.erase_after as "eraseAfter", r.things, r.backup, u.email as "by?" from demo_removals r left join users u on u.id = r.user_id
    where r.erase_after > $1 order by r.id desc`,
).many

export const deleteRemoval = statement('demo_removal_delete', 'delete from demo_removals where id = $1').run

/** A removal that cannot be undone any more: [now]. */
export const nextToErase = statement(
  'demo_removal_due',
  'select id from demo_removals where erase_after <= $1 order by id limit 1',
).maybe

/** What was parked by a removal, as texts. */
export const parkedTexts = statement(
  'demo_parked_texts',
  'select row::text as "text!" from demo_parked where removal_id = $1',
).column

/** The parked rows that apps know by themselves, where an app is told of anything: [removal, names of tables]. */
export const parkedThings = statement(
  'demo_parked_things',
  `select id, table_name as "tableName", row, jsonb_build_object('id', row -> 'id') as "key!" from demo_parked
    where removal_id = $1 and emptied is null and table_name = any($2) and exists (select from webhooks where is_active) order by id`,
).many

/** Whether pieces went that an order which stays waits for: it was placed after what goes was worked out. */
export const tookFromOrders = statement(
  'demo_took_from_orders',
  `select exists (select from demo_parked a where a.removal_id = $1 and a.table_name = 'allocations' and a.emptied is null
      and (a.row ->> 'quantity')::int > 0 and not exists (select from demo_parked l where l.removal_id = $1 and l.table_name = 'order_lines'
        and l.emptied is null and l.row -> 'id' = a.row -> 'order_line_id')) as "is!"`,
).value

export const shopFrame = statement(
  'demo_shop_frame',
  `select (select count(*)::int from channels) as "channels!", (select count(*)::int from warehouses) as "warehouses!",
    (select count(*)::int from shipping_methods) as "shippingMethods!", (select count(*)::int from product_types) as "productTypes!",
    (select count(*)::int from attributes) as "attributes!", (select count(*)::int from tax_classes) as "taxClasses!",
    (select count(*)::int from users where is_staff) as "staff!",
    (select count(*)::int from pages p where p.slug = any($1)) as "pages!"`,
).single
