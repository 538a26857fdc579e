/** Operations of the storefront's server in the same process, which are answered without HTTP. */
import type { GraphqlPortRequest } from '@semena/contract/shop-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCommerce } from '../service.ts'
import { freshDatabase } from '../testing/database.ts'
import { openEdge, type TestEdge } from '../testing/edge.ts'
import { OWN_REQUEST } from './limits/own-request.ts'

let edge: TestEdge
const lines: string[] = []
beforeAll(async () => {
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
  edge = await openEdge(await freshDatabase(), { rateLimits: true }, { logger })
})
afterAll(() => edge?.close())

interface Operation {
  query: string
  variables?: object
  operationName?: string
}

/** Asks for the same over HTTP. */
async function overHttp(operation: Operation) {
  const answer = await edge.app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: { ...OWN_REQUEST, host: 'shop.test' },
    payload: operation,
  })
  return { status: answer.statusCode, body: answer.json<object>() }
}
const directly = async (operation: Operation) => {
  const { status, body } = await edge.own({ ...(operation as GraphqlPortRequest), headers: { host: 'shop.test' } })
  return { status, body: JSON.parse(JSON.stringify(body)) as object }
}

const LIST =
  'query L($channel: String, $first: Int = 1, $after: String) { products(first: $first, after: $after, channel: $channel) { totalCount pageInfo { hasNextPage } edges { node { id slug } } } }'

describe('an operation without HTTP is answered as over HTTP', () => {
  it.each<[string, Operation, number]>([
    ['a query', { query: '{ shop { name } }' }, 200],
    ['variables that are undefined', { query: LIST, variables: { channel: 'us', first: undefined } }, 200],
    ['variables that are null', { query: LIST, variables: { channel: 'us', first: 1, after: null } }, 200],
    [
      'variables that are undefined within others',
      {
        query:
          'query F($f: ProductFilterInput) { products(first: 1, channel: "us", filter: $f) { edges { node { slug } } } }',
        variables: { f: { slugs: ['none', undefined], price: { lte: 5, gte: undefined }, search: undefined } },
      },
      400,
    ],
    ['a number that is none', { query: LIST, variables: { channel: 'us', first: Number.NaN } }, 200],
    ['one operation of two', { query: 'query A { __typename } query B { shop { name } }', operationName: 'B' }, 200],
    ['a document that does not parse', { query: '{' }, 400],
    ['a field that is not there', { query: '{ nothing }' }, 400],
    ['variables that do not fit', { query: LIST, variables: { first: 'many' } }, 400],
    ['no document', { query: '' }, 400],
    ['a refusal of the service', { query: '{ products(first: 500, channel: "us") { totalCount } }' }, 200],
    ['what only staff may see', { query: '{ orders(first: 1) { totalCount } }' }, 200],
  ])('%s', async (_, operation, status) => {
    const answer = await directly(operation)
    expect(answer).toEqual(await overHttp(operation))
    expect(answer.status).toBe(status)
  })
})

it('with a name in its variables that cannot be is refused', async () => {
  const variables = JSON.parse('{ "channel": "us", "__proto__": { "first": 5 } }') as object
  expect(await directly({ query: LIST, variables })).toMatchObject({
    status: 400,
    body: { errors: [{ message: 'The variables hold a name that cannot be.' }] },
  })
})

it('counts for no limit of the visitor whose page it is for', async () => {
  const dear = `{ products(first: 100, channel: "us") { edges { node { attributes { attribute { slug name type choices(first: 10) { edges { node { slug name } } } } values { name slug } } } } } }`
  const remoteAddress = '203.0.113.9'
  const asked = () => edge.app.inject({ method: 'POST', url: '/graphql/', payload: { query: dear }, remoteAddress })
  let status = 200
  for (let turn = 0; turn < 400 && status === 200; turn++) status = (await asked()).statusCode
  expect(status, 'what the visitor asks is limited').toBe(429)
  for (let turn = 0; turn < 3; turn++) expect((await edge.own({ query: dear, remoteAddress })).status).toBe(200)
})

it('writes what fails into the log under the id of the page', async () => {
  const { database } = edge
  await database.pool.query('alter table pages rename to pages_gone')
  try {
    const { status, body } = await edge.own({ query: '{ pages(first: 1) { totalCount } }', requestId: 'page-01234567' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ errors: [{ message: 'Internal error.' }] })
  } finally {
    await database.pool.query('alter table pages_gone rename to pages')
  }
  expect(lines.filter((line) => line.includes('resolver failed'))).toEqual([
    expect.stringContaining('"request":"page-01234567"'),
  ])
})

it('is refused before the service is mounted', async () => {
  const { ask } = await createCommerce({
    database: edge.database,
    settings: {
      mode: 'demo',
      publicUrl: null,
      redirectHosts: [],
      mediaFolder: '/nowhere',
      rateLimits: false,
    },
  })
  expect(() => ask({ query: '{ __typename }' })).toThrow('has not started')
})
