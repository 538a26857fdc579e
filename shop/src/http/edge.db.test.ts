/** The shop's HTTP server over real sockets: what it logs, counts, answers and withstands. */
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect as connectSocket, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GRAPHQL_PORT, type GraphqlPort } from '@semena/contract/shop-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '@semena/commerce/testing/vitest'
import { createShop, type Shop, type ShopOptions } from '../start/app.ts'
import { type Config, readConfig } from '../config/config.ts'

type FreshDatabase = Awaited<ReturnType<typeof freshDatabase>>

const TOKEN = 'metrics-token-0123456789'
const PATIENCE = { headersMs: 400, requestMs: 800, checkMs: 50, idleMs: 60_000 }
let database: FreshDatabase
const folder = mkdtempSync(join(tmpdir(), 'semena-edge-'))
let shop: Shop
let proxied: Shop
let lines: string[] = []

/**
 * A page that sends as many queries as its address says. Pages whose address begins with /own belong to one visitor.
 */
const handler = {
  async fetch(request: Request): Promise<Response> {
    const url = new URL(request.url)
    if (url.pathname.startsWith('/broken'))
      throw new Error(
        `no page for ann@example.com with Bearer eyJhbGciOi.eyJzdWIiOi.c2ln and ?token=${url.searchParams.get('token')}`,
      )
    const port = (globalThis as unknown as { [GRAPHQL_PORT]: GraphqlPort })[GRAPHQL_PORT]
    for (let i = 0; i < Number(url.searchParams.get('queries') ?? 0); i++) {
      const { status } = await port({ query: '{ __typename }', remoteAddress: request.headers.get('x-forwarded-for')! })
      if (status !== 200) return new Response('refused', { status: 503 })
    }
    return new Response('<!doctype html><p>page</p>', {
      headers: {
        'content-type': 'text/html',
        ...(url.pathname.startsWith('/own') ? { 'cache-control': 'no-store' } : {}),
      },
    })
  },
}

const start = (more: Partial<Config> = {}, options: ShopOptions = {}): Promise<Shop> => {
  const { host, port, user, password, database: name } = database.connection
  const address = `postgresql://${user}:${encodeURIComponent(String(password ?? ''))}@/${name}?host=${host}&port=${port ?? 5432}`
  return createShop(
    {
      ...readConfig({
        SEMENA_MODE: 'production',
        SEMENA_PUBLIC_URL: 'http://shop.test',
        HOST: '127.0.0.1',
        SMTP_URL: 'smtp://127.0.0.1:1',
        SEMENA_LOG: 'info',
        SEMENA_METRICS_TOKEN: TOKEN,
      }),
      port: 0,
      dataDir: folder,
      databaseUrl: address,
      ...more,
    },
    {
      handler,
      log: () => {},
      server: { patience: PATIENCE, logTarget: { write: (line) => lines.push(line) } },
      ...options,
    },
  )
}
beforeAll(async () => {
  database = await freshDatabase()
  shop = await start()
  proxied = await start({ trustedProxies: ['loopback'] })
})
afterAll(async () => {
  await shop?.close()
  await proxied?.close()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
})

const graphql = (body: unknown, headers = {}, of = shop) =>
  fetch(`${of.address}/graphql/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/**
 * Waits until `n` lines were logged since the last call, and answers them. A line is written when the answer has been
 * sent.
 */
async function logged(n: number): Promise<Record<string, unknown>[]> {
  await expect.poll(() => lines.length).toBeGreaterThanOrEqual(n)
  return lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>)
}

describe('health and readiness', () => {
  const asked = async (path: string): Promise<[number, unknown]> => {
    const answer = await fetch(shop.address + path)
    return [answer.status, await answer.json()]
  }
  const metric = async (check: string): Promise<boolean> => {
    const answer = await fetch(`${shop.address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    return (await answer.text()).includes(`semena_ready{check="${check}"} 1`)
  }

  it('are told without a reason, and a database without writes is alive and not ready', async () => {
    for (const path of ['/api/health/', '/api/ready/', '/api/ready'])
      expect(await asked(path)).toEqual([200, { status: 'ok' }])
    const { database: name } = database.connection
    const setReadOnly = async (how: string): Promise<void> => {
      await database.pool.query(`alter database ${name} set default_transaction_read_only = ${how}`)
      await database.pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      )
    }
    lines = []
    await setReadOnly('on')
    await expect.poll(() => asked('/api/ready/'), { timeout: 10_000 }).toEqual([503, { status: 'unavailable' }])
    expect(await asked('/api/health/')).toEqual([200, { status: 'ok' }])
    await expect.poll(() => lines.join(), { timeout: 5000 }).toContain('read-only transaction')
    await expect.poll(() => metric('write'), { timeout: 5000 }).toBe(false)
    await database.pool.query('set default_transaction_read_only = off')
    await setReadOnly('off')
    await expect.poll(() => asked('/api/ready/'), { timeout: 10_000 }).toEqual([200, { status: 'ok' }])
    await expect.poll(() => metric('write'), { timeout: 5000 }).toBe(true)
  }, 40_000)
})

