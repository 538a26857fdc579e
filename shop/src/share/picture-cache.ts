/**
 * Caches drawn pictures in a folder by what they show. Its bytes are limited; the oldest pictures are removed first.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { declareCache } from '@semena/commerce/memory'

export interface PictureCache {
  find(key: string): Promise<Buffer | null>
  keep(key: string, picture: Buffer): Promise<void>
}

declareCache({
  name: 'pictures to share',
  holds: 'drawn pictures in a folder, by what they show',
  bound: '256 MB on the disk',
  lifeMs: Number.POSITIVE_INFINITY,
  tags: null,
})

/** How many pictures may be added before the folder's size is checked again. */
const ADDED_BETWEEN = 100

/**
 * Opens the cache. A picture that cannot be written is drawn again the next time, so that a full disk stops no page.
 */
export function createPictureCache(folder: string, mostBytes: number): PictureCache {
  const file = (key: string): string => join(folder, `${key}.jpg`)
  let added = ADDED_BETWEEN
  return {
    find: (key) => readFile(file(key)).catch(() => null),
    async keep(key, picture) {
      const draft = `${file(key)}.${randomUUID()}.tmp`
      try {
        await mkdir(folder, { recursive: true })
        await writeFile(draft, picture)
        await rename(draft, file(key))
        if (++added < ADDED_BETWEEN) return
        added = 0
        await tidy(folder, mostBytes)
      } catch {
        await rm(draft, { force: true }).catch(() => {})
      }
    },
  }
}

async function tidy(folder: string, mostBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name))
      return { name, size, mtimeMs }
    }),
  )
  let bytes = files.reduce((sum, { size }) => sum + size, 0)
  for (const { name, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (bytes <= mostBytes) return
    await rm(join(folder, name), { force: true })
    bytes -= size
  }
}
