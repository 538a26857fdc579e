/**
 * The triggers that write the change log. They are installed after the migrations, from the lists below, so that a
 * table or a column that is added to a list needs no migration.
 */
import { createHash } from 'node:crypto'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { literal, quote } from '../statements/quote.ts'
import * as t from '../tables/index.ts'

/** The text that stands in the log for a value that nobody may read there. */
export const MASKED = '(masked)'

interface Logged {
  table: PgTable
  /** Properties that follow from others, and times of changes: alone they are no change, and no undo compares them. */
  derived?: readonly string[]
  /** Among those, properties that count rows which no undo brings back: a row that is brought back has none of them. */
  counted?: readonly string[]
  /** Properties with secrets or with texts of customers. A row with one of them cannot be brought back. */
  masked?: readonly string[]
  /** Whether the rows belong to orders and payments, which are never undone by the log. */
  isBooks?: boolean
}

const MASKED_OF_ORDERS = [
  'userEmail',
  'shippingAddress',
  'billingAddress',
  'customerNote',
  'metadata',
  'privateMetadata',
  'heldNetwork',
  'heldMailbox',
  'searchText',
]

/** Every table whose changes by staff, apps, imports and commands are logged. */
export const LOGGED: readonly Logged[] = [
  { table: t.shops, masked: ['holderKey'] },
  { table: t.mailTexts },
  { table: t.channels },
  { table: t.warehouses },
  { table: t.channelWarehouses },
  { table: t.taxClasses },
  { table: t.taxClassRates },
  { table: t.taxRates },
  { table: t.taxCountryExceptions },
  { table: t.shippingZones },
  { table: t.shippingZoneChannels },
  { table: t.shippingZoneWarehouses },
  { table: t.shippingMethods },
  { table: t.shippingPostalCodeRules },
  { table: t.shippingMethodListings },
  // Apps keep keys of other services in their private metadata.
  { table: t.apps, derived: ['breakerState', 'breakerChangedAt'], masked: ['privateMetadata'] },
  { table: t.appTokens, masked: ['tokenHash'] },
  { table: t.appExtensions },
  { table: t.webhooks, masked: ['secretKey', 'customHeaders'] },
  { table: t.attributes },
  { table: t.attributeValues },
  { table: t.productTypes },
  { table: t.productTypeAttributes },
  { table: t.categories, derived: ['updatedAt'] },
  { table: t.collections },
  { table: t.collectionListings },
  { table: t.collectionProducts },
  { table: t.products, derived: ['searchText', 'updatedAt'] },
  {
    table: t.productListings,
    derived: ['minPrice', 'minDiscountedPrice', 'shownPrice', 'shownDiscountedPrice'],
  },
  { table: t.productAttributeValues },
  { table: t.productMedia },
  { table: t.variantMedia },
  { table: t.variants, derived: ['updatedAt'] },
  { table: t.variantListings, derived: ['discountedPrice'] },
  { table: t.variantAttributeValues },
  { table: t.stocks, derived: ['allocated'], counted: ['allocated'] },
  { table: t.promotions, derived: ['isOn', 'updatedAt'] },
  { table: t.promotionRules, derived: ['covered', 'applied'] },
  { table: t.vouchers },
  { table: t.voucherCodes, derived: ['used'] },
  { table: t.voucherListings },
  { table: t.giftCardTags },
  { table: t.giftCardTagLinks },
  { table: t.giftCards, masked: ['code', 'assignedToEmail', 'createdByEmail'] },
  { table: t.pageTypes },
  { table: t.pageTypeAttributes },
  { table: t.pages },
  { table: t.pageAttributeValues },
  { table: t.menus },
  { table: t.menuItems },
  {
    table: t.users,
    derived: ['updatedAt', 'lastLogin', 'lastConfirmEmailRequest', 'ordersCount', 'searchText'],
    masked: [
      'email',
      'passwordHash',
      'firstName',
      'lastName',
      'note',
      'metadata',
      'privateMetadata',
      'avatarPath',
      'searchText',
    ],
  },
  { table: t.userAddresses, masked: ['address'] },
  { table: t.permissionGroups },
  { table: t.userGroups },
  {
    table: t.orders,
    derived: ['updatedAt', 'linesCount', 'searchText'],
    masked: MASKED_OF_ORDERS,
    isBooks: true,
  },
  {
    table: t.orderLines,
    masked: ['metadata', 'privateMetadata'],
    isBooks: true,
  },
  { table: t.orderDiscounts, isBooks: true },
  {
    table: t.fulfillments,
    masked: ['metadata', 'privateMetadata'],
    isBooks: true,
  },
  { table: t.fulfillmentLines, isBooks: true },
  { table: t.grantedRefunds, derived: ['updatedAt'], isBooks: true },
  { table: t.grantedRefundLines, isBooks: true },
  {
    table: t.invoices,
    derived: ['updatedAt'],
    masked: ['content', 'metadata', 'privateMetadata'],
    isBooks: true,
  },
  { table: t.reasonTypes },
]

