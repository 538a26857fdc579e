/**
 * Bodies over real sockets: every route of a whole shop is walked, and where a right is needed it answers by the head of
 * a request, while its sender holds back the rest of the body. What is read of others is bounded in sum.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStaffShop, type StaffShop } from '@semena/commerce/testing'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createShop, type Shop } from '../start/app.ts'
import { readConfig } from '../config/config.ts'

const KIBIBYTE = 1 << 10
const MEBIBYTE = 1 << 20
/** A gateway that takes webhooks. */
const STRIPE = 'semena.stripe'

interface Route {
  method: string
  path: string
  bodyLimit: number
}

const folder = mkdtempSync(join(tmpdir(), 'semena-bodies-'))
const routes: Route[] = []
const open = new Set<Socket>()
let staff: StaffShop
let shop: Shop

/** Every route that is registered while the shop starts, with something in the place of its parameters. */
function noteRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url, bodyLimit = 256 * KIBIBYTE }: RouteOptions) => {
    const path = url.replace(':gateway', STRIPE).replaceAll(/:\w+/g, '1').replace('*', 'nothing')
    for (const one of [method].flat()) routes.push({ method: one, path, bodyLimit })
  })
}

beforeAll(async () => {
  staff = await openStaffShop()
  const { host, port, user, password, database } = staff.services.database.pool.options
  subscribe('fastify.initialization', noteRoutes)
  shop = await createShop(
    {
      ...readConfig({
        SEMENA_MODE: 'production',
        SEMENA_PUBLIC_URL: 'http://shop.test',
        SEMENA_TEST_CARD: 'on',
        SEMENA_STRIPE_KEY: 'sk_test_0123456789abcdef',
        SEMENA_STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
        SEMENA_STRIPE_TEST_MODE: 'on',
        HOST: '127.0.0.1',
        SMTP_URL: 'smtp://127.0.0.1:1',
      }),
      port: 0,
      dataDir: folder,
      databaseUrl: `postgresql://${user}:${encodeURIComponent(String(password ?? ''))}@/${database}?host=${host}&port=${port ?? 5432}`,
      trustedProxies: ['loopback'],
    },
    { handler: { fetch: async () => new Response('page') }, log: () => {} },
  )
  unsubscribe('fastify.initialization', noteRoutes)
}, 120_000)
afterAll(async () => {
  await shop?.close()
  await staff?.close()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  for (const socket of open) socket.destroy()
})

interface Asked {
  socket: Socket
  /** The status, and what stands behind the head of the answer. */
  answer: Promise<{ status: number; body: string }>
  /** The status; null while nothing was answered. */
  status: number | null
}

