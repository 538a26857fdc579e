/** What visitors' browsers measured, over HTTP and into the metrics. */
import { renderMetrics } from '@semena/commerce/metrics'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitTimes } from './visit-times.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = Fastify()
  await app.register(visitTimes({ rateLimits: true, publicUrl: null }))
})
afterAll(async () => app.close())

let network = 0
const send = (payload: string, more: InjectOptions = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/visit-times',
    payload,
    remoteAddress: `203.0.${Math.floor(++network / 250)}.${network % 250}`,
    ...more,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...more.headers },
  })
const figures = async (): Promise<string[]> =>
  (await renderMetrics()).split('\n').filter((line) => line.startsWith('semena_visit_'))

test('each figure becomes one more in its bucket, by kind of page and of device', async () => {
  expect((await send('page=sort&device=phone&ttfb=120&lcp=1840&inp=90&cls=0.013')).statusCode).toBe(204)
  expect((await send('page=&device=desktop&ttfb=40')).statusCode).toBe(204)
  expect(await figures()).toEqual(
    expect.arrayContaining([
      'semena_visit_ttfb_seconds_sum{page="product",device="phone"} 0.12',
      'semena_visit_lcp_seconds_bucket{page="product",device="phone",le="1.5"} 0',
      'semena_visit_lcp_seconds_bucket{page="product",device="phone",le="2"} 1',
      'semena_visit_inp_seconds_bucket{page="product",device="phone",le="0.1"} 1',
      'semena_visit_cls_bucket{page="product",device="phone",le="0.01"} 0',
      'semena_visit_cls_bucket{page="product",device="phone",le="0.02"} 1',
      'semena_visit_ttfb_seconds_count{page="home",device="desktop"} 1',
    ]),
  )
})

test('values are clamped, and pages that nobody knows are one kind', async () => {
  for (let i = 0; i < 300; i++) await send(`page=${'x'.repeat((i % 30) + 1)}&device=phone&lcp=999999999&cls=123456`)
  const lines = await figures()
  expect(lines).toContain('semena_visit_lcp_seconds_sum{page="other",device="phone"} 18000')
  expect(lines).toContain('semena_visit_cls_sum{page="other",device="phone"} 3000')
  expect(lines.filter((line) => line.startsWith('semena_visit_lcp_seconds_count')).length).toBeLessThan(5)
})

test.each([
  ['nothing', '', 400],
  ['no page', 'device=phone&lcp=1', 400],
  ['no figure', 'page=sort&device=phone', 400],
  ['a device that nobody knows', 'page=sort&device=fridge&lcp=1', 400],
  ['a page that is an address', 'page=sort%2Fblueberry&device=phone&lcp=1', 400],
  ['a figure below nothing', 'page=sort&device=phone&lcp=-1', 400],
  ['a figure that is no number', 'page=sort&device=phone&lcp=1e9', 400],
  ['a figure too many', 'page=sort&device=phone&lcp=1&ip=1', 400],
  ['a figure twice', 'page=sort&device=phone&lcp=1&lcp=2', 400],
  ['a name of JavaScript', 'page=sort&device=phone&constructor=1', 400],
  ['a long body', `page=sort&device=phone&lcp=1&${'x'.repeat(300)}`, 413],
])('%s changes nothing', async (_what, body, status) => {
  const before = await figures()
  const answer = await send(body)
  expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining({ code: expect.any(String) })])
  expect(await figures()).toEqual(before)
})

const GOOD = 'page=sort&device=phone&lcp=1840'

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['who asks by Global Privacy Control not to be followed', { 'sec-gpc': '1' }, 204],
  ['who asks by Do Not Track not to be followed', { dnt: '1' }, 204],
])('%s changes nothing', async (_what, headers, status) => {
  const before = await figures()
  expect((await send(GOOD, { headers })).statusCode).toBe(status)
  expect(await figures()).toEqual(before)
})

test('one network counts for so many pages in a minute', async () => {
  const answers = []
  for (let i = 0; i < 130; i++) answers.push((await send(GOOD, { remoteAddress: '198.51.100.7' })).statusCode)
  expect(answers.filter((status) => status === 204)).toHaveLength(120)
  expect(answers.at(-1)).toBe(429)
})
