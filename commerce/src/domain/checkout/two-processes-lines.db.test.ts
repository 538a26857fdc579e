/** Lines that several processes change: nothing is lost, and nothing is put in that is not there. */
import fc from 'fast-check'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { besideShop } from '../../testing/beside-shop.ts'
import { PLENTY, TEN, UNCOUNTED } from '../../testing/buying.ts'
import { openStaffShop } from '../../testing/staff.ts'
import { toGlobalId } from '../global-id.ts'

const shop = await openStaffShop()
const owner = await shop.person({ superuser: true, permissions: [] })
const other = await besideShop(shop)
afterAll(async () => {
  await other.close()
  await shop.close()
})

interface Line {
  id: string
  quantity: number
  variant: { id: string }
  metadata: { key: string; value: string }[]
  totalPrice: { gross: { amount: number } }
}
interface Shown {
  id: string
  lines: Line[]
  totalPrice: { gross: { amount: number } }
}
interface Done {
  checkout: Shown | null
  errors: { code: string; field: string | null; message: string }[]
}
const SHOWN =
  'id quantity totalPrice { gross { amount } } lines { id quantity variant { id } metadata { key value } totalPrice { gross { amount } } }'
const FIELDS = `errors { code field message } checkout { ${SHOWN} }`
const ADD = `mutation($id: ID!, $v: [CheckoutLineInput!]!) { done: checkoutLinesAdd(id: $id, lines: $v) { ${FIELDS} } }`
const UPDATE = `mutation($id: ID!, $v: [CheckoutLineUpdateInput!]!) { done: checkoutLinesUpdate(id: $id, lines: $v) { ${FIELDS} } }`
const REMOVE = `mutation($id: ID!, $v: [ID!]!) { done: checkoutLinesDelete(id: $id, linesIds: $v) { ${FIELDS} } }`
const METADATA =
  'mutation($id: ID!, $v: [MetadataInput!]!) { done: updateMetadata(id: $id, input: $v) { errors { code } } }'
const READ = `query($id: ID!) { checkout(id: $id) { ${SHOWN} } }`

const here = async (query: string, v: object, checkout = id): Promise<Done> =>
  (await shop.ask(query, { id: checkout, v })).data.done as Done
const there = async (query: string, v: object): Promise<Done> => (await other.ask(query, { id, v })).data.done as Done
const read = async (): Promise<Shown> => (await shop.ask(READ, { id })).data.checkout as Shown
const quantities = ({ lines }: Shown): [string, number][] => lines.map((l) => [l.variant.id, l.quantity])

const begin = async (): Promise<Shown> =>
  (
    await shop.ask(
      `mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { ${SHOWN} } errors { code } } }`,
      { i: { channel: 'us', lines: [{ variantId: PLENTY, quantity: 1 }] } },
    )
  ).data.checkoutCreate.checkout as Shown

let id = ''
let first = ''
beforeEach(async () => {
  const made = await begin()
  id = made.id
  first = made.lines[0]!.id
})

it('never writes over the lines of another process', async () => {
  expect((await there(ADD, [{ variantId: TEN, quantity: 2 }])).errors).toEqual([])
  expect(quantities((await here(ADD, [{ variantId: TEN, quantity: 1 }])).checkout!)).toEqual([
    [PLENTY, 1],
    [TEN, 3],
  ])
  expect((await there(REMOVE, [first])).errors).toEqual([])
  expect((await here(UPDATE, [{ lineId: first, quantity: 5 }])).errors).toMatchObject([{ code: 'GRAPHQL_ERROR' }])
  expect((await here(REMOVE, [first])).errors).toMatchObject([{ code: 'INVALID' }])
  expect(quantities(await read())).toEqual([[TEN, 3]])
})

