/** Encodes uploaded pictures anew, so that what cameras and programs write beside the picture is left out. */
import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE } from '@semena/contract/limits'
import sharp from 'sharp'

/** Seconds that a picture may take. */
export const MAX_SECONDS = 20
const QUALITY = 82

/**
 * First bytes of the kinds of files that are accepted. No other file reaches a decoder, and so no SVG with scripts
 * does.
 */
const BEGINNINGS: readonly [offset: number, bytes: string][][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [[0, 'GIF87a']],
  [[0, 'GIF89a']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [[4, 'ftypavif']],
  [[4, 'ftypavis']],
]
/** Whether a file begins like a picture of pixels. */
export const startsLikePicture = (content: Buffer): boolean =>
  BEGINNINGS.some((parts) =>
    parts.every(([offset, bytes]) => content.toString('latin1', offset, offset + bytes.length) === bytes),
  )

/** The picture as WebP, upright and no longer than `side`; null when it is no picture, is broken or too large. */
export async function remake(content: Buffer, side: number): Promise<Buffer | null> {
  if (!startsLikePicture(content) || (await isTooLarge(content))) return null
  try {
    return await sharp(content, { limitInputPixels: MAX_PICTURE_PIXELS, animated: false, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
  } catch {
    // Whatever the decoder's fault is, the file is no picture that can be shown.
    return null
  }
}

/**
 * Whether the picture, or the picture in a file of this machine, has more pixels than are ever decoded, or a longer side.
 * Only its head is read. What is no picture has none.
 */
export async function isTooLarge(picture: Buffer | string): Promise<boolean> {
  try {
    const { width, height } = await sharp(picture, { limitInputPixels: false, animated: false }).metadata()
    return width * height > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_PICTURE_SIDE
  } catch {
    return false
  }
}
