/**
 * Pictures and files on top of any file store. An original is named by the hash of its content; each thumbnail is made
 * once and stored beside it.
 */
import { createHash, randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { MAX_PICTURE_PIXELS } from '@semena/contract/limits'
import sharp from 'sharp'
import {
  isPrivateFile,
  type MediaStorage,
  nearestSize,
  type ServedFile,
  type ThumbnailFormat,
} from '../../domain/media/port.ts'
import { faultText } from '../../domain/fault-text.ts'
import { drawApart } from './apart.ts'
import { fetchPicture } from './elsewhere.ts'
import { isTooLarge, MAX_SECONDS, remake } from './picture.ts'
import { contentTypeOf, type FileStore, ORIGINALS, SIZES } from './store.ts'

/**
 * Paths that a storage gives out: letters, digits, dashes and points, in at most four folders. No such path leads out
 * of the storage's folder.
 */
const PATH = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/){0,4}[A-Za-z0-9_-][A-Za-z0-9._-]*$/
const QUALITY = { AVIF: 52, WEBP: 75 } as const
/**
 * Effort of the AVIF encoder, from 0 to 9. Of the drawn plates, 2 takes 1.4 times as long as 1, for as many bytes and 0.4
 * decibels less difference from the original; 4 takes seven times as long for three percent fewer bytes; 0 is three times as
 * quick, with seven percent more bytes and 1.7 decibels more difference.
 */
const EFFORT = 1
/** How many sizes are made at the same time; each occupies a processor for a moment. */
const AT_ONCE = 2

type Content = { content: Buffer; contentType: string }
/** A size that was made; where it could not be kept, it is made anew for whoever asks next. */
type Made = Content & { isKept: boolean }

/** Whether a text has the form of a path that a storage gives out. */
const isMediaPath = (path: string): boolean => path.length <= 200 && PATH.test(path) && !path.includes('..')

/** Whether a file is an SVG. Its sizes are made as PNG, because picture servers of many clients take no SVG. */
const isDrawing = (path: string): boolean => extname(path).toLowerCase() === '.svg'

/** The path of a file, by its content. Throws a RangeError where the extension is none. */
function pathOf(content: Buffer, extension: string): string {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const path = `${name.slice(0, 2)}/${name}.${extension.replace(/^\./, '').toLowerCase()}`
  if (!isMediaPath(path)) throw new RangeError(`not a file extension: ${extension}`)
  return path
}

const originalKey = (path: string): string => `${ORIGINALS}${path}`

function sizeKey(path: string, size: number, format: ThumbnailFormat): string {
  const own = isDrawing(path) ? '.png' : extname(path)
  return `${SIZES}${path}.${size}${format === 'ORIGINAL' ? own : `.${format.toLowerCase()}`}`
}