describe('the log', () => {
  it('has one line for each request, with the operation and without the visitor', async () => {
    lines = []
    const answer = await graphql({ query: 'query Who { __typename }' })
    await answer.text()
    expect(await logged(1)).toEqual([
      {
        level: 30,
        time: expect.any(Number) as number,
        process: process.pid,
        request: answer.headers.get('x-request-id'),
        method: 'POST',
        path: '/graphql/',
        status: 200,
        ms: expect.any(Number) as number,
        kind: 'query',
        operation: 'Who',
        network: '127.0.0.0/24',
        msg: 'request',
      },
    ])
    const ids: (string | null)[] = []
    for (const path of ['/kept', '/kept', '/own', '/api/nothing', '/kept']) {
      const { headers, body } = await fetch(`${shop.address}${path}?secret=1`)
      await body?.cancel()
      ids.push(headers.get('x-request-id'))
    }
    const all = await logged(5)
    expect(all.map((line) => [line.path, line.status])).toEqual([
      ['/kept', 200],
      ['/kept', 200],
      ['/own', 200],
      ['/api/nothing', 404],
      ['/kept', 200],
    ])
    expect(all.map((line) => line.request)).toEqual(ids)
    expect(new Set(ids).size).toBe(5)
  })

  it('tells each fault once', async () => {
    lines = []
    expect((await fetch(`${shop.address}/broken`)).status).toBe(503)
    await database.pool.query('alter table pages rename to away')
    const answer = (await (await graphql({ query: 'query Page { page(slug: "x") { id } }' })).json()) as object
    await database.pool.query('alter table away rename to pages')
    expect(answer).toMatchObject({
      errors: [{ message: 'Internal error.', extensions: { exception: { code: 'InternalError' } } }],
    })
    const all = await logged(4)
    const faults = all.filter((line) => Number(line.level) >= 50)
    expect(faults.map((line) => line.msg)).toEqual(['no page', 'resolver failed'])
    expect(faults[1]).toMatchObject({ err: { stack: expect.stringContaining('at ') as string } })
    // Each fault has a line besides that of its request, under the same id.
    for (const fault of faults) expect(all.filter((line) => line.request === fault.request)).toHaveLength(2)
  })

  it('holds no secret, wherever one was sent', async () => {
    lines = []
    const secret = (n: number): string => `Sekret${n}xyzzyQ9`
    const everywhere = {
      authorization: `Bearer ${secret(1)}`,
      'authorization-bearer': secret(2),
      cookie: `token=${secret(3)}`,
      'x-request-id': secret(4),
      referer: `http://shop.test/?token=${secret(5)}`,
      'user-agent': secret(6),
      'x-forwarded-for': '198.51.100.77',
      origin: `http://${secret(7)}.test`,
    }
    const mail = 'ann.secret@example.com'
    const create = 'mutation Create($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { errors { code } } }'
    await Promise.all([
      graphql({ query: create, variables: { i: { channel: secret(8), email: mail, lines: [] } } }, everywhere),
      graphql(
        { query: `query { page(slug: "${secret(9)}${mail}") { id } channel(slug: "a\\u0000${secret(10)}") { id } }` },
        everywhere,
      ),
      graphql({ query: `{ shop { ${secret(11)} } }` }, everywhere),
      graphql({ query: '{ __typename }', operationName: secret(12) }, everywhere),
      graphql({ query: create, variables: { i: secret(13) } }, everywhere),
      fetch(`${shop.address}/graphql/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"query": ${secret(14)}`,
      }),
      fetch(`${shop.address}/graphql/?token=${secret(15)}`, { headers: everywhere }),
      fetch(`${shop.address}/own/confirm?email=${mail}&token=${secret(16)}#x`, { headers: everywhere }),
      fetch(`${shop.address}/broken?token=${secret(17)}`, { headers: everywhere }),
      fetch(`${shop.address}/payment/T3JkZXI6${secret(18)}/a@b.example`, { headers: everywhere }),
      fetch(`${shop.address}/payment/0f8fad5b-d9cb-469f-a165-70867728950e`, { headers: everywhere }),
      fetch(`${shop.address}/%E0%A4%A?token=${secret(19)}`, { headers: everywhere }),
      fetch(`${shop.address}/metrics`, { headers: everywhere }),
    ])
    await database.pool.query('alter table pages rename to away')
    await graphql({
      query: 'query Page($s: String) { page(slug: $s) { id } }',
      variables: { s: `${secret(20)}${mail}` },
    })
    await database.pool.query('alter table away rename to pages')
    const text = JSON.stringify(await logged(15))
    expect(text).toContain('"operation":"Create"')
    expect(text).not.toMatch(/Sekret|xyzzy|ann|example|198\.51|0f8fad5b|eyJ|127\.0\.0\.1/)
  })
})

