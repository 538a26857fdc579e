/** Lists of payments, and of checkouts by what is paid, for staff and apps. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { LEGACY_GATEWAY } from '@semena/contract/payment-ways'
import { PLENTY, UNCOUNTED } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let clerk: Someone
let ofUs: Someone
let cashier: Someone
let till: Someone
/** Ids of payments by the references that they were given. */
const made: Record<string, string> = {}
const checkouts: Record<string, string> = {}
let order: string

const usd = (amount: number) => ({ amount, currency: 'USD' })

async function paid(who: Someone, id: string, pspReference: string, more: object): Promise<void> {
  const done = await shop.by(
    who,
    'mutation($id: ID!, $t: TransactionCreateInput!) { transactionCreate(id: $id, transaction: $t) { transaction { id } errors { field code } } }',
    { id, t: { pspReference, ...more } },
  )
  expect(done.errors).toEqual([])
  made[pspReference] = done.transaction.id
}

beforeAll(async () => {
  shop = await openStaffShop()
  clerk = await shop.person({ permissions: ['MANAGE_ORDERS', 'MANAGE_CHECKOUTS', 'HANDLE_PAYMENTS'] })
  ofUs = await shop.person({ permissions: ['HANDLE_PAYMENTS'], channels: ['us'] })
  cashier = await shop.program(['MANAGE_ORDERS', 'HANDLE_PAYMENTS'])
  till = await shop.program(['HANDLE_PAYMENTS'])
  order = (await shop.complete(await shop.basket(UNCOUNTED))).order.id
  for (const name of ['part', 'full', 'over', 'held', 'none'])
    checkouts[name] = await shop.basket(PLENTY, { channel: name === 'over' ? 'paid' : 'us' })
  // Goods and their delivery cost 17.
  await paid(clerk, order, 'order', { amountCharged: usd(17) })
  await paid(clerk, checkouts.part!, 'part', { amountCharged: usd(5) })
  await paid(cashier, checkouts.full!, 'full', { amountCharged: usd(17) })
  await paid(till, checkouts.over!, 'over', { amountCharged: usd(20) })
  await paid(till, checkouts.held!, 'held', { amountAuthorized: usd(17) })
}, 60_000)
afterAll(() => shop.close())

const LIST = `query($where: TransactionWhereInput, $sortBy: TransactionSortingInput, $first: Int, $last: Int, $after: String) {
  transactions(where: $where, sortBy: $sortBy, first: $first, last: $last, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { pspReference chargedAmount { amount } order { id } checkout { id } events { type } } } } }`
const list = (variables: object = {}, who: Someone | null = clerk) => shop.by(who, LIST, { first: 50, ...variables })
const references = async (where: object, who: Someone = clerk) => {
  const found = await list({ where }, who)
  return typeof found === 'string'
    ? found
    : found.edges.map((e: { node: { pspReference: string } }) => e.node.pspReference)
}

test('payments are listed with what they are for, oldest first, page by page', async () => {
  const all = await list()
  expect(all.totalCount).toBe(5)
  expect(all.edges.map((e: { node: object }) => e.node)).toMatchObject([
    { pspReference: 'order', chargedAmount: { amount: 17 }, order: { id: order }, checkout: null },
    { pspReference: 'part', order: null, checkout: { id: checkouts.part }, events: [{ type: 'CHARGE_SUCCESS' }] },
    { pspReference: 'full' },
    { pspReference: 'over' },
    { pspReference: 'held', events: [{ type: 'AUTHORIZATION_SUCCESS' }] },
  ])
  const newest = { sortBy: { field: 'CREATED_AT', direction: 'DESC' }, first: 2 }
  const page = await list(newest)
  expect(page).toMatchObject({ pageInfo: { hasNextPage: true }, edges: [{ node: { pspReference: 'held' } }, {}] })
  expect((await list({ ...newest, after: page.pageInfo.endCursor })).edges[0].node.pspReference).toBe('full')
  await shop.sql("update transactions set updated_at = now() + interval '1 day' where psp_reference = 'part'")
  expect((await list({ sortBy: { field: 'MODIFIED_AT', direction: 'DESC' }, first: 1 })).edges).toMatchObject([
    { node: { pspReference: 'part' } },
  ])
  // A cursor of one order is none of another.
  expect(await list({ sortBy: { field: 'MODIFIED_AT', direction: 'ASC' }, after: page.pageInfo.endCursor })).toBe(
    'GraphQLError',
  )
})

