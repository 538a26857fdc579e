/** Limits of what visitors use of the database: half of its connections, and two seconds for a statement. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { connect } from '../db/driver/connect.ts'
import { newSchema } from '../graphql/schema.ts'
import { openEdge, type TestEdge } from '../testing/edge.ts'
import { Busy } from '../traffic/turns.ts'
import { createDocuments } from './documents.ts'
import { judgeCost } from '../graphql/limits/operation.ts'

let edge: TestEdge
beforeAll(async () => {
  edge = await openEdge(await freshDatabase())
  await edge.database.pool.query(`insert into shops (name) values ('Test');
    insert into channels (slug, name, currency, default_country) values ('us', 'US', 'USD', 'US')`)
})
afterAll(() => edge?.close())

const LIST = '{ pages(first: 1, channel: "us") { edges { node { id } } } }'
const CREATE = 'mutation { checkoutCreate(input: { channel: "us", lines: [] }) { checkout { id } errors { code } } }'
const READ = 'query($id: ID!) { checkout(id: $id) { id } }'

/** Nobody can read or write the table until `work` is done. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  const client = await edge.database.pool.connect()
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`)
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

it('has at most half of the connections for visitors, and one at least for each kind', () => {
  for (const [max, shop, reading, buying] of [
    [4, 2, 1, 1],
    [5, 3, 1, 1],
    [10, 5, 2, 3],
    [12, 6, 3, 3],
    [90, 45, 22, 23],
  ] as const) {
    const { pools } = connect({ max })
    const sizes = Object.fromEntries(Object.entries(pools).map(([lane, pool]) => [lane, pool.options.max]))
    expect(sizes).toEqual({ shop, reading, buying })
  }
})

describe('a question that takes too long', () => {
  it('is ended after two seconds with a code, once, and others are not held up', async () => {
    const { ms, codes, status, data } = await whileLocked('pages', async () => {
      const late = edge.ask(LIST)
      expect((await edge.ask(CREATE, {}, { remoteAddress: '198.51.100.1' })).status).toBe(200)
      return late
    })
    expect({ codes, status, data }).toEqual({ codes: ['OutOfTime'], status: 200, data: { pages: null } })
    expect(ms).toBeGreaterThan(1500)
    expect(ms).toBeLessThan(3900)
    expect((await edge.ask(LIST)).codes).toEqual([])
  })

  it('is told as late and not as a fault of the shop, also before its operation begins', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer sma_${'a'.repeat(43)}` }
    const { status, text } = await whileLocked('app_tokens', () =>
      edge.raw(JSON.stringify({ query: '{ shop { name } }' }), headers),
    )
    expect([status, text]).toEqual([503, expect.stringContaining('"OutOfTime"')])
  })

  it('finds no connection of the shop, and is told that the shop is busy', async () => {
    const { pool } = edge.database
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
    await expect(pool.query('select 1')).rejects.toThrow(Busy)
    for (const client of taken) client.release()
  }, 20_000)

  it('changes nothing', async () => {
    const count = async () =>
      (await edge.database.pool.query<{ n: number }>('select count(*) as n from checkouts')).rows[0]!.n
    const before = await count()
    expect((await whileLocked('checkouts', () => edge.ask(CREATE))).codes).toEqual(['OutOfTime'])
    expect(await count()).toBe(before)
    expect((await edge.ask(CREATE)).codes).toEqual([])
    expect(await count()).toBe(before + 1)
  })

  it('keeps others of its kind waiting no longer than they have patience, and buyers not at all', async () => {
    const made = await edge.ask(CREATE)
    const { id } = (made.data as { checkoutCreate: { checkout: { id: string } } }).checkoutCreate.checkout
    const many = await whileLocked('pages', async () => {
      const asked = Promise.all(
        Array.from({ length: 30 }, (_, i) => edge.ask(LIST, {}, { remoteAddress: `203.0.113.${i % 3}` })),
      )
      for (let i = 0; i < 5; i++) {
        expect((await edge.ask(READ, { id })).data).toEqual({ checkout: { id } })
        expect((await edge.ask(CREATE)).codes).toEqual([])
        expect((await edge.database.pool.query('select 1')).rowCount).toBe(1)
      }
      return asked
    })
    expect(new Set(many.flatMap(({ codes }) => codes))).toEqual(new Set(['OutOfTime', 'ServiceBusy']))
    expect(Math.max(...many.map(({ ms }) => ms))).toBeLessThan(12_000)
  }, 30_000)
})

describe('documents that take long to read', () => {
  const repeated = (n: number): string => `{ ${Array.from({ length: n }, () => 'shop { name }').join(' ')} }`

  it('hold up nobody else', async () => {
    let read = 0
    const attack = Promise.all(
      Array.from({ length: 40 }, async (_, i) => {
        const answer = await edge.ask(`# ${i}\n${repeated(500)}`)
        read++
        return answer
      }),
    )
    expect((await edge.ask('{ shop { name } }', {}, { remoteAddress: '198.51.100.1' })).codes).toEqual([])
    expect(read).toBeLessThan(20)
    expect((await attack).every(({ status }) => [200, 400, 503].includes(status))).toBe(true)
  }, 30_000)

  it('cost what reading them took', () => {
    const documents = createDocuments(newSchema(), { introspection: true })
    const source = repeated(650)
    expect(documents.prepare(source, undefined).work).toBeGreaterThan(source.length * 1.5)
    expect(documents.prepare(source, undefined).work).toBe(0)
  })

  it('cost as much for one way of showing a password as for another', () => {
    const documents = createDocuments(newSchema(), { introspection: true })
    const cost = (field: string): number => {
      const prepared = documents.prepare(`mutation { ${field} { errors { code } } }`, undefined)
      return prepared.ok ? judgeCost(prepared.operation.plan, {}).cost : 0
    }
    expect(cost('externalAuthenticationUrl(pluginId: "semena.second-factor", input: "{}")')).toBeGreaterThanOrEqual(
      cost('tokenCreate(email: "a", password: "b")'),
    )
  })

  it('are not read for whoever has used up what they may cost', async () => {
    const limited = await openEdge(await freshDatabase(), { rateLimits: true })
    try {
      const dear = `{ ${Array.from({ length: 90 }, (_, i) => `a${i}: products(first: 100, channel: "x") { edges { node { name } } }`).join(' ')} }`
      let answer = await limited.ask(dear)
      for (let i = 0; answer.status !== 429 && i < 1000; i++) answer = await limited.ask(dear)
      expect(answer.codes).toEqual(['TooManyRequests'])
      const other = { remoteAddress: '198.51.100.1' }
      const { ms: once } = await limited.ask(`# other\n${repeated(500)}`, {}, other)
      const took: number[] = []
      for (let turn = 0; turn < 3; turn++) {
        const began = performance.now()
        const refused = await Promise.all(
          Array.from({ length: 20 }, (_, i) => limited.ask(`# ${turn} ${i}\n${repeated(500)}`)),
        )
        expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 429))
        took.push(performance.now() - began)
      }
      // Other work of the machine may hold one of them up.
      expect(Math.min(...took)).toBeLessThan(once * 10)
      expect((await limited.ask('{ nothing }', {}, other)).status).toBe(400)
    } finally {
      await limited.close()
    }
  }, 30_000)
})

describe('arguments cost', () => {
  const attributes = (n: number) => Array.from({ length: n }, (_, i) => ({ slug: 'thc', valuesRange: { gte: i } }))
  const written = (n: number): string =>
    `[${Array.from({ length: n }, (_, i) => `{ slug: "thc", valuesRange: { gte: ${i} } }`).join(', ')}]`
  const aliases = (n: number, one: string): string => Array.from({ length: n }, (_, i) => `a${i}: ${one}`).join(' ')
  const list = (filter: string): string => `products(first: 1, channel: "us", filter: ${filter}) { totalCount }`

  it.each([
    [
      'in variables',
      `query($f: ProductFilterInput) { ${aliases(12, list('$f'))} }`,
      (n: number) => ({ f: { attributes: attributes(n) } }),
    ],
    [
      'in a part of an argument',
      `query($a: [AttributeInput!]) { ${aliases(12, list('{ attributes: $a }'))} }`,
      (n: number) => ({ a: attributes(n) }),
    ],
  ])('%s', async (_name, query, variables) => {
    expect((await edge.ask(query, variables(120))).codes).toEqual(['QueryCostError'])
    expect((await edge.ask(query, variables(20))).codes).toEqual([])
  })

  it('written down, and as defaults', async () => {
    // The document is about as long as one may be.
    const down = `{ ${aliases(5, list(`{ attributes: ${written(90)} }`))} }`
    const inFragments = `query { ...F ...G } fragment F on Query { ${aliases(14, list('{ attributes: $a }'))} } fragment G on Query { ${Array.from({ length: 14 }, (_, i) => `b${i}: ${list('{ attributes: $a }')}`).join(' ')} }`
    const asDefault = inFragments.replace('query', `query($a: [AttributeInput!] = ${written(90)})`)
    expect((await edge.ask(asDefault)).codes).toEqual(['QueryCostError'])
    expect((await edge.ask(asDefault, { a: [] })).codes).toEqual([])
    expect((await edge.ask(down)).codes).toEqual(Array.from({ length: 5 }, () => 'GraphQLError'))
  })

  it('conditions within conditions count, and a filter has only so much room for them', async () => {
    const where = (outer: number, inner: number) => ({
      w: {
        AND: Array.from({ length: outer }, (_, i) => ({
          OR: Array.from({ length: inner }, (_, j) => ({ name: { eq: `${i} ${j}` } })),
        })),
      },
    })
    const query = `query($w: ProductWhereInput) { products(first: 1, channel: "us", where: $w) { totalCount } }`
    expect((await edge.ask(query, where(40, 40))).codes).toEqual(['QueryCostError'])
    expect((await edge.ask(query, where(8, 8))).codes).toEqual(['GraphQLError'])
    expect((await edge.ask(query, where(7, 7))).codes).toEqual([])
  })
})

it('plans a long filter in little time', async () => {
  await edge.database.pool.query(`
    insert into product_types (slug, name) values ('t', 'T');
    insert into attributes (slug, name, type, input_type) values ('thc', 'THC', 'PRODUCT_TYPE', 'NUMERIC');
    insert into product_type_attributes (product_type_id, attribute_id, of_variant, sort)
      select t.id, a.id, false, 0 from product_types t, attributes a`)
  const f = { attributes: Array.from({ length: 30 }, (_, i) => ({ slug: 'thc', valuesRange: { gte: i } })) }
  const query = `query($f: ProductFilterInput) { ${Array.from({ length: 12 }, (_, i) => `a${i}: products(first: 1, channel: "us", filter: $f) { totalCount edges { node { id } } }`).join(' ')} }`
  // Reference data is cached for up to a second, so the new attribute is known after that.
  await expect.poll(async () => (await edge.ask(query, { f })).codes).toEqual([])
  expect((await edge.ask(query, { f })).ms).toBeLessThan(3000)
})
