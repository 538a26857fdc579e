/** Files in a folder of the disk. */
import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import type { MediaStorage } from '../../domain/media/port.ts'
import { mediaStorage } from './storage.ts'
import type { FileStore, StoredFile } from './store.ts'

/** A storage of media in this folder of the disk. */
export const diskStorage = (folder: string): MediaStorage => mediaStorage(folderStore(folder))

/** Keeps files in a folder, under their keys. */
export function folderStore(folder: string): FileStore {
  const read = async (key: string): Promise<Buffer | null> => {
    try {
      return unlessEmpty(await readFile(join(folder, key)))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  return {
    name: `the folder ${folder}`,
    read,
    open: (key) => openFile(join(folder, key)),
    has: (key) =>
      access(join(folder, key)).then(
        () => true,
        () => false,
      ),
    holds: async (key, content) => (await read(key))?.equals(content) ?? false,
    /** Every process sees the file whole or not at all, because it gets its name at the end. */
    async write(key, content) {
      const file = join(folder, key)
      await mkdir(dirname(file), { recursive: true })
      const draft = `${file}.${randomUUID()}${DRAFT}`
      try {
        await writeFile(draft, content)
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async remove(keys) {
      for (const key of keys) await rm(join(folder, key), { force: true })
    },
    list: (prefix) => listed(folder, prefix),
    publicUrl: () => null,
  }
}

/** Up to how many bytes a file is passed on whole, which is quicker. */
const SMALL = 1 << 20

async function openFile(path: string): Promise<{ size: number; body: Buffer | Readable } | null> {
  const file = await open(path).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!file) return null
  try {
    const found = await file.stat()
    if (found.isFile() && found.size > SMALL) return { size: found.size, body: file.createReadStream() }
    const body = found.isFile() ? unlessEmpty(await file.readFile()) : null
    await file.close()
    return body && { size: body.length, body }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** A power cut may leave a file without its content, which counts as missing: a size is made anew then. */
const unlessEmpty = (content: Buffer): Buffer | null => (content.length > 0 ? content : null)

/** The ending of files that are being written. */
const DRAFT = '.tmp'

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

async function* listed(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  // A prefix need not end with a folder's name, so its last part is compared with the names.
  const within = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1))
  const rooms = [within]
  for (let room = rooms.pop(); room !== undefined; room = rooms.pop()) {
    const entries = await readdir(room, { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    for (const entry of entries) {
      const file = join(room, entry.name)
      const key = relative(folder, file).replaceAll(sep, '/')
      if (entry.isDirectory()) rooms.push(file)
      else if (entry.isFile() && key.startsWith(prefix) && !key.endsWith(DRAFT)) {
        const found = await stat(file).catch(() => null)
        if (found) yield { key, size: found.size, changedAt: found.mtime }
      }
    }
  }
}
