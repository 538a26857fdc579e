/** Icons where the owner's picture cannot be had at first. */
import { iconsPath, iconSource } from '@semena/contract/icon-source'
import { ICON_KEY, type ShopPicture } from '@semena/contract/shop-pictures'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { iconRoutes } from './routes.ts'

const PICTURE: ShopPicture = { url: `/media/ab/ab${'0'.repeat(30)}.png`, width: 512, height: 512 }

test(`what stands in for ${ICON_KEY} is kept by nobody, and the picture comes as soon as it can be had`, async () => {
  let isThere = false
  const blue = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  const app = Fastify()
  await app.register(
    iconRoutes(
      async () => ({ icon: JSON.stringify(PICTURE), look: null }),
      async () => {
        if (!isThere) throw new Error('the storage is away')
        return blue
      },
    ),
  )
  const colourOf = async (content: Buffer): Promise<number[]> => [
    ...(await sharp(content).removeAlpha().extract({ left: 256, top: 256, width: 1, height: 1 }).raw().toBuffer()),
  ]
  const folder = iconsPath(iconSource(JSON.stringify(PICTURE), null))
  const ask = () => app.inject({ url: `${folder}512.png` })
  const [first, beside] = await Promise.all([ask(), ask()])
  expect(beside.headers['cache-control']).toBe('no-cache')
  expect(first.statusCode).toBe(200)
  expect(first.headers['cache-control']).toBe('no-cache')
  expect(await colourOf(first.rawPayload)).not.toEqual([0, 0, 255])
  isThere = true
  const second = await ask()
  expect(second.headers['cache-control']).toContain('immutable')
  expect(await colourOf(second.rawPayload)).toEqual([0, 0, 255])
  await app.close()
})
