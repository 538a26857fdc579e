/** Many orders at once: what they take from one stock, and what they give back. */
import { afterAll, expect, it } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { PLENTY, TEN, UNCOUNTED, US } from '../../testing/buying.ts'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const clerk = await shop.person({
  permissions: ['MANAGE_ORDERS', 'MANAGE_ORDERS_IMPORT', 'MANAGE_USERS', 'MANAGE_DISCOUNTS'],
})
const [a] = await shop.sql(`select id from warehouses where slug = 'a'`)
const warehouse = toGlobalId('Warehouse', a.id)
const stockOf = async (variant: number) =>
  (
    await shop.sql(`select quantity, allocated from stocks where variant_id = $1 and warehouse_id = $2`, [
      variant,
      a.id,
    ])
  )[0]

const told = (quantity: number, sent: number) => ({
  channel: 'us',
  createdAt: '2020-01-01T00:00:00Z',
  user: { email: 'old@example.com' },
  billingAddress: US,
  currency: 'USD',
  languageCode: 'EN',
  lines: [
    {
      variantId: TEN,
      createdAt: '2020-01-01T00:00:00Z',
      isShippingRequired: true,
      isGiftCard: false,
      quantity,
      totalPrice: { gross: 30, net: 30 },
      undiscountedTotalPrice: { gross: 30, net: 30 },
      warehouse,
    },
  ],
  fulfillments: sent
    ? [{ trackingCode: 'T', lines: [{ variantId: TEN, quantity: sent, warehouse, orderLineIndex: 0 }] }]
    : [],
})
const create = (orders: object[], policy = 'REJECT_FAILED_ROWS') =>
  shop.by(
    clerk,
    `mutation($o: [OrderBulkCreateInput!]!, $p: ErrorPolicyEnum) { orderBulkCreate(orders: $o, errorPolicy: $p) {
      count results { order { number fulfillments { fulfillmentOrder lines { quantity } } } errors { path code } } errors { code } } }`,
    { o: orders, p: policy },
  )

it('orders that are told together each take their own pieces of one stock', async () => {
  const done = await create([told(2, 1), told(3, 2), told(2, 0)])
  // Six pieces are there: two and three are taken, so the third finds one.
  expect(done.count).toBe(2)
  expect(done.results[2]).toEqual({
    order: null,
    errors: [{ path: 'lines.0.quantity', code: 'INSUFFICIENT_STOCK' }],
  })
  // What is wrong with one order is told with it alone, as in Saleor.
  expect([done.results[0].errors, done.errors]).toEqual([[], []])
  const numbers = done.results.slice(0, 2).map((one: { order: { number: string } }) => Number(one.order.number))
  expect(numbers[1]).toBe(numbers[0] + 1)
  expect(done.results[1].order.fulfillments).toEqual([{ fulfillmentOrder: 1, lines: [{ quantity: 2 }] }])
  expect(await stockOf(2)).toEqual({ quantity: 3, allocated: 2 })
})

it('lines and parcels of one order share what a stock has', async () => {
  const [b] = await shop.sql(`select id from warehouses where slug = 'b'`)
  const stocks = () => shop.sql('select quantity, allocated from stocks where variant_id = 2 order by id')
  const before = await stocks()
  // Three are in the first warehouse, of which two are allocated, and four in the second.
  const [line] = told(1, 0).lines
  const twice = await create([{ ...told(1, 0), lines: [line, line] }])
  expect(twice.results[0]).toEqual({
    order: null,
    errors: [{ path: 'lines.1.quantity', code: 'INSUFFICIENT_STOCK' }],
  })
  const elsewhere = { variantId: TEN, quantity: 5, warehouse: toGlobalId('Warehouse', b.id), orderLineIndex: 0 }
  const skipped = { ...told(5, 0), fulfillments: [{ lines: [elsewhere] }] }
  await shop.sql('update stocks set quantity = 7 where variant_id = 2 and warehouse_id = $1', [a.id])
  expect((await create([skipped])).results[0]).toEqual({
    order: null,
    errors: [{ path: 'fulfillments.0.lines.0.quantity', code: 'INSUFFICIENT_STOCK' }],
  })
  await shop.sql('update stocks set quantity = 3 where variant_id = 2 and warehouse_id = $1', [a.id])
  expect(await stocks()).toEqual(before)
})

it('parcels of what is not counted take nothing off a stock', async () => {
  const [{ id }] = await shop.sql(
    'insert into stocks (warehouse_id, variant_id, quantity) values ($1, 3, 2) returning id',
    [a.id],
  )
  const order = told(3, 3)
  const uncounted = {
    ...order,
    lines: order.lines.map((line) => ({ ...line, variantId: UNCOUNTED })),
    fulfillments: [{ lines: [{ variantId: UNCOUNTED, quantity: 3, warehouse, orderLineIndex: 0 }] }],
  }
  expect((await create([uncounted])).count).toBe(1)
  expect(await stockOf(3)).toEqual({ quantity: 2, allocated: 0 })
  await shop.sql('delete from stocks where id = $1', [id])
})

