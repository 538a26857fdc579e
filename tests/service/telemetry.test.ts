/**
 * What a collector of OpenTelemetry's protocol gets of a whole shop: spans that lie within each other from the request
 * to the statement, jobs, mails and messages to apps, the metrics of `/metrics` – and nothing of anybody's.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChanges } from '@semena/commerce/database'
import { addApp, diskStorage, importFolder } from '@semena/commerce/owner'
import { startSmtp, type TestSmtp } from '@semena/commerce/testing'
import { freshDatabase, urlOf } from '@semena/commerce/testing/vitest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createShop } from '../../shop/src/start/app.ts'
import { readConfig } from '../../shop/src/config/config.ts'
import { DEMO_FOLDER } from '../../shop/src/start/first-start.ts'
import { startTelemetry } from '../../shop/src/telemetry/telemetry.ts'
import { startSpan, traced, within } from '@semena/commerce/tracing'
import { ADDRESS, complete, graphql, readyCheckout, send, variant } from '../support/buyer.ts'
import { attributesOf, type CollectedSpan, type Collector, startCollector } from '../support/collector.ts'

const EMAIL = 'very.private@example.com'
const STREET = 'Hidden Lane 77'
const PASSWORD = 'Lowland-meadow-27'
const SEARCH = 'something-only-i-look-for'
const METRICS = 'metrics-token-0123456789'
const CALLER = { trace: 'a'.repeat(32), span: 'b'.repeat(16) }
const TRACEPARENT = `00-${CALLER.trace}-${CALLER.span}-01`

describe('a whole shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'semena-telemetry-'))
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let collector: Collector
  let smtp: TestSmtp
  const secrets: string[] = [EMAIL, METRICS, 'very.private', STREET, 'Hidden', PASSWORD, SEARCH]
  /** The headers of what the app was told. */
  const told: Record<string, unknown>[] = []
  let heard: () => void = () => {}
  const app = createServer((request, response) => {
    told.push(request.headers)
    response.end('{}')
    heard()
  })
  let metricsPage = ''

  /** Buys, reads pages, signs up; then the shop ends, and by that everything was sent. */
  beforeAll(async () => {
    database = await freshDatabase()
    collector = await startCollector()
    smtp = await startSmtp()
    await new Promise<void>((ready) => app.listen(0, '127.0.0.1', ready))
    const clock = { now: () => new Date() }
    const media = diskStorage(join(folder, 'media'))
    await importFolder({ database, media, clock, changes: createChanges(database.pool, clock.now) }, DEMO_FOLDER)
    const shop = await createShop(
      readConfig({
        DATABASE_URL: urlOf(database.connection),
        SEMENA_DATA: folder,
        SEMENA_LOG: 'silent',
        SEMENA_TRUSTED_PROXIES: 'loopback',
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        SEMENA_METRICS_TOKEN: METRICS,
        PORT: '0',
      }),
      { log: () => {} },
    )
    try {
      const made = await addApp({ database }, 'Listener', ['MANAGE_ORDERS'])
      if (!made.ok) throw new Error('no app')
      secrets.push(made.value.token)
      const asApp = { authorization: `Bearer ${made.value.token}` }
      const path = `/hook/path-token-0123456789abcdef?key=query-key`
      secrets.push('path-token', 'query-key')
      await graphql(
        shop.address,
        'mutation($i: WebhookCreateInput!) { webhookCreate(input: $i) { webhook { id } errors { code field message } } }',
        {
          i: {
            name: 'orders',
            targetUrl: `http://127.0.0.1:${(app.address() as AddressInfo).port}${path}`,
            isActive: true,
            asyncEvents: ['ORDER_CREATED'],
          },
        },
        asApp,
      )
      for (const address of [`/sort/white-widow?token=${SEARCH}`, '/sort/white-widow', `/catalog?q=${SEARCH}`]) {
        const answer = await fetch(shop.address + address, {
          headers: { cookie: `session=${PASSWORD}`, 'user-agent': EMAIL, traceparent: TRACEPARENT },
        })
        if (!answer.ok) throw new Error(`no page: ${answer.status}`)
        await answer.text()
      }
      const { id } = await variant(shop.address, 'NTL-FEM-3')
      const address = { ...ADDRESS, streetAddress1: STREET }
      const checkout = await readyCheckout(shop.address, id, { email: EMAIL, address })
      const hears = new Promise<void>((resolve) => (heard = resolve))
      const bought = await complete(shop.address, checkout)
      if (!bought.order) throw new Error(`not bought: ${JSON.stringify(bought.errors)}`)
      secrets.push(checkout, bought.order.id)
      await graphql(
        shop.address,
        'mutation SignUp($i: AccountRegisterInput!) { accountRegister(input: $i) { errors { code field } } }',
        { i: { email: EMAIL, password: PASSWORD, channel: 'us', redirectUrl: `${shop.address}/confirm` } },
      )
      await send(shop.address, `query { product(id: "${SEARCH}") { id } }`)
      await send(shop.address, '{ nothing }')
      await hears
      await smtp.until(() => smtp.taken.some(({ to }) => to === EMAIL))
      const page = await fetch(`${shop.address}/metrics`, { headers: { authorization: `Bearer ${METRICS}` } })
      metricsPage = await page.text()
    } finally {
      await shop.close()
    }
  })
  afterAll(async () => {
    await smtp?.close()
    await collector?.close()
    await database?.close()
    app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const byId = (id: string | undefined) => collector.spans.find((span) => span.spanId === id)
  const lineage = (span: CollectedSpan): string[] => {
    const names = [span.name]
    for (let at = byId(span.parentSpanId); at; at = byId(at.parentSpanId)) names.push(at.name)
    return names.toReversed()
  }
  const named = (name: string) => collector.spans.filter((span) => span.name === name)

  it('spans lie within each other, from the request over the page and its query to the statement', () => {
    const [page, cached] = named('GET /sort/$slug')
    expect(page).toMatchObject({
      kind: 2,
      // A trusted proxy's trace is continued.
      traceId: CALLER.trace,
      parentSpanId: CALLER.span,
      attributes: { 'http.route': '/sort/$slug', 'http.response.status_code': 200 },
    })
    expect(cached).toBeDefined()
    expect(named('GET /catalog')).toHaveLength(1)
    const ways = new Set(
      collector.spans
        .filter((span) => span.attributes['db.system.name'])
        .map((span) => lineage(span).slice(0, -1).join(' > ')),
    )
    expect([...ways].filter((way) => /^GET \/sort\/\$slug > render > graphql query \w+$/.test(way))).not.toEqual([])
    expect(ways).toContain('POST /graphql/ > graphql mutation')
    // Of statements nobody asked for there are no spans, so each has a parent.
    expect(collector.spans.filter((span) => span.attributes['db.system.name'] && !span.parentSpanId)).toEqual([])
    const inner = collector.spans.filter(({ parentSpanId }) => parentSpanId && parentSpanId !== CALLER.span)
    expect(inner.filter((span) => byId(span.parentSpanId)?.traceId !== span.traceId)).toEqual([])
  })

  it('statements are told by name and text, and operations by their kind and name', () => {
    const texts = collector.spans.flatMap((span) => (span.attributes['db.query.text'] as string | undefined) ?? [])
    expect(texts.some((text) => /insert into/i.test(text) && text.includes('$1'))).toBe(true)
    const quoted = texts.flatMap((text) => text.match(/'[^']*'/g) ?? [])
    expect(new Set(quoted)).toEqual(new Set(["'…'"]))
    expect(collector.spans.some((span) => span.attributes['graphql.operation.name'] === 'SignUp')).toBe(true)
    const failed = collector.spans.filter((span) => span.name === 'graphql' && span.status.code === 2)
    expect(failed.map((span) => span.attributes['error.type'])).toEqual(['GraphQLError'])
  })

  it('jobs send mails and tell apps within spans of their own, and the app gets the trace', () => {
    const smtps = named('SMTP')
    expect(smtps.map((span) => lineage(span)[0])).toContain('job mail')
    expect(smtps[0]!.attributes).toMatchObject({ 'server.address': '127.0.0.1', 'server.port': smtp.port })
    const [hook] = collector.spans.filter((span) => span.name === 'POST' && lineage(span)[0] === 'job webhook')
    expect(hook!.attributes).toMatchObject({ 'server.address': '127.0.0.1', 'http.response.status_code': 200 })
    expect(told[0]!.traceparent).toBe(`00-${hook!.traceId}-${hook!.spanId}-01`)
  })

  it('metrics are those of the page for Prometheus', () => {
    const names = new Set(collector.metrics.map((metric) => metric.name))
    const onPage = [...metricsPage.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!)
    expect(onPage.length).toBeGreaterThan(9)
    // What shows the pools and queues, and whether the shop is ready, is gone once the shop has ended.
    const left = onPage.filter((name) => !names.has(name))
    expect(left.filter((name) => !/connections|waiting|ready/.test(name))).toEqual([])
    const seconds = collector.metrics.findLast((metric) => metric.name === 'semena_http_seconds')!
    const pages = seconds.histogram!.dataPoints.find(({ attributes }) => attributesOf(attributes).kind === 'page')!
    expect(pages.bucketCounts!.reduce<number>((sum, n) => sum + Number(n), 0)).toBe(Number(pages.count))
    expect(collector.metrics.find((metric) => metric.name === 'semena_http_requests_total')!.sum).toMatchObject({
      isMonotonic: true,
    })
    expect(collector.resources[0]).toMatchObject({
      'service.name': 'semena',
      'service.version': expect.stringMatching(/^\d/) as string,
      'process.pid': process.pid,
    })
  })

  it('nothing that was sent belongs to a person or opens a door', () => {
    const bytes = collector.bytes()
    expect(bytes.length).toBeGreaterThan(10_000)
    const everyForm = [...secrets, ...secrets.map(encodeURIComponent)]
    expect(everyForm.filter((secret) => bytes.includes(secret))).toEqual([])
    expect(bytes).not.toMatch(/eyJ[\w-]+\.|Bearer|cookie"?:|@example/i)
  })
})

it('a stranger’s trace is linked, and an impossible one is not', async () => {
  const collector = await startCollector()
  const telemetry = startTelemetry({
    endpoint: `${collector.url}/`,
    version: '1',
    environment: { OTEL_SERVICE_NAME: 'x' },
  })
  for (const [name, traceparent] of [
    ['stranger', TRACEPARENT],
    ['broken', `00-${'0'.repeat(32)}-${CALLER.span}-01`],
  ] as const)
    startSpan(name, {}, { traceparent, isBelieved: false })!.end()
  await telemetry.close()
  const [stranger, broken] = collector.spans
  expect(stranger!.traceId).not.toBe(CALLER.trace)
  expect(stranger!.links).toMatchObject([{ traceId: CALLER.trace, spanId: CALLER.span }])
  expect(broken!.links).toEqual([])
  expect(collector.resources[0]).toMatchObject({ 'service.name': 'x' })
  await collector.close()
})

it('a collector that is away costs the shop nothing but a line, and its end a few seconds at most', async () => {
  const lines: string[] = []
  // Refuses once, and never answers afterwards.
  let asked = 0
  const deaf = createServer((_request, response) => {
    if (++asked === 1) response.writeHead(400).end()
  })
  await new Promise<void>((ready) => deaf.listen(0, '127.0.0.1', ready))
  const endpoint = `http://127.0.0.1:${(deaf.address() as AddressInfo).port}`
  const telemetry = startTelemetry({
    endpoint,
    version: '1',
    log: (line) => lines.push(line),
    spansMs: 1,
    closingMs: 200,
  })
  const began = performance.now()
  for (let i = 0; i < 50_000; i++) traced('work', { attributes: { i } }, () => {})
  const took = performance.now() - began
  await expect(traced('work', {}, () => Promise.reject(new Error('its own')))).rejects.toThrow('its own')
  const span = startSpan('outer')
  expect(within(span, () => 7)).toBe(7)
  expect(took).toBeLessThan(5000)
  await expect.poll(() => lines, { interval: 5 }).toEqual(['The collector of traces and metrics does not take them.'])
  const closing = performance.now()
  await telemetry.close()
  expect(performance.now() - closing).toBeLessThan(5000)
  deaf.closeAllConnections()
  deaf.close()
  expect(startSpan('afterwards')).toBeNull()
})
