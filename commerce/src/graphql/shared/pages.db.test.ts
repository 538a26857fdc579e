/** A list tells its number of rows without a size, and shows rows only to a client that says how many. */
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, openAccountShop } from '../../testing/accounts.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

interface Answer {
  data: Record<string, unknown>
  errors?: { path: string[]; extensions: { exception: { code: string } } }[]
}
async function ask(query: string): Promise<Answer> {
  const response: LightMyRequestResponse = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    payload: { query },
  })
  return response.json<Answer>()
}

test('the number of all needs no size', async () => {
  const { data, errors } = await ask(
    '{ products(channel: "us") { totalCount } attributes { ...N } } fragment N on AttributeCountableConnection { totalCount }',
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({ products: { totalCount: expect.any(Number) }, attributes: { totalCount: expect.any(Number) } })
})

test.each([
  'edges { node { id } }',
  'totalCount pageInfo { hasNextPage }',
  '... on ProductCountableConnection { edges { node { id } } }',
  '...E',
])('rows do: %s', async (fields) => {
  const fragment = fields === '...E' ? 'fragment E on ProductCountableConnection { edges { cursor } }' : ''
  const { data, errors } = await ask(`{ products(channel: "us") { ${fields} } } ${fragment}`)
  expect(data).toEqual({ products: null })
  expect(errors).toMatchObject([{ path: ['products'], extensions: { exception: { code: 'GraphQLError' } } }])
})

test('who may not read the list at all is told that first', async () => {
  const { errors } = await ask('{ orders { edges { node { id } } } }')
  expect(errors).toMatchObject([{ path: ['orders'], extensions: { exception: { code: 'PermissionDenied' } } }])
})

test('a size that cannot be is refused for the number, too', async () => {
  expect((await ask('{ products(channel: "us", first: 101) { totalCount } }')).data).toEqual({ products: null })
})
