/**
 * Pictures of an import: files of the folder, and plates drawn from a variety's facts. They are stored before any row
 * is written.
 */
import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import type { MediaStorage } from '../domain/media/port.ts'
import { plate, type PlateFacts, type PlateTheme, type PlateView } from '@semena/plates'
import type { Folder } from './folder.ts'
import { PlateThread, type WantedPlate } from './plate-thread.ts'

/** A picture of the import; its `path` is empty until everything is stored. */
export interface Picture {
  path: string
  contentType: string
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

/** So many pictures are made and stored at once; as many plates are drawn before other things get their turn. */
const AT_ONCE = 8
/** From so many plates on a second thread pays, because it takes a tenth of a second to begin. */
const MANY_PLATES = 100

/** A picture that is to be stored: a plate, or a file of the folder. */
type Wanted = { picture: Picture; extension: string } & ({ plate: WantedPlate } | { file: string })

export class Pictures {
  readonly #folder: Folder
  readonly #wanted = new Map<string, Wanted>()

  constructor(folder: Folder) {
    this.#folder = folder
  }

  /** A file of the folder as a picture, or a text that says what is wrong with it. */
  file(name: string, { anyType = false } = {}): Picture | string {
    const contentType =
      TYPES[extname(name).toLowerCase()] ?? (anyType ? OTHER_TYPES[extname(name).toLowerCase()] : undefined)
    if (!this.#folder.has(name)) return `there is no file ${name} in the folder`
    if (!contentType) return `${name} is not a picture (${Object.keys(TYPES).join(' ')})`
    return this.#want(`file ${name}`, { picture: { path: '', contentType }, extension: extname(name), file: name })
  }

  /** A plate of a variety, with or without lettering. */
  plate(facts: PlateFacts, view: PlateView, theme: PlateTheme, caption: boolean): Picture {
    const key = createHash('sha1')
      .update(JSON.stringify([facts, view, theme, caption]))
      .digest('hex')
    return this.#want(`plate ${key}`, {
      picture: { path: '', contentType: 'image/svg+xml' },
      extension: '.svg',
      plate: { facts, options: { view, theme, caption, ground: true } },
    })
  }

  #want(key: string, wanted: Wanted): Picture {
    const known = this.#wanted.get(key)
    if (!known) this.#wanted.set(key, wanted)
    return (known ?? wanted).picture
  }

  get count(): number {
    return this.#wanted.size
  }

  /**
   * Stores all pictures. Names follow from the content, so storing one again changes nothing, and nobody sees a file
   * before a row names it.
   */
  async store(media: MediaStorage): Promise<void> {
    const { plates = [], files = [] } = Object.groupBy(this.#wanted.values(), (one) =>
      'plate' in one ? 'plates' : 'files',
    )
    await this.#lane(media, files, async (some) => some.map((one) => this.#make(one)))
    const thread = plates.length >= MANY_PLATES && availableParallelism() > 1 ? new PlateThread() : undefined
    const here = this.#lane(media, plates, async (some) => some.map((one) => this.#make(one)))
    // The thread has its next plates before it has drawn the last ones.
    const there = thread ? [1, 2].map(() => this.#lane(media, plates, (some) => drawnBy(thread, some))) : []
    try {
      await Promise.all([here, ...there])
    } finally {
      await thread?.end()
    }
  }

  /** Makes and stores pictures as long as there are any that no other lane has taken. */
  async #lane(
    media: MediaStorage,
    todo: Wanted[],
    make: (some: readonly Wanted[]) => Promise<Buffer[]>,
  ): Promise<void> {
    for (let some = todo.splice(0, AT_ONCE); some.length > 0; some = todo.splice(0, AT_ONCE)) {
      const contents = await make(some)
      await Promise.all(
        some.map(async ({ picture, extension }, i) => {
          picture.path = await media.put(contents[i]!, extension)
        }),
      )
    }
  }

  #make(wanted: Wanted): Buffer {
    if ('file' in wanted) return this.#folder.content(wanted.file)
    return Buffer.from(plate(wanted.plate.facts, wanted.plate.options))
  }
}

async function drawnBy(thread: PlateThread, some: readonly Wanted[]): Promise<Buffer[]> {
  const drawn = await thread.draw(some.flatMap((one) => ('plate' in one ? [one.plate] : [])))
  return drawn.map((svg) => Buffer.from(svg))
}