/** A storage of media over a place that keeps files. `onRemoved` is waited for when a picture was deleted. */
export function mediaStorage(store: FileStore, onRemoved?: (path: string) => Promise<void>): MediaStorage {
  const making = new Map<string, Promise<Made | null>>()
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

  async function make(path: string, size: number, format: ThumbnailFormat, key: string): Promise<Made | null> {
    if (!contentTypeOf(path).startsWith('image/')) return null
    const source = await store.read(originalKey(path))
    if (!source || (await isTooLarge(source))) return null
    const content = await inTurn(async () => {
      const picture = sharp(source, { limitInputPixels: MAX_PICTURE_PIXELS, animated: false })
        .rotate()
        .resize(size, size, { fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: MAX_SECONDS })
      if (format === 'AVIF') return picture.avif({ quality: QUALITY.AVIF, effort: EFFORT }).toBuffer()
      if (format === 'WEBP') return picture.webp({ quality: QUALITY.WEBP }).toBuffer()
      return (isDrawing(path) ? picture.png() : picture).toBuffer()
      // Whatever the decoder's fault is, the file is no picture that can be shown.
    }).catch(() => null)
    if (!content) return null
    const made = { content, contentType: contentTypeOf(key) }
    try {
      await store.write(key, content)
    } catch (error) {
      // A disk that is full, or a bucket that takes nothing, keeps no picture from being seen.
      console.error(`a size of a picture could not be kept in ${store.name}: ${faultText(error)}`)
      return { ...made, isKept: false }
    }
    // The original may have been removed meanwhile, and then no size of it may stay.
    if (await store.has(originalKey(path))) return { ...made, isKept: true }
    await store.remove([key])
    return null
  }

  /** Whoever asks for a size while it is being made waits for the same work. */
  function once(path: string, size: number, format: ThumbnailFormat, key: string): Promise<Made | null> {
    let work = making.get(key)
    if (!work) {
      work = make(path, size, format, key).finally(() => making.delete(key))
      making.set(key, work)
    }
    return work
  }

  async function served(key: string, isPrivate: boolean): Promise<ServedFile | null> {
    const file = await store.open(key)
    return file && { is: 'BYTES', ...file, contentType: contentTypeOf(key), isPrivate }
  }

  return {
    pathOf,
    isTooLarge,

    draw: (content, drawing) => inTurn(() => drawApart(content, drawing)),

    async put(content, extension) {
      const path = pathOf(content, extension)
      const key = originalKey(path)
      if (!(await store.holds(key, content))) await store.write(key, content)
      return path
    },

    async putPicture(content, side) {
      const picture = await inTurn(() => remake(content, side))
      if (!picture) return null
      const name = randomUUID().replaceAll('-', '')
      const path = `${name.slice(0, 2)}/${name}.webp`
      await store.write(originalKey(path), picture)
      return path
    },

    async putStream(pieces, as) {
      const name = randomUUID().replaceAll('-', '')
      const path =
        'path' in as ? as.path : `${name.slice(0, 2)}/${name}.${as.extension.replace(/^\./, '').toLowerCase()}`
      if (!isMediaPath(path)) throw new RangeError(`not a path of a file: ${path}`)
      await store.write(originalKey(path), pieces)
      return path
    },

    fetchPicture,

    async remove(path) {
      if (!isMediaPath(path)) return
      // The original goes first: a size that is being made looks for it at its end, and goes with it.
      await store.remove([originalKey(path)])
      const sizes: string[] = []
      for await (const { key } of store.list(`${SIZES}${path}.`)) sizes.push(key)
      await store.remove(sizes)
      await onRemoved?.(path)
    },

    async original(path) {
      if (!isMediaPath(path)) return null
      const content = await store.read(originalKey(path))
      return content && { content, contentType: contentTypeOf(path) }
    },

    async openStream(path) {
      if (!isMediaPath(path)) return null
      const file = await store.open(originalKey(path))
      if (!file) return null
      const { body, size } = file
      return {
        content: Buffer.isBuffer(body) ? Readable.from([body]) : body,
        bytes: size,
        contentType: contentTypeOf(path),
      }
    },

    async thumbnail(path, size, format) {
      if (!isMediaPath(path)) return null
      const nearest = nearestSize(size)
      const key = sizeKey(path, nearest, format)
      const made = await store.read(key)
      return made ? { content: made, contentType: contentTypeOf(key) } : once(path, nearest, format, key)
    },

    async serve(path) {
      if (!isMediaPath(path)) return null
      const key = originalKey(path)
      const url = store.publicUrl(key)
      return url === null ? served(key, isPrivateFile(path)) : { is: 'ELSEWHERE', url }
    },

    async serveThumbnail(path, size, format) {
      if (!isMediaPath(path)) return null
      const nearest = nearestSize(size)
      const key = sizeKey(path, nearest, format)
      const url = store.publicUrl(key)
      const there =
        url === null ? await served(key, false) : (await store.has(key)) && { is: 'ELSEWHERE' as const, url }
      if (there) return there
      const made = await once(path, nearest, format, key)
      if (!made) return null
      return url === null || !made.isKept
        ? {
            is: 'BYTES',
            body: made.content,
            size: made.content.length,
            contentType: made.contentType,
            isPrivate: false,
          }
        : { is: 'ELSEWHERE', url }
    },
  }
}
