/** Copies files from one place to another, and finds those that nothing names. */
import type { FileStore, StoredFile } from './store.ts'
import { ORIGINALS, SIZES } from './store.ts'

/** How many files are on their way at a time. */
const AT_ONCE = 8
/** A younger file may be one whose row is still being written. Milliseconds. */
const YOUNG_MS = 24 * 3_600_000

export interface Copied {
  copied: number
  /** Files that were there already. */
  known: number
  /** Bytes that were copied. */
  bytes: number
}

/**
 * Copies every file that the other place lacks, and leaves the first place as it is. A copy that broke off goes on
 * where it was. Throws `MediaUnavailable` when a place cannot be reached.
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  onFile: (done: Copied) => void = () => {},
): Promise<Copied> {
  const done: Copied = { copied: 0, known: 0, bytes: 0 }
  for (const room of [ORIGINALS, SIZES]) {
    const there = new Map<string, number>()
    for await (const { key, size } of to.list(room)) there.set(key, size)
    const copy = async ({ key, size }: StoredFile): Promise<void> => {
      // Nothing ever changes under a key, so a file of that length is that file.
      const file = there.get(key) === size ? null : await from.open(key)
      if (file) {
        await to.write(key, file.body)
        done.copied++
        done.bytes += file.size
      } else done.known++
      onFile(done)
    }
    const files = from.list(room)[Symbol.asyncIterator]()
    const lane = async (): Promise<void> => {
      for (let next = await files.next(); !next.done; next = await files.next()) await copy(next.value)
    }
    // Every lane has ended when a fault is told, so that nothing is copied after it.
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane))
    const fault = ends.find((end) => end.status === 'rejected')
    if (fault) throw fault.reason
  }
  return done
}

const NAME = /^[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z0-9]{1,10}/

/**
 * Files that are older than a day and that none of the named paths needs: originals, and sizes of originals. What does
 * not have the form of a stored file's name is left out. The names are read before and after the files: storing a file
 * that is there writes nothing, so one that nothing named may be as old as before and named by then.
 */
export async function unusedFiles(
  store: FileStore,
  readNamed: () => Promise<ReadonlySet<string>>,
  now: Date,
): Promise<StoredFile[]> {
  const unused = new Map<StoredFile, string>()
  const before = await readNamed()
  for (const room of [ORIGINALS, SIZES])
    for await (const file of store.list(room)) {
      const path = NAME.exec(file.key.slice(room.length))?.[0]
      if (path && !before.has(path) && now.getTime() - file.changedAt.getTime() > YOUNG_MS) unused.set(file, path)
    }
  if (unused.size === 0) return []
  const after = await readNamed()
  return [...unused].flatMap(([file, path]) => (after.has(path) ? [] : [file]))
}