describe('request ids', () => {
  const idFor = async (of: Shop, id: string): Promise<string | null> =>
    (await fetch(`${of.address}/api/nothing`, { headers: { 'x-request-id': id } })).headers.get('x-request-id')

  it('come from a trusted proxy only, and only sane ones', async () => {
    expect(await idFor(shop, 'abc-12345678')).not.toBe('abc-12345678')
    expect(await idFor(proxied, 'abc-12345678')).toBe('abc-12345678')
    for (const id of ['short', 'x'.repeat(65), 'with space 123', '<script>alert(1)</script>', '{"a":"b","c":1}'])
      expect(await idFor(proxied, id)).toMatch(/^[\da-f-]{36}$/)
  })
})

describe('metrics', () => {
  const ask = (of: Shop, headers = {}) => fetch(`${of.address}/metrics`, { headers })

  it('always want the token where one is set, from this machine too', async () => {
    for (const of of [shop, proxied]) {
      for (const headers of [{}, { 'x-forwarded-for': '203.0.113.5' }, { 'x-forwarded-for': '127.0.0.1' }]) {
        expect((await ask(of, headers)).status).toBe(404)
        expect((await ask(of, { ...headers, authorization: 'Bearer wrong' })).status).toBe(404)
        expect((await ask(of, { ...headers, authorization: `Bearer ${TOKEN}` })).status).toBe(200)
      }
    }
  })

  it('say what went on, in the format of Prometheus', async () => {
    await (await graphql({ query: '{ __typename }' })).text()
    await (await graphql({ query: '{ nothing }' })).text()
    await (await fetch(`${shop.address}/figures`)).text()
    await (await fetch(`${shop.address}/figures`)).text()
    const answer = await ask(shop, { authorization: `Bearer ${TOKEN}` })
    expect(answer.headers.get('content-type')).toContain('version=0.0.4')
    const text = await answer.text()
    for (const line of text.split('\n').filter(Boolean))
      expect(line).toMatch(
        /^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z_]+="[^"]*"(?:,[a-z_]+="[^"]*")*\})? -?[\d.e+-]+)$/,
      )
    for (const figure of [
      /semena_http_requests_total\{kind="graphql",status="200"\} \d/,
      /semena_http_seconds_bucket\{kind="page",le="0.001"\} \d/,
      /semena_graphql_operations_total\{kind="query",status="200"\} \d/,
      /semena_graphql_operations_total\{kind="none",status="400"\} \d/,
      /semena_graphql_seconds_count\{kind="query"\} \d/,
      /semena_graphql_errors_total\{code="GraphQLError"\} \d/,
      /semena_database_connections\{lane="buying",state="waiting"\} 0/,
      /semena_pages_total\{cache="hit"\} [1-9]/,
      /semena_pages_total\{cache="miss"\} [1-9]/,
      /process_resident_memory_bytes \d{7,}/,
      /nodejs_eventloop_lag_seconds\{quantile="0.99"\} \d/,
    ])
      expect(text).toMatch(figure)
  })
})

