/**
 * The triggers that put down what shoppers and orders do, for apps with a webhook, and tell staff's open pages of it. They stand in the database, so that
 * every way in which an order comes about is heard of, in its own transaction; without a webhook they cost a look at an
 * empty table, and those of every purchase nothing. What staff change besides is told by `domain/changes/changing.ts`. They are installed after the
 * migrations.
 */
import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * The condition that an event of an order or a parcel was not put down in this transaction yet, given the terms of its
 * columns: triggers and staff's changes tell of the same, and an app that is told twice does twice what it does. Of other
 * things a transaction may have too many to look through, and nothing tells of them twice.
 */
export const notToldYet = (type: string, subjectType: string, key: string, snapshot: string): string =>
  `(${subjectType} not in ('Order', 'Fulfillment') or not exists (select from app_events told where told.created_at = now()
      and told.type = ${type} and told.subject_type = ${subjectType} and told.subject_key = ${key} and told.snapshot is not distinct from ${snapshot}))`

/** Puts events about one thing down for each active webhook that asks for them. */
const TELL = `create or replace function semena_tell_apps(happened text[], kind text, subject text, facts jsonb default null) returns void language plpgsql as $$
declare who jsonb := nullif(current_setting('semena.acting', true), '')::jsonb;
begin
  with told as (
    insert into app_events (type, subject_type, subject_key, snapshot, user_id, actor_app_id)
    select t, kind, subject, facts, (who ->> 'userId')::int, (who ->> 'appId')::int from unnest(happened) with ordinality u(t, n)
    where ${notToldYet('t', 'kind', 'subject', 'facts')} and exists (select from webhooks w join apps a on a.id = w.app_id and a.is_active
      where w.is_active and w.events && array[t, 'ANY_EVENTS'])
    order by n returning id, type)
  insert into event_deliveries (event_id, webhook_id)
  select e.id, w.id from told e join webhooks w on w.is_active and w.events && array[e.type, 'ANY_EVENTS']
    join apps a on a.id = w.app_id and a.is_active order by e.id, w.id;
end $$`

/** What an order's event means to apps; every other event only says that the order was changed. */
const ORDER_EVENTS: Readonly<Record<string, readonly string[]>> = {
  PLACED: ['ORDER_CREATED'],
  PLACED_FROM_DRAFT: ['ORDER_CREATED'],
  PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT: ['ORDER_CREATED'],
  CONFIRMED: ['ORDER_CONFIRMED', 'ORDER_UPDATED'],
  ORDER_FULLY_PAID: ['ORDER_PAID', 'ORDER_FULLY_PAID', 'ORDER_UPDATED'],
  ORDER_MARKED_AS_PAID: ['ORDER_PAID', 'ORDER_FULLY_PAID', 'ORDER_UPDATED'],
  CANCELED: ['ORDER_CANCELLED', 'ORDER_UPDATED'],
  EXPIRED: ['ORDER_EXPIRED', 'ORDER_UPDATED'],
  DRAFT_CREATED: ['DRAFT_ORDER_CREATED'],
  DRAFT_CREATED_FROM_REPLACE: ['DRAFT_ORDER_CREATED'],
}

const words = (list: readonly string[]): string => `array[${list.map((w) => `'${w}'`).join(', ')}]`

/** Functions of triggers: each begins with the look whether anybody listens. */
const trigger = (name: string, body: string): string =>
  `create or replace function semena_hear_${name}() returns trigger language plpgsql as $$
begin
  if not exists (select from webhooks where is_active) then return null; end if;
  ${body}
  return null;
end $$`

