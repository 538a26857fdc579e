/** Rows that are kept for pages and visitors: they share them, a change ends them at once, and staff read anew. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toGlobalId } from '../domain/global-id.ts'
import { PLENTY } from '../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../testing/staff.ts'
import { OWN_REQUEST } from './limits/own-request.ts'

let shop: StaffShop
let clerk: Someone
beforeAll(async () => {
  shop = await openStaffShop()
  clerk = await shop.person({
    permissions: ['MANAGE_PRODUCTS', 'MANAGE_TRANSLATIONS'],
  })
  await shop.sql(
    'update product_listings set visible_in_listings = true, min_price = 1200, min_discounted_price = 1200, shown_price = 1200, shown_discounted_price = 1200',
  )
}, 60_000)
afterAll(() => shop.close())

const QUERY =
  '{ products(first: 1, channel: "us") { edges { node { id translation(languageCode: CS) { name } variants { id pricing { price { gross { amount } } } } } } } }'

async function seen(headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    headers,
    payload: { query: QUERY },
  })
  const [{ node }] = answer.json().data.products.edges
  return {
    id: node.id as string,
    name: node.translation?.name,
    variant: node.variants[0],
  }
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

test('visitors share the rows that are kept, and see a change of staff at once', async () => {
  for (const name of ['Pátá', 'Šestá']) {
    const { id } = await seen()
    await shop.by(
      clerk,
      'mutation($id: ID!, $n: String!) { productTranslate(id: $id, languageCode: CS, input: { name: $n }) { errors { code } } }',
      { id, n: name },
    )
    expect((await seen()).name).toBe(name)
  }
})

test('who asks within one second for another direction, or backwards, gets that page', async () => {
  type Answer = Record<string, { edges: { node: { id: string } }[]; pageInfo: { startCursor: string } }>
  const LISTS = `{
    up: products(first: 2, channel: "us", sortBy: { field: NAME, direction: ASC }) { ...ids }
    down: products(first: 2, channel: "us", sortBy: { field: NAME, direction: DESC }) { ...ids }
    last: products(last: 100, channel: "us", sortBy: { field: NAME, direction: ASC }) { ...ids }
    again: products(last: 100, channel: "us", sortBy: { field: NAME, direction: ASC }) { ...ids }
  } fragment ids on ProductCountableConnection { pageInfo { startCursor } edges { node { id } } }`
  await shop.sql(
    `insert into products (name, slug, product_type_id) select 'Zz ' || n, 'zz-' || n, (select min(id) from product_types) from generate_series(1, 3) n`,
  )
  await shop.sql(
    `insert into product_listings (product_id, channel_id, is_published, visible_in_listings, published_at, min_price, min_discounted_price, shown_price, shown_discounted_price)
      select id, (select id from channels where slug = 'us'), true, true, now() - interval '1 day', 100, 100, 100, 100 from products where slug like 'zz-%'`,
  )
  const { data } = await shop.ask(LISTS)
  const lists = data as Answer
  const ids = (name: string) => lists[name]!.edges.map((edge) => edge.node.id)
  const all = ids('last')
  expect(all.length).toBeGreaterThan(3)
  expect(ids('up')).toEqual(all.slice(0, 2))
  expect(ids('down')).toEqual(all.toReversed().slice(0, 2))
  expect(lists.again).toEqual(lists.last)
})

test('staff read what the database has, also where nobody told of a change; visitors within half a minute', async () => {
  const { name } = await seen(OWN_REQUEST)
  await shop.sql(`update products set translations = jsonb_set(translations, '{CS,name}', '"Třetí"')`)
  const { edges } = await shop.by(clerk, QUERY)
  expect(edges[0].node.translation).toEqual({ name: 'Třetí' })
  expect([(await seen()).name, (await seen(OWN_REQUEST)).name]).toEqual([name, name])
})

test('a basket shows what staff have changed at once, and its stock as it is', async () => {
  const made = await shop.ask(
    `mutation($v: ID!) { checkoutCreate(input: { channel: "us", lines: [{ quantity: 1, variantId: $v }] }) { checkout { id } errors { code } } }`,
    { v: PLENTY },
  )
  const { id } = made.data.checkoutCreate.checkout
  const shown = async (headers: Record<string, string> = {}) => {
    const query = `mutation($id: ID!) { checkoutLanguageCodeUpdate(id: $id, languageCode: CS) { checkout { lines { variant {
        name quantityAvailable product { name isAvailable } } } } errors { code } } }`
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/graphql/',
      headers,
      payload: { query, variables: { id } },
    })
    const { data } = answer.json()
    return data.checkoutLanguageCodeUpdate.checkout.lines[0].variant as {
      name: string
      quantityAvailable: number
      product: { name: string; isAvailable: boolean }
    }
  }
  await shown()
  for (const name of ['Seven seeds', 'Eight seeds']) {
    const { errors } = await shop.by(
      clerk,
      'mutation($id: ID!, $n: String!) { productVariantUpdate(id: $id, input: { name: $n }) { errors { code } } }',
      { id: PLENTY, n: name },
    )
    expect(errors).toEqual([])
    expect((await shown()).name).toBe(name)
  }
  await shop.sql('update stocks set quantity = allocated where variant_id = 1')
  for (const headers of [{}, OWN_REQUEST]) expect((await shown(headers)).quantityAvailable).toBe(0)
  await shop.sql('update stocks set quantity = 5000 where variant_id = 1')
  for (const headers of [{}, OWN_REQUEST]) expect((await shown(headers)).quantityAvailable).toBe(50)
})

test('what there was not is found once it is there, although nobody told', async () => {
  const id = toGlobalId('ProductVariant', 77)
  const found = async () =>
    (await shop.ask('query($id: ID!) { productVariant(id: $id, channel: "us") { sku } }', { id })).data.productVariant
  expect(await found()).toBeNull()
  await shop.sql(`insert into variants (id, product_id, sku, name) overriding system value values (77, 1, 'LATE', 'Late');
    insert into variant_listings (variant_id, channel_id, price, discounted_price) values (77, 1, 100, 100)`)
  expect(await found()).toEqual({ sku: 'LATE' })
})
