/** A real shop whose pictures are in a bucket, behind a cache that keeps its pages. */
import { request } from 'node:http'
import {
  type EdgeCache,
  PURGE_TOKEN,
  startBucket,
  startEdgeCache,
  type TestBucket,
} from '@semena/commerce/testing/providers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { graphql, readyCheckout, variant } from '../support/buyer.ts'
import { runCommand } from '../support/command.ts'
import { startDemoShop } from '../support/demo-shop.ts'
import { type RunningShop, startShop } from '../support/shop.ts'

const SKU = 'WWD-FEM-5'
const PAGE = '/sort/white-widow'
let bucket: TestBucket
let edge: EdgeCache
let shop: RunningShop
let env: Record<string, string>
let staff: { authorization: string }

beforeAll(async () => {
  bucket = await startBucket()
  edge = await startEdgeCache()
  const { endpoint, bucket: name, accessKeyId, secretAccessKey } = bucket.settings
  env = {
    SEMENA_MEDIA_S3_ENDPOINT: endpoint,
    SEMENA_MEDIA_S3_BUCKET: name,
    SEMENA_MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
    SEMENA_MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
    SEMENA_CDN: 'varnish',
    SEMENA_CDN_PURGE_URL: edge.purgeUrl,
    SEMENA_CDN_PURGE_TOKEN: PURGE_TOKEN,
    SEMENA_TRUSTED_PROXIES: 'loopback',
    SEMENA_REDIRECT_HOSTS: 'shop.test',
  }
  shop = await startDemoShop(env)
  edge.leadTo(shop.url)
  const email = 'edge@example.com'
  const { lines } = await runCommand(['staff', 'create', email, '--superuser'], { SEMENA_DATA: shop.folder, ...env })
  const password = /shown only now: (\S+)/.exec(lines.join('\n'))![1]!
  const { token } = await graphql<{ token: string }>(
    shop.url,
    'mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token errors { code } } }',
    { e: email, p: password },
  )
  staff = { authorization: `Bearer ${token}` }
})
afterAll(async () => {
  await shop?.remove()
  await edge?.close()
  await bucket?.close()
})

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}
/** What a shopper gets behind the cache. */
const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(edge.url)
    request({ hostname, port, path, headers: { host: `shop.test:${port}`, ...headers }, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, text: Buffer.concat(parts).toString('latin1') }),
      )
      answer.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
/** Where each of two requests was answered. */
const twice = async (path: string, headers = {}): Promise<unknown[]> => {
  const one = await get(path, headers)
  const two = await get(path, headers)
  return [one.headers['x-cache'], two.headers['x-cache']]
}
async function setPrice(price: number): Promise<void> {
  const { id } = await variant(shop.url, SKU)
  const channels = await graphql<{ id: string; slug: string }[]>(shop.url, '{ channels { id slug } }', {}, staff)
  const channel = channels.find(({ slug }) => slug === 'us')!.id
  await graphql(
    shop.url,
    'mutation($v: ID!, $c: ID!, $p: PositiveDecimal!) { productVariantChannelListingUpdate(id: $v, input: [{ channelId: $c, price: $p }]) { errors { code field } } }',
    { v: id, c: channel, p: price },
    staff,
  )
}
const soon = { timeout: 8000, interval: 100 }

it('a folder of pictures is copied into the bucket by a command, once, and they are served from there', async () => {
  // The demo's data came with pictures in the folder, which this shop does not look at.
  const before = await get(await picture())
  expect([before.status, before.headers['cache-control']]).toEqual([404, 'private, no-store'])
  const first = await runCommand(['media', 'to-bucket'], { SEMENA_DATA: shop.folder, ...env })
  expect([first.code, first.lines.at(-1)]).toEqual([
    0,
    expect.stringMatching(
      /^Copied \d{2,} files \(\d+\.\d MB\) from the folder \S+ to the bucket semena at .*; 0 were there already\.$/,
    ),
  ])
  const path = await picture()
  const kept = [await get(path), await get(path)]
  expect(kept.map(({ status, headers }) => [status, headers['content-type'], headers['x-cache']])).toEqual([
    [200, 'image/webp', 'MISS'],
    [200, 'image/webp', 'HIT'],
  ])
  const unused = await runCommand(['media', 'unused'], { SEMENA_DATA: shop.folder, ...env })
  expect([unused.code, unused.lines.at(-1)]).toEqual([
    0,
    expect.stringMatching(/^0 files \(0\.0 MB\) in the bucket semena .* named by nothing/),
  ])
  await bucket.goAway()
  const away = await runCommand(['media', 'to-bucket'], { SEMENA_DATA: shop.folder, ...env })
  expect([away.code, away.lines]).toEqual([1, [expect.stringMatching(/could not be reached\.$/)]])
  // Pages go on, and so does what is kept.
  expect((await get('/catalog')).status).toBe(200)
  expect((await get(path)).headers['x-cache']).toBe('HIT')
  expect((await get(path.replace('/256/', '/512/'))).status).toBe(503)
  await bucket.comeBack()
  expect((await get(path.replace('/256/', '/512/'))).status).toBe(200)
}, 60_000)

