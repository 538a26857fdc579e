/** `npm run icons`: draws the shop's mark as the files that browsers and home screens ask for. They are committed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../root.ts'
import { INK } from '../share/colours.ts'
import { seed } from '../share/mark.ts'

const PUBLIC = join(ROOT, 'storefront/public')

/**
 * Draws one icon as PNG. `fill` is the share of the height that the seed takes; `corner` says how round the paper's
 * corners are, in percent of the side.
 */
async function icon(size: number, { fill, corner = 0 }: { fill: number; corner?: number }): Promise<Buffer> {
  const scale = (size * fill) / 32
  const [x, y] = [(size - 24 * scale) / 2, (size - 32 * scale) / 2]
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${(size * corner) / 100}" fill="${INK.paper}"/><g transform="translate(${x} ${y})scale(${scale})">${seed(INK.ink, INK.paper)}</g></svg>`
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** Packs PNG pictures into one file of the old ICO format. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [i, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * i
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const small = { fill: 0.92, corner: 18 }
const files: [string, Buffer][] = [
  ['favicon.ico', ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await icon(size, small) }))))],
  ['apple-touch-icon.png', await icon(180, { fill: 0.72 })],
  ['icons/192.png', await icon(192, { fill: 0.76, corner: 18 })],
  ['icons/512.png', await icon(512, { fill: 0.76, corner: 18 })],
  // A system may cut a maskable icon to a circle of four fifths of its side, so the seed is smaller.
  ['icons/maskable-512.png', await icon(512, { fill: 0.58 })],
]
mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
for (const [name, bytes] of files) writeFileSync(join(PUBLIC, name), bytes)
