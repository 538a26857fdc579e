/** Pictures in a folder: originals by the hash of their content, and each size is made once and kept beside them. */
import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import sharp from 'sharp'
import { fetchPicture } from './elsewhere.ts'
import { remake } from './picture.ts'
import { type MediaStorage, nearestSize, THUMBNAIL_SIZES, type ThumbnailFormat } from '../../domain/media/port.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
}
/**
 * Paths that a storage gives out: letters, digits, dashes and points, in at most four folders. No such path leads out
 * of the storage's folder.
 */
const PATH = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/){0,4}[A-Za-z0-9_-][A-Za-z0-9._-]*$/
const QUALITY = { AVIF: 52, WEBP: 75 } as const
/**
 * Effort of the AVIF encoder, from 0 to 9: with 4 instead of 2 a picture takes five times as long and shrinks by three
 * percent.
 */
const EFFORT = 2
/** Pictures larger than this are refused rather than decoded. */
const MAX_PIXELS = 100_000_000
/** How many sizes are made at the same time; each occupies a processor for a moment. */
const AT_ONCE = 2

type Content = { content: Buffer; contentType: string }

/** Whether a text has the form of a path that a storage gives out. */
export const isMediaPath = (path: string): boolean => path.length <= 200 && PATH.test(path) && !path.includes('..')

const typeOf = (name: string): string => TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'

/** Whether a file is an SVG. Its sizes are made as PNG, because picture servers of many clients take no SVG. */
const isDrawing = (path: string): boolean => extname(path).toLowerCase() === '.svg'

async function read(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

/** Writes a file so that every process sees it whole or not at all. */
async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** A storage of media in this folder of the disk. */
export function diskStorage(folder: string): MediaStorage {
  const making = new Map<string, Promise<Content | null>>()
  const waiting: (() => void)[] = []
  let busy = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    while (busy >= AT_ONCE)
      await new Promise<void>((go) => {
        waiting.push(go)
      })
    busy++
    try {
      return await work()
    } finally {
      busy--
      waiting.shift()?.()
    }
  }

  async function make(path: string, size: number, format: ThumbnailFormat, file: string): Promise<Content | null> {
    const source = await read(join(folder, 'originals', path))
    if (!source) return null
    const type = typeOf(path)
    if (!type.startsWith('image/')) return null
    const content = await inTurn(async () => {
      const picture = sharp(source, { limitInputPixels: MAX_PIXELS, animated: false })
        .rotate()
        .resize(size, size, { fit: 'inside', withoutEnlargement: true })
      if (format === 'AVIF') return picture.avif({ quality: QUALITY.AVIF, effort: EFFORT }).toBuffer()
      if (format === 'WEBP') return picture.webp({ quality: QUALITY.WEBP }).toBuffer()
      return (isDrawing(path) ? picture.png() : picture).toBuffer()
    })
    await write(file, content)
    // The original may have been removed meanwhile, and then no size of it may stay.
    const isThere = await access(join(folder, 'originals', path)).then(
      () => true,
      () => false,
    )
    if (!isThere) await rm(file, { force: true })
    return isThere ? { content, contentType: typeOf(file) } : null
  }

  const sizeFile = (path: string, size: number, format: ThumbnailFormat): string => {
    const own = isDrawing(path) ? '.png' : extname(path)
    return join(folder, 'sizes', `${path}.${size}${format === 'ORIGINAL' ? own : `.${format.toLowerCase()}`}`)
  }

  return {
    async put(content, extension) {
      const name = createHash('sha256').update(content).digest('hex').slice(0, 32)
      const path = `${name.slice(0, 2)}/${name}.${extension.replace(/^\./, '').toLowerCase()}`
      if (!isMediaPath(path)) throw new RangeError(`not a file extension: ${extension}`)
      const file = join(folder, 'originals', path)
      const there = await read(file)
      if (!there?.equals(content)) await write(file, content)
      return path
    },

    async putPicture(content, side) {
      const picture = await inTurn(() => remake(content, side))
      if (!picture) return null
      const name = randomUUID().replaceAll('-', '')
      const path = `${name.slice(0, 2)}/${name}.webp`
      await write(join(folder, 'originals', path), picture)
      return path
    },

    fetchPicture,

    async remove(path) {
      if (!isMediaPath(path)) return
      await rm(join(folder, 'originals', path), { force: true })
      for (const size of THUMBNAIL_SIZES)
        for (const format of ['ORIGINAL', 'AVIF', 'WEBP'] as const)
          await rm(sizeFile(path, size, format), { force: true })
    },

    async original(path) {
      if (!isMediaPath(path)) return null
      const content = await read(join(folder, 'originals', path))
      return content && { content, contentType: typeOf(path) }
    },

    async thumbnail(path, size, format) {
      if (!isMediaPath(path)) return null
      const nearest = nearestSize(size)
      const file = sizeFile(path, nearest, format)
      const made = await read(file)
      if (made) return { content: made, contentType: typeOf(file) }
      // Whoever asks for the size while it is being made waits for the same work.
      let work = making.get(file)
      if (!work) {
        work = make(path, nearest, format, file).finally(() => making.delete(file))
        making.set(file, work)
      }
      return work
    },
  }
}
