/** What staff and apps see and do of checkouts: their lines, vouchers, prices that apps set, and deleting them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { PLENTY, TEN, US } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let clerk: Someone
let ofPaid: Someone
let till: Someone
beforeAll(async () => {
  shop = await openStaffShop()
  clerk = await shop.person({
    permissions: ['MANAGE_CHECKOUTS', 'MANAGE_DISCOUNTS', 'MANAGE_ORDERS', 'HANDLE_PAYMENTS'],
  })
  ofPaid = await shop.person({ permissions: ['MANAGE_CHECKOUTS'], channels: ['paid'] })
  till = await shop.program(['HANDLE_CHECKOUTS', 'MANAGE_CHECKOUTS', 'MANAGE_ORDERS'])
}, 60_000)
afterAll(() => shop.close())

test('the lines of all checkouts are listed, of those channels that staff may see', async () => {
  const first = await shop.basket(PLENTY, { quantity: 3 })
  const other = await shop.basket(TEN, { channel: 'paid' })
  const LINES =
    'query($n: Int, $after: String) { checkoutLines(first: $n, after: $after) { totalCount pageInfo { endCursor hasNextPage } edges { node { id quantity variant { id } totalPrice { gross { amount } } } } } }'
  const lines = (who: Someone | null, variables: object = { n: 10 }) => shop.by(who, LINES, variables)
  expect(await lines(clerk)).toMatchObject({
    totalCount: 2,
    edges: [
      { node: { quantity: 3, variant: { id: PLENTY }, totalPrice: { gross: { amount: 36 } } } },
      { node: { quantity: 1, variant: { id: TEN } } },
    ],
  })
  const page = await lines(clerk, { n: 1 })
  expect(page).toMatchObject({ pageInfo: { hasNextPage: true }, edges: [{ node: { quantity: 3 } }] })
  expect((await lines(clerk, { n: 1, after: page.pageInfo.endCursor })).edges).toMatchObject([
    { node: { quantity: 1 } },
  ])
  expect(await lines(ofPaid)).toMatchObject({ totalCount: 1, edges: [{ node: { variant: { id: TEN } } }] })
  expect(await lines(await shop.person({ permissions: ['MANAGE_ORDERS'] }))).toBe('PermissionDenied')

  const remove = (who: Someone | null, id: string) =>
    shop.by(who, 'mutation($id: ID!) { checkoutDelete(id: $id) { errors { field code } } }', { id })
  expect(await remove(null, first)).toBe('PermissionDenied')
  expect(await remove(ofPaid, first)).toBe('PermissionDenied')
  expect(await remove(clerk, toGlobalId('Order', 1))).toEqual({ errors: [{ field: 'id', code: 'GRAPHQL_ERROR' }] })
  await shop.by(
    clerk,
    'mutation($id: ID!) { transactionCreate(id: $id, transaction: { amountAuthorized: { amount: 1, currency: "USD" } }) { errors { code } } }',
    { id: other },
  )
  // Nobody would find the money of a checkout that is gone.
  expect(await remove(ofPaid, other)).toEqual({ errors: [{ field: 'id', code: 'INVALID' }] })
  // Somebody may be paying at a provider's page.
  const begun = await shop.by(
    clerk,
    'mutation($id: ID!) { transactionCreate(id: $id, transaction: { name: "Card" }) { transaction { id } } }',
    { id: first },
  )
  const report = (type: string, pspReference: string) =>
    shop.by(
      clerk,
      'mutation($id: ID!, $t: TransactionEventTypeEnum!, $p: String!) { transactionEventReport(id: $id, type: $t, pspReference: $p, amount: 36) { errors { code } } }',
      { id: begun.transaction.id, t: type, p: pspReference },
    )
  expect(await report('CHARGE_ACTION_REQUIRED', 'a')).toEqual({ errors: [] })
  expect(await remove(till, first)).toEqual({ errors: [{ field: 'id', code: 'INVALID' }] })
  expect(await report('CHARGE_FAILURE', 'b')).toEqual({ errors: [] })
  expect(await remove(till, first)).toEqual({ errors: [] })
  expect(await remove(till, first)).toEqual({ errors: [{ field: 'id', code: 'NOT_FOUND' }] })
  expect(await lines(clerk)).toMatchObject({ totalCount: 1 })
})

test('the voucher of a checkout is shown to those who manage discounts', async () => {
  const id = await shop.basket(PLENTY, { promoCode: 'FIVE' })
  const voucher = (who: Someone | null) =>
    shop.by(who, 'query($id: ID) { checkout(id: $id) { voucher { code discountValue } } }', { id })
  expect(await voucher(clerk)).toEqual({ voucher: { code: 'FIVE', discountValue: 1 } })
  expect(await voucher(null)).toBe('PermissionDenied')
})

test('why an app sets a price is kept with the line, and with that of the order', async () => {
  const CHECKOUT =
    'checkout { id lines { id priceOverrideReason unitPrice { gross { amount } } } } errors { field code }'
  const create = (line: object, who: Someone | null = till) =>
    shop.by(who, `mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { ${CHECKOUT} } }`, {
      i: {
        channel: 'us',
        email: 'ann@example.com',
        shippingAddress: US,
        billingAddress: US,
        lines: [{ variantId: PLENTY, quantity: 1, ...line }],
      },
    })
  const unfounded = [{ field: 'priceOverrideReason', code: 'PRICE_OVERRIDE_REASON_WITHOUT_OVERRIDE' }]
  expect((await create({ priceOverrideReason: 'Why not' })).errors).toEqual(unfounded)
  expect(await create({ price: 9, priceOverrideReason: 'Mine' }, null)).toBe('PermissionDenied')
  const { checkout, errors } = await create({ price: 9, priceOverrideReason: ' Crushed bag ' })
  expect(errors).toEqual([])
  const line = { priceOverrideReason: 'Crushed bag', unitPrice: { gross: { amount: 9 } } }
  expect(checkout.lines).toMatchObject([line])
  const update = async (change: object) => {
    const done = await shop.by(
      till,
      `mutation($id: ID, $l: [CheckoutLineUpdateInput!]!) { checkoutLinesUpdate(id: $id, lines: $l) { ${CHECKOUT} } }`,
      { id: checkout.id, l: [{ lineId: checkout.lines[0].id, ...change }] },
    )
    return done.errors.length ? done.errors : done.checkout.lines
  }
  expect(await update({ quantity: 2 })).toMatchObject([line])
  expect(await update({ priceOverrideReason: 'Old stock' })).toMatchObject([
    { ...line, priceOverrideReason: 'Old stock' },
  ])
  // Another price has its own reason, or none, and none goes without a price.
  expect(await update({ price: 8 })).toMatchObject([{ priceOverrideReason: null, unitPrice: { gross: { amount: 8 } } }])
  expect(await update({ price: null, priceOverrideReason: 'x' })).toEqual(unfounded)
  expect(await update({ price: 7, priceOverrideReason: 'Agreed' })).toMatchObject([{ priceOverrideReason: 'Agreed' }])
  const seen = await shop.by(null, 'query($id: ID) { checkout(id: $id) { lines { priceOverrideReason } } }', checkout)
  expect(seen.lines).toEqual([{ priceOverrideReason: null }])
  await shop.by(
    null,
    'mutation($id: ID, $m: ID!) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $m) { errors { code } } }',
    { id: checkout.id, m: toGlobalId('ShippingMethod', 1) },
  )
  const { order } = await shop.complete(checkout.id)
  const ordered = (who: Someone | null) =>
    shop.by(
      who,
      'query($id: ID) { order(id: $id) { lines { isPriceOverridden priceOverrideReason unitPrice { gross { amount } } } } }',
      {
        id: order.id,
      },
    )
  const sold = { isPriceOverridden: true, unitPrice: { gross: { amount: 7 } } }
  expect((await ordered(clerk)).lines).toEqual([{ ...sold, priceOverrideReason: 'Agreed' }])
  expect((await ordered(null)).lines).toEqual([{ ...sold, priceOverrideReason: null }])
})
