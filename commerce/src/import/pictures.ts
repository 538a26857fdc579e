/**
 * Pictures of an import: files of the folder, and plates drawn from a variety's facts. They are stored before any row
 * is written.
 */
import { createHash } from 'node:crypto'
import { extname, join } from 'node:path'
import type { MediaStorage } from '../domain/media/port.ts'
import { plate, type PlateFacts, type PlateTheme, type PlateView } from '@semena/plates'
import type { Folder } from './folder.ts'

/** A picture of the import; its `path` is empty until everything is stored. */
export interface Picture {
  path: string
  contentType: string
}

/** Why a file is no picture of the import. */
export interface PictureFault {
  fault: 'NO_PICTURE_FILE' | 'NOT_PICTURE' | 'PICTURE_TOO_LARGE'
  params: { value: string }
}

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}
const OTHER_TYPES: Readonly<Record<string, string>> = { '.pdf': 'application/pdf', '.txt': 'text/plain' }
const AT_ONCE = 16

/** A plate of a variety, with or without lettering. */
export interface WantedPlate {
  facts: PlateFacts
  view: PlateView
  theme: PlateTheme
  caption: boolean
}

/** Differs for plates that look different. */
export const plateKey = ({ facts, view, theme, caption }: WantedPlate): string =>
  createHash('sha1')
    .update(JSON.stringify([facts, view, theme, caption]))
    .digest('hex')

export const drawPlate = ({ facts, view, theme, caption }: WantedPlate): string =>
  plate(facts, { view, theme, caption, ground: true })

/** The pictures of a folder that have more pixels than are ever decoded. */
export async function tooLargeIn(folder: Folder, media: MediaStorage): Promise<ReadonlySet<string>> {
  const tooLarge = new Set<string>()
  for (const name of folder.names())
    if (TYPES[extname(name).toLowerCase()] && (await media.isTooLarge(join(folder.path, name)))) tooLarge.add(name)
  return tooLarge
}

export class Pictures {
  readonly #folder: Folder
  readonly #tooLarge: ReadonlySet<string>
  readonly #drawn: ReadonlyMap<string, string>
  readonly #wanted = new Map<string, { picture: Picture; extension: string; draw: () => Buffer }>()

  /** `drawn` are plates that are drawn already, by `plateKey`. */
  constructor(folder: Folder, tooLarge: ReadonlySet<string>, drawn: ReadonlyMap<string, string> = new Map()) {
    this.#folder = folder
    this.#tooLarge = tooLarge
    this.#drawn = drawn
  }

  /** A file of the folder as a picture, or what is wrong with it. */
  file(name: string, { anyType = false } = {}): Picture | PictureFault {
    const contentType =
      TYPES[extname(name).toLowerCase()] ?? (anyType ? OTHER_TYPES[extname(name).toLowerCase()] : undefined)
    if (!this.#folder.has(name)) return { fault: 'NO_PICTURE_FILE', params: { value: name } }
    if (!contentType) return { fault: 'NOT_PICTURE', params: { value: name } }
    if (this.#tooLarge.has(name)) return { fault: 'PICTURE_TOO_LARGE', params: { value: name } }
    return this.#want(`file ${name}`, extname(name), contentType, () => this.#folder.content(name))
  }

  plate(wanted: WantedPlate): Picture {
    const key = plateKey(wanted)
    return this.#want(`plate ${key}`, '.svg', 'image/svg+xml', () =>
      Buffer.from(this.#drawn.get(key) ?? drawPlate(wanted)),
    )
  }

  #want(key: string, extension: string, contentType: string, draw: () => Buffer): Picture {
    let wanted = this.#wanted.get(key)
    if (!wanted) this.#wanted.set(key, (wanted = { picture: { path: '', contentType }, extension, draw }))
    return wanted.picture
  }

  get count(): number {
    return this.#wanted.size
  }

  /**
   * Stores all pictures. Names follow from the content, so storing one again changes nothing, and nobody sees a file
   * before a row names it. `keep` gets the paths of files that others may have uploaded, before they are stored.
   */
  async store(media: MediaStorage, keep: (paths: readonly string[]) => Promise<void>): Promise<void> {
    const all = [...this.#wanted.values()]
    for (let i = 0; i < all.length; i += AT_ONCE) {
      const batch = all
        .slice(i, i + AT_ONCE)
        .map(({ picture, extension, draw }) => ({ picture, extension, content: draw() }))
      // No drawing is ever uploaded.
      const files = batch.filter(({ extension }) => extension !== '.svg')
      await keep(files.map(({ content, extension }) => media.pathOf(content, extension)))
      await Promise.all(
        batch.map(async ({ picture, extension, content }) => {
          picture.path = await media.put(content, extension)
        }),
      )
    }
  }
}