const array = (words: readonly string[]): string => literal(`{${words.join(',')}}`)

/** A column of a logged table as the domain calls it, and the table to whose rows it leads. */
export interface LoggedColumn {
  property: string
  leadsTo: string | null
}

/** A logged table by the database's own names. */
export interface LoggedTable {
  name: string
  key: readonly string[]
  derived: readonly string[]
  counted: readonly string[]
  masked: readonly string[]
  isBooks: boolean
  /** By the column's name. */
  columns: ReadonlyMap<string, LoggedColumn>
}

const described = ({ table, derived = [], counted = [], masked = [], isBooks = false }: Logged): LoggedTable => {
  const { name, primaryKeys, foreignKeys } = getTableConfig(table)
  const columns = getTableColumns(table)
  const names = (properties: readonly string[]): string[] => properties.flatMap((p) => columns[p]?.name ?? [])
  const single = Object.values(columns).filter((column) => column.primary)
  const key = (primaryKeys[0]?.columns ?? single).map((column) => column.name)
  const references = new Map(
    foreignKeys
      .map((foreign) => foreign.reference())
      .map(({ columns: [column], foreignTable }) => [column!.name, getTableName(foreignTable)]),
  )
  const shown = new Map(
    Object.entries(columns).map(([property, column]) => [
      column.name,
      { property, leadsTo: references.get(column.name) ?? null },
    ]),
  )
  return {
    name,
    key,
    derived: names(derived),
    counted: names(counted),
    masked: names(masked),
    isBooks,
    columns: shown,
  }
}

/** The logged tables by name. */
export const LOGGED_TABLES: ReadonlyMap<string, LoggedTable> = new Map(
  LOGGED.map(described).map((table) => [table.name, table]),
)

/** The change that a transaction writes. Its first row makes it; the setting remembers its id until the transaction ends. */
const CHANGE = `create or replace function semena_this_change() returns bigint language plpgsql as $$
declare
  who jsonb := current_setting('semena.acting')::jsonb;
  change bigint := (who ->> 'change')::bigint;
begin
  if change is null then
    insert into changes (origin, user_id, app_id, operation, undoes)
      values (who ->> 'origin', (select id from users where id = (who ->> 'userId')::int), (select id from apps where id = (who ->> 'appId')::int),
        who ->> 'operation', (who ->> 'undoes')::bigint) returning id into change;
    perform set_config('semena.acting', (who || jsonb_build_object('change', change))::text, true);
  end if;
  return change;
end $$`

