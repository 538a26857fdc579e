/** Cursors of rows far away, by their numbers: those that the lists of the schema give themselves. */
import { afterAll, expect, it } from 'vitest'
import { openStaffShop, type Someone } from '../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())

const keeper = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })

async function place(query: string, who: Someone | null = keeper): Promise<{ status: number; body: unknown }> {
  const answer = await shop.app.inject({
    method: 'GET',
    url: `/api/places/?${query}`,
    headers: { host: 'shop.test', ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
  })
  return { status: answer.statusCode, body: answer.json() }
}

/** The cursors of a list's first rows. */
async function cursors(list: string): Promise<string[]> {
  const found: { edges: { cursor: string }[] } = await shop.by(keeper, `{ ${list} { edges { cursor } } }`)
  return found.edges.map(({ cursor }) => cursor)
}

it('gives the cursors of variants and of products by name, with and without a search', async () => {
  const lists = [
    ['of=variants', 'productVariants(first: 50)'],
    ['of=products', 'products(first: 50, sortBy: { field: NAME, direction: ASC })'],
    ['of=variants&search=a', 'productVariants(first: 50, search: "a")'],
    ['of=products&search=a', 'products(first: 50, search: "a", sortBy: { field: NAME, direction: ASC })'],
  ] as const
  for (const [query, list] of lists) {
    const known = await cursors(list)
    const told = await Promise.all(known.map(async (_, row) => (await place(`${query}&row=${row}`)).body))
    expect([query, ...told]).toEqual([query, ...known.map((cursor) => ({ cursor }))])
    expect([query, (await place(`${query}&row=${known.length}`)).body]).toEqual([query, { cursor: null }])
  }
  expect((await cursors(lists[0][1])).length).toBeGreaterThan(2)
})

it('refuses what is no list or no number', async () => {
  for (const [query, field] of [
    ['of=orders&row=1', 'of'],
    ['row=1', 'of'],
    ['of=variants', 'row'],
    ['of=variants&row=-1', 'row'],
    ['of=variants&row=1e3', 'row'],
    ['of=variants&row=99999999', 'row'],
    ['of=variants&row=1&row=2', 'row'],
    ['of=variants&row=1&search=a&search=b', 'search'],
  ])
    expect([query, await place(query!)]).toMatchObject([query, { status: 400, body: [{ code: 'INVALID', field }] }])
})

it('answers whoever may manage products, and nobody else', async () => {
  expect((await place('of=variants&row=0', null)).status).toBe(401)
  expect((await place('of=variants&row=0', await shop.person())).status).toBe(403)
  const other = await shop.person({ permissions: ['MANAGE_ORDERS'] })
  expect((await place('of=variants&row=0', other)).status).toBe(403)
})