describe('pages', () => {
  it('have a limit of their own; their queries are not counted against the visitor', async () => {
    const page = (i: number) =>
      fetch(`${proxied.address}/rendered?n=${i}&queries=8`, {
        headers: { 'x-forwarded-for': '203.0.113.9', 'accept-language': 'cs' },
      })
    const statuses = new Map<number, number>()
    for (let i = 0; i < 305; i++) {
      const { status, body } = await page(i)
      await body?.cancel()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [200, 300],
      [429, 5],
    ])
    const refused = await page(1000)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.text()).toContain('<html lang="cs" dir="ltr">')
    // A cached page is answered all the same, and so is the shop's own GraphQL.
    expect((await page(299)).status).toBe(200)
    expect((await graphql({ query: '{ __typename }' }, { 'x-forwarded-for': '203.0.113.9' }, proxied)).status).toBe(200)
  })
})

describe('connections', () => {
  /**
   * Sends these bytes, then `drip` again and again, and answers all that comes back until the shop closes the
   * connection.
   */
  const talk = (head: string, drip = '', { port } = new URL(shop.address)): Promise<string> =>
    new Promise((resolve) => {
      const socket = connectSocket(Number(port), '127.0.0.1')
      let text = ''
      const dripping = drip ? setInterval(() => socket.write(drip), 50) : undefined
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('error', () => {})
      socket.on('close', () => {
        clearInterval(dripping)
        resolve(text)
      })
      socket.write(head)
    })

  it('that send a head drop by drop are cut', async () => {
    expect(await talk('GET / HTTP/1.1\r\nhost: shop.test\r\n', 'x: y\r\n')).toContain('408 Request Timeout')
  })

  it('that another process accepted have the same limits, and are answered while the shop ends', async () => {
    const taking = createServer({ pauseOnConnect: true }, (connection) => other.take(connection))
    await new Promise<void>((resolve) => taking.listen(0, '127.0.0.1', resolve))
    const url = new URL(`http://127.0.0.1:${(taking.address() as AddressInfo).port}`)
    const other = await start({}, { acceptedAt: url.origin })
    expect(await talk('GET / HTTP/1.1\r\nhost: shop.test\r\n', 'x: y\r\n', url)).toContain('408 Request Timeout')
    const kept = connectSocket(Number(url.port), '127.0.0.1').setEncoding('utf8')
    let text = ''
    kept.on('data', (chunk: string) => (text += chunk))
    const ask = 'GET /api/health/ HTTP/1.1\r\nhost: shop.test\r\n\r\n'
    kept.write(ask)
    await expect.poll(() => text).toContain('"ok"')
    expect(text).toContain('HTTP/1.1 200')
    expect(text).not.toContain('connection: close')
    const closed = other.close({ drain: true })
    text = ''
    kept.write(ask)
    await closed
    await expect.poll(() => text).toContain('"ok"')
    expect(text.toLowerCase()).toContain('connection: close')
    taking.close()
  })

  it('on which no address comes that could be one are told so, and the log holds no fault', async () => {
    lines = []
    for (const head of [
      'GET http://elsewhere.test/faq HTTP/1.1\r\nhost: shop.test',
      'GET /faq HTTP/1.1\r\nhost: a b',
      'GET /faq HTTP/1.1\r\nhost: shop.test:99999',
      'GET /faq HTTP/1.1\r\nhost: 1.2.3.999',
      'OPTIONS * HTTP/1.1\r\nhost: shop.test',
    ])
      expect(await talk(`${head}\r\nconnection: close\r\n\r\n`)).toContain('400 Bad Request')
    expect(lines.filter((line) => line.includes('no page'))).toEqual([])
  })

  it('that send a body drop by drop are cut', async () => {
    const head =
      'POST /graphql/ HTTP/1.1\r\nhost: shop.test\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n'
    const answer = await talk(head, ' ')
    expect(answer).toMatch(/^HTTP\/1\.1 (?:408|400) /)
  })

  it.each([
    ['heads that are too large', `GET / HTTP/1.1\r\nhost: shop.test\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '431'],
    ['what is no HTTP', 'hello\r\n\r\n', '400'],
    ['two lengths', 'POST /graphql/ HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello', '400'],
    [
      'a length and chunks',
      'POST /graphql/ HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
  ])('with %s are refused', async (_name, bytes, status) => {
    expect((await talk(bytes)).slice(9, 12)).toBe(status)
  })
})
