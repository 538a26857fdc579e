/** The private folder of the server's socket. It is short, because a socket's path may have about 100 bytes. */
import { createHash } from 'node:crypto'
import { chownSync, lstatSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Identity } from './run.ts'

const LONGEST = 103
const NAME = 'semena-0123456789ab-XXXXXX/.s.PGSQL.5432'

/** Makes or reuses the folder that belongs to a cluster; one that belongs to somebody else is skipped. */
export function socketFolder(cluster: string, identity: Identity): string {
  const base = join(tmpdir(), NAME).length <= LONGEST ? tmpdir() : '/tmp'
  const hash = createHash('sha256').update(realpathSync(cluster)).digest('hex').slice(0, 12)
  const folder = join(base, `semena-${hash}`)
  try {
    mkdirSync(folder, { mode: 0o700 })
    give(folder, identity)
    return folder
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  if (isPrivate(folder, identity)) return folder
  const other = mkdtempSync(`${folder}-`)
  give(other, identity)
  return other
}

function isPrivate(folder: string, { owner }: Identity): boolean {
  const entry = lstatSync(folder)
  return entry.isDirectory() && entry.uid === owner && (entry.mode & 0o077) === 0
}

function give(folder: string, { ids }: Identity): void {
  if (ids.uid !== undefined) chownSync(folder, ids.uid, ids.gid!)
}