it('one that is refused leaves the stock alone, where that refuses all', async () => {
  const before = await stockOf(2)
  expect((await create([told(1, 0), told(50, 0)], 'REJECT_EVERYTHING')).count).toBe(0)
  expect(await stockOf(2)).toEqual(before)
})

it('orders that are told twice at once, because the first answer was long in coming, are made once', async () => {
  const orders = Array.from({ length: 6 }, (_, i) => ({
    ...told(1, 0),
    externalReference: `twice-${i}`,
    lines: told(1, 0).lines.map((line) => ({ ...line, variantId: PLENTY })),
  }))
  const done = await Promise.all([create(orders), create(orders.toReversed()), create(orders)])
  expect(done.map((one) => one.count).toSorted((a, b) => a - b)).toEqual([0, 0, 6])
  const refused = done.flatMap((one) =>
    one.results.flatMap((result: { errors: object[] | null }) => result.errors ?? []),
  )
  expect(refused).toHaveLength(12)
  for (const error of refused) expect(error).toEqual({ path: 'externalReference', code: 'UNIQUE' })
})

it('one in a currency that is none is refused, and the others are made', async () => {
  const paid = { transactions: [{ amountCharged: { amount: 30, currency: 'USDT' } }] }
  const done = await create(
    [
      { ...told(1, 0), ...paid, currency: 'USDT' },
      { ...told(1, 0), lines: [] },
    ],
    'IGNORE_FAILED',
  )
  expect(done.results[0].errors).toContainEqual({ path: 'currency', code: 'INCORRECT_CURRENCY' })
})

const cancel = (ids: string[]) =>
  shop.by(clerk, 'mutation($ids: [ID!]!) { orderBulkCancel(ids: $ids) { count errors { field code } } }', { ids })

it('orders that two cancel at once are each cancelled once, and give back what they held', async () => {
  const before = await shop.sql('select sum(allocated)::int as n from stocks where variant_id = 1')
  const ids: string[] = []
  for (let i = 0; i < 6; i++) ids.push((await shop.complete(await shop.basket(PLENTY))).order.id)
  await shop.sql(`delete from mails`)
  const done = await Promise.all([cancel(ids), cancel(ids.toReversed()), cancel(ids.slice(2))])
  expect(done.reduce((n, one) => n + one.count, 0)).toBe(6)
  expect(done.reduce((n, one) => n + one.errors.length, 0)).toBe(10)
  expect(await shop.sql('select sum(allocated)::int as n from stocks where variant_id = 1')).toEqual(before)
  const [mails] = await shop.sql(`select count(*)::int as n from mails where kind = 'order-canceled'`)
  const [events] = await shop.sql(
    `select count(*)::int as n from order_events e join orders o on o.id = e.order_id where e.type = 'CANCELED' and e.user_id = $1`,
    [clerk.key],
  )
  expect([mails.n, events.n]).toEqual([6, 6])
})

it('drafts that are deleted together give back each use of their voucher', async () => {
  await shop.sql(`update channels set include_draft_order_in_voucher_usage = true where slug = 'us'`)
  shop.forget()
  const make = async () =>
    (
      await shop.by(
        clerk,
        `mutation($i: DraftOrderCreateInput!) { draftOrderCreate(input: $i) { order { id } errors { field code } } }`,
        {
          i: {
            channelId: toGlobalId('Channel', 1),
            userEmail: 'd@example.com',
            voucherCode: 'FIVE',
            lines: [{ variantId: PLENTY, quantity: 1 }],
          },
        },
      )
    ).order.id
  const drafts = [await make(), await make(), await make()]
  const uses = async () => (await shop.sql(`select used from voucher_codes where code = 'FIVE'`))[0].used
  expect(await uses()).toBe(3)
  const placed = (await shop.complete(await shop.basket(PLENTY))).order.id
  const done = await shop.by(
    clerk,
    'mutation($ids: [ID!]!) { draftOrderBulkDelete(ids: $ids) { count errors { field code } } }',
    { ids: [drafts[0], placed, drafts[1]] },
  )
  expect(done).toEqual({ count: 2, errors: [{ field: placed, code: 'INVALID' }] })
  expect(await uses()).toBe(1)
})

it('customers that want one address are refused one by one, and the others are changed', async () => {
  const people = [await shop.person(), await shop.person(), await shop.person()]
  const done = await shop.by(
    clerk,
    `mutation($c: [CustomerBulkUpdateInput!]!) { customerBulkUpdate(customers: $c, errorPolicy: REJECT_FAILED_ROWS) {
      count results { customer { email firstName defaultBillingAddress { city } } errors { path code } } } }`,
    {
      c: [
        { id: people[0]!.id, input: { email: 'same@example.com', defaultBillingAddress: US } },
        { id: people[1]!.id, input: { email: 'same@example.com' } },
        { id: people[2]!.id, input: { firstName: 'New' } },
      ],
    },
  )
  expect(done.count).toBe(2)
  expect(done.results[0].customer).toMatchObject({
    email: 'same@example.com',
    defaultBillingAddress: { city: 'NEW YORK' },
  })
  expect(done.results[1]).toEqual({ customer: null, errors: [{ path: 'input.email', code: 'UNIQUE' }] })
  expect(done.results[2].customer.firstName).toBe('New')
})
