/**
 * The triggers that emit events for apps with a webhook, of orders, parcels, checkouts, customers and stock, and notify
 * staff's open pages. They are the only source of these events, whatever changes the rows, and write in the same
 * transaction. Without a webhook they cost a look at an empty table, and those of every purchase nothing. Events of what
 * staff change besides come from `domain/changes/changing.ts`. The triggers are installed after the migrations.
 */
import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * Puts events about one thing down for each active webhook that asks for them; null among the types stands for nothing.
 * An order or a parcel has each event once in a transaction, however many rows tell of it. Other things have too many
 * events in a transaction to look through, and no event of theirs comes from two places.
 */
const EMIT = `create or replace function semena_emit(happened text[], kind text, subject text, facts jsonb default null) returns int language plpgsql as $$
declare
  who jsonb := nullif(current_setting('semena.acting', true), '')::jsonb;
  emitted int;
begin
  with e as (
    insert into app_events (type, subject_type, subject_key, snapshot, user_id, actor_app_id)
    select t, kind, subject, facts, (who ->> 'userId')::int, (who ->> 'appId')::int from unnest(happened) with ordinality u(t, n)
    where t is not null and exists (select from webhooks w join apps a on a.id = w.app_id and a.is_active
        where w.is_active and w.events && array[t, 'ANY_EVENTS'])
      and (kind not in ('Order', 'Fulfillment') or not exists (select from app_events x where x.created_at = now()
        and x.type = t and x.subject_type = kind and x.subject_key = subject and x.snapshot is not distinct from facts))
    order by n returning id, type)
  insert into event_deliveries (event_id, webhook_id)
  select e.id, w.id from e join webhooks w on w.is_active and w.events && array[e.type, 'ANY_EVENTS']
    join apps a on a.id = w.app_id and a.is_active order by e.id, w.id;
  get diagnostics emitted = row_count;
  return emitted;
end $$`

/**
 * What an order's event means to apps; every other event only says that the order was changed. An order that waits for
 * money is confirmed when its state changes, whatever was noted before.
 */
const ORDER_EVENTS: Readonly<Record<string, string>> = {
  PLACED: `'ORDER_CREATED'`,
  PLACED_FROM_DRAFT: `'ORDER_CREATED'`,
  PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT: `'ORDER_CREATED'`,
  CONFIRMED: `case when status <> 'UNCONFIRMED' then 'ORDER_CONFIRMED' end, 'ORDER_UPDATED'`,
  ORDER_FULLY_PAID: `'ORDER_PAID', 'ORDER_FULLY_PAID', 'ORDER_UPDATED'`,
  ORDER_MARKED_AS_PAID: `'ORDER_PAID', 'ORDER_FULLY_PAID', 'ORDER_UPDATED'`,
  CANCELED: `'ORDER_CANCELLED', 'ORDER_UPDATED'`,
  EXPIRED: `'ORDER_EXPIRED', 'ORDER_UPDATED'`,
  DRAFT_CREATED: `'DRAFT_ORDER_CREATED'`,
  DRAFT_CREATED_FROM_REPLACE: `'DRAFT_ORDER_CREATED'`,
}

/**
 * A function of a trigger, which begins with the look whether anybody listens. Added rows have no old values, and deleted
 * ones no new values.
 */
const emitter = (name: string, body: string): string =>
  `create or replace function semena_emit_${name}() returns trigger language plpgsql as $$
begin
  if exists (select from webhooks where is_active) then ${body}; end if;
  return null;
end $$`

