/** Draws the pictures of shared pages: each one once, and only a few at a time. */
import { createHash } from 'node:crypto'
import { isOneFace } from '@semena/contract/font-pairs'
import { MAX_PICTURE_PIXELS } from '@semena/contract/limits'
import { lookOf } from '@semena/contract/look'
import { SHARE_SIZE, type ShareCard, type SharePort } from '@semena/contract/shop-port'
import sharp, { type Sharp } from 'sharp'
import { cardDrawing, LOGO, PICTURE } from './card.ts'
import { type Inks, inksOf } from './colours.ts'
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
  /** A picture as `shape` makes it; null when it cannot be had. */
  const had = async (
    address: string | undefined,
    shape: (bytes: Buffer) => Promise<Buffer>,
  ): Promise<Buffer | null> => {
    try {
      const bytes = address ? await source(address) : null
      return bytes && (await shape(bytes))
    } catch (error) {
      onFault(error)
      return null
    }
  }
  /** Draws the card; `isWhole` unless one of its pictures could not be had. */
  const drawn = async (card: ShareCard): Promise<{ picture: Buffer; isWhole: boolean }> => {
    const whole = await had(card.whole, (bytes) => covered(bytes, SHARE_SIZE))
    if (whole) return { picture: await jpeg(sharp(whole)), isWhole: true }
    const inks = inksOf(card.look)
    const plate = await had(card.picture, (bytes) => covered(bytes, PICTURE, inks.paper))
    const place = plate ? LOGO.head : LOGO.panel
    const logo = await had(card.logo, (bytes) => fitted(bytes, place))
    const missing = [card.whole, card.picture && !plate, card.logo && !logo].some(Boolean)
    return { picture: await compose(card, { plate, logo, inks }), isWhole: !missing }
  }
  const make = async (card: ShareCard, key: string): Promise<Buffer> => {
    const found = await kept.find(key)
    if (found) return found
    return inTurn(async () => {
      const { picture, isWhole } = await drawn(card)
      if (isWhole) await kept.keep(key, picture)
      return picture
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

const opened = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, animated: false }).rotate()

/** A picture that fills its place. */
const covered = (bytes: Buffer, { width, height }: Size, ground = 'white'): Promise<Buffer> =>
  opened(bytes)
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: ground })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** A logo within its place, at the left of a head and in the middle of a panel. */
const fitted = (bytes: Buffer, place: Place): Promise<Buffer> =>
  opened(bytes)
    .resize({
      width: place.width,
      height: place.height,
      fit: 'contain',
      position: place === LOGO.head ? 'left' : 'centre',
      background: 'transparent',
    })
    .png({ compressionLevel: 1 })
    .toBuffer()

interface Size {
  width: number
  height: number
}
type Place = (typeof LOGO)[keyof typeof LOGO]

function compose(
  card: ShareCard,
  { plate, logo, inks }: { plate: Buffer | null; logo: Buffer | null; inks: Inks },
): Promise<Buffer> {
  const place = plate ? LOGO.head : LOGO.panel
  const heading = isOneFace(lookOf(card.look).fonts) ? 'strong' : 'display'
  const drawing = cardDrawing(card, { hasPicture: plate !== null, hasLogo: logo !== null, inks, heading })
  const ground = sharp({ create: { ...SHARE_SIZE, channels: 3, background: inks.paper } })
  return jpeg(
    ground.composite([
      ...(plate ? [{ input: plate, left: 0, top: 0 }] : []),
      { input: Buffer.from(drawing), left: 0, top: 0 },
      ...(logo ? [{ input: logo, left: place.left, top: place.top }] : []),
    ]),
  )
}

const jpeg = (picture: Sharp): Promise<Buffer> =>
  picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
