/**
 * The inbox's own tables. They stand beside the commerce service's and are brought up to date at each start by their
 * own short history.
 */
import { changeTables, type Database } from '@semena/commerce/database'
import { StartError } from '@semena/commerce/settings'

/** The number of the first version. Tables of number 1 are from before the first release; the service refuses them. */
const FIRST = 2

/**
 * The versions of the tables, oldest first. A released version is never edited. The tables stand in `public`, where
 * backups find them. A later version may add tables, and columns that are empty or have a default, because a backup of
 * an older version is loaded into the newest tables.
 */
const VERSIONS: readonly (readonly string[])[] = [
  [
    `create table inbox_subscribers (
      id bigint primary key generated always as identity,
      email text not null,
      email_key text not null unique,
      language text not null,
      origin text not null,
      state text not null check (state in ('ASKED', 'CONFIRMED', 'LEFT')),
      confirm_hash text unique,
      leave_token text not null unique,
      asked_at timestamptz not null,
      asks integer not null,
      asks_since timestamptz not null,
      confirmed_at timestamptz,
      left_at timestamptz
    )`,
    'create index on inbox_subscribers (state, asked_at)',
    `create table inbox_messages (
      number bigint primary key generated always as identity,
      created_at timestamptz not null,
      name text not null,
      email text not null,
      email_key text not null,
      topic text not null,
      order_number text not null,
      message text not null,
      language text not null,
      origin text not null,
      has_receipt boolean not null,
      done_at timestamptz,
      answers jsonb not null default '[]'
    )`,
    'create index on inbox_messages (email_key, created_at)',
    'create index on inbox_messages (created_at)',
    'create index on inbox_messages (number) where done_at is null',
  ],
]

const NEWEST = FIRST + VERSIONS.length - 1

type Queryable = Pick<Database['pool'], 'query'>

/**
 * Brings the inbox's tables up to date. The database must have the commerce service's tables already, because both
 * histories stand side by side.
 */
export async function bringInboxTables({ pool }: Pick<Database, 'pool'>): Promise<void> {
  if ((await versionOf(pool)) === NEWEST) return
  await changeTables({ pool }, async (client) => {
    await client.query(
      'create table if not exists drizzle.inbox_versions (version integer primary key, at timestamptz not null default now())',
    )
    for (let version = Math.max((await versionOf(client)) + 1, FIRST); version <= NEWEST; version++) {
      for (const statement of VERSIONS[version - FIRST]!) await client.query(statement)
      await client.query('insert into drizzle.inbox_versions (version) values ($1)', [version])
    }
  })
}

async function versionOf(db: Queryable): Promise<number> {
  const { rows: found } = await db.query<{ there: string | null }>(
    `select to_regclass('drizzle.inbox_versions') as there`,
  )
  if (!found[0]!.there) return 0
  const { rows } = await db.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from drizzle.inbox_versions',
  )
  const { version } = rows[0]!
  if (version > NEWEST)
    throw new StartError('The database was made by a newer version of the shop. Use that version, or a later one.')
  return version
}
