/** Restores a backup into an empty database and the picture store: wholly, or not at all. */
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { analyzeFilled } from '../driver/analyze.ts'
import type { Database } from '../driver/connect.ts'
import { emitOnlyIfAsked } from '../triggers/event-triggers.ts'
import { appliedMigrations, migrate, MIGRATION_LOCK, refuseForeign } from '../migrate.ts'
import { markWalletsRestored } from '../queries/payment/bitcoin.ts'
import { StartError } from '../../start-error.ts'
import { type Manifest, MANIFEST, pictureFile, readManifest, type TableEntry, tableFile } from './manifest.ts'
import { isIntact } from './sealed-file.ts'
import { PLAIN_FORMATS, quoted, readForeignKeys, readSequences, readTables } from './structure.ts'

/** Stores files under the paths that the rows of the backup name. */
export interface PictureStore {
  putStream(pieces: AsyncIterable<Uint8Array>, as: { path: string }): Promise<string>
}

export interface RestoreInput {
  pool: Database['pool']
  pictures: PictureStore
  folder: string
  manifest: Manifest
  log: (line: string) => void
  /** Makes the tables of other parts of the program, before rows are loaded. */
  others?: (database: Pick<Database, 'pool'>) => Promise<void>
}

/**
 * Reads a backup's manifest and every file of it. Throws an error of one line when it is not whole or not for this
 * version.
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  refuseForeign(manifest.migrations, `The backup ${folder}`)
  const files = [
    ...manifest.tables.map((table) => ({ file: tableFile(folder, table.name), seal: table })),
    ...manifest.pictures.map((picture) => ({ file: pictureFile(folder, picture.path), seal: picture })),
  ]
  for (const { file, seal } of files)
    if (!(await isIntact(file, seal)))
      throw new StartError(`The backup is damaged: ${file} is not what its ${MANIFEST} says. Nothing was restored.`)
  return manifest
}

/** Restores a backup that `checkBackup` has checked, into a database that no shop uses. */
export async function restoreBackup({ pool, pictures, folder, manifest, log, others }: RestoreInput): Promise<void> {
  await refuseUsed(pool)
  // Files are stored first: nothing else has their names, so they do no harm if loading the rows fails.
  for (const { path } of manifest.pictures)
    await pictures.putStream(createReadStream(pictureFile(folder, path)), { path })
  await migrate({ pool }, manifest.migrations.at(-1)!.at)
  await others?.({ pool })
  const client = await pool.connect()
  try {
    await client.query(PLAIN_FORMATS)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('begin')
    await load(client, folder, manifest, log)
    await client.query('commit')
    // The planner and the estimate of the catalogue's size need statistics.
    await analyzeFilled(client)
  } catch (error) {
    throw inWords(error)
  } finally {
    // Ending the connection also ends its lock, its settings and what was not committed.
    client.release(true)
  }
  await migrate({ pool })
  // The wallets are marked again after the migrations, because an old backup has no rows of wallets.
  await markWalletsRestored(pool)
}

/** How long a connection that was closed may still be listed. Milliseconds. */
const CLOSED_MS = 2000

async function isUsed(pool: Database['pool']): Promise<boolean> {
  const { rows } = await pool.query<{ used: boolean }>(
    `select exists(select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and application_name = 'semena' and backend_type = 'client backend') as used`,
  )
  return rows[0]!.used
}

/** Refuses a database to which a shop or a command is connected, or in which a table has a row. */
async function refuseUsed(pool: Database['pool']): Promise<void> {
  const until = performance.now() + CLOSED_MS
  while (await isUsed(pool)) {
    if (performance.now() > until)
      throw new StartError('A shop or a command is at work on the database. Stop it first.')
    await setTimeout(50)
  }
  const client = await pool.connect()
  try {
    await refuseFilled(
      client,
      (await readTables(client)).map((t) => t.name),
    )
  } finally {
    client.release()
  }
}

async function refuseFilled(client: PoolClient, tables: readonly string[]): Promise<void> {
  for (const name of tables) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`)
    if (rowCount)
      throw new StartError(
        `The database is not empty (there are rows in ${name}). A backup goes into a new data folder or an empty database.`,
      )
  }
}

/** Loads the rows; answers the names of the tables. */
async function load(
  client: PoolClient,
  folder: string,
  manifest: Manifest,
  log: (line: string) => void,
): Promise<void> {
  const applied = await appliedMigrations(client)
  if (applied.at(-1)?.at !== manifest.migrations.at(-1)!.at)
    throw new StartError(
      'The tables of the database are newer than the backup. Name a new data folder or a database without tables.',
    )
  const known = new Map((await readTables(client)).map((t) => [t.name, t]))
  const tables = manifest.tables.filter(({ name }) => {
    if (!known.has(name)) log(`The table ${name} of the backup is none of the shop’s and was left out.`)
    return known.has(name)
  })
  await client.query(`lock table ${[...known.keys()].map(quoted).join(', ')} in access exclusive mode`)
  await refuseFilled(client, [...known.keys()])
  // Rows refer to each other in circles, and only a superuser may load them unchecked. So the foreign keys are dropped,
  // and added again after loading, which checks every row.
  const references = await readForeignKeys(client)
  for (const { table, name } of references) await client.query(`alter table ${quoted(table)} drop constraint "${name}"`)
  // What triggers write is in the backup as well.
  await setTriggers(client, known.keys(), 'disable')
  for (const table of tables) await loadTable(client, folder, table)
  await setTriggers(client, known.keys(), 'enable')
  if (known.has('webhooks')) await emitOnlyIfAsked(client)
  for (const { table, name, definition } of references)
    await client.query(`alter table ${quoted(table)} add constraint "${name}" ${definition}`)
  // Sequences are set last, because a rollback does not undo that; a sequence that is ahead does no harm to an empty
  // database.
  const sequences = new Set(await readSequences(client))
  for (const { name, lastValue, isCalled } of manifest.sequences)
    if (sequences.has(name))
      await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), lastValue, isCalled])
  if (known.has('bitcoin_wallets')) await markWalletsRestored(client)
}

async function setTriggers(client: PoolClient, tables: Iterable<string>, how: 'enable' | 'disable'): Promise<void> {
  for (const name of tables) await client.query(`alter table ${quoted(name)} ${how} trigger user`)
}

async function loadTable(client: PoolClient, folder: string, { name, columns, rows }: TableEntry): Promise<void> {
  const into = client.query(copyFrom(`copy ${quoted(name)} (${columns.map((c) => `"${c}"`).join(', ')}) from stdin`))
  await pipeline(createReadStream(tableFile(folder, name)), into)
  if (into.rowCount !== rows)
    throw new StartError(`The backup is damaged: ${name} has ${into.rowCount} rows instead of ${rows}.`)
}

/** Makes one line of an error of PostgreSQL's; the transaction was rolled back. */
function inWords(error: unknown): unknown {
  if (error instanceof StartError) return error
  const { code, message, detail } = error as { code?: string; message: string; detail?: string }
  if (!code || !/^[0-9A-Z]{5}$/.test(code)) return error
  return new StartError(`The database refused the backup: ${detail ?? message} Nothing was restored.`)
}
