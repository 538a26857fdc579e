/** What a cache in front of the shop is told of a page that is sent. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cdnHeaders } from '../http/cdn.ts'
import { answerPage } from './answer.ts'
import { makePage } from './page.ts'
import { createPageCache } from './page-cache.ts'

const KEY = 'shop.test/catalog'
const cache = createPageCache({ maxBytes: 1 << 20 })
const page = makePage({
  status: 200,
  headers: [
    ['content-type', 'text/html'],
    ['cache-control', 'no-cache'],
  ],
  body: Buffer.from('page'),
  tags: ['site', 'products'],
  fresh: 10,
  again: 50,
  shared: true,
  keepable: true,
})
const cdn = cdnHeaders({ kind: 'varnish', purgeUrl: 'http://127.0.0.1:1/', purgeToken: 'x'.repeat(16), seconds: 300 })
const server = createServer((request, response) =>
  answerPage(request, response, { cache, key: KEY, page, state: 'fresh', id: '1', cdn }),
)
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => new Promise((done) => server.close(done)))

it('names the tags of a page, also where it is only passed on, because it will be another one in a moment', async () => {
  await cache.load(KEY, async () => page, '192.0.2.1', 1000)
  const told = async (): Promise<(string | null)[]> => {
    const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/catalog`)
    return [headers.get('cdn-cache-control'), headers.get('surrogate-key')]
  }
  expect(await told()).toEqual(['max-age=300, stale-while-revalidate=60, stale-if-error=86400', 'shop site products'])
  cache.invalidate(['products'])
  expect(await told()).toEqual(['max-age=0', 'shop site products'])
})
