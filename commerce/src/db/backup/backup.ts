/**
 * Writes everything that a shop knows into a folder while it sells: one snapshot of the database, and the pictures that
 * it names.
 */
import { mkdir, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../driver/connect.ts'
import { appliedMigrations, MIGRATION_LOCK } from '../migrate.ts'
import { StartError } from '../../start-error.ts'
import {
  FORMAT,
  type Manifest,
  MANIFEST,
  type PictureEntry,
  pictureFile,
  type SequenceEntry,
  type TableEntry,
  tableFile,
} from './manifest.ts'
import { PictureNames } from './picture-names.ts'
import { writeSealed } from './sealed-file.ts'
import { PLAIN_FORMATS, type Queryable, quoted, readSequences, readTables } from './structure.ts'

/** Reads stored files by the path that the database knows. */
export interface Pictures {
  openStream(path: string): Promise<{ content: Readable } | null>
}

export interface BackupInput {
  pool: Database['pool']
  pictures: Pictures
  /** The folder to make; it must not exist yet, or be empty. */
  folder: string
  now: Date
  /** Aborts the backup; none of its files stay then. */
  signal: AbortSignal
}

/**
 * Writes the files into a draft folder and moves it into place at the end, so that a folder under the final name is
 * always whole.
 */
export async function writeBackup({ folder, ...rest }: BackupInput): Promise<Manifest> {
  await refuseTaken(folder)
  const draft = `${folder}.unfinished-${randomBytes(4).toString('hex')}`
  try {
    await mkdir(draft, { mode: 0o700 })
    const manifest = await fill(draft, rest)
    await finish(draft, manifest)
    await rmdir(folder).catch(() => {})
    await rename(draft, folder)
    await settle(dirname(folder))
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw inWords(error, folder)
  }
}

async function refuseTaken(folder: string): Promise<void> {
  try {
    if ((await readdir(folder)).length === 0) return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
  }
  throw new StartError(`${folder} is there already and is not an empty folder. Name one that is not there yet.`)
}

async function fill(draft: string, { pool, pictures, now, signal }: Omit<BackupInput, 'folder'>): Promise<Manifest> {
  const names = new PictureNames()
  const client = await pool.connect()
  let snapshot: Pick<Manifest, 'migrations' | 'tables' | 'sequences'>
  try {
    snapshot = await readSnapshot(client, draft, names, signal)
  } catch (error) {
    // The connection is destroyed, because nobody reads what COPY still sends.
    ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
    throw error
  } finally {
    // Ending the connection also ends its lock and its settings.
    client.release(true)
  }
  const kept: PictureEntry[] = []
  const missingPictures: string[] = []
  for (const path of [...names.found].toSorted()) {
    const picture = await pictures.openStream(path)
    if (picture) kept.push({ path, ...(await writeSealed(pictureFile(draft, path), picture.content, { signal })) })
    else missingPictures.push(path)
  }
  return { format: FORMAT, created: now.toISOString(), ...snapshot, pictures: kept, missingPictures }
}

async function readSnapshot(
  client: PoolClient,
  draft: string,
  names: PictureNames,
  signal: AbortSignal,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  await client.query(PLAIN_FORMATS)
  // The lock is taken before the snapshot, so that no migration changes the tables until the end.
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
  await client.query('begin isolation level repeatable read read only')
  const migrations = await appliedMigrations(client)
  if (migrations.length === 0) throw new StartError('There is no shop in the database: nothing to back up.')
  const tables: TableEntry[] = []
  for (const { name, columns } of await readTables(client)) {
    const list = columns.map((c) => `"${c.replaceAll('"', '""')}"`).join(', ')
    const rows = client.query(copyTo(`copy ${quoted(name)} (${list}) to stdout`))
    const seal = await writeSealed(tableFile(draft, name), rows, { signal, see: (piece) => names.read(piece) })
    names.end()
    tables.push({ name, columns, rows: rows.rowCount, ...seal })
  }
  // Sequences are not part of a snapshot. They are read last, so that none is behind the rows.
  const sequences = await readValues(client)
  await client.query('commit')
  return { migrations, tables, sequences }
}

async function readValues(client: Queryable): Promise<SequenceEntry[]> {
  const values: SequenceEntry[] = []
  for (const name of await readSequences(client)) {
    const { rows } = await client.query<Omit<SequenceEntry, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
    )
    values.push({ name, ...rows[0]! })
  }
  return values
}

async function finish(draft: string, manifest: Manifest): Promise<void> {
  await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
  for (const folder of [join(draft, 'tables'), draft]) await settle(folder)
}

/** Flushes a folder's entries to the disk, where the system lets a folder be opened. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Makes one line of an error that the owner can do something about; any other error stays as it is. */
function inWords(error: unknown, folder: string): unknown {
  const { code, name, message, syscall } = error as NodeJS.ErrnoException
  if (name === 'AbortError') return new StartError('The backup was stopped. Nothing of it was kept.')
  if (code === 'ENOENT' && syscall === 'mkdir')
    return new StartError(`There is no folder ${dirname(folder)} to put the backup in.`)
  if (code && FULL.has(code))
    return new StartError(`The disk that ${folder} is on is full (${code}). Nothing of the backup was kept.`)
  return syscall ? new StartError(`The backup could not be written: ${message}. Nothing of it was kept.`) : error
}