const FUNCTIONS = [
  EMIT,
  emitter(
    'order_event',
    `perform semena_emit(case new.type
      ${Object.entries(ORDER_EVENTS)
        .map(([type, emitted]) => `when '${type}' then array[${emitted}]`)
        .join('\n      ')}
      else array[case when status = 'DRAFT' then 'DRAFT_ORDER_UPDATED' else 'ORDER_UPDATED' end] end, 'Order', id::text)
      from orders where id = new.order_id`,
  ),
  emitter(
    'order',
    `perform semena_emit(array[
      case when old.status = 'UNCONFIRMED' and new.status = 'UNFULFILLED' then 'ORDER_CONFIRMED' end,
      case when old.status <> 'FULFILLED' and new.status = 'FULFILLED' then 'ORDER_FULFILLED' end,
      case when old.status <> 'DRAFT' or new.status = 'DRAFT' then 'ORDER_UPDATED' end], 'Order', new.id::text)`,
  ),
  emitter('order_metadata', `perform semena_emit(array['ORDER_METADATA_UPDATED'], 'Order', new.id::text)`),
  // Money of a refund that failed or was reversed was there before. The money that is refunded counts once it is gone.
  emitter(
    'order_money',
    `perform semena_emit(array[
      case when new.charged > old.charged and new.charged + new.refund_pending + new.refunded > old.charged + old.refund_pending + old.refunded
        then 'ORDER_PAID' end,
      case when new.refunded > old.refunded then 'ORDER_REFUNDED' end,
      case when new.refunded > old.refunded and not exists (select from transactions t where t.order_id = new.order_id and t.charged > 0)
        then 'ORDER_FULLY_REFUNDED' end], 'Order', new.order_id::text)`,
  ),
  emitter(
    'fulfillment',
    `perform semena_emit(array[
      case when tg_op = 'INSERT' then 'FULFILLMENT_CREATED' end,
      case when tg_op = 'DELETE' and old.status = 'WAITING_FOR_APPROVAL' or old.status <> 'CANCELED' and new.status = 'CANCELED' then 'FULFILLMENT_CANCELED' end,
      case when old.status = 'WAITING_FOR_APPROVAL' and new.status = 'FULFILLED' then 'FULFILLMENT_APPROVED' end,
      case when new.tracking_number <> old.tracking_number then 'FULFILLMENT_TRACKING_NUMBER_UPDATED' end,
      case when (new.metadata, new.private_metadata) <> (old.metadata, old.private_metadata) then 'FULFILLMENT_METADATA_UPDATED' end],
      'Fulfillment', coalesce(new.id, old.id)::text)`,
  ),
  emitter(
    'checkout',
    `perform semena_emit(array[case tg_op when 'INSERT' then 'CHECKOUT_CREATED' else 'CHECKOUT_UPDATED' end,
      case when new.metadata <> old.metadata then 'CHECKOUT_METADATA_UPDATED' end], 'Checkout', new.id::text)`,
  ),
  // Whether this pays for the whole checkout is looked at when the app is told.
  emitter(
    'checkout_money',
    `perform semena_emit(array['CHECKOUT_FULLY_AUTHORIZED', 'CHECKOUT_FULLY_PAID'], 'Checkout', new.checkout_id::text)`,
  ),
  emitter('new_user', `perform semena_emit(array['CUSTOMER_CREATED'], 'User', new.id::text)`),
  emitter(
    'user',
    `perform semena_emit(array[case when new.is_confirmed and not old.is_confirmed then 'ACCOUNT_CONFIRMED' end, 'CUSTOMER_UPDATED'],
      'User', new.id::text)`,
  ),
  emitter(
    'stock',
    `perform semena_emit(array[case when new.quantity > new.allocated then 'PRODUCT_VARIANT_BACK_IN_STOCK'
      else 'PRODUCT_VARIANT_OUT_OF_STOCK' end], 'ProductVariant', new.variant_id::text, jsonb_build_object('warehouse', new.warehouse_id))`,
  ),
  emitter(
    'transaction_metadata',
    `perform semena_emit(array['TRANSACTION_ITEM_METADATA_UPDATED'], 'TransactionItem', new.id::text)`,
  ),
]

/** Notifies staff's open pages, once for each noun and transaction. */
const NEWS = `create or replace function semena_emit_news() returns trigger language plpgsql as $$
begin perform pg_notify('semena_news', tg_argv[0]); return null; end $$`