async function picture(): Promise<string> {
  const { thumbnail } = await graphql<{ thumbnail: { url: string } }>(
    shop.url,
    '{ product(slug: "white-widow", channel: "us") { thumbnail(size: 256, format: WEBP) { url } } }',
  )
  return new URL(thumbnail.url).pathname
}

it('pages that are the same for everybody are kept, by host and language, and nothing else is', async () => {
  for (const path of ['/', '/ru', PAGE, '/catalog?min-thc=20', '/faq', '/sitemap.xml'])
    expect([path, ...(await twice(path))]).toEqual([path, 'MISS', 'HIT'])
  const { id } = await variant(shop.url, SKU)
  const checkout = await readyCheckout(shop.url, id)
  const own = [
    '/basket',
    '/account',
    '/login',
    '/register',
    '/favorites',
    `/checkout/${checkout}`,
    '/payment',
    '/desk',
    '/desk/orders',
    '/graphql/?query={__typename}',
    '/api/health/',
    '/none-of-these',
  ]
  for (const path of own) {
    const { headers } = await get(path)
    expect([path, ...(await twice(path))]).toEqual([path, 'MISS', 'MISS'])
    // Some caches keep what forbids it by `no-store` only.
    expect([path, headers['cache-control'], headers['cdn-cache-control']]).toEqual([
      path,
      expect.stringMatching(/^private\b/),
      'no-store',
    ])
    expect([path, headers['surrogate-key']]).toEqual([path, undefined])
  }
  const { headers, text } = await get(PAGE)
  // Browsers ask each time, and what is kept carries neither cookies nor whose it was.
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'cdn-cache-control': 'max-age=300, stale-while-revalidate=60, stale-if-error=86400',
    'surrogate-key': 'shop site products',
    vary: 'accept-encoding',
  })
  expect(headers['set-cookie']).toBeUndefined()
  const euro = await get(PAGE, { host: 'eu.shop.test' })
  expect([euro.headers['x-cache'], euro.text.includes('"EUR"'), text.includes('"EUR"')]).toEqual(['MISS', true, false])
  // Who chose Russian is led there, whatever was kept of this address.
  const { status, headers: led } = await get('/', { cookie: 'semena_language=ru' })
  expect([status, led.location, led['x-cache']]).toEqual([307, '/ru', 'MISS'])
  expect((await get('/')).headers['x-cache']).toBe('HIT')
  // Nobody chooses by a header what others get.
  const poisoned = { 'x-forwarded-host': 'eu.shop.test' }
  expect(await twice('/faq?q=seeds', poisoned)).toEqual(['MISS', 'MISS'])
  expect(await twice('/faq?q=seeds')).toEqual(['MISS', 'HIT'])
  // Who shows a token reads nothing that was kept, and leaves nothing there.
  expect(await twice('/faq', staff)).toEqual(['MISS', 'MISS'])
}, 30_000)

it('a price that staff changed reaches shoppers behind the cache within seconds, and pages without it stay', async () => {
  expect((await get(PAGE)).text).not.toContain('"12.34"')
  await twice('/faq')
  const began = performance.now()
  await setPrice(12.34)
  await expect.poll(async () => (await get(PAGE)).text, soon).toContain('"12.34"')
  expect(performance.now() - began).toBeLessThan(8000)
  expect((await get('/faq')).headers['x-cache']).toBe('HIT')
  expect((await get(await picture())).headers['x-cache']).toBe('HIT')
}, 30_000)

it('a purge that is refused fails no change, and is done after the process was killed', async () => {
  await expect.poll(async () => (await twice(PAGE))[1], soon).toBe('HIT')
  edge.refuses = true
  const before = edge.refused
  await setPrice(23.45)
  await expect.poll(() => edge.refused, soon).toBeGreaterThan(before)
  expect((await get(PAGE)).text).not.toContain('"23.45"')
  await shop.kill()
  // What is kept is shown while nobody answers.
  expect((await get(PAGE)).headers['x-cache']).toBe('HIT')
  edge.refuses = false
  shop = await startShop({ folder: shop.folder, env })
  edge.leadTo(shop.url)
  await expect.poll(async () => (await get(PAGE)).text, soon).toContain('"23.45"')
}, 60_000)
