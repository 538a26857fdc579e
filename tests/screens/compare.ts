/** Compares pictures with those of an earlier run, pixel by pixel, with the browser's own canvas. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

interface Difference {
  /** The number of pixels that differ. Where the sizes differ, pixels that only one picture has count too. */
  pixels: number
  /** The new picture, pale, with the differing pixels in red: a PNG as a data URL. */
  picture: string
}

/** Answers how many of the pictures differ, and writes `<name>.difference.png` into `folder` for each of those. */
export async function comparePictures(
  browser: Browser,
  folder: string,
  earlier: string,
  files: readonly string[],
): Promise<number> {
  const page = await browser.newPage()
  let differing = 0
  for (const file of files) {
    const before = join(earlier, file)
    if (!existsSync(before)) {
      console.log(`${file}: there is no earlier picture`)
      differing++
      continue
    }
    const now = readFileSync(join(folder, file))
    const then = readFileSync(before)
    if (now.equals(then)) continue
    const { pixels, picture } = await difference(page, address(then), address(now))
    if (pixels === 0) continue
    differing++
    console.log(`${file}: ${pixels} pixels differ`)
    writeFileSync(
      join(folder, `${basename(file, '.png')}.difference.png`),
      Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'),
    )
  }
  await page.close()
  return differing
}

const address = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

async function difference(page: Page, before: string, now: string): Promise<Difference> {
  return page.evaluate(
    async (pictures) => {
      const images = await Promise.all(
        pictures.map(async (src) => {
          const image = new Image()
          image.src = src
          await image.decode()
          return image
        }),
      )
      const width = Math.max(...images.map((image) => image.width))
      const height = Math.max(...images.map((image) => image.height))
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      const [old, own] = images.map((image) => {
        context.clearRect(0, 0, width, height)
        context.drawImage(image, 0, 0)
        return context.getImageData(0, 0, width, height)
      }) as [ImageData, ImageData]
      let count = 0
      for (let at = 0; at < own.data.length; at += 4) {
        let differs = false
        for (let channel = at; channel < at + 4; channel++) {
          differs ||= old.data[channel] !== own.data[channel]
          own.data[channel] = 255 - (255 - own.data[channel]!) / 4
        }
        own.data[at + 3] = 255
        if (!differs) continue
        count++
        own.data.set([200, 0, 0], at)
      }
      context.putImageData(own, 0, 0)
      const reader = new FileReader()
      const read = new Promise((resolve) => reader.addEventListener('load', resolve, { once: true }))
      reader.readAsDataURL(await canvas.convertToBlob())
      await read
      return { pixels: count, picture: reader.result as string }
    },
    [before, now],
  )
}
