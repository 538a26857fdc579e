/** Draws the shop's icons: of the owner's picture, or of the usual mark in the colours of the look. */
import type { IconSource } from '@semena/contract/icon-source'
import type { IconForm } from '@semena/contract/shop-icons'
import sharp from 'sharp'
import { seed } from './mark.ts'

/** The most pixels of a picture that icons are made of. */
const MOST_PIXELS = 16_000_000
/** How round the paper's corners are, in percent of the side, and how much of it the mark takes. */
const CORNER = 18
const MARK = 0.9

/** Draws one icon as PNG; `picture` is the owner's. */
export function drawIcon(picture: Buffer | null, form: IconForm, { paper, ink }: IconSource): Promise<Buffer> {
  return picture ? ofPicture(picture, form, paper) : ofMark(form, { paper, ink })
}

async function ofPicture(content: Buffer, { size, fill, onPaper }: IconForm, paper: string): Promise<Buffer> {
  const side = Math.round(size * fill)
  const small = await sharp(content, { limitInputPixels: MOST_PIXELS, animated: false })
    .resize(side, side, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: onPaper ? paper : 'transparent' } })
    .composite([{ input: small }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function ofMark({ size, fill, onPaper }: IconForm, { paper, ink }: Pick<IconSource, 'paper' | 'ink'>): Promise<Buffer> {
  const drawing = markDrawing(size, { paper, ink, fill: fill * MARK, corner: onPaper ? 0 : CORNER })
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

interface Mark {
  paper: string
  ink: string
  fill: number
  corner: number
}

/** The mark on a square of paper, as SVG. */
function markDrawing(size: number, { paper, ink, fill, corner }: Mark): string {
  const scale = (size * fill) / 32
  const [x, y] = [(size - 24 * scale) / 2, (size - 32 * scale) / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${(size * corner) / 100}" fill="${paper}"/><g transform="translate(${x} ${y})scale(${scale})">${seed(ink, paper)}</g></svg>`
}

/** Packs a PNG picture of that side into a file of the old ICO format. */
export function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
