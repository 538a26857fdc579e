/** Pictures of strangers, made anew: what cameras and programs write beside the picture stays behind. */
import sharp from 'sharp'

/** Pictures with more pixels are refused before they are decoded. */
const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 20
const QUALITY = 82

/** How the kinds of files begin that are taken. Nothing else gets as far as a decoder, drawings with scripts least of all. */
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
const startsLikePicture = (content: Buffer): boolean =>
  BEGINNINGS.some((parts) =>
    parts.every(([offset, bytes]) => content.toString('latin1', offset, offset + bytes.length) === bytes),
  )

/** The picture as WebP, upright and no longer than `side`; null when it is none, is broken or too large. */
export async function remake(content: Buffer, side: number): Promise<Buffer | null> {
  if (!startsLikePicture(content)) return null
  try {
    return await sharp(content, { limitInputPixels: MAX_PIXELS, animated: false, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
  } catch {
    // Whatever a decoder says of it, it is no picture that can be shown.
    return null
  }
}