test('an app that handles payments sees those that it told, and those that buyers began with it as the gateway', async () => {
  const seen = () =>
    list({}, till).then((found) => found.edges.map((e: { node: { pspReference: string } }) => e.node.pspReference))
  expect(await seen()).toEqual(['over', 'held'])
  await shop.sql(
    `update transactions set gateway = (select identifier from apps where id = $1), cause = 'page' where psp_reference = 'part'`,
    [till.key],
  )
  expect(await seen()).toEqual(['part', 'over', 'held'])
  await shop.sql(`update transactions set gateway = '' where psp_reference = 'part'`)
})

test('payments are found by what they are, where they were made, when, and what happened to them', async () => {
  const ids = [made.order, made.held]
  expect(await references({ ids })).toEqual(['order', 'held'])
  expect(await references({ ids: [] })).toEqual([])
  expect(await references({ ids: [toGlobalId('Order', 1)] })).toBe('GraphQLError')
  expect(await references({ pspReference: { eq: 'full' } })).toEqual(['full'])
  expect(await references({ pspReference: { oneOf: ['full', 'part', 'nothing'] } })).toEqual(['part', 'full'])
  expect(await references({ pspReference: {} })).toEqual([])
  const [{ identifier }] = await shop.sql('select identifier from apps where id = $1', [till.key])
  expect(await references({ appIdentifier: { eq: identifier } })).toEqual(['over', 'held'])
  const [{ at }] = await shop.sql("select created_at as at from transactions where psp_reference = 'full'")
  expect(await references({ createdAt: { lte: at } })).toEqual(['order', 'part', 'full'])
  expect(await references({ createdAt: { gte: at, lte: at } })).toEqual(['full'])
  expect(await references({ modifiedAt: { gte: new Date(Date.now() + 3_600_000) } })).toEqual(['part'])
  const authorized = { type: { eq: 'AUTHORIZATION_SUCCESS' } }
  expect(await references({ events: [authorized] })).toEqual(['held'])
  // Each condition of a list is met by one event.
  expect(await references({ events: [authorized, { type: { eq: 'CHARGE_SUCCESS' } }] })).toEqual([])
  expect(await references({ events: [{ ...authorized, createdAt: { lte: at } }] })).toEqual([])
  expect(await references({ OR: [{ pspReference: { eq: 'order' } }, { events: [authorized] }] })).toEqual([
    'order',
    'held',
  ])
  expect(await references({ AND: [{ createdAt: { gte: at } }, { appIdentifier: { eq: identifier } }] })).toEqual([
    'over',
    'held',
  ])
  const deep = { OR: [{ OR: [{ OR: [{ OR: [{ OR: [{ ids }] }] }] }] }] }
  expect(await references(deep)).toBe('GraphQLError')
})

test('whoever sees payments sees those of their channels, and an app that only handles payments its own', async () => {
  expect(await references({}, ofUs)).toEqual(['order', 'part', 'full', 'held'])
  expect(await references({}, cashier)).toHaveLength(5)
  expect(await references({}, till)).toEqual(['over', 'held'])
  expect(await list({}, null)).toBe('PermissionDenied')
  expect(await list({}, await shop.person({ permissions: ['MANAGE_PRODUCTS'] }))).toBe('PermissionDenied')
})

