/** The process in which a picture is drawn (`apart.ts`). */
import sharp, { type Sharp } from 'sharp'
import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE } from '@semena/contract/limits'
import type { Drawn } from '../../domain/media/port.ts'
import type { Task } from './apart.ts'

/** Longest side to which a drawing is drawn, in pixels, and the dots in an inch of a drawing as it is written. */
const LONGEST_SIDE = 4096
const DENSITY = 72
const MOST_DENSITY = 100_000
const MOST_BYTES_OF_MEMORY = 1 << 30
const QUALITY = 88

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_BYTES_OF_MEMORY) process.exit(1)
}, 50)
// The shop has ended.
process.once('disconnect', () => process.exit(0))

process.once('message', (task: Task) => {
  draw(task).then(
    (drawn) => process.send!(drawn),
    // Whatever the decoder's fault is, the file is no picture that can be shown.
    () => process.send!({ ok: false, code: 'NO_PICTURE' } satisfies Drawn),
  )
})

async function draw(task: Task): Promise<Drawn> {
  const { content, width, height } = task
  const head = await sharp(content, { limitInputPixels: false, animated: false }).metadata()
  if (task.isDrawing) {
    const most = Math.max(head.width, head.height)
    // Of so large a drawing even one dot in an inch is too many.
    if (most / DENSITY > LONGEST_SIDE) return { ok: false, code: 'TOO_LARGE' }
    const scale = Math.min(Math.max(width / head.width, height / head.height), LONGEST_SIDE / most)
    const density = Math.min(Math.max(DENSITY * scale, 1), MOST_DENSITY)
    return boxed(sharp(content, { density, limitInputPixels: (LONGEST_SIDE + 1) ** 2 }), task)
  }
  if (head.width * head.height > MAX_PICTURE_PIXELS || Math.max(head.width, head.height) > MAX_PICTURE_SIDE)
    return { ok: false, code: 'TOO_LARGE' }
  const picture = sharp(content, { limitInputPixels: MAX_PICTURE_PIXELS, animated: false, failOn: 'error' })
  return boxed(picture.rotate(), task)
}

/** In its box and format. What fills its box is cut at the sides; nothing else is enlarged but a drawing. */
async function boxed(picture: Sharp, { width, height, fills, format, isDrawing }: Task): Promise<Drawn> {
  const sized = picture.resize(width, height, {
    fit: fills ? 'cover' : 'inside',
    withoutEnlargement: !fills && !isDrawing,
  })
  const encoded =
    format === 'png'
      ? sized.png({ compressionLevel: 9, effort: 9 })
      : sized.flatten({ background: 'white' }).jpeg({ quality: QUALITY, mozjpeg: true })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { ok: true, content: data, width: info.width, height: info.height }
}
