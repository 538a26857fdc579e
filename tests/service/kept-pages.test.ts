/** Which parts of an address lead to another cached page, and what pages that are made in the same second share. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDemoShop } from '../support/demo-shop.ts'
import type { RunningShop } from '../support/shop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startDemoShop()
})
afterAll(() => shop?.remove())

/** How many pages have been rendered because they were not cached. */
async function made(): Promise<number> {
  const text = await (await fetch(`${shop.url}/metrics`)).text()
  return Number(/^semena_pages_total\{cache="miss"\} (\d+)$/m.exec(text)?.[1] ?? 0)
}
const get = async (path: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${shop.url}${path}`, { redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

it.each(['/', '/catalog', '/ru/catalog', '/catalog?min-thc=20', '/faq', '/compare', '/sitemap.xml', '/cs'])(
  '%s is one page, whatever is added that it does not know',
  async (path) => {
    const { status, text } = await get(path)
    expect(status).toBe(200)
    const before = await made()
    const sign = path.includes('?') ? '&' : '?'
    for (let i = 0; i < 20; i++) expect(await get(`${path}${sign}x${i}=${i}&utm_source=mail`)).toEqual({ status, text })
    expect(await made()).toBe(before)
  },
)

it('filters make one page in any order of theirs, and others make others', async () => {
  const before = await made()
  const one = await get('/catalog?min-thc=21&sort=name&in-stock=1')
  expect(await get('/catalog?in-stock=1&sort=name&min-thc=21')).toEqual(one)
  expect(await made()).toBe(before + 1)
  expect((await get('/catalog?min-thc=22&sort=name&in-stock=1')).text).not.toBe(one.text)
  expect(await made()).toBe(before + 2)
  // The same choices in another order redirect to one address.
  const response = await fetch(`${shop.url}/catalog?genetics=regular&genetics=feminized`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([
    307,
    '/catalog?genetics=feminized&genetics=regular',
  ])
})

it('names that a page knows reach it, and those of one visitor are kept by nobody', async () => {
  expect((await get('/faq?q=payment')).text).toContain('payment')
  const response = await fetch(`${shop.url}/reset-password?email=a%40example.com&token=abc&more=1`)
  expect(response.headers.get('cache-control')).toContain('no-store')
})

/** The cards of a page, as they are sent. */
const cards = async (path: string): Promise<string[]> =>
  (await get(path)).text.match(/<article class="product-card.*?<\/article>/gs) ?? []

it('lists of the same second show the same cards, each list in its order and each language in its words', async () => {
  const second = () => Math.floor(Date.now() / 1000)
  /** The cards of these pages, one after the other, all of them made within one second. */
  const together = async (paths: readonly string[], turn = 0): Promise<string[][]> => {
    // A second of the test's own, because what was shared before is known until its second is over.
    await setTimeout(2000 - (Date.now() % 1000))
    const began = second()
    const found: string[][] = []
    // oxlint-disable-next-line no-await-in-loop
    for (const path of paths) found.push(await cards(`${path}&price=1-${9000 + turn}${found.length}`))
    return second() === began || turn === 5 ? found : together(paths, turn + 1)
  }
  const path = '/catalog?sort=name'
  const [alone, again, third, dearest, russian] = await together([
    path,
    path,
    path,
    '/catalog?sort=price-down',
    '/ru/catalog?sort=name',
  ])
  expect(alone).toHaveLength(10)
  expect(again).toEqual(alone)
  expect(third).toEqual(alone)
  expect(dearest).toHaveLength(10)
  expect(dearest).not.toEqual(alone)
  expect(russian!.join()).toContain('href="/ru/sort/')
  expect(russian!.join()).toMatch(/[а-я]{5}/)
  expect(alone!.join()).not.toMatch(/[а-я]{5}/)
})

it('pictures lead to the host under which the page was asked for, whoever asked before', async () => {
  const elsewhere = shop.url.replace('127.0.0.1', 'localhost')
  for (let turn = 0; turn < 3; turn++) {
    await get(`/catalog?sort=name&price=1-${7000 + turn}1`)
    await get(`/catalog?sort=name&price=1-${7000 + turn}2`)
    const text = await (await fetch(`${elsewhere}/catalog?sort=name&price=1-${7000 + turn}3`)).text()
    expect(text).toContain(`src="${elsewhere}/thumbnail/`)
    expect(text).not.toContain(`${shop.url}/`)
  }
})
