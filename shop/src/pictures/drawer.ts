/**
 * The process that draws ahead. It reads the shop's pages as a visitor does, from the home page to collections and
 * products, and draws the sizes of pictures that are seen at once. Those further down are drawn when they are asked for.
 * Sizes that are there already are passed over, so it goes on where it was interrupted.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type MediaSettings, MediaUnavailable, openMedia } from '@semena/commerce/media'
import { ROUTES } from '@semena/contract/page-paths'
import sharp from 'sharp'
import { pictureSize, readPage } from './page-pictures.ts'

/** What the shop sends to this process at its beginning. */
export interface Task {
  address: string
  media: MediaSettings
  /** After each picture it rests so many times as long as that took. */
  rest: number
}

/** The most pages that are read. A shop with more products draws the others when they are first asked for. */
const MOST_PAGES = 80
const MOST_PICTURES = 5000
const PAGE_MS = 30_000

process.once('message', (task: Task) => {
  drawAll(task).then(
    () => process.exit(0),
    (error: unknown) => {
      // Whoever asks for a picture then waits for it, and the shop tells of the fault.
      if (!(error instanceof MediaUnavailable)) console.error('Pictures could not be drawn ahead:', error)
      process.exit(1)
    },
  )
})
// The shop has ended.
process.once('disconnect', () => process.exit(0))

async function drawAll({ address, media, rest }: Task): Promise<void> {
  // One picture at a time, on one core.
  sharp.cache(false)
  sharp.concurrency(1)
  const storage = openMedia(media)
  const seen = new Set<string>()
  const draw = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) {
      const picture = pictureSize(path)
      if (!picture || seen.has(path) || seen.size === MOST_PICTURES) continue
      seen.add(path)
      const begun = performance.now()
      await storage.thumbnail(picture.path, picture.size, picture.format)
      await pause(rest * (performance.now() - begun))
    }
  }
  const pages = new Set<string>([ROUTES.home, ROUTES.viewAll])
  for (const page of pages) {
    const read = readPage(await htmlOf(address + page))
    for (const link of read.links) if (pages.size < MOST_PAGES) pages.add(link)
    await draw(read.first)
  }
}

/** The page; an empty text where the shop is too busy for it. */
async function htmlOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PAGE_MS) })
    return response.ok ? await response.text() : ''
  } catch {
    return ''
  }
}