it('puts nothing in that is not in stock or may not be bought, though nobody told', async () => {
  const asIs = await read()
  await shop.sql('update stocks set quantity = allocated where variant_id = 2')
  await shop.sql(
    'update stocks set quantity = allocated + 3 where id = (select min(id) from stocks where variant_id = 2)',
  )
  expect((await here(ADD, [{ variantId: TEN, quantity: 4 }])).errors).toMatchObject([
    { code: 'INSUFFICIENT_STOCK', message: 'Could not add items 5 seeds. Only 3 remaining in stock.' },
  ])
  expect(await read()).toEqual(asIs)
  expect((await here(ADD, [{ variantId: TEN, quantity: 2 }])).errors).toEqual([])
  // What is there already counts, too.
  expect((await here(ADD, [{ variantId: TEN, quantity: 2 }])).errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
  expect((await here(UPDATE, [{ variantId: TEN, quantity: 4 }])).errors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
  expect((await here(UPDATE, [{ variantId: TEN, quantity: 3 }])).errors).toEqual([])
  await shop.sql('update variants set quantity_limit_per_customer = 2 where id = 2')
  expect((await here(UPDATE, [{ variantId: TEN, quantity: 3 }])).errors).toMatchObject([
    { code: 'QUANTITY_GREATER_THAN_LIMIT' },
  ])
  await shop.sql('update variants set quantity_limit_per_customer = null where id = 2')
  await shop.sql('update stocks set quantity = allocated where variant_id = 2')
  // What has run out can be removed.
  expect((await here(UPDATE, [{ variantId: TEN, quantity: 0 }])).errors).toEqual([])
  await shop.sql('update stocks set quantity = 5 where variant_id = 2')
  for (const quantity of [0, -1]) {
    expect((await here(ADD, [{ variantId: TEN, quantity }])).errors).toMatchObject([{ code: 'ZERO_QUANTITY' }])
    expect(quantities(await read())).toEqual([[PLENTY, 1]])
  }
})

it('does not put in what staff took off sale', async () => {
  const listed = async (isAvailableForPurchase: boolean) =>
    shop.by(
      owner,
      'mutation($id: ID!, $i: ProductChannelListingUpdateInput!) { productChannelListingUpdate(id: $id, input: $i) { errors { code } } }',
      {
        id: toGlobalId('Product', 1),
        i: { updateChannels: [{ channelId: toGlobalId('Channel', 1), isAvailableForPurchase }] },
      },
    )
  await listed(false)
  expect((await here(ADD, [{ variantId: TEN, quantity: 1 }])).errors).toMatchObject([
    { code: 'PRODUCT_UNAVAILABLE_FOR_PURCHASE' },
  ])
  await listed(true)
  expect((await here(ADD, [{ variantId: TEN, quantity: 1 }])).errors).toEqual([])
})

it('keeps what was written down about a line meanwhile', async () => {
  const { data } = await other.ask(METADATA, { id: first, v: [{ key: 'gift', value: 'yes' }] })
  expect(data.done.errors).toEqual([])
  const { checkout } = await here(UPDATE, [{ lineId: first, quantity: 2, metadata: [{ key: 'wrap', value: 'red' }] }])
  expect(checkout!.lines[0]!.metadata).toEqual([
    { key: 'gift', value: 'yes' },
    { key: 'wrap', value: 'red' },
  ])
})

const variant = fc.constantFrom(PLENTY, UNCOUNTED)
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), variantId: variant, quantity: fc.integer({ min: 0, max: 30 }) }),
  fc.record({ do: fc.constant('set' as const), variantId: variant, quantity: fc.integer({ min: 0, max: 30 }) }),
  fc.record({ do: fc.constant('remove' as const), place: fc.nat(3) }),
  fc.record({ do: fc.constant('elsewhere' as const), variantId: variant, quantity: fc.integer({ min: 1, max: 5 }) }),
)

it('answers what is written, whatever is done to the lines', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      id = (await begin()).id
      for (const one of steps) {
        const before = await read()
        if (one.do === 'elsewhere') {
          await there(UPDATE, [{ variantId: one.variantId, quantity: one.quantity }])
          continue
        }
        const v =
          one.do === 'remove'
            ? [before.lines[one.place]?.id ?? first]
            : [{ variantId: one.variantId, quantity: one.quantity }]
        const { checkout, errors } = await here(one.do === 'add' ? ADD : one.do === 'set' ? UPDATE : REMOVE, v)
        const now = await read()
        expect(now).toEqual(errors.length > 0 ? before : checkout)
        expect(now.totalPrice.gross.amount).toBeCloseTo(
          now.lines.reduce((n, l) => n + l.totalPrice.gross.amount, 0),
          2,
        )
      }
    }),
    { numRuns: 40 },
  )
})
