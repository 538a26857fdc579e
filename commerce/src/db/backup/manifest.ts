/** The manifest of a backup: `manifest.json` beside its files. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Migration } from '../migrate.ts'
import { StartError } from '../../start-error.ts'

/** Length and hash by which a file of the backup is checked. */
interface Sealed {
  bytes: number
  sha256: string
}

export interface TableEntry extends Sealed {
  name: string
  columns: string[]
  rows: number
}

export interface SequenceEntry {
  name: string
  /** A bigint as text, because it need not fit a Number. */
  lastValue: string
  isCalled: boolean
}

export interface PictureEntry extends Sealed {
  path: string
}

export interface Manifest {
  /** Version of the format of this file and of the folder around it. */
  format: number
  created: string
  /** The migrations that the database had, oldest first. */
  migrations: Migration[]
  tables: TableEntry[]
  sequences: SequenceEntry[]
  pictures: PictureEntry[]
  /** Pictures that the data names and that did not exist. */
  missingPictures: string[]
}

export const FORMAT = 1
export const MANIFEST = 'manifest.json'

/** Path of the file with a table's rows, in PostgreSQL's text format of COPY. */
export const tableFile = (folder: string, table: string): string => join(folder, 'tables', `${table}.copy`)
export const pictureFile = (folder: string, path: string): string => join(folder, 'media', path)

const NAME = /^[a-z_][a-z0-9_]{0,62}$/
const PICTURE = /^[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{1,10}$/
const HASH = /^[0-9a-f]{64}$/

/**
 * Reads the manifest of a backup. Throws an error of one line when there is none, or none that this version
 * understands.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const unreadable = new StartError(`${folder} holds no whole backup: its ${MANIFEST} is missing or damaged.`)
  let manifest: Manifest
  try {
    manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest
  } catch {
    throw unreadable
  }
  if (typeof manifest?.format !== 'number') throw unreadable
  if (manifest.format > FORMAT)
    throw new StartError(`The backup ${folder} was made by a newer version of the shop. Restore it with that version.`)
  if (!isManifest(manifest)) throw unreadable
  return manifest
}

/** Names become parts of paths and of statements, so only harmless ones are accepted. */
function isManifest({ created, migrations, tables, sequences, pictures, missingPictures }: Manifest): boolean {
  try {
    return (
      !Number.isNaN(Date.parse(created)) &&
      migrations.length > 0 &&
      migrations.every((m) => Number.isSafeInteger(m.at) && HASH.test(m.hash)) &&
      tables.every((t) => NAME.test(t.name) && t.columns.every((c) => NAME.test(c)) && isSealed(t)) &&
      sequences.every((s) => NAME.test(s.name) && /^-?\d{1,19}$/.test(s.lastValue)) &&
      pictures.every((p) => PICTURE.test(p.path) && isSealed(p)) &&
      Array.isArray(missingPictures)
    )
  } catch {
    return false
  }
}

const isSealed = ({ bytes, sha256 }: Sealed): boolean => Number.isSafeInteger(bytes) && HASH.test(sha256)