const FUNCTIONS = [
  TELL,
  trigger(
    'order_event',
    `perform semena_tell_apps(case new.type
      ${Object.entries(ORDER_EVENTS)
        .map(([type, told]) => `when '${type}' then ${words(told)}`)
        .join('\n      ')}
      else case when (select status from orders where id = new.order_id) = 'DRAFT' then array['DRAFT_ORDER_UPDATED']
        else array['ORDER_UPDATED'] end end, 'Order', new.order_id::text);`,
  ),
  trigger(
    'order',
    `if new.status is distinct from old.status and new.status = 'FULFILLED' then
      perform semena_tell_apps(array['ORDER_FULFILLED'], 'Order', new.id::text);
    end if;
    if new.total_charged < old.total_charged then
      perform semena_tell_apps(case when new.total_charged <= 0 then array['ORDER_REFUNDED', 'ORDER_FULLY_REFUNDED']
        else array['ORDER_REFUNDED'] end, 'Order', new.id::text);
    end if;
    if new.metadata is distinct from old.metadata or new.private_metadata is distinct from old.private_metadata then
      perform semena_tell_apps(array['ORDER_METADATA_UPDATED'], 'Order', new.id::text);
    end if;`,
  ),
  trigger(
    'fulfillment',
    `if tg_op = 'INSERT' then
      perform semena_tell_apps(array['FULFILLMENT_CREATED'], 'Fulfillment', new.id::text);
      return null;
    end if;
    if new.status is distinct from old.status and new.status = 'CANCELED' then
      perform semena_tell_apps(array['FULFILLMENT_CANCELED'], 'Fulfillment', new.id::text);
    end if;
    if old.status = 'WAITING_FOR_APPROVAL' and new.status = 'FULFILLED' then
      perform semena_tell_apps(array['FULFILLMENT_APPROVED'], 'Fulfillment', new.id::text);
    end if;
    if new.tracking_number is distinct from old.tracking_number then
      perform semena_tell_apps(array['FULFILLMENT_TRACKING_NUMBER_UPDATED'], 'Fulfillment', new.id::text);
    end if;
    if new.metadata is distinct from old.metadata or new.private_metadata is distinct from old.private_metadata then
      perform semena_tell_apps(array['FULFILLMENT_METADATA_UPDATED'], 'Fulfillment', new.id::text);
    end if;`,
  ),
  trigger(
    'checkout',
    `if tg_op = 'INSERT' then
      perform semena_tell_apps(array['CHECKOUT_CREATED'], 'Checkout', new.id::text);
    else
      perform semena_tell_apps(case when new.metadata is distinct from old.metadata
        then array['CHECKOUT_UPDATED', 'CHECKOUT_METADATA_UPDATED'] else array['CHECKOUT_UPDATED'] end, 'Checkout', new.id::text);
    end if;`,
  ),
  trigger(
    'user',
    `if tg_op = 'INSERT' then
      perform semena_tell_apps(array['CUSTOMER_CREATED'], 'User', new.id::text);
    else
      perform semena_tell_apps(case when new.is_confirmed and not old.is_confirmed
        then array['ACCOUNT_CONFIRMED', 'CUSTOMER_UPDATED'] else array['CUSTOMER_UPDATED'] end, 'User', new.id::text);
    end if;`,
  ),
  trigger(
    'stock',
    `perform semena_tell_apps(case when new.quantity > new.allocated then array['PRODUCT_VARIANT_BACK_IN_STOCK']
      else array['PRODUCT_VARIANT_OUT_OF_STOCK'] end, 'ProductVariant', new.variant_id::text, jsonb_build_object('warehouse', new.warehouse_id));`,
  ),
  trigger(
    'payment',
    // Whether this pays for the whole checkout is looked at when the app is told.
    `perform semena_tell_apps(array['CHECKOUT_FULLY_AUTHORIZED', 'CHECKOUT_FULLY_PAID'], 'Checkout', new.checkout_id::text);`,
  ),
  trigger(
    'transaction',
    `perform semena_tell_apps(array['TRANSACTION_ITEM_METADATA_UPDATED'], 'TransactionItem', new.id::text);`,
  ),
]

