/** The owner's day with orders: sold, packed, sent, returned. */
import { readFile } from 'node:fs/promises'
import { faultsOf } from '../browser/axe.ts'
import { ADDRESS, graphql, variant } from '../support/buyer.ts'
import { register } from '../support/customer.ts'
import { buy } from './buying.ts'
import { expect, PHONE, PHONE_ONLY, signIn, test } from './fixtures.ts'

/** One after the other, so that numbers rise with the names. */
async function buySeveral(shop: { url: string }, names: readonly string[]) {
  const orders = []
  for (const [place, lastName] of names.entries())
    orders.push(await buy(shop, { lastName, sku: place % 2 ? 'NTL-FEM-1' : 'NTL-FEM-3', quantity: 1 + (place % 2) }))
  return orders
}

const ORDER = `query($id: ID!) { order(id: $id) {
  status totalRefunded { amount } totalCharged { amount }
  fulfillments { status trackingNumber lines { quantity } }
  events { type message } } }`
interface Seen {
  status: string
  totalRefunded: { amount: number }
  totalCharged: { amount: number }
  fulfillments: { status: string; trackingNumber: string; lines: { quantity: number }[] }[]
  events: { type: string; message: string | null }[]
}

test.use({ opened: false })

test('the owner signs in and sees the list of orders', PHONE, async ({ page: desk, shop, owner, faults }) => {
  const { number } = await buy(shop, { lastName: 'First' })
  faults.expected.push(/^console: Failed to load resource/)
  await desk.addInitScript(() => localStorage.setItem('semena.desk.language', 'en'))
  await desk.goto('/desk')
  await signIn(desk, owner)
  await desk.getByRole('link', { name: 'Orders' }).first().click()
  await expect(desk.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await expect(desk.getByRole('row').filter({ hasText: number })).toContainText('Ann First')
  expect(await faultsOf(desk, true)).toEqual([])
})

test('twelve orders are picked, packed and sent with pasted tracking numbers', async ({ desk, shop, staff }) => {
  test.setTimeout(120_000)
  const names = Array.from({ length: 12 }, (_, place) => `Packer${'abcdefghijkl'[place]}`)
  const orders = await buySeveral(shop, names)
  await desk.goto('/desk/orders?status=READY_TO_FULFILL&search=Packer')
  for (const { number } of orders) await expect(desk.getByRole('link', { name: number, exact: true })).toBeVisible()
  await desk.getByRole('checkbox', { name: 'Choose all' }).check()
  const chosen = desk.getByRole('region', { name: 'Chosen orders' })
  await expect(chosen).toContainText('12 chosen')

  await chosen.getByRole('button', { name: 'Pick list' }).click()
  const pick = desk.getByRole('article')
  await expect(pick.getByRole('row').filter({ hasText: 'NTL-FEM-1' })).toContainText('12')
  await expect(pick.getByRole('row').filter({ hasText: 'NTL-FEM-3' })).toContainText('6')

  await desk.getByRole('button', { name: 'Packing slips' }).click()
  await expect(desk.getByRole('article')).toHaveCount(12)
  const slips = (await desk.getByRole('article').allInnerTexts()).join('\n')
  expect(slips).toContain(`Order No. ${orders[0]!.number}`)
  expect(slips).not.toMatch(/[$€₽]|\d[.,]\d\d\b|Semena/)
  await desk.getByRole('button', { name: 'Address labels' }).click()
  await expect(desk.getByRole('region', { name: `Label of order No. ${orders[11]!.number}` })).toContainText('Packerl')

  await desk.goBack()
  await desk.getByRole('checkbox', { name: 'Choose all' }).check()
  await chosen.getByRole('button', { name: 'Mark as sent' }).click()
  const form = desk.getByRole('dialog')
  // The newest stands first; two numbers name their orders.
  const shown = orders.toReversed()
  const lines = shown.map((_, place) => `TRACK-${place}`)
  lines[3] = `${shown[5]!.number}\tNAMED-5`
  await form.getByLabel('Tracking numbers').fill(lines.join('\n'))
  await expect(form.getByRole('listitem').filter({ hasText: shown[5]!.number })).toContainText('NAMED-5')
  await form.getByRole('button', { name: 'Send 12' }).click()
  await expect(desk.getByText('Marked as sent: 12')).toBeVisible()

  for (const [place, { id }] of shown.entries()) {
    const order = await graphql<Seen>(shop.url, ORDER, { id }, staff)
    expect(order.status).toBe('FULFILLED')
    // The lines that name no order are for the others, one after the other.
    const plain = lines.filter((line) => !line.includes('\t'))
    const expected = place === 5 ? 'NAMED-5' : plain[place < 5 ? place : place - 1]
    expect(order.fulfillments.map(({ trackingNumber }) => trackingNumber)).toEqual([expected])
  }
})

test('an order is sent in parts and its parcel gets a tracking number', PHONE, async ({ desk, shop, staff }) => {
  const { id, number } = await buy(shop, { quantity: 3, lastName: 'Parts' })
  await desk.goto(`/desk/orders/${encodeURIComponent(id)}`)
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  const form = desk.getByRole('dialog')
  await form.getByLabel(/^Quantity of Northern Lights/).fill('2')
  await form.getByRole('button', { name: 'Send 2' }).click()
  await expect(form).toBeHidden()
  await expect(desk.getByText('Sent in part')).toBeVisible()
  await desk.getByRole('button', { name: 'Add the tracking number' }).click()
  await desk.getByRole('dialog').getByLabel('Tracking number').fill('RR123456785CZ')
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('region', { name: 'Parcels' })).toContainText('RR123456785CZ')
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Send 1' }).click()
  await expect(desk.getByRole('region', { name: 'Parcels' })).toContainText(`No. ${number}-2`)
  const order = await graphql<Seen>(shop.url, ORDER, { id }, staff)
  expect(order.status).toBe('FULFILLED')
  expect(order.fulfillments.map(({ lines }) => lines[0]!.quantity)).toEqual([2, 1])
  expect(await faultsOf(desk, true)).toEqual([])
})