/**
 * The transaction places an order, whose process tells the news of many such orders at once: all transactions that
 * notify somebody wait for each other's commits.
 */
const NOT_PLACING = `when (current_setting('semena.placing', true) is distinct from 'on')`

const NEWS_TRIGGERS = [
  ['orders', 'orders', 'insert or update of status, total_charged, user_email', NOT_PLACING],
  ['orders', 'fulfillments', 'insert or update of status, tracking_number'],
  ['payments', 'transactions', 'insert or update of charged, refunded, authorized'],
  ['payments', 'payment_reviews', 'insert or update'],
  ['payments', 'payment_actions', 'insert or update of state'],
  ['products', 'products', 'insert or update or delete'],
  ['products', 'product_listings', 'insert or update or delete'],
  ['products', 'variants', 'insert or update or delete'],
  ['products', 'variant_listings', 'insert or update or delete'],
  // Each order allocates stock, which changes nothing that staff have entered.
  ['products', 'stocks', 'insert or update of quantity or delete'],
  // Each sign-in and each order writes a user's row, too.
  ['customers', 'users', 'insert or update of email, first_name, last_name, note, is_active or delete'],
  ['customers', 'user_addresses', 'insert or update or delete'],
  ['promotions', 'promotions', 'insert or update or delete'],
  [
    'promotions',
    'promotion_rules',
    // What is worked out from rules is written into them, too.
    'insert or update of name, channels, catalogue_predicate, order_predicate, value_type, value, translations or delete',
  ],
  ['vouchers', 'vouchers', 'insert or update or delete'],
  ['vouchers', 'voucher_listings', 'insert or update or delete'],
  ['vouchers', 'voucher_codes', 'insert or update or delete'],
  ['cards', 'gift_cards', 'insert or update or delete'],
  ['pages', 'pages', 'insert or update or delete'],
  ['pages', 'page_attribute_values', 'insert or update or delete'],
  ['menus', 'menus', 'insert or update or delete'],
  ['menus', 'menu_items', 'insert or update or delete'],
  ['mails', 'mail_texts', 'insert or update or delete'],
].map(
  ([noun, table, at, when = '']) =>
    `create or replace trigger semena_news after ${at} on ${table} for each statement ${when} execute function semena_emit_news(${noun})`,
)

/** Nobody of the staff acts: what they do to customers is told by their own change. */
const BY_SHOPPER = `coalesce(current_setting('semena.acting', true), '') = ''`

const METADATA_CHANGES =
  'when ((new.metadata, new.private_metadata) is distinct from (old.metadata, old.private_metadata))'

const TRIGGERS = [
  ['order_event', 'after insert on order_events'],
  ['order', 'after update of status, total_charged, total_authorized, total_charge_pending on orders'],
  ['order_metadata', 'after update of metadata, private_metadata on orders', METADATA_CHANGES],
  [
    'order_money',
    'after update of charged, refunded on transactions',
    'when (new.order_id is not null and (new.charged > old.charged or new.refunded > old.refunded))',
  ],
  ['fulfillment', 'after insert or update or delete on fulfillments'],
  ['checkout', 'after insert or update on checkouts'],
  [
    'checkout_money',
    'after update of charged, charge_pending, authorized, authorize_pending on transactions',
    `when (new.checkout_id is not null and new.charged + new.charge_pending + new.authorized + new.authorize_pending
      > old.charged + old.charge_pending + old.authorized + old.authorize_pending)`,
  ],
  ['new_user', 'after insert on users', `when (not new.is_staff and ${BY_SHOPPER})`],
  [
    'user',
    'after update of email, first_name, last_name, is_confirmed, metadata on users',
    `when (not new.is_staff and ${BY_SHOPPER} and (new.email, new.first_name, new.last_name, new.is_confirmed, new.metadata)
      is distinct from (old.email, old.first_name, old.last_name, old.is_confirmed, old.metadata))`,
  ],
  [
    'stock',
    'after update of quantity, allocated on stocks',
    'when ((new.quantity > new.allocated) is distinct from (old.quantity > old.allocated))',
  ],
  ['transaction_metadata', 'after update of metadata, private_metadata on transactions', METADATA_CHANGES],
].map(
  ([name, at, when = '']) =>
    `create trigger semena_emits_${name} ${at} for each row ${when} execute function semena_emit_${name}()`,
)

