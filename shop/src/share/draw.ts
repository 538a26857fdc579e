/** Draws the pictures of shared pages: each one once, and only a few at a time. */
import { createHash } from 'node:crypto'
import { MAX_PICTURE_PIXELS } from '@semena/contract/limits'
import { SHARE_SIZE, type ShareCard, type SharePort } from '@semena/contract/shop-port'
import sharp from 'sharp'
import { PICTURE, cardDrawing } from './card.ts'
import { INK } from './colours.ts'
import type { PictureCache } from './picture-cache.ts'
import type { PictureSource } from './picture.ts'

/**
 * Part of each picture's key. It is increased when cards look different, so that older pictures are not used any more.
 */
const EDITION = 1
const QUALITY = 84
/** How many pictures are drawn at a time, since drawing one occupies a processor for a tenth of a second. */
const AT_ONCE = 2

export interface Drawing {
  source: PictureSource
  kept: PictureCache
  onFault: (error: unknown) => void
}

/** Answers a function that makes the JPEG of a card, or takes it from the cache. */
export function sharePort({ source, kept, onFault }: Drawing): SharePort {
  const making = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let busy = 0
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    while (busy >= AT_ONCE) await new Promise<void>((go) => void waiting.push(go))
    busy++
    try {
      return await work()
    } finally {
      busy--
      waiting.shift()?.()
    }
  }
  /**
   * The card's picture; null when it cannot be had. A card without its picture is answered all the same, but not
   * stored.
   */
  const pictureOf = async ({ picture }: ShareCard): Promise<Buffer | null> => {
    try {
      const bytes = picture ? await source(picture) : null
      return bytes && (await plate(bytes))
    } catch (error) {
      onFault(error)
      return null
    }
  }
  const make = async (card: ShareCard, key: string): Promise<Buffer> => {
    const found = await kept.find(key)
    if (found) return found
    return inTurn(async () => {
      const picture = await pictureOf(card)
      const drawn = await compose(card, picture)
      if (picture || !card.picture) await kept.keep(key, drawn)
      return drawn
    })
  }
  return (card) => {
    const key = createHash('sha256')
      .update(JSON.stringify([EDITION, card]))
      .digest('hex')
      .slice(0, 32)
    const same = making.get(key)
    if (same) return same
    const made = make(card, key).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }
}

const plate = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS })
    .rotate()
    .resize({ ...PICTURE, fit: 'cover' })
    .flatten({ background: INK.paper })
    .png({ compressionLevel: 1 })
    .toBuffer()

const compose = (card: ShareCard, picture: Buffer | null): Promise<Buffer> =>
  sharp({ create: { ...SHARE_SIZE, channels: 3, background: INK.paper } })
    .composite([
      ...(picture ? [{ input: picture, left: 0, top: 0 }] : []),
      { input: Buffer.from(cardDrawing(card, picture !== null)), left: 0, top: 0 },
    ])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer()