// A wide screen has the day of day.spec.ts.
test('the day at the packing table: chosen, printed, sent with tracking', PHONE_ONLY, async ({ desk, shop, staff }) => {
  const name = `Table${test.info().project.name}`
  const orders = await buySeveral(shop, [`${name}a`, `${name}b`])
  await desk.goto(`/desk/orders?search=${name}`)
  for (const { number } of orders) await desk.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check()
  const chosen = desk.getByRole('region', { name: 'Chosen orders' })
  expect(await faultsOf(desk, false)).toEqual([])
  await chosen.getByRole('button', { name: 'More' }).click()
  await chosen.getByRole('menuitem', { name: 'Packing slips' }).click()
  await expect(desk.getByRole('article')).toHaveCount(2)
  expect(await faultsOf(desk, false)).toEqual([])
  await desk.goBack()
  for (const { number } of orders) await desk.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check()
  await chosen.getByRole('button', { name: 'Mark as sent' }).click()
  await desk
    .getByRole('dialog')
    .getByLabel('Tracking numbers')
    .fill(`${orders[0]!.number}\tFIRST\n${orders[1]!.number};SECOND`)
  expect(await faultsOf(desk, false)).toEqual([])
  await desk.getByRole('dialog').getByRole('button', { name: 'Send 2' }).click()
  await expect(desk.getByText('Marked as sent: 2')).toBeVisible()
  const [first, second] = await Promise.all(orders.map(({ id }) => graphql<Seen>(shop.url, ORDER, { id }, staff)))
  expect(first!.fulfillments.map(({ trackingNumber }) => trackingNumber)).toEqual(['FIRST'])
  expect(second!.fulfillments.map(({ trackingNumber }) => trackingNumber)).toEqual(['SECOND'])
})

