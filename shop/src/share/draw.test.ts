/** The pictures of shared pages, decoded from the files that others get. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShareCard } from '@semena/contract/shop-port'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { PICTURE } from './card.ts'
import { sharePort } from './draw.ts'
import { createPictureCache } from './picture-cache.ts'
import { setLine, widthOf, wrap } from './lettering.ts'

const folder = mkdtempSync(join(tmpdir(), 'semena-share-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const RED = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c00' } })
  .png()
  .toBuffer()
const CARD: ShareCard = {
  shop: 'Semínka & spol.',
  title: 'Северное сияние',
  over: 'č. 001',
  genotype: { indica: 95, left: 'Indica 95', right: '5 Sativa' },
  facts: [{ kind: 'thc', label: 'THC', from: 16, to: 20, text: '16–20 %' }],
  picture: 'https://elsewhere.example/a.png',
}

interface Options {
  bytes?: Buffer | null
  mostBytes?: number
  into?: string
}

function drawing({ bytes = RED, mostBytes = 1 << 30, into = 'kept' }: Options = {}) {
  const asked: string[] = []
  const faults: unknown[] = []
  const draw = sharePort({
    source: async (address) => {
      asked.push(address)
      return bytes
    },
    kept: createPictureCache(join(folder, into), mostBytes),
    onFault: (error) => faults.push(error),
  })
  return { draw, asked, faults }
}

async function colourAt(picture: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

it('a card is a JPEG of the size that networks ask for, with the product’s own picture', async () => {
  const { draw } = drawing()
  const picture = await draw(CARD)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const [red, green] = await colourAt(picture, PICTURE.width / 2, 315)
  expect([red! > 180, green! < 30]).toEqual([true, true])
})

it('is drawn once, however many ask, and not again after a restart', async () => {
  const first = drawing({ into: 'once' })
  const all = await Promise.all(Array.from({ length: 5 }, () => first.draw(CARD)))
  expect(first.asked).toHaveLength(1)
  expect(new Set(all.map((one) => Buffer.from(one).toString('base64'))).size).toBe(1)
  const second = drawing({ into: 'once' })
  expect(Buffer.from(await second.draw(CARD)).equals(Buffer.from(all[0]!))).toBe(true)
  expect(second.asked).toEqual([])
})

it.each([
  ['is away', null],
  ['is none', Buffer.from('<html>')],
])('stands without its picture when that %s, and is tried again', async (_, bytes) => {
  const { draw, asked } = drawing({ bytes, into: 'without' })
  expect((await sharp(await draw(CARD)).metadata()).width).toBe(1200)
  await draw(CARD)
  expect(asked).toHaveLength(2)
})

it('the folder keeps no more than it may', async () => {
  const { draw } = drawing({ mostBytes: 100_000, into: 'bounded' })
  for (let i = 0; i < 4; i++) await draw({ shop: 'Seeds', title: `Card ${i}` })
  const kept = createPictureCache(join(folder, 'bounded'), 100_000)
  await kept.keep('last', Buffer.alloc(10))
  const sizes = readdirSync(join(folder, 'bounded')).map((name) => statSync(join(folder, 'bounded', name)).size)
  expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(100_000)
  expect(await kept.find('last')).toHaveLength(10)
})

it('each letter of the three languages is there, in every face', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzáčďéěíňóřšťúůýžабвгдеёжзийклмнопрстуфхцчшщъыьэюя'
  for (const face of ['display', 'italic', 'text', 'strong'] as const)
    for (const letter of `${letters}${letters.toUpperCase()}0123456789–—·%№.,:;!?«»“”„’×…#&()/`)
      expect(setLine({ face, text: letter, x: 0, y: 0, size: 10, fill: '#000' }), `${letter} in ${face}`).toContain(
        '<path',
      )
})

it('text that has no room ends in an ellipsis, and nothing is wider than its column', () => {
  const { lines, whole } = wrap('display', `word ${'x'.repeat(200)} and many more words`, {
    size: 40,
    width: 300,
    most: 3,
  })
  expect(whole).toBe(false)
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(widthOf('display', line, 40)).toBeLessThanOrEqual(300)
})

it('marks of other languages in a title do not break the drawing', async () => {
  const { draw } = drawing({ into: 'marks' })
  expect((await draw({ shop: '日本 '.repeat(200), title: '<&>"\u0000 日本 \u{1f331}' })).length).toBeGreaterThan(1000)
})
