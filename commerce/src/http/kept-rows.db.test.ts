/** Rows that are kept for the shop's own pages: pages share them, a change ends them at once, and clients read anew. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffShop, type Someone, type StaffShop } from '../testing/staff.ts'
import { OWN_REQUEST } from './limits/own-request.ts'

let shop: StaffShop
let clerk: Someone
beforeAll(async () => {
  shop = await openStaffShop()
  clerk = await shop.person({ permissions: ['MANAGE_PRODUCTS', 'MANAGE_TRANSLATIONS'] })
  await shop.sql(
    'update product_listings set visible_in_listings = true, min_price = 1200, min_discounted_price = 1200',
  )
}, 60_000)
afterAll(() => shop.close())

const QUERY =
  '{ products(first: 1, channel: "us") { edges { node { id translation(languageCode: CS) { name } variants { id pricing { price { gross { amount } } } } } } } }'

async function seen(headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({ method: 'POST', url: '/graphql/', headers, payload: { query: QUERY } })
  const [{ node }] = answer.json().data.products.edges
  return { id: node.id as string, name: node.translation?.name, variant: node.variants[0] }
}

test('a change of staff shows on the next page', async () => {
  const { id, variant } = await seen(OWN_REQUEST)
  for (const name of ['První', 'Druhá']) {
    await shop.by(
      clerk,
      'mutation($id: ID!, $n: String!) { productTranslate(id: $id, languageCode: CS, input: { name: $n }) { errors { code } } }',
      { id, n: name },
    )
    expect((await seen(OWN_REQUEST)).name).toBe(name)
  }
  const [{ id: channel }] = await shop.sql("select id from channels where slug = 'us'")
  const { errors } = await shop.by(
    clerk,
    'mutation($id: ID!, $c: ID!) { productVariantChannelListingUpdate(id: $id, input: [{ channelId: $c, price: 77 }]) { errors { code } } }',
    { id: variant.id, c: Buffer.from(`Channel:${channel}`).toString('base64') },
  )
  expect(errors).toEqual([])
  expect((await seen(OWN_REQUEST)).variant.pricing.price.gross.amount).toBe(77)
})

test('clients read what the database has, also where nobody told of a change', async () => {
  const { name } = await seen(OWN_REQUEST)
  await shop.sql(`update products set translations = jsonb_set(translations, '{CS,name}', '"Třetí"')`)
  expect((await seen()).name).toBe('Třetí')
  expect((await seen(OWN_REQUEST)).name).toBe(name)
})
