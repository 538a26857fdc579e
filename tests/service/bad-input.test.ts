/** Bad input gets a clear answer with a code, never a 500, and changes nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS, graphql, readyCheckout, send, variant } from '../support/buyer.ts'
import { startDemoShop } from '../support/demo-shop.ts'
import type { RunningShop } from '../support/shop.ts'

let shop: RunningShop
let variantId: string
beforeAll(async () => {
  shop = await startDemoShop()
  variantId = (await variant(shop.url, 'NTL-FEM-3')).id
})
afterAll(() => shop?.remove())

const raw = async (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) => {
  const response = await fetch(`${shop.url}/graphql/`, { method: 'POST', headers, body })
  return { status: response.status, text: await response.text() }
}

describe('requests that are not operations', () => {
  it.each([
    ['no JSON', '{'],
    ['a list', '[{"query":"{ shop { name } }"}]'],
    ['an empty object', '{}'],
    ['a number as query', '{"query":5}'],
    ['variables as text', '{"query":"{ shop { name } }","variables":"x"}'],
    ['a syntax tree', '{"query":"{\\"kind\\":\\"Document\\",\\"definitions\\":[]}"}'],
    ['a syntax error', '{"query":"query {"}'],
    ['an unknown field', '{"query":"{ shop { nothing } }"}'],
    ['a fragment that spreads itself', '{"query":"{ shop { ...A } } fragment A on Shop { ...A }"}'],
  ])('%s', async (_name, body) => {
    const { status, text } = await raw(body)
    expect(status).toBe(400)
    const { errors } = JSON.parse(text) as { errors: { extensions: { exception: { code: string } } }[] }
    expect(errors[0]!.extensions.exception.code).toMatch(/^GraphQL(?:Syntax)?Error$/)
  })

  it('a body of ten megabytes', async () => {
    const { status, text } = await raw(JSON.stringify({ query: `{ shop { name } } # ${'x'.repeat(10_000_000)}` }))
    expect(status).toBe(413)
    expect(JSON.parse(text)).toHaveProperty('errors')
  })

  it('nesting without end', async () => {
    const deep = `{ categories(first: 1) ${'{ edges { node { children(first: 1) '.repeat(20)} { totalCount } ${'} } }'.repeat(20)} }`
    expect((await raw(JSON.stringify({ query: deep }))).status).toBe(400)
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s', async (method) => {
    const response = await fetch(`${shop.url}/graphql/?query={shop{name}}`, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'OPTIONS, POST'])
    expect(await response.json()).toHaveProperty('errors.0.extensions.exception.code', 'GraphQLError')
  })

  it.each(['application/graphql', 'application/x-www-form-urlencoded'])('a body of type %s', async (type) => {
    const { status, text } = await raw('query={shop{name}}', { 'content-type': type })
    expect(status).toBe(415)
    expect(JSON.parse(text)).toHaveProperty('errors.0.extensions.exception.code', 'GraphQLError')
  })
})

describe('addresses that no link has', () => {
  const pathOf = async (path: string, redirect: 'follow' | 'manual' = 'follow'): Promise<[number, string]> => {
    const { status, url, headers } = await fetch(`${shop.url}${path}`, { redirect })
    return [status, headers.get('location') ?? url.slice(shop.url.length)]
  }

  it('figures between whole numbers, and ones that no machine counts', async () => {
    expect(await pathOf('/catalog?min-thc=5.5')).toEqual([200, '/catalog?min-thc=5'])
    expect(await pathOf('/catalog?genotype-sativa=20.5')).toEqual([200, '/catalog?genotype-sativa=20-'])
    expect(await pathOf('/catalog?min-time-of=3000000000')).toEqual([200, '/catalog'])
  })

  it('the character zero', async () => {
    expect(await pathOf('/catalog?search=a%00b')).toEqual([200, '/catalog?search=ab'])
    expect(await pathOf('/ru/blog/x%00y')).toEqual([404, '/ru/blog/xy'])
    expect(await pathOf('/collections/%00')).toEqual([404, '/collections'])
    expect(await pathOf('/%00/elsewhere.test', 'manual')).toEqual([308, '/elsewhere.test'])
    expect(await pathOf('/%00%5Celsewhere.test', 'manual')).toEqual([308, '/%5Celsewhere.test'])
  })
})

const create =
  'mutation($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { checkout { id } errors { code field } } }'
const codes = async (input: object): Promise<string[]> => {
  const answer = await send<{ checkoutCreate: { errors: { code: string }[] } | null }>(shop.url, create, { input })
  expect(answer.status).toBeLessThan(500)
  return (
    answer.data?.checkoutCreate?.errors.map((e) => e.code) ??
    answer.errors?.map((e) => e.extensions.exception.code) ??
    []
  )
}

describe('baskets that cannot be', () => {
  it.each([
    ['zero', 0, 'ZERO_QUANTITY'],
    ['less than nothing', -3, 'ZERO_QUANTITY'],
    ['more than the limit', 51, 'QUANTITY_GREATER_THAN_LIMIT'],
    ['more than a machine counts', 2_147_483_647, 'QUANTITY_GREATER_THAN_LIMIT'],
    ['more than a number holds', 99_999_999_999, 'GraphQLError'],
  ])('a quantity of %s', async (_name, quantity, code) => {
    expect(await codes({ channel: 'us', lines: [{ quantity, variantId }] })).toContain(code)
  })

  it('an unknown channel', async () => {
    expect(await codes({ channel: 'nowhere', lines: [{ quantity: 1, variantId }] })).toEqual(['NOT_FOUND'])
  })

  it('an unknown variant, and an id of something else', async () => {
    const unknown = Buffer.from('ProductVariant:2000000000').toString('base64')
    expect(await codes({ channel: 'us', lines: [{ quantity: 1, variantId: unknown }] })).toEqual(['GRAPHQL_ERROR'])
    for (const id of [
      '',
      'x',
      Buffer.from('Product:1').toString('base64'),
      Buffer.from("ProductVariant:1' or 1=1").toString('base64'),
    ]) {
      expect((await codes({ channel: 'us', lines: [{ quantity: 1, variantId: id }] })).length).toBeGreaterThan(0)
    }
  })

  it('a variant that another channel sells', async () => {
    const elsewhere = await graphql<{ edges: { node: { slug: string; variants: { id: string }[] } }[] }>(
      shop.url,
      '{ products(first: 100, channel: "eu") { edges { node { slug variants { id } } } } }',
    )
    const here = await graphql<{ edges: { node: { slug: string } }[] }>(
      shop.url,
      '{ products(first: 100, channel: "us") { edges { node { slug } } } }',
    )
    const foreign = elsewhere.edges.find((e) => !here.edges.some((h) => h.node.slug === e.node.slug))!
    expect(await codes({ channel: 'us', lines: [{ quantity: 1, variantId: foreign.node.variants[0]!.id }] })).toEqual([
      'PRODUCT_UNAVAILABLE_FOR_PURCHASE',
    ])
  })

  it('an expired voucher leaves the price as it was', async () => {
    const id = await readyCheckout(shop.url, variantId)
    const total = () =>
      graphql<{ totalPrice: { gross: { amount: number } } }>(
        shop.url,
        'query($id: ID!) { checkout(id: $id) { totalPrice { gross { amount } } } }',
        { id },
      )
    const before = await total()
    const answer = await send<{ checkoutAddPromoCode: { errors: { code: string; field: string }[] } }>(
      shop.url,
      'mutation($id: ID!) { checkoutAddPromoCode(id: $id, promoCode: "ARCHIVE25") { errors { code field } } }',
      { id },
    )
    expect(answer.data?.checkoutAddPromoCode.errors).toEqual([{ code: 'INVALID', field: 'promoCode' }])
    expect(await total()).toEqual(before)
  })

  it('an address without a street', async () => {
    const id = await readyCheckout(shop.url, variantId)
    const { streetAddress1: _, ...address } = ADDRESS
    const answer = await send<{ checkoutShippingAddressUpdate: { errors: { code: string; field: string }[] } }>(
      shop.url,
      'mutation($id: ID!, $a: AddressInput!) { checkoutShippingAddressUpdate(id: $id, shippingAddress: $a) { errors { code field } } }',
      { id, a: address },
    )
    expect(answer.data?.checkoutShippingAddressUpdate.errors).toEqual([{ code: 'REQUIRED', field: 'streetAddress1' }])
  })
})

it('unknown orders and checkouts are null, and what staff may read is refused', async () => {
  const id = (type: string) => Buffer.from(`${type}:00000000-0000-4000-8000-000000000000`).toString('base64')
  const answer = await send(
    shop.url,
    '{ order(id: "' + id('Order') + '") { id } checkout(id: "' + id('Checkout') + '") { id } }',
  )
  expect(answer.data).toEqual({ order: null, checkout: null })
  const refused = await send(shop.url, '{ channels { slug } }')
  expect(refused.errors?.[0]?.extensions.exception.code).toBe('PermissionDenied')
})
