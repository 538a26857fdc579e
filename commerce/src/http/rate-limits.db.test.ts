/** Limits of what one network may ask for in a minute, over HTTP. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { openEdge, type TestEdge } from '../testing/edge.ts'
import { OWN_REQUEST } from './limits/own-request.ts'

let edge: TestEdge
beforeAll(async () => {
  edge = await openEdge(await freshDatabase(), { rateLimits: true })
})
afterAll(() => edge?.close())

const send = (remoteAddress: string, headers = {}, query = '{ __typename }') =>
  edge.app.inject({ method: 'POST', url: '/graphql/', payload: { query }, headers, remoteAddress })

it('operations of one address, and of nobody else', async () => {
  for (let i = 0; i < 1200; i++) await send('203.0.113.1')
  const answer = await send('203.0.113.1')
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toMatch(/^\d+$/)
  expect(answer.json()).toEqual({
    errors: [
      {
        message: expect.stringContaining('Too many requests') as string,
        extensions: { exception: { code: 'TooManyRequests' } },
      },
    ],
  })
  expect((await send('203.0.113.2')).statusCode).toBe(200)
  // Queries for pages that this process renders do not count, and nobody else can pass theirs off as such.
  expect((await send('203.0.113.1', OWN_REQUEST)).statusCode).toBe(200)
  expect((await send('203.0.113.1', { 'x-semena-own': '1' })).statusCode).toBe(429)
  // Pictures have a limit of their own.
  expect((await edge.app.inject({ url: '/media/ab/none.png', remoteAddress: '203.0.113.1' })).statusCode).toBe(404)
})

it('addresses of one IPv6 household together', async () => {
  for (let i = 0; i < 1200; i++) await send(`2001:db8:0:1::${i.toString(16)}`)
  expect((await send('2001:db8:0:1:ffff::1')).statusCode).toBe(429)
  expect((await send('2001:db8:0:2::1')).statusCode).toBe(200)
})

it('the cost of what one address asks for', async () => {
  const dear = `{ products(first: 100, channel: "us") { edges { node { attributes { attribute { slug name type choices(first: 10) { edges { node { slug name } } } } values { name slug } } } } } }`
  let answer = await send('203.0.113.3', {}, dear)
  expect(answer.statusCode).toBe(200)
  let n = 1
  while (answer.statusCode === 200 && n++ < 1000) answer = await send('203.0.113.3', {}, dear)
  expect(answer.statusCode).toBe(429)
  expect(answer.json()).toMatchObject({ errors: [{ extensions: { exception: { code: 'TooManyRequests' } } }] })
  expect(n).toBeGreaterThan(25)
  expect(n).toBeLessThan(400)
  expect((await send('203.0.113.4', {}, dear)).statusCode).toBe(200)
  expect((await send('203.0.113.3', OWN_REQUEST, dear)).statusCode).toBe(200)
})

it('the work of reading ever new documents', async () => {
  // Validation compares each of these fields with each other, so reading them costs far more than answering them.
  const fresh = (i: number) => `query q${i} { ${'shop { name } '.repeat(300)} }`
  let answer = await send('203.0.113.5', {}, fresh(0))
  let n = 1
  // How many it takes depends on how quickly this machine reads them.
  while (answer.statusCode === 200 && n < 1000) answer = await send('203.0.113.5', {}, fresh(n++))
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toMatch(/^\d+$/)
  // It is the cost that was too much, and not the number of operations.
  expect(answer.json()).toMatchObject({
    errors: [{ message: expect.stringContaining('Too much asked for') as string }],
  })
  // Reading a document that is known costs nothing: as many times it is answered.
  for (let i = 0; i < n; i++) expect((await send('203.0.113.6', {}, fresh(0))).statusCode).toBe(200)
})
