/**
 * Forms with files at `/graphql/`: who may send them, and that nothing but a place that the document declares as a file
 * is ever written, whatever the map says.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuyingShop, openShop } from '../testing/buying.ts'

let shop: BuyingShop
let token: string
beforeAll(async () => {
  shop = await openShop()
  token = await shop.signUp('ann@example.com')
}, 60_000)
afterAll(() => shop.close())

const AVATAR = 'mutation($image: Upload!) { userAvatarUpdate(image: $image) { errors { code } } }'
const LOOSE = 'query($list: [String], $input: ProductFilterInput) { __typename }'

interface Refusal {
  errors: { message: string; extensions: { exception: { code: string } } }[]
}

interface Sent {
  query?: string
  variables?: unknown
  map?: unknown
  file?: boolean
  headers?: Record<string, string>
}

/** Sends a form; answers its status with the code of its error, if there is one. */
async function send({
  query = AVATAR,
  variables = { image: null },
  map = { 0: ['variables.image'] },
  file = true,
  headers,
}: Sent): Promise<unknown[]> {
  const form = new FormData()
  form.set('operations', JSON.stringify({ query, variables }))
  form.set('map', JSON.stringify(map))
  if (file) form.set('0', new Blob(['x']), 'a.png')
  const encoded = new Response(form)
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: {
      'content-type': encoded.headers.get('content-type')!,
      ...(headers ?? { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  const { errors } = answer.json() as Partial<Refusal>
  return [answer.statusCode, errors?.[0]?.extensions.exception.code]
}

const REFUSED = [400, 'GraphQLError']
const STRANGER = [401, 'PermissionDenied']

/** Functions and other things that all objects, lists, texts and functions share. */
const SHARED = [Object, Array, String, Function].flatMap((made) => [
  [made.name, made],
  [`${made.name}.prototype`, made.prototype],
]) as [string, object][]
const names = [...new Set(SHARED.flatMap(([, of]) => Object.getOwnPropertyNames(of))), '__proto__']

/** Everything that is shared, with what it holds, so that one change anywhere shows. */
const state = (): unknown[] =>
  SHARED.flatMap(([name, of]) =>
    Reflect.ownKeys(of).flatMap((key) => {
      const { value, get, set } = Object.getOwnPropertyDescriptor(of, key)!
      const held = [value, get, set].filter((one) => typeof one === 'function') as object[]
      return [`${name}.${String(key)}`, value, ...held.flatMap((one) => Reflect.ownKeys(one))]
    }),
  )

describe('a map', () => {
  it('writes nothing into what objects share, whatever it names', async () => {
    const before = state()
    // One form may name some places only, so they are sent a few at a time.
    const places = names.flatMap((name) => [
      `variables.${name}`,
      `variables.${name}.call`,
      `variables.${name}.prototype`,
      `variables.image.${name}`,
      `variables.list.${name}.call`,
      `variables.list.0.${name}`,
      `variables.input.${name}`,
      `variables.text.${name}.call`,
      `variables.constructor.prototype.${name}`,
      `variables.__proto__.${name}`,
      `${name}.call`,
    ])
    const variables = { image: null, list: [null], input: { search: null }, text: 'x' }
    for (const place of places) {
      const query = places.indexOf(place) % 2 ? AVATAR : LOOSE
      expect([place, ...(await send({ query, variables, map: { 0: [place] } }))]).toEqual([place, ...REFUSED])
    }
    const after = state()
    expect(after.length).toBe(before.length)
    expect(before.filter((value, at) => !Object.is(value, after[at]))).toEqual([])
    const { data } = await shop.ask('query($is: Boolean!) { shop { name @include(if: $is) } }', { is: true })
    expect(data).toEqual({ shop: { name: expect.any(String) } })
  }, 120_000)

  it.each([
    ['a place with a value', { image: 'x' }, ['variables.image']],
    ['a place that is not there', {}, ['variables.image']],
    ['a variable that is no file', { image: null, list: [null] }, ['variables.list.0']],
    ['the variables themselves', { image: null }, ['variables']],
    ['the query', { image: null }, ['query']],
    ['no place', { image: null }, []],
    ['one good place and one that is none', { image: null }, ['variables.image', 'variables.toString']],
    ['too many places', { image: null }, Array.from({ length: 11 }, () => 'variables.image')],
    ['a very long path', { image: null }, [`variables.${'a.'.repeat(1000)}`]],
    ['what is no path', { image: null }, [1]],
    ['what is no list', { image: null }, 'variables.image'],
  ])('may not name %s', async (_, variables, places) => {
    expect(await send({ variables, map: { 0: places } })).toEqual(REFUSED)
  })

  it('must name the file that comes, and no other', async () => {
    for (const map of [{}, { 1: ['variables.image'] }, { 0: ['variables.image'], 1: ['variables.b'] }, [], null, 'x'])
      expect(await send({ map })).toEqual(REFUSED)
  })

  it('may name a place inside of an input', async () => {
    const query = 'mutation($input: ProductMediaCreateInput!) { productMediaCreate(input: $input) { errors { code } } }'
    const input = { product: 'UHJvZHVjdDox', image: null, alt: null }
    const good = { query, variables: { input }, map: { 0: ['variables.input.image'] } }
    expect(await send(good)).toEqual([200, 'PermissionDenied'])
    expect(await send({ ...good, map: { 0: ['variables.input.alt'] } })).toEqual(REFUSED)
  })

  it('may name a place in a list', async () => {
    const query = 'mutation($products: [ProductBulkCreateInput!]!) { productBulkCreate(products: $products) { count } }'
    const products = [{ productType: 'UHJvZHVjdFR5cGU6MQ==', media: [{ image: null }] }]
    const good = { query, variables: { products }, map: { 0: ['variables.products.0.media.0.image'] } }
    expect(await send(good)).toEqual([200, 'PermissionDenied'])
    for (const place of ['products.00.media.0.image', 'products.length', 'products.0.media.at', 'products.1.media.0'])
      expect(await send({ ...good, map: { 0: [`variables.${place}`] } })).toEqual(REFUSED)
  })
})

describe('a form', () => {
  it('is read for whoever says so in a header, as the clients of Saleor do', async () => {
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { authorization: `JWT ${token}` },
      { 'authorization-bearer': token },
      { 'authorization-bearer': token, 'apollo-require-preflight': 'true' },
    ])
      expect([headers, ...(await send({ headers: headers as Record<string, string> }))]).toEqual([
        headers,
        200,
        undefined,
      ])
  })

  it('is not read for strangers, and cookies alone are nobody', async () => {
    const cookie = `token=${token}; refreshToken=${token}; accessToken=${token}`
    for (const headers of [
      {},
      { cookie },
      { cookie, 'apollo-require-preflight': 'true' },
      { authorization: 'Basic YTpi' },
    ])
      expect([headers, ...(await send({ headers: headers as Record<string, string> }))]).toEqual([headers, ...STRANGER])
  })

  it('without a file is refused', async () => {
    expect(await send({ file: false, map: {} })).toEqual(REFUSED)
    expect(await send({ query: '{ __typename }', variables: {}, file: false, map: {} })).toEqual(REFUSED)
  })

  it('that is torn, or of another kind, is refused', async () => {
    const post = (type: string, payload: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/graphql/',
        headers: { 'content-type': type, authorization: `Bearer ${token}` },
        payload,
      })
    const part = '--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{}'
    for (const [type, payload] of [
      ['multipart/form-data', part],
      ['multipart/form-data; boundary=b', part],
      ['multipart/form-data; boundary=b', ''],
      ['multipart/form-data; boundary=b', `${part}\r\n`.repeat(500)],
    ] as const)
      expect([payload.length, (await post(type, payload)).statusCode]).toEqual([payload.length, 400])
    expect((await post('multipart/mixed; boundary=b', part)).statusCode).toBe(415)
  })
})

describe('what is not served', () => {
  it.each(['defer', 'stream'])('@%s says so', async (name) => {
    const query = `{ ... @${name} { shop { name } } }`
    const answer = await shop.app.inject({ method: 'POST', url: '/graphql/', payload: { query } })
    const { errors } = answer.json() as Refusal
    expect([answer.statusCode, errors[0]!.message]).toEqual([
      400,
      `@${name} is not served; an answer comes as a whole.`,
    ])
  })
})