/** Drops what an earlier version of this file installed, so that a trigger that goes needs no migration. */
const DROP = `do $$ declare f regprocedure; begin
  for f in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and proname ~ '^semena_(emit|tell|hear)'
  loop execute format('drop function %s cascade', f); end loop;
end $$`

/** The advisory lock that is held while it is worked out whether the triggers of every purchase are needed. */
const EMITTING_LOCK = 7_301_021

/** Finds the triggers that every purchase calls in `pg_trigger`, by their functions. */
const OF_EVERY_PURCHASE = `tgfoid in (to_regproc('semena_emit_checkout'), to_regproc('semena_emit_order_event'))`

/**
 * Switches those triggers off while no webhook is active, and on with the first. To switch them on it waits for
 * transactions that write their tables; of what they wrote nobody is told, since nobody had asked before they began. It
 * waits a fifth of a second at a time, because buyers wait behind it. To switch them off it does not wait: buyers may be
 * waiting for the webhook, and triggers that stay on only cost time.
 */
const SWITCH = [
  `create or replace function semena_emit_only_if_asked() returns trigger language plpgsql as $$
declare
  is_asked boolean;
  patience text := current_setting('lock_timeout');
  found record;
begin
  perform pg_advisory_xact_lock(${EMITTING_LOCK});
  is_asked := exists (select from webhooks where is_active);
  for attempt in 1..case when is_asked then 30 else 1 end loop
    begin
      if not exists (select from pg_trigger where ${OF_EVERY_PURCHASE} and (tgenabled <> 'D') <> is_asked) then return null; end if;
      perform set_config('lock_timeout', case when is_asked then '200ms' else '1ms' end, true);
      lock table checkouts, order_events in share row exclusive mode;
      for found in select tgrelid::regclass as place, tgname as name from pg_trigger where ${OF_EVERY_PURCHASE} and (tgenabled <> 'D') <> is_asked loop
        execute format('alter table %s %s trigger %I', found.place, case when is_asked then 'enable' else 'disable' end, found.name);
      end loop;
      perform set_config('lock_timeout', patience, true);
      return null;
    exception when lock_not_available then
      if is_asked then perform pg_sleep(0.1); end if;
    end;
  end loop;
  if is_asked then
    raise exception 'the tables of checkouts were in use for too long' using errcode = 'lock_not_available';
  end if;
  return null;
end $$`,
  `create or replace trigger semena_asked after insert or update of is_active or delete on webhooks for each statement execute function semena_emit_only_if_asked()`,
]

/**
 * Has the database look whether the triggers of every purchase are needed. Switched on they are always right, and only
 * cost more.
 */
export async function emitOnlyIfAsked(client: Pick<pg.PoolClient, 'query'>): Promise<void> {
  await client.query('update webhooks set is_active = is_active where false')
}

const STATEMENTS = [DROP, ...FUNCTIONS, NEWS, ...TRIGGERS, ...NEWS_TRIGGERS, ...SWITCH]

const VERSION = createHash('sha256').update(STATEMENTS.join('\n')).digest('hex')

/** Whether the database's triggers are those of this code. */
export async function eventTriggersAreInstalled(on: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await on.query<{ version: string | null }>(
    `select obj_description(to_regproc('semena_emit'), 'pg_proc') as version`,
  )
  return rows[0]!.version === VERSION
}

/** Makes the triggers, inside the transaction of the migrations. */
export async function installEventTriggers(client: Pick<pg.PoolClient, 'query'>): Promise<void> {
  for (const text of STATEMENTS) await client.query(text)
  await emitOnlyIfAsked(client)
  await client.query(`comment on function semena_emit(text[], text, text, jsonb) is '${VERSION}'`)
}