test('an order that one chose too early is told beside the others, which are sent', async ({ desk, shop, staff }) => {
  const paid = await buy(shop, { lastName: 'Mixedpaid' })
  const unpaid = await buy(shop, { lastName: 'Mixedopen', paid: false })
  // As long as the orders are on their way there is nothing to choose.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await desk.route('**/graphql/', async (route) => {
    if (route.request().postData()?.includes('query DeskOrders(')) await answered
    return route.continue()
  })
  await desk.goto('/desk/orders?search=Mixed')
  await expect(desk.getByRole('checkbox', { name: 'Choose all' })).toBeDisabled()
  answer()
  await desk.getByRole('checkbox', { name: 'Choose all' }).check()
  const chosen = desk.getByRole('region', { name: 'Chosen orders' })
  await chosen.getByRole('button', { name: 'Mark as sent' }).click()
  const form = desk.getByRole('dialog')
  await expect(form.getByRole('listitem').filter({ hasText: unpaid.number })).toContainText('nothing to send')
  await form.getByRole('button', { name: 'Send 1' }).click()
  await expect(desk.getByText('Marked as sent: 1')).toBeVisible()
  // What is on its way cannot be cancelled with the rest.
  await desk.getByRole('checkbox', { name: 'Choose all' }).check()
  await chosen.getByRole('button', { name: 'More' }).click()
  await chosen.getByRole('menuitem', { name: 'Cancel the order' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancel them' }).click()
  await expect(desk.getByText('Cancelled: 1')).toBeVisible()
  await expect(desk.getByText('An order with a parcel on its way cannot be cancelled.')).toBeVisible()
  const states = await Promise.all([paid, unpaid].map(({ id }) => graphql<Seen>(shop.url, ORDER, { id }, staff)))
  expect(states.map(({ status }) => status)).toEqual(['FULFILLED', 'CANCELED'])
})

test('a tracking number stays with its order where the others have left the list', async ({ desk, shop, staff }) => {
  const [first, second] = await buySeveral(shop, ['Trackeda', 'Trackedb'])
  let isRefused = true
  await desk.route('**/graphql/', async (route) => {
    const body = route.request().postData() ?? ''
    if (!isRefused || !body.includes('mutation DeskOrderFulfill(') || !body.includes(first!.id)) return route.continue()
    const errors = [{ code: 'INSUFFICIENT_STOCK', field: 'stocks', message: 'Gone', orderLines: null }]
    return route.fulfill({ json: { data: { orderFulfill: { errors } } } })
  })
  await desk.goto('/desk/orders?status=READY_TO_FULFILL&search=Tracked')
  await desk.getByRole('checkbox', { name: 'Choose all' }).check()
  await desk.getByRole('region', { name: 'Chosen orders' }).getByRole('button', { name: 'Mark as sent' }).click()
  const form = desk.getByRole('dialog')
  // The newest stands first.
  await form.getByLabel('Tracking numbers').fill('NUMBER-B\nNUMBER-A')
  await form.getByRole('button', { name: 'Send 2' }).click()
  await expect(desk.getByText('Marked as sent: 1')).toBeVisible()
  // What is sent is not among those to be packed any more.
  await expect(desk.getByRole('table').getByText(second!.number)).toHaveCount(0)
  isRefused = false
  await form.getByRole('button', { name: 'Send 1' }).click()
  await expect(form).toBeHidden()
  const numbers = await Promise.all(
    [first, second].map(async (order) => {
      const { fulfillments } = await graphql<Seen>(shop.url, ORDER, { id: order!.id }, staff)
      return fulfillments.map(({ trackingNumber }) => trackingNumber)
    }),
  )
  expect(numbers).toEqual([['NUMBER-A'], ['NUMBER-B']])
})

test('an order is placed with the quantity that was typed last', async ({ desk, shop, staff }) => {
  const { id: variantId } = await variant(shop.url, 'NTL-FEM-3')
  const { id: channelId } = await graphql<{ id: string }>(shop.url, '{ channel(slug: "us") { id } }', {}, staff)
  const { order } = await graphql<{ order: { id: string; shippingMethods: { id: string }[] } }>(
    shop.url,
    'mutation($input: DraftOrderCreateInput!) { draftOrderCreate(input: $input) { order { id shippingMethods { id } } errors { code field message } } }',
    {
      input: {
        channelId,
        userEmail: 'placed@example.com',
        shippingAddress: ADDRESS,
        billingAddress: ADDRESS,
        lines: [{ quantity: 1, variantId }],
      },
    },
    staff,
  )
  await graphql(
    shop.url,
    'mutation($id: ID!, $input: DraftOrderInput!) { draftOrderUpdate(id: $id, input: $input) { errors { code field message } } }',
    { id: order.id, input: { shippingMethod: order.shippingMethods[0]!.id } },
    staff,
  )
  const { promise: letGo, resolve: go } = Promise.withResolvers<void>()
  await desk.route('**/graphql/', async (route) => {
    if (route.request().postData()?.includes('mutation DeskLineQuantity')) await letGo
    return route.continue()
  })
  await desk.goto(`/desk/orders/${encodeURIComponent(order.id)}`)
  await desk.getByLabel(/^Quantity of Northern Lights/).fill('3')
  const place = desk.getByRole('button', { name: 'Place the order' })
  await place.click()
  // The quantity is on its way still.
  await expect(place).toHaveAttribute('aria-busy', 'true')
  go()
  await expect(desk.getByText('The order is placed')).toBeVisible()
  const { lines } = await graphql<{ lines: { quantity: number }[] }>(
    shop.url,
    'query($id: ID!) { order(id: $id) { lines { quantity } } }',
    { id: order.id },
    staff,
  )
  expect(lines).toEqual([{ quantity: 3 }])
})

