/** The owner's private pages over real sockets: who sees them where no token is set. */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, urlOf } from '@semena/commerce/testing/vitest'
import { createShop } from '../start/app.ts'
import { readConfig } from '../config/config.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
const folder = mkdtempSync(join(tmpdir(), 'semena-here-'))
beforeAll(async () => {
  database = await freshDatabase()
  // With a channel in the database no demo is loaded.
  await database.pool.query(
    `insert into channels (slug, name, currency, default_country) values ('us', 'US', 'USD', 'US')`,
  )
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The status of a page that is requested over a socket of this machine. */
const statusOf = (address: string, path: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(address)
    const sent = request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode!)
    })
    sent.on('error', reject)
    sent.end()
  })

const PRODUCTION = { SEMENA_MODE: 'production', SMTP_URL: 'smtp://127.0.0.1:1' }

/** The statuses of the private pages for requests that all come from loopback. */
async function answers(env: Record<string, string>, headers: Record<string, string> = {}): Promise<number[]> {
  const shop = await createShop(
    {
      ...readConfig({ HOST: '127.0.0.1', SEMENA_LOG: 'silent', ...env, DATABASE_URL: urlOf(database.connection) }),
      port: 0,
      dataDir: folder,
    },
    { handler: { fetch: () => new Response('page', { status: 404 }) }, log: () => {} },
  )
  try {
    return await Promise.all(
      ['/metrics', '/mailbox/', '/mailbox', '/%6dailbox/', '/graphql/explorer/main.js', '/graphql/'].map((path) =>
        statusOf(shop.address, path, { accept: 'text/html', ...headers }),
      ),
    )
  } finally {
    await shop.close()
  }
}
/** The last status is that of `/graphql/`, which without its page for queries says that it takes POST only. */
const OPEN = [200, 200, 308, 200, 200, 200]
const SHUT = [404, 404, 404, 404, 404, 405]

it('are open to somebody who tries the shop out on this machine', async () => {
  expect(await answers({})).toEqual(OPEN)
  expect(await answers({}, { host: 'eu.shop.localhost:3000' })).toEqual(OPEN)
})

it('the page for queries is for browsers; programs hear that they are to use POST', async () => {
  expect((await answers({}, { accept: 'application/json' })).at(-1)).toBe(405)
})

it.each([
  ['a proxy says for whom it asks', { 'x-forwarded-for': '203.0.113.5' }],
  ['a proxy says for whom it asks in other words', { forwarded: 'for=203.0.113.5' }],
])('are shut when %s', async (_what, headers) => {
  expect(await answers({}, headers)).toEqual(SHUT)
})

it.each([
  [
    'in production, where a proxy on this machine may add nothing at all',
    { ...PRODUCTION, SEMENA_PUBLIC_URL: 'https://shop.example.com' },
  ],
  ['where the shop is reached from outside', { SEMENA_PUBLIC_URL: 'https://shop.example.com' }],
  ['where a proxy is trusted', { SEMENA_TRUSTED_PROXIES: 'loopback' }],
  ['where the shop listens to other machines', { HOST: '0.0.0.0' }],
])('are shut %s', async (_what, env) => {
  expect(await answers(env)).toEqual(SHUT)
})

it('a name that nobody gave the shop is refused on every page, until it is named', async () => {
  const host = 'shop.example.com'
  expect(await answers({}, { host })).toEqual([421, 421, 421, 421, 421, 421])
  expect(await answers({ HOST: '0.0.0.0' }, { host })).toEqual([421, 421, 421, 421, 421, 421])
  expect(await answers({ SEMENA_REDIRECT_HOSTS: 'example.com' }, { host })).toEqual(SHUT)
  expect(await answers({ SEMENA_PUBLIC_URL: 'https://other.example.com' }, { host })).toEqual(SHUT)
})

it('a token opens the figures, and only them', async () => {
  const token = 'metrics-token-0123456789'
  expect(await answers({ SEMENA_METRICS_TOKEN: token })).toEqual([404, 200, 308, 200, 200, 200])
  expect(
    await answers(
      { ...PRODUCTION, SEMENA_PUBLIC_URL: 'https://shop.example.com', SEMENA_METRICS_TOKEN: token },
      { authorization: `Bearer ${token}` },
    ),
  ).toEqual([200, 404, 404, 404, 404, 405])
})
