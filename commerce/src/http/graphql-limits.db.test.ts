/** Each limit of the GraphQL endpoint: an operation beyond it soon gets a 400 with a code, and nothing is executed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { openEdge, type TestEdge } from '../testing/edge.ts'

let edge: TestEdge
beforeAll(async () => {
  edge = await openEdge(await freshDatabase())
  await edge.database.pool.query(`insert into shops (name) values ('Test');
    insert into channels (slug, name, currency, default_country) values ('us', 'US', 'USD', 'US')`)
})
afterAll(() => edge?.close())

const many = (n: number, one: (i: number) => string): string => Array.from({ length: n }, (_, i) => one(i)).join(' ')
const SOON_MS = 5000

const CREATE = 'checkoutCreate(input: { channel: "us", lines: [] }) { checkout { id } errors { code } }'
const nested = (n: number): string => (n ? `parent { ${nested(n - 1)} }` : 'id')

describe('documents', () => {
  it.each([
    ['too many words', 'DocumentLimitError', `{ ${many(6001, () => 'shop')} }`],
    ['too many characters', 'DocumentLimitError', `{ shop { name } } # ${'x'.repeat(100_000)}`],
    ['too many operations', 'DocumentLimitError', many(101, (i) => `query q${i} { shop { name } }`)],
    ['too many comments', 'DocumentLimitError', `{ shop { name } } ${'#\n'.repeat(1001)}`],
    [
      'a variable named like a property of every object',
      'GraphQLError',
      'query($constructor: Int) { products(first: $constructor, channel: "us") { totalCount } }',
    ],
    ['a name without end', 'DocumentLimitError', `{ shop { ${'a'.repeat(129)} } }`],
    ['too many aliases', 'QueryAliasError', `{ ${many(101, (i) => `a${i}: shop { name }`)} }`],
    [
      'aliases in a fragment that is spread often',
      'QueryAliasError',
      `{ shop { ${many(6, () => `...on Shop { defaultCountry { ...F } }`)} } } fragment F on CountryDisplay { ${many(20, (i) => `a${i}: code`)} }`,
    ],
    ['fields too deep', 'QueryDepthError', `{ category(slug: "x") { ${nested(15)} } }`],
    [
      'fields too deep in fragments',
      'QueryDepthError',
      `{ category(slug: "x") { ...F } } fragment F on Category { ${nested(15)} }`,
    ],
    [
      'a text nested too deeply',
      'QueryDepthError',
      `{ products(first: 1, filter: ${'['.repeat(500)}${']'.repeat(500)}) { totalCount } }`,
    ],
    [
      'a text nested beyond the stack',
      'QueryDepthError',
      `{ products(first: 1, filter: ${'['.repeat(2900)}${']'.repeat(2900)}) { totalCount } }`,
    ],
    ['too many directives', 'DirectiveLimitError', `{ shop { name ${'@skip(if: false) '.repeat(5)} } }`],
    ['too many changes at once', 'MutationLimitError', `mutation { ${many(11, (i) => `a${i}: ${CREATE}`)} }`],
    [
      'changes through fragments',
      'MutationLimitError',
      `mutation { ...A ...B } fragment A on Mutation { ${many(6, (i) => `a${i}: ${CREATE}`)} } fragment B on Mutation { ${many(6, (i) => `b${i}: ${CREATE}`)} }`,
    ],
    [
      'fragments that double and double again',
      'QueryFieldError',
      `{ category(slug: "x") { ...F0 } } ${many(14, (i) => `fragment F${i} on Category { id parent { ${i < 13 ? `...F${i + 1} ...on Category { slug ...F${i + 1} }` : 'id'} } }`)}`,
    ],
    [
      'lists in lists',
      'QueryCostError',
      '{ products(first: 100, channel: "us") { edges { node { category { products(first: 100, channel: "us") { edges { node { variants { id name attributes { values { name } } } } } } } } } } }',
    ],
  ])('with %s', async (_name, code, query) => {
    const { status, codes, data, ms } = await edge.ask(query)
    expect({ status, codes, data }).toEqual({ status: 400, codes: [code], data: undefined })
    expect(ms).toBeLessThan(SOON_MS)
  })

  it('that come again are answered as before, whatever a text in them is', async () => {
    const slug = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.isBroken=true'
    for (let time = 1; time <= 4; time++)
      expect((await edge.ask(`{ product(slug: "${slug}", channel: "us") { id } }`)).data).toEqual({ product: null })
    expect(globalThis).not.toHaveProperty('isBroken')
  })

  it('of lists are as dear as their variables say', async () => {
    const query = `query($n: Int = 100, $m: Int) { products(first: $n, channel: "us") { edges { node { category {
      products(first: $m, channel: "us") { edges { node { slug variants { name attributes { values { name } } } } } } } } } } }`
    expect((await edge.ask(query, { m: 100 })).codes).toEqual(['QueryCostError'])
    expect((await edge.ask(query, { n: 10, m: 10 })).status).toBe(200)
    expect((await edge.ask(query, { n: 10, m: 10_000 })).status).toBe(200)
    expect((await edge.ask(query, { n: 2 ** 31, m: 10 ** 9 })).codes).toEqual(['QueryCostError'])
    expect((await edge.ask(query, { m: 100 })).messages[0]).toMatch(
      /^The query exceeds the maximum cost of \d+\. Actual cost is \d+$/,
    )
  })

  it.each([
    ['the same field thousands of times', `{ shop { ${'name '.repeat(5900)} } }`],
    ['the same list hundreds of times', `{ ${many(400, () => 'products(first: 1, channel: "us") { totalCount }')} }`],
    [
      'hundreds of fragments with the same field',
      `{ ${many(95, (i) => `...F${i}`)} } ${many(95, (i) => `fragment F${i} on Query { ${many(5, () => 'shop { name version }')} }`)}`,
    ],
    ['thousands of unknown fields', `{ shop { ${many(2000, (i) => `name${i}`)} } }`],
    ['thousands of variables', `query(${many(1400, (i) => `$a${i}: Int`)}) { shop { name } }`],
    ['thousands of the same argument', `{ products(${many(1900, () => 'first: 1')}) { totalCount } }`],
    ['hundreds of conflicts', `{ ${many(500, (i) => `products(first: ${i}) { totalCount }`)} }`],
    [
      'a question about the schema that goes round',
      '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
    ],
  ])('with %s are answered soon', async (_name, query) => {
    const { ms, status } = await edge.ask(query)
    expect(status).toBe(400)
    expect(ms).toBeLessThan(SOON_MS)
  })

  it('change nothing when they are refused, and everything that is asked when they are not', async () => {
    const count = async () =>
      (await edge.database.pool.query<{ n: number }>('select count(*) as n from checkouts')).rows[0]!.n
    const before = await count()
    await edge.ask(`mutation { ${many(11, (i) => `a${i}: ${CREATE}`)} }`)
    expect(await count()).toBe(before)
    const { status } = await edge.ask(`mutation { ${many(3, (i) => `a${i}: ${CREATE}`)} }`)
    expect([status, await count()]).toEqual([200, before + 3])
  })

  it('too large to be kept run all the same, however often', async () => {
    const query = `query($s: Int) { ${many(25, () => `shop { ${'name '.repeat(3)} } `)} ${many(90, (i) => `a${i}: products(first: $s, channel: "us") { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`)} }`
    for (let i = 0; i < 4; i++) {
      const { status, data } = await edge.ask(query, { s: 5 })
      expect(status).toBe(200)
      expect(data).toMatchObject({ shop: { name: 'Test' }, a89: { totalCount: 0 } })
    }
    expect(await edge.ask(query, { s: 'x' })).toMatchObject({ status: 400, codes: ['GraphQLError'] })
  })

  it('of several operations run the one that is named', async () => {
    const query = 'query A { shop { name } } query B { channel(slug: "us") { slug } } mutation C { ' + CREATE + ' }'
    for (let i = 0; i < 4; i++) {
      expect((await edge.ask(query, {}, { operationName: 'A' })).data).toEqual({ shop: { name: 'Test' } })
      expect((await edge.ask(query, {}, { operationName: 'B' })).data).toEqual({ channel: { slug: 'us' } })
    }
    expect(await edge.ask(query)).toMatchObject({ status: 400, codes: ['GraphQLError'] })
    expect(await edge.ask(query, {}, { operationName: 'D' })).toMatchObject({ status: 400, codes: ['GraphQLError'] })
    expect(await edge.ask('{ shop { name } }', {}, { operationName: 'D' })).toMatchObject({ status: 400 })
    expect(await edge.ask('fragment F on Shop { name }')).toMatchObject({ status: 400 })
  })

  it('are kept apart from their refusals', async () => {
    for (let i = 0; i < 3; i++) {
      expect((await edge.ask('{ shop { nothing } }')).codes).toEqual(['GraphQLError'])
      expect((await edge.ask('{ shop {')).codes).toEqual(['GraphQLSyntaxError'])
      expect((await edge.ask('{ shop { name } }')).data).toEqual({ shop: { name: 'Test' } })
    }
  })
})

describe('variables', () => {
  const query = 'query($v: [ID!], $c: String) { products(first: 1, channel: $c, filter: { ids: $v }) { totalCount } }'
  let deep: unknown = []
  for (let i = 0; i < 31; i++) deep = [deep]
  it.each([
    ['a list that is too long', { v: Array.from({ length: 1001 }, () => 'x') }],
    [
      'too many values',
      Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`v${i}`, Array.from({ length: 1000 }, () => 0)])),
    ],
    ['too many characters', { c: 'x'.repeat(128 * 1024 + 1) }],
    ['a name that is too long', { ['x'.repeat(129)]: 1 }],
    ['lists in lists', { v: deep }],
  ])('with %s', async (_name, variables) => {
    expect(await edge.ask(query, variables)).toMatchObject({
      status: 400,
      codes: ['VariablesLimitError'],
      data: undefined,
    })
  })

  it('with a number beyond all numbers', async () => {
    const { status, text } = await edge.raw(
      '{"query":"query($n: Int) { products(first: $n, channel: \\"us\\") { totalCount } }","variables":{"n":1e999}}',
    )
    expect([status, text]).toEqual([400, expect.stringContaining('VariablesLimitError')])
  })

  it.each([
    ['{"query":"{ shop { name } }","__proto__":{"x":1}}'],
    ['{"query":"{ shop { name } }","variables":{"__proto__":{"x":1}}}'],
    ['{"query":"{ shop { name } }","variables":{"a":{"constructor":{"prototype":{"x":1}}}}}'],
  ])('that reach for the prototype: %s', async (body) => {
    const { status, text } = await edge.raw(body)
    expect(status).toBe(400)
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { exception: { code: 'GraphQLError' } } }] })
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  it('with NUL in every text are no fault of ours', async () => {
    const texts =
      'query($s: String, $i: ID!) { product(slug: $s, channel: $s) { id } channel(slug: $s) { id } category(slug: $s) { id } collection(slug: $s, channel: "us") { id } page(slug: $s) { id } menu(slug: $s, channel: $s) { id } products(first: 1, channel: $s, search: $s, filter: { search: $s, slugs: [$s2] }) { totalCount } checkout(id: $i) { id } }'
    const query = texts.replace('$i: ID!', '$i: ID!, $s2: String!')
    for (const text of ['\0', 'a\0b', '\ud800', 'x'.repeat(30_000)]) {
      const { status, codes } = await edge.ask(query, { s: text, i: text, s2: text })
      expect(status).toBe(200)
      expect(codes).not.toContain('InternalError')
    }
  })
})

describe('days that there are not', () => {
  const cursor = (order: string, ...values: string[]) =>
    Buffer.from(JSON.stringify([order, ...values])).toString('base64url')

  it.each([
    ['in a cursor', 200, { after: cursor('PUBLISHED_AT', '2026-02-31T00:00:00.000000Z', 'a', 'a') }],
    ['of the year 0 in a cursor', 200, { after: cursor('PUBLISHED_AT', '0000-01-01T00:00:00.000000Z', 'a', 'a') }],
    // What is no moment is no value for the variable, so the operation is not begun.
    ['in a filter', 400, { from: '-271821-04-20T00:00:00Z' }],
  ])('%s are no fault of ours', async (_name, answered, variables) => {
    const { status, codes } = await edge.ask(
      `query($after: String, $from: DateTime) { products(first: 1, after: $after, channel: "us",
        sortBy: { field: PUBLISHED_AT, direction: ASC }, filter: { publishedFrom: $from }) { edges { node { slug } } } }`,
      variables,
    )
    expect(status).toBe(answered)
    expect(codes).toEqual(['GraphQLError'])
  })
})

describe('bodies', () => {
  it('of bytes that are no UTF-8', async () => {
    const { status, text } = await edge.raw(
      Buffer.concat([
        Buffer.from('{"query":"{ channel(slug: \\"'),
        Buffer.from([0xff, 0xfe, 0xc0]),
        Buffer.from('\\") { slug } }"}'),
      ]),
    )
    expect(status).toBeLessThan(500)
    expect(JSON.parse(text)).toBeTruthy()
  })

  it('of several operations in a list', async () => {
    expect(await edge.raw('[{"query":"{ shop { name } }"}]')).toMatchObject({ status: 400 })
  })

  it('with JSON nested without end', async () => {
    expect(
      (await edge.raw(`{"query":"{ shop { name } }","variables":{"v":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`))
        .status,
    ).toBe(400)
  })

  it('of another type', async () => {
    expect((await edge.raw('<x/>', { 'content-type': 'application/xml' })).status).toBe(415)
  })
})

describe('questions about the schema', () => {
  const asked = [
    '{ __schema { queryType { name } } }',
    '{ ...F } fragment F on Query { __type(name: "Shop") { name } }',
  ]
  it('are answered', async () => {
    for (const query of asked) expect((await edge.ask(query)).status).toBe(200)
  })

  it('are refused where that is switched off, and nothing else is', async () => {
    const closed = await openEdge(await freshDatabase(), { introspection: false })
    try {
      for (const query of asked)
        expect(await closed.ask(query)).toMatchObject({
          status: 400,
          codes: ['IntrospectionDisabled'],
          data: undefined,
        })
      expect((await closed.ask('{ __typename channel(slug: "us") { __typename } }')).data).toEqual({
        __typename: 'Query',
        channel: null,
      })
    } finally {
      await closed.close()
    }
  })
})