test('a parcel is cancelled, and its goods go back into the warehouse', async ({ desk, shop, staff }) => {
  const { id } = await buy(shop, { lastName: 'Undone' })
  await desk.goto(`/desk/orders/${encodeURIComponent(id)}?open=send`)
  await desk.getByRole('dialog').getByRole('button', { name: 'Send 1' }).click()
  const parcels = desk.getByRole('region', { name: 'Parcels' })
  await parcels.getByRole('button', { name: /^More about parcel/ }).click()
  await parcels.getByRole('menuitem', { name: 'Cancel the parcel' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancel the parcel' }).click()
  await expect(desk.getByText('The parcel is cancelled')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  const order = await graphql<Seen>(shop.url, ORDER, { id }, staff)
  expect(order.fulfillments.map(({ status }) => status)).toEqual(['CANCELED'])
})

test('goods come back and their money goes back, in one form', async ({ desk, shop, staff }) => {
  const { id } = await buy(shop, { quantity: 2, lastName: 'Back' })
  const stock = async (): Promise<number> => {
    const { stocks } = await graphql<{ stocks: { quantity: number }[] }>(
      shop.url,
      'query($sku: String!) { productVariant(sku: $sku) { stocks { quantity } } }',
      { sku: 'NTL-FEM-3' },
      staff,
    )
    return stocks.reduce((sum, { quantity }) => sum + quantity, 0)
  }
  const before = await stock()
  await desk.goto(`/desk/orders/${encodeURIComponent(id)}?open=send`)
  await desk.getByRole('dialog').getByRole('button', { name: 'Send 2' }).click()
  await desk.getByRole('button', { name: 'Return and refund' }).click()
  const form = desk.getByRole('dialog')
  await form.getByLabel(/^Quantity of Northern Lights/).fill('1')
  await form.getByLabel('Reason').fill('One pack was wet')
  expect(await faultsOf(desk, true)).toEqual([])
  await expect(form.getByRole('status')).toContainText('23.50')
  // What is typed survives a reload.
  await desk.reload()
  await expect(form.getByLabel('Reason')).toHaveValue('One pack was wet')
  await form.getByRole('button', { name: /^Refund 23\.50/ }).click()
  await expect(form).toBeHidden()
  await expect(desk.getByText('Returned in part')).toBeVisible()
  await expect(desk.getByRole('list', { name: 'Refunds' })).toContainText('Paid out')
  const order = await graphql<Seen>(shop.url, ORDER, { id }, staff)
  expect(order.totalRefunded.amount).toBe(23.5)
  // The payment is called by its method, and the list says of the money what the page says.
  await expect(desk.getByText('Refunded in part', { exact: true })).toBeVisible()
  await expect(desk.getByText('Dummy payment app', { exact: true })).toBeVisible()
  await desk.goto('/desk/orders/')
  await desk.getByRole('button', { name: 'Returned', exact: true }).click()
  await expect(desk.getByRole('row', { name: /Back/ }).first()).toContainText('Returned in part')
  await desk.goto(`/desk/orders/?search=Back`)
  await expect(desk.getByRole('row', { name: /Back/ }).first()).toContainText('Refunded in part')
  // What staff granted and nobody sent yet is a refund to be sent, and not money that was paid too much.
  const { transactions } = await graphql<{ transactions: { id: string }[] }>(
    shop.url,
    'query($id: ID!) { order(id: $id) { transactions { id } } }',
    { id },
    staff,
  )
  await graphql(
    shop.url,
    'mutation($id: ID!, $from: ID!) { orderGrantRefundCreate(id: $id, input: { amount: 5, transactionId: $from }) { errors { message } } }',
    { id, from: transactions[0]!.id },
    staff,
  )
  await desk.reload()
  await expect(desk.getByRole('row', { name: /Back/ }).first()).toContainText('Refund not sent yet')
  // Two were sent, one is back on the shelf.
  expect(await stock()).toBe(before - 1)
  expect(order.fulfillments.map(({ status }) => status).toSorted()).toEqual(['FULFILLED', 'RETURNED'])
})

test('what is left of an order is sent after a part of it came back', async ({ desk, shop }) => {
  const { id } = await buy(shop, { quantity: 2, lastName: 'Rest' })
  await desk.goto(`/desk/orders/${encodeURIComponent(id)}?open=send`)
  const form = desk.getByRole('dialog')
  await form.getByLabel(/^Quantity of Northern Lights/).fill('1')
  await form.getByRole('button', { name: 'Send 1' }).click()
  await expect(desk.getByText('Sent: 1 × Northern Lights (3 seeds)')).toBeVisible()
  await desk.getByRole('button', { name: 'Return and refund' }).click()
  await form
    .getByLabel(/^Quantity of Northern Lights/)
    .first()
    .fill('1')
  await form.getByRole('button', { name: /^Refund 23\.50/ }).click()
  await expect(desk.getByText('Returned in part')).toBeVisible()
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  await form.getByRole('button', { name: 'Send 1' }).click()
  await expect(desk.getByRole('region', { name: 'Parcels' })).toContainText('Sent')
  await expect(desk.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
})

test('a return that lacks its reason grants no money', async ({ desk, shop, staff }) => {
  const { id } = await buy(shop, { quantity: 2, lastName: 'Reason' })
  const { edges } = await graphql<{ edges: { node: { id: string } }[] }>(
    shop.url,
    '{ pageTypes(first: 1, filter: { search: "Question" }) { edges { node { id } } } }',
    {},
    staff,
  )
  await graphql(
    shop.url,
    'mutation($type: ID!) { returnSettingsUpdate(input: { returnReasonReferenceType: $type }) { errors { message } } }',
    { type: edges[0]!.node.id },
    staff,
  )
  const granted = async (): Promise<number> => {
    const { grantedRefunds } = await graphql<{ grantedRefunds: object[] }>(
      shop.url,
      'query($id: ID!) { order(id: $id) { grantedRefunds { id } } }',
      { id },
      staff,
    )
    return grantedRefunds.length
  }
  try {
    await desk.goto(`/desk/orders/${encodeURIComponent(id)}?open=send`)
    await desk.getByRole('dialog').getByRole('button', { name: 'Send 2' }).click()
    let release = (): void => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await desk.route('**/graphql/', async (route) => {
      if (route.request().postData()?.includes('DeskReturnReasonType')) await held
      await route.continue()
    })
    await desk.getByRole('button', { name: 'Return and refund' }).click()
    const form = desk.getByRole('dialog')
    await form.getByLabel(/^Quantity of Northern Lights/).fill('1')
    const reason = form.getByLabel('Kind of reason for the return')
    const refund = form.getByRole('button', { name: /^Refund 23\.50/ })
    // Nothing is sent before it is known whether a reason is wanted.
    await expect(refund).toBeDisabled()
    release()
    await expect(reason).toBeVisible()
    await refund.click()
    await expect(reason).toHaveAttribute('aria-invalid', 'true')
    await expect(reason).toBeFocused()
    expect(await granted()).toBe(0)
    await reason.selectOption({ index: 1 })
    await refund.click()
    await expect(form).toBeHidden()
    expect(await granted()).toBe(1)
  } finally {
    await graphql(shop.url, 'mutation { returnReasonReferenceClear { errors { message } } }', {}, staff)
  }
})

test('an order is taken on the phone: goods, address, delivery, discount, paid by hand', async ({
  desk,
  shop,
  staff,
}) => {
  await desk.goto('/desk/orders/new')
  await desk.getByLabel('Customer').fill('the man of Friday')
  await desk.getByRole('button', { name: 'Begin the order' }).click()
  await expect(desk.getByText('This is no e-mail address.')).toBeVisible()
  await desk.getByLabel('Customer').fill('caller@example.com')
  expect(await faultsOf(desk, false)).toEqual([])
  await desk.getByRole('button', { name: 'Begin the order' }).click()
  await desk.getByRole('combobox', { name: 'Add goods' }).fill('NTL-FEM-3')
  await desk.getByRole('listbox', { name: 'Add goods' }).getByRole('option').first().click()
  const quantity = desk.getByLabel(/^Quantity of Northern Lights/)
  await expect(quantity).toHaveValue('1')
  expect(await faultsOf(desk, false)).toEqual([])
  await quantity.fill('2')
  await quantity.press('Enter')
  await desk.getByRole('region', { name: 'Shipping address' }).getByRole('button', { name: 'Add' }).click()
  const address = desk.getByRole('dialog')
  await address.getByLabel('Country').selectOption('CZ')
  await address.getByLabel('First name').fill('Jan')
  await address.getByLabel('Last name').fill('Novák')
  await address.getByLabel('Street and number').fill('Dlouhá 1')
  await address.getByLabel('Postal code').fill('110 00')
  await address.getByLabel('City', { exact: true }).fill('Praha')
  await address.getByRole('button', { name: 'Save' }).click()
  await expect(address).toBeHidden()
  const delivery = desk.getByRole('combobox', { name: 'Shipping' })
  await delivery.selectOption({ index: 1 })
  await desk.getByRole('button', { name: 'Give a discount' }).click()
  await desk.getByRole('dialog').getByLabel('How much').fill('10')
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Discount 10 %')).toBeVisible()
  await quantity.fill('300')
  await desk.getByRole('button', { name: 'Place the order' }).click()
  await expect(desk.getByText('There is not enough in stock of: Northern Lights')).toBeVisible()
  await quantity.fill('2')
  await desk.getByRole('button', { name: 'Place the order' }).click()
  await expect(desk.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await desk.getByRole('button', { name: 'More', exact: true }).click()
  await desk.getByRole('menuitem', { name: 'Mark as paid' }).click()
  await desk.getByRole('dialog').getByLabel('Reference').fill('Cash')
  await desk.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click()
  await expect(desk.getByText('Marked as paid by hand')).toBeVisible()
  const { data } = (await (
    await fetch(`${shop.url}/graphql/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...staff },
      body: JSON.stringify({
        query:
          '{ orders(first: 1, filter: { customer: "caller@example.com" }) { edges { node { isPaid lines { quantity } shippingAddress { city } } } } }',
      }),
    })
  ).json()) as { data: { orders: { edges: { node: unknown }[] } } }
  expect(data.orders.edges[0]!.node).toEqual({
    isPaid: true,
    lines: [{ quantity: 2 }],
    shippingAddress: { city: 'PRAHA' },
  })
})

test('an order is changed before it is confirmed: goods, discount on a line, address, then confirmed', async ({
  desk,
  shop,
}) => {
  const { number } = await buy(shop, { quantity: 2, lastName: 'Changes', paid: false })
  await desk.goto('/desk/orders?search=Changes&status=UNCONFIRMED')
  await desk.getByRole('link', { name: number, exact: true }).click()
  const goods = desk.getByRole('region', { name: 'Goods' })
  await goods.getByRole('combobox', { name: 'Add goods' }).fill('NTL-FEM-1')
  await goods.getByRole('option').filter({ hasText: 'NTL-FEM-1 ·' }).click()
  await expect(goods.getByRole('row').filter({ hasText: 'NTL-FEM-1' })).toContainText('8.50')
  await goods.getByRole('button', { name: 'More about Northern Lights, 3 seeds' }).click()
  await goods.getByRole('menuitem', { name: 'Discount', exact: true }).click()
  const form = desk.getByRole('dialog')
  await form.getByLabel('How much').fill('3,50')
  await form.getByLabel('In').selectOption('USD')
  await form.getByLabel('Reason').fill('Old pack')
  await form.getByRole('button', { name: 'Save' }).click()
  // Two for 20 each instead of 23.50, and one for 8.50.
  await expect(goods.getByRole('row').filter({ hasText: 'NTL-FEM-3' })).toContainText('40.00')
  await expect(goods.getByRole('term').filter({ hasText: 'Goods' }).locator('..')).toContainText('48.50')
  await goods.getByRole('button', { name: 'More about Northern Lights, 1 seed' }).click()
  await goods.getByRole('menuitem', { name: 'Remove from the order' }).click()
  await expect(goods.getByRole('row').filter({ hasText: 'NTL-FEM-1' })).toHaveCount(0)
  await desk.getByRole('region', { name: 'Shipping address' }).getByRole('button', { name: 'Edit' }).click()
  await form.getByLabel('Street and number').fill('Main Street 99')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('region', { name: 'Shipping address' })).toContainText('Main Street 99')
  await desk.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
  await form.getByRole('button', { name: 'Confirm' }).click()
  await expect(desk.getByText('The order is confirmed')).toBeVisible()
  await expect(goods.getByRole('combobox', { name: 'Add goods' })).toBeHidden()
  // The way back leads to the list as it was.
  await desk.getByRole('main').getByRole('link', { name: 'Orders' }).click()
  await expect(desk).toHaveURL(/search=Changes&status=UNCONFIRMED/)
})

test('notes, invoices and the palette', async ({ desk, shop }) => {
  const { number } = await buy(shop, { lastName: 'Noted' })
  await desk.goto('/desk')
  await desk.getByRole('button', { name: 'Find anything' }).first().click()
  await desk.getByRole('combobox').fill(number)
  await desk
    .getByRole('option')
    .filter({ hasText: `No. ${number}` })
    .click()
  await expect(desk.getByRole('heading', { name: `No. ${number}` })).toBeVisible()
  await desk.getByLabel('Note', { exact: true }).fill('Call before sending')
  await desk.getByRole('button', { name: 'Add the note' }).click()
  const timeline = desk.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByRole('listitem').first()).toContainText('Call before sending')
  await desk.getByRole('button', { name: 'Create an invoice' }).click()
  const invoices = desk.getByRole('region', { name: 'Invoices' })
  const url = await invoices.getByRole('link').getAttribute('href')
  const response = await fetch(new URL(url!, shop.url))
  expect(response.headers.get('content-type')).toContain('application/pdf')
  await invoices.getByRole('button', { name: 'Send' }).click()
  await expect(timeline).toContainText('Invoice sent to ann@example.com')
})

test('invoices of several orders are one file', async ({ desk, shop }) => {
  const orders = await buySeveral(shop, ['Billa', 'Billb', 'Billc'])
  await desk.goto(`/desk/orders/print?ids=${encodeURIComponent(orders.map(({ id }) => id).join(','))}&what=invoice`)
  await desk.getByRole('button', { name: 'Create what is missing: 3' }).click()
  const download = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'One file: 3' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Invoices.pdf')
  const pdf = await readFile(await file.path(), 'latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3)
})

test('sheets come out of the printer in their size, one for each order', async ({ desk, shop }) => {
  const orders = await buySeveral(shop, ['Printa', 'Printb', 'Printc'])
  const ids = encodeURIComponent(orders.map(({ id }) => id).join(','))
  const MM = 72 / 25.4
  /** Width and height of each page, in millimetres. */
  const sheets = async (what: string): Promise<number[][]> => {
    await desk.goto(`/desk/orders/print?ids=${ids}&${what}`)
    await expect(desk.getByRole('article').first()).toBeVisible()
    const pdf = (await desk.pdf({ preferCSSPageSize: true })).toString('latin1')
    return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
      Math.round(Number(width) / MM),
      Math.round(Number(height) / MM),
    ])
  }
  expect(await sheets('what=pick')).toEqual([[210, 297]])
  expect(await sheets('what=slips')).toEqual([1, 2, 3].map(() => [148, 210]))
  expect(await sheets('what=labels')).toEqual([1, 2, 3].map(() => [105, 148]))
  expect(await sheets('what=labels&paper=a4')).toEqual([[210, 297]])
})

test('an order whose shopper may still pay waits for that, and is confirmed only after a question', async ({
  desk,
  shop,
}) => {
  const { id, number } = await buy(shop, { paid: false, lastName: 'Slow' })
  await desk.goto('/desk')
  await desk
    .getByRole('main')
    .getByRole('link', { name: /waiting for payment$/ })
    .click()
  const row = desk.getByRole('table', { name: 'Orders' }).getByRole('row').filter({ hasText: 'Slow' })
  await expect(row).toContainText('Waiting for payment')
  // It is not among those that wait for staff, and the shop's log of it does not say that anybody confirmed it.
  await desk.getByRole('main').getByRole('button', { name: 'To confirm' }).click()
  await expect(desk).toHaveURL(/status=UNCONFIRMED/)
  await expect(row).toHaveCount(0)
  await desk.goto(`/desk/orders/print?ids=${encodeURIComponent(id)}&what=slips`)
  await expect(desk.getByRole('alert')).toHaveText(`Not paid in full: No. ${number}`)
  await desk.goto(`/desk/orders/${encodeURIComponent(id)}`)
  await expect(desk.getByText(/^Waiting for payment until .*\d:\d\d/)).toBeVisible()
  const timeline = desk.getByRole('region', { name: 'Timeline' })
  await expect(timeline).toContainText('Placed')
  await expect(timeline).not.toContainText('Confirmed')
  await desk.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
  const question = desk.getByRole('dialog', { name: `Confirm No. ${number} before it is paid?` })
  await expect(question).toContainText('the order goes on by itself')
  await expect(question).toContainText('no deadline any more')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(desk.getByText('The order is confirmed')).toBeVisible()
  await expect(timeline).toContainText('Confirmed')
  await expect(desk.getByText(/^Waiting for payment/)).toBeHidden()
})

test('the buyer sees which packs were sent, how to follow them, and what went back', async ({ desk, shop, staff }) => {
  const customer = await register(shop)
  const placed = await buy(shop, { quantity: 2, email: customer.email, customer })
  const { id } = placed
  const { lines } = await graphql<{ lines: { id: string; allocations: { warehouse: { id: string } }[] }[] }>(
    shop.url,
    'query($id: ID!) { order(id: $id) { lines { id allocations { warehouse { id } } } } }',
    { id },
    staff,
  )
  const stocks = [{ quantity: 1, warehouse: lines[0]!.allocations[0]!.warehouse.id }]
  await graphql(
    shop.url,
    'mutation($id: ID!, $input: OrderFulfillInput!) { orderFulfill(order: $id, input: $input) { order { id } errors { code field message } } }',
    { id, input: { trackingNumber: 'RR123456785CZ', lines: [{ orderLineId: lines[0]!.id, stocks }] } },
    staff,
  )
  const { transactions } = await graphql<{ transactions: { id: string }[] }>(
    shop.url,
    'query($id: ID!) { order(id: $id) { transactions { id } } }',
    { id },
    staff,
  )
  await graphql(
    shop.url,
    'mutation($id: ID!) { transactionRequestAction(id: $id, actionType: REFUND, amount: 5.5) { transaction { id } errors { code field message } } }',
    { id: transactions[0]!.id },
    staff,
  )
  const page = await desk.context().newPage()
  const total = `${placed.total.toFixed(2)}\u00a0$`
  // Somebody who has only the address of the payment page.
  await page.goto(`/payment?order=${encodeURIComponent(id)}`)
  const main = page.getByRole('main')
  await expect(main).toContainText(`A part of order ${placed.number} has been sent`)
  await expect(page.getByRole('region', { name: 'Parcels' })).toContainText('RR123456785CZ')
  await expect(main).toContainText(`Paid${total}`)
  await expect(main).toContainText('Returned to you−5.50\u00a0$')
  expect(await faultsOf(page, true)).toEqual([])
  // Their own account.
  await page.evaluate(
    (user) => localStorage.setItem('semena.user', user),
    JSON.stringify({ me: customer.me, token: customer.token, refreshToken: customer.refreshToken }),
  )
  await page.goto(`/account/orders/${encodeURIComponent(id)}`)
  await expect(main).toContainText('1 of 2')
  await expect(main).toContainText(`Paid${total}`)
  await expect(main).toContainText('Returned to you−5.50\u00a0$')
  await expect(main).not.toContainText('Partly paid')
})