/** Arguments of the trigger: the columns of the primary key, those that are derived, those that are masked. */
const FUNCTION = `create or replace function semena_log_change() returns trigger language plpgsql as $$
declare
  keys text[] := tg_argv[0]::text[];
  derived text[] := tg_argv[1]::text[];
  masked text[] := tg_argv[2]::text[];
  is_from jsonb;
  is_to jsonb;
  place jsonb;
begin
  if tg_op <> 'INSERT' then is_from := to_jsonb(old); end if;
  if tg_op <> 'DELETE' then is_to := to_jsonb(new); end if;
  select jsonb_object_agg(k, coalesce(is_from, is_to) -> k) into place from unnest(keys) k;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(k, is_from -> k), jsonb_object_agg(k, is_to -> k) into is_from, is_to
      from jsonb_object_keys(to_jsonb(new) - derived) k where to_jsonb(old) -> k is distinct from to_jsonb(new) -> k;
    if is_to is null then return null; end if;
  end if;
  if masked <> '{}' then
    select is_from || coalesce(jsonb_object_agg(k, ${literal(MASKED)}::text) filter (where is_from ->> k not in ('', '{}')), '{}'),
      is_to || coalesce(jsonb_object_agg(k, ${literal(MASKED)}::text) filter (where is_to ->> k not in ('', '{}')), '{}')
      into is_from, is_to from unnest(masked) k;
  end if;
  insert into change_rows (change_id, table_name, key, before, after)
    values (semena_this_change(), tg_table_name, place, is_from, is_to);
  return null;
end $$`

/** Logs all rows that a statement added at once. Its argument is an expression for the primary key of a row `added`. */
const ADDED = `create or replace function semena_log_added() returns trigger language plpgsql as $$
begin
  if not exists (select from added) then return null; end if;
  execute format('insert into change_rows (change_id, table_name, key, after) select $1, $2, %s, to_jsonb(added) from added', tg_argv[0])
    using semena_this_change(), tg_table_name;
  return null;
end $$`

/**
 * Whether added rows are logged statement by statement: an import adds millions. Rows with secrets are looked at one by
 * one, and those that shoppers add by their orders too, because even a statement that is not logged gathers its rows.
 */
const isLoggedTogether = ({ masked, isBooks }: LoggedTable): boolean => masked.length === 0 && !isBooks

const ACTS = `when (current_setting('semena.acting', true) <> '')`

const TRIGGERS = [...LOGGED_TABLES.values()].flatMap((table) => {
  const { name, key, derived, masked } = table
  const together = isLoggedTogether(table)
  const place = `jsonb_build_object(${key.map((k) => `${literal(k)}, added.${quote(k)}`).join()})`
  return [
    `create or replace trigger semena_change_logged after ${together ? '' : 'insert or '}update or delete on "${name}" for each row ${ACTS}
      execute function semena_log_change(${array(key)}, ${array(derived)}, ${array(masked)})`,
    together
      ? `create or replace trigger semena_added_logged after insert on "${name}" referencing new table as added
          for each statement ${ACTS} execute function semena_log_added(${literal(place)})`
      : `drop trigger if exists semena_added_logged on "${name}"`,
  ]
})

/** An undo brings back rows that refer to each other, so references are checked when it ends. */
const DEFERRABLE = `do $$ declare c record; begin
  for c in select conrelid::regclass as place, conname from pg_constraint
    where contype = 'f' and not condeferrable and connamespace = 'public'::regnamespace
  loop execute format('alter table %s alter constraint %I deferrable initially immediate', c.place, c.conname); end loop;
end $$`

const VERSION = createHash('sha256')
  .update([CHANGE, FUNCTION, ADDED, ...TRIGGERS, DEFERRABLE].join('\n'))
  .digest('hex')

/** Whether the database's triggers are those of this code. */
export async function changeLogIsInstalled(on: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await on.query<{ version: string | null }>(
    `select obj_description(to_regproc('semena_log_change'), 'pg_proc') as version`,
  )
  return rows[0]!.version === VERSION
}

/** Makes the triggers of every logged table, inside the transaction of the migrations. */
export async function installChangeLog(client: Pick<pg.PoolClient, 'query'>): Promise<void> {
  for (const text of [CHANGE, FUNCTION, ADDED]) await client.query(text)
  for (const trigger of TRIGGERS) await client.query(trigger)
  await client.query(DEFERRABLE)
  await client.query(`comment on function semena_log_change() is ${literal(VERSION)}`)
}