/** Tells staff's open pages, once for each noun and transaction. */
const NEWS = `create or replace function semena_tell_news() returns trigger language plpgsql as $$
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
    `create or replace trigger semena_news after ${at} on ${table} for each statement ${when} execute function semena_tell_news(${noun})`,
)

/** Nobody of the staff acts: what they do to customers is told by their own change. */
const BY_SHOPPER = `coalesce(current_setting('semena.acting', true), '') = ''`

const TRIGGERS = [
  ['order_events', 'order_event', 'after insert', ''],
  ['orders', 'order', 'after update of status, total_charged, metadata, private_metadata', ''],
  ['fulfillments', 'fulfillment', 'after insert or update', ''],
  ['checkouts', 'checkout', 'after insert or update', ''],
  ['users', 'user', 'after insert', `when (not new.is_staff and ${BY_SHOPPER})`],
  [
    'users',
    'user',
    'after update of email, first_name, last_name, is_confirmed, metadata',
    `when (not new.is_staff and ${BY_SHOPPER} and (new.email, new.first_name, new.last_name, new.is_confirmed, new.metadata)
      is distinct from (old.email, old.first_name, old.last_name, old.is_confirmed, old.metadata))`,
  ],
  [
    'stocks',
    'stock',
    'after update of quantity, allocated',
    'when ((new.quantity > new.allocated) is distinct from (old.quantity > old.allocated))',
  ],
  [
    'transactions',
    'payment',
    'after update of charged, charge_pending, authorized, authorize_pending',
    `when (new.checkout_id is not null and new.charged + new.charge_pending + new.authorized + new.authorize_pending
      > old.charged + old.charge_pending + old.authorized + old.authorize_pending)`,
  ],
  [
    'transactions',
    'transaction',
    'after update of metadata, private_metadata',
    'when ((new.metadata, new.private_metadata) is distinct from (old.metadata, old.private_metadata))',
  ],
].map(
  ([table, name, at, when], i) =>
    `create or replace trigger semena_heard_${i} ${at} on ${table} for each row ${when} execute function semena_hear_${name}()`,
)

/** The advisory lock that is held while it is worked out whether the triggers of every purchase are needed. */
const HEARING_LOCK = 7_301_021

/** Finds the triggers that every purchase calls in `pg_trigger`, by their functions. */
const OF_EVERY_PURCHASE = `tgfoid in (to_regproc('semena_hear_checkout'), to_regproc('semena_hear_order_event'))`

/**
 * Switches those triggers off while no webhook is active, and on with the first. To switch them on it waits for
 * transactions that write their tables; of what they wrote nobody is told, since nobody had asked before they began. It
 * waits a fifth of a second at a time, because buyers wait behind it. To switch them off it does not wait: buyers may be
 * waiting for the webhook, and triggers that stay on only cost time.
 */
const HEARING = [
  `create or replace function semena_hear_only_if_asked() returns trigger language plpgsql as $$
declare
  is_asked boolean;
  patience text := current_setting('lock_timeout');
  found record;
begin
  perform pg_advisory_xact_lock(${HEARING_LOCK});
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
  `create or replace trigger semena_asked after insert or update of is_active or delete on webhooks for each statement execute function semena_hear_only_if_asked()`,
]

/**
 * Has the database look whether the triggers of every purchase are needed. Switched on they are always right, and only
 * cost more.
 */
export async function hearOnlyIfAsked(client: Pick<pg.PoolClient, 'query'>): Promise<void> {
  await client.query('update webhooks set is_active = is_active where false')
}

const STATEMENTS = [...FUNCTIONS, NEWS, ...TRIGGERS, ...NEWS_TRIGGERS, ...HEARING]

const VERSION = createHash('sha256').update(STATEMENTS.join('\n')).digest('hex')

/** Whether the database's triggers are those of this code. */
export async function eventTriggersAreInstalled(on: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await on.query<{ version: string | null }>(
    `select obj_description(to_regproc('semena_tell_apps'), 'pg_proc') as version`,
  )
  return rows[0]!.version === VERSION
}

/** Makes the triggers, inside the transaction of the migrations. */
export async function installEventTriggers(client: Pick<pg.PoolClient, 'query'>): Promise<void> {
  for (const text of STATEMENTS) await client.query(text)
  await hearOnlyIfAsked(client)
  await client.query(`comment on function semena_tell_apps(text[], text, text, jsonb) is '${VERSION}'`)
}