test('payments of the kind before transactions are listed by themselves', async () => {
  const id = await shop.basket(PLENTY, { channel: 'paid' })
  const done = await shop.by(
    null,
    'mutation($id: ID, $i: PaymentInput!) { checkoutPaymentCreate(id: $id, input: $i) { payment { id } errors { code } } }',
    { id, i: { gateway: LEGACY_GATEWAY, token: 'fully_charged', amount: 17 } },
  )
  expect(done.errors).toEqual([])
  const payments = (filter: object | null, who: Someone = clerk) =>
    shop.by(
      who,
      'query($f: PaymentFilterInput) { payments(first: 10, filter: $f) { totalCount edges { node { id checkout { id } total { amount } } } } }',
      { f: filter },
    )
  const own = { totalCount: 1, edges: [{ node: { id: done.payment.id, checkout: { id }, total: { amount: 17 } } }] }
  expect(await payments(null)).toEqual(own)
  expect(await payments({ ids: [done.payment.id], checkouts: [id] })).toEqual(own)
  expect(await payments({ checkouts: [checkouts.part] })).toEqual({ totalCount: 0, edges: [] })
  expect(await payments({ ids: [id] })).toBe('GraphQLError')
  expect(await payments(null, ofUs)).toBe('PermissionDenied')
})

test('checkouts are found by what is paid of what they cost', async () => {
  await shop.sql("insert into vouchers (name, type, value_type) values ('All', 'ENTIRE_ORDER', 'PERCENTAGE')")
  await shop.sql("insert into voucher_codes (code, voucher_id) select 'ALL', id from vouchers where name = 'All'")
  await shop.sql(
    "insert into voucher_listings (voucher_id, channel_id, value) select v.id, c.id, 100 from vouchers v, channels c where v.name = 'All'",
  )
  shop.forget()
  const free = (
    await shop.by(
      null,
      'mutation($l: [CheckoutLineInput!]!) { checkoutCreate(input: { channel: "us", lines: $l }) { checkout { id } } }',
      { l: [{ variantId: PLENTY, quantity: 1 }] },
    )
  ).checkout.id
  await shop.promo(free, 'ALL')
  checkouts.free = free
  checkouts.empty = (
    await shop.by(null, 'mutation { checkoutCreate(input: { channel: "us", lines: [] }) { checkout { id } } }')
  ).checkout.id
  const ids = new Map(Object.entries(checkouts).map(([name, id]) => [id, name]))
  const found = async (filter: object) => {
    const { edges } = await shop.by(
      clerk,
      'query($f: CheckoutFilterInput) { checkouts(first: 50, filter: $f, sortBy: { field: CREATION_DATE, direction: ASC }) { edges { node { id chargeStatus authorizeStatus } } } }',
      { f: filter },
    )
    return edges.flatMap((e: { node: { id: string } }) => ids.get(e.node.id) ?? [])
  }
  expect(await found({ chargeStatus: ['NONE'] })).toEqual(['held', 'none', 'empty'])
  expect(await found({ chargeStatus: ['PARTIAL'] })).toEqual(['part'])
  expect(await found({ chargeStatus: ['FULL'] })).toEqual(['full', 'free'])
  expect(await found({ chargeStatus: ['OVERCHARGED'] })).toEqual(['over'])
  expect(await found({ chargeStatus: [] })).toHaveLength(7)
  expect(await found({ authorizeStatus: ['NONE'] })).toEqual(['none', 'empty'])
  expect(await found({ authorizeStatus: ['PARTIAL'] })).toEqual(['part'])
  expect(await found({ authorizeStatus: ['FULL'], chargeStatus: ['NONE', 'OVERCHARGED'] })).toEqual(['over', 'held'])
  // A change of the goods is another price.
  await shop.by(
    null,
    'mutation($id: ID, $l: [CheckoutLineUpdateInput!]!) { checkoutLinesUpdate(id: $id, lines: $l) { errors { code } } }',
    { id: checkouts.full, l: [{ variantId: PLENTY, quantity: 2 }] },
  )
  expect(await found({ chargeStatus: ['PARTIAL'] })).toEqual(['part', 'full'])
})