/** Sends the head of a request, and no more than a few bytes of the body that it announces. */
function begin(
  { method = 'POST', path }: { method?: string; path: string },
  length: number | 'chunked',
  headers: Record<string, string> = {},
): Asked {
  const socket = connect(Number(new URL(shop.address).port), '127.0.0.1')
  open.add(socket)
  socket.once('close', () => open.delete(socket))
  socket.on('error', () => socket.destroy())
  const { promise, resolve } = Promise.withResolvers<{
    status: number
    body: string
  }>()
  const asked: Asked = { socket, answer: promise, status: null }
  let text = ''
  socket.on('data', (piece) => {
    // One character for each byte, of which the head tells how many there are.
    text += piece.toString('latin1')
    const head = text.indexOf('\r\n\r\n')
    if (head < 0) return
    asked.status = Number(text.slice(9, 12))
    // A head and a body of some length may come one after the other.
    const announced = Number(/\r\ncontent-length: (\d+)\r\n/i.exec(text)?.[1] ?? 0)
    const body = text.slice(head + 4)
    if (body.length >= announced) resolve({ status: asked.status, body })
  })
  socket.once('close', () => resolve({ status: asked.status ?? 0, body: '' }))
  const all = {
    host: 'shop.test',
    'content-type': 'application/json',
    ...(length === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${length === 'chunked' ? '4\r\n{"a"\r\n' : '{"a"'}`)
  return asked
}

/** What a route answered by the head of a request alone. */
async function answered(route: Route, length: number | 'chunked', headers = {}): Promise<string> {
  const { socket, answer } = begin(route, length, headers)
  const late = setTimeout(() => socket.destroy(), 10_000)
  const { status } = await answer
  clearTimeout(late)
  socket.destroy()
  return `${route.method} ${route.path}: ${status || 'waits for the body'}`
}

const nameOf = ({ method, path }: Route): string => `${method} ${path.replace(/\/$/, '')}`
const takesBody = ({ method }: Route): boolean => method !== 'GET' && method !== 'HEAD'

/** What anybody may send: nobody has to say who they are before it is read. */
const OF_STRANGERS: readonly string[] = [
  'POST /api/newsletter',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/unsubscribe',
  'POST /api/contact',
  'POST /api/visit-times',
  'POST /graphql',
  'POST /two-step-sign-in',
  'POST /test-card/1',
  `POST /webhooks/${STRIPE}`,
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => `${method} /nothing`),
]
/** What everybody who is signed in may send. */
const OF_PEOPLE: readonly string[] = [
  'POST /api/account/export',
  ...['begin', 'confirm', 'recovery-codes', 'off'].map((name) => `POST /api/second-factor/${name}`),
]

describe('a body', () => {
  const closed = (): Route[] => routes.filter((route) => takesBody(route) && !OF_STRANGERS.includes(nameOf(route)))

  it('of a stranger is not awaited where a right is needed', async () => {
    expect(closed().length).toBeGreaterThan(100)
    for (const length of ['announced', 'chunked'] as const) {
      const all = await Promise.all(
        closed().map((route) => answered(route, length === 'announced' ? route.bodyLimit : length)),
      )
      expect(all.filter((answer) => !/: (?:204|40[1345])$/.test(answer))).toEqual([])
    }
  }, 60_000)

  it('of a customer is not awaited where staff are asked for', async () => {
    const { token } = await staff.person()
    const routesOfStaff = closed().filter(
      (route) =>
        route.method === 'POST' &&
        route.path.startsWith('/api/') &&
        route.path !== '/api/nothing' &&
        !OF_PEOPLE.includes(nameOf(route)),
    )
    expect(routesOfStaff.length).toBeGreaterThan(20)
    const headers = { authorization: `Bearer ${token}` }
    const all = await Promise.all(routesOfStaff.map((route) => answered(route, route.bodyLimit, headers)))
    expect(all.filter((answer) => !answer.endsWith(': 403'))).toEqual([])
  }, 60_000)

  it('is not awaited where there is nothing', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'QUERY'])
      for (const path of ['/api/nothing', '/api/imports/nothing/at/all'])
        expect(await answered({ method, path, bodyLimit: 0 }, 200 * KIBIBYTE)).toBe(`${method} ${path}: 404`)
    for (const path of ['/nothing', '/graphql/', '/webhooks/nobody'])
      expect(await answered({ method: 'QUERY', path, bodyLimit: 0 }, 200 * KIBIBYTE)).toBe(`QUERY ${path}: 404`)
  })

  it('that is longer than a route takes is refused by its head', async () => {
    const all = await Promise.all(
      routes.filter((route) => OF_STRANGERS.includes(nameOf(route))).map((route) => answered(route, 2 * MEBIBYTE)),
    )
    expect(all.filter((answer) => !answer.endsWith(': 413'))).toEqual([])
  })

  it('with files is not awaited from strangers', async () => {
    const form = { 'content-type': 'multipart/form-data; boundary=x' }
    const route = { method: 'POST', path: '/graphql/', bodyLimit: 0 }
    expect(await answered(route, MEBIBYTE, form)).toBe('POST /graphql/: 401')
    expect(await answered(route, 'chunked', form)).toBe('POST /graphql/: 401')
  })
})

describe('bodies that are held open', () => {
  const GRAPHQL = { path: '/graphql/' }
  const BODY = 256 * KIBIBYTE
  const PER_NETWORK = (4 * MEBIBYTE) / BODY
  const IN_SUM = (16 * MEBIBYTE) / BODY
  const from = (network: number): { 'x-forwarded-for': string } => ({
    'x-forwarded-for': `203.0.${network}.7`,
  })
  const refusedOf = (all: readonly Asked[]): number => all.filter(({ status }) => status === 429).length

  /** Asks until a body of that length has a place, with which it is left. */
  async function place(headers: Record<string, string>, path = '/graphql/', length: number = BODY): Promise<void> {
    await expect
      .poll(
        async () => {
          // An answer to a body that has come is no refusal for want of a place.
          const asked = begin({ path }, length, headers)
          asked.socket.write(`:1}${' '.repeat(length - 7)}`)
          const { status } = await asked.answer
          asked.socket.destroy()
          return status
        },
        { timeout: 10_000 },
      )
      .not.toBe(429)
  }

  it('of one network are refused with a code beyond its bound, and nobody else is', async () => {
    const all = Array.from({ length: PER_NETWORK + 5 }, () => begin(GRAPHQL, BODY, from(1)))
    await expect.poll(() => refusedOf(all)).toBe(5)
    const { status, body } = await begin(GRAPHQL, BODY, from(1)).answer
    expect([status, JSON.parse(body).errors[0].extensions.exception.code]).toEqual([429, 'TooManyRequests'])
    for (const path of ['/api/contact/', '/two-step-sign-in', `/webhooks/${STRIPE}`]) {
      const refused = await begin({ path }, 30 * KIBIBYTE, from(1)).answer
      expect([path, refused.status, JSON.parse(refused.body).code]).toEqual([path, 429, 'TOO_MANY_REQUESTS'])
    }
    expect((await begin({ path: '/nothing' }, 30 * KIBIBYTE, from(1)).answer).status).toBe(429)
    const small = begin(GRAPHQL, 30, from(1))
    small.socket.write(`:1}${' '.repeat(23)}`)
    expect((await small.answer).status).toBe(400)
    await place(from(2))
    // One goes, and leaves a place for one.
    all.find((asked) => asked.status === null)!.socket.destroy()
    await place(from(1))
    // One comes to its end.
    const again = begin(GRAPHQL, BODY, from(1))
    const ended = all.find((asked) => asked.status === null && !asked.socket.destroyed)!
    expect(refusedOf(all)).toBe(5)
    ended.socket.write(`:1}${' '.repeat(BODY - 7)}`)
    expect((await ended.answer).status).toBe(400)
    await place(from(1))
    again.socket.destroy()
  }, 60_000)

  it('never add up above the bound, however many come at once, and give back what they took', async () => {
    for (const length of [BODY, 'chunked'] as const) {
      const all = Array.from({ length: IN_SUM + 30 }, (_, i) => begin(GRAPHQL, length, from(10 + (i % 10))))
      await expect.poll(() => refusedOf(all), { timeout: 20_000 }).toBe(30)
      // So many bytes may come, and no more, however long these wait.
      expect(all.filter(({ status }) => status === null)).toHaveLength(IN_SUM)
      expect((await begin(GRAPHQL, BODY, from(99)).answer).status).toBe(429)
      await Promise.all(
        all.map(async ({ socket }) => {
          if (socket.destroyed) return
          socket.destroy()
          await once(socket, 'close')
        }),
      )
      await place(from(99))
    }
  }, 60_000)

  it('of one person are bounded, while strangers and colleagues have places', async () => {
    const [ann, ben] = [await staff.person({ superuser: true }), await staff.person({ superuser: true })]
    const as = ({ token }: { token: string }, network: number): Record<string, string> => ({
      authorization: `Bearer ${token}`,
      ...from(network),
    })
    const imports = { path: '/api/imports/' }
    const LENGTH = 16 * MEBIBYTE
    const all = Array.from({ length: 4 }, (_, i) => begin(imports, LENGTH, as(ann, 20 + i)))
    await expect.poll(() => refusedOf(all)).toBe(2)
    const { status, body } = await begin(imports, LENGTH, as(ann, 30)).answer
    expect([status, JSON.parse(body).code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    const others = Array.from({ length: 4 }, (_, i) => begin(imports, LENGTH, as(ben, 40 + i)))
    await expect.poll(() => refusedOf(others)).toBe(2)
    await place(from(50))
    const held = all.find((asked) => asked.status === null)!
    held.socket.destroy()
    await place(as(ann, 20), '/api/imports/', LENGTH)
  }, 60_000)
})
