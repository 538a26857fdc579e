/** Shipping methods of apps: what they are asked, how one is chosen and paid for, and which are excluded. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fromGlobalId, toGlobalId } from '../global-id.ts'
import { PLENTY, TEN, US } from '../../testing/buying.ts'
import { openSmallApp, type SmallApp } from '../../testing/small-app.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let seller: Someone
let outside: SmallApp
const OWN = toGlobalId('ShippingMethod', 1)
const COURIER = toGlobalId('app', 'courier.app:night')

const LIST = `subscription { event { ... on ShippingListMethodsForCheckout { recipient { name } checkout { id channel { slug } lines { quantity } }
  shippingMethods { id name price { amount } } } } }`
const FILTER = `subscription { event { ... on CheckoutFilterShippingMethods { checkout { id } shippingMethods { id name price { amount currency } } }
  ... on OrderFilterShippingMethods { order { id } shippingMethods { id name } } } }`

const NIGHT = {
  id: 'night',
  name: 'Night courier',
  amount: '7.35',
  currency: 'USD',
  minimum_delivery_days: 1,
  maximum_delivery_days: 2,
  description: 'While you sleep',
  metadata: { carrier: 'owl' },
}

beforeAll(async () => {
  shop = await openStaffShop()
  outside = await openSmallApp(() => ({}))
  seller = await shop.program(['MANAGE_ORDERS'])
  const app = await shop.program(['MANAGE_SHIPPING', 'MANAGE_CHECKOUTS', 'MANAGE_ORDERS'])
  await shop.sql("update apps set identifier = 'courier.app', name = 'Courier' where id = $1", [app.key])
  const hook = 'insert into webhooks (app_id, name, target_url, events, subscription_query) values ($1, $2, $3, $4, $5)'
  await shop.sql(hook, [app.key, 'list', `${outside.url}/list`, ['SHIPPING_LIST_METHODS_FOR_CHECKOUT'], LIST])
  const filters = ['CHECKOUT_FILTER_SHIPPING_METHODS', 'ORDER_FILTER_SHIPPING_METHODS']
  await shop.sql(hook, [app.key, 'filter', `${outside.url}/filter`, filters, FILTER])
  await shop.sql("update apps set identifier = 'reader.app' where id = $1", [
    (await shop.program(['MANAGE_ORDERS'])).key,
  ])
  await shop.sql(hook, [
    (await shop.program(['MANAGE_ORDERS'])).key,
    'may not ask',
    `${outside.url}/stranger`,
    ['SHIPPING_LIST_METHODS_FOR_CHECKOUT', 'CHECKOUT_FILTER_SHIPPING_METHODS'],
    null,
  ])
}, 60_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await outside.close()
  await shop.close()
})

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  outside.answers.clear()
  outside.answers.set('/list', { body: [NIGHT] })
  outside.received.length = 0
  await shop.sql("update apps set breaker_state = 'CLOSED', breaker_changed_at = null")
  await shop.sql('update channels set prices_entered_with_tax = true')
  await shop.sql('delete from tax_rates')
  shop.forget()
})

const asked = (path: string) => outside.received.filter((r) => r.path === path)
const METHOD = 'id name active message price { amount }'
const CHECKOUT = `shippingMethods { ${METHOD} description minimumDeliveryDays maximumDeliveryDays metadata { key value } translation(languageCode: RU) { name } }
  availableShippingMethods { id } deliveryMethod { ... on ShippingMethod { ${METHOD} } } shippingPrice { net { amount } gross { amount } }
  totalPrice { gross { amount } } delivery { id shippingMethod { id } } problems { __typename }`
const read = async (id: string) =>
  (await shop.ask(`query($id: ID) { checkout(id: $id) { ${CHECKOUT} } }`, { id })).data.checkout
const choose = async (id: string, method: string) =>
  (
    await shop.ask(
      `mutation($id: ID, $m: ID!) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $m) { errors { field code } checkout { ${CHECKOUT} } } }`,
      { id, m: method },
    )
  ).data.checkoutDeliveryMethodUpdate
const change = (id: string, quantity: number) =>
  shop.ask(
    'mutation($id: ID, $l: [CheckoutLineUpdateInput!]!) { checkoutLinesUpdate(id: $id, lines: $l) { errors { code } } }',
    { id, l: [{ variantId: PLENTY, quantity }] },
  )

describe('of a checkout', () => {
  test('stand beside the shop’s own, and apps are asked once as long as nothing changes', async () => {
    const id = await shop.basket(PLENTY, { quantity: 2 })
    const body = JSON.parse(asked('/list').at(-1)!.body)
    expect(body).toMatchObject({
      recipient: { name: 'Courier' },
      checkout: { id, channel: { slug: 'us' }, lines: [{ quantity: 2 }] },
      shippingMethods: [{ id: OWN, name: 'Standard', price: { amount: 5 } }],
    })
    expect(body.errors).toBeUndefined()
    expect(asked('/list').at(-1)!.headers['saleor-event']).toBe('shipping_list_methods_for_checkout')
    expect(JSON.parse(asked('/filter').at(-1)!.body)).toMatchObject({
      checkout: { id },
      shippingMethods: [{ id: OWN }, { id: COURIER, name: 'Night courier', price: { amount: 7.35, currency: 'USD' } }],
    })
    expect(asked('/stranger')).toEqual([])
    const before = outside.received.length
    const { shippingMethods, availableShippingMethods } = await read(id)
    expect(shippingMethods).toMatchObject([
      { id: OWN, active: true },
      {
        id: COURIER,
        name: 'Night courier',
        active: true,
        price: { amount: 7.35 },
        description: 'While you sleep',
        minimumDeliveryDays: 1,
        maximumDeliveryDays: 2,
        metadata: [{ key: 'carrier', value: 'owl' }],
        translation: null,
      },
    ])
    expect(availableShippingMethods).toEqual([{ id: OWN }, { id: COURIER }])
    expect(fromGlobalId(COURIER)).toEqual({ type: 'app', key: 'courier.app:night' })
    expect((await choose(id, COURIER)).errors).toEqual([])
    expect(outside.received).toHaveLength(before)
    await change(id, 3)
    expect(outside.received).toHaveLength(before + 2)
    shop.turnClock(61 * 60_000)
    await read(id)
    expect(outside.received).toHaveLength(before + 4)
  })

  test('are chosen by any of their ids, paid for with tax, and stand on the order', async () => {
    await shop.sql("insert into tax_rates (country, rate) values ('US', 10)")
    await shop.sql('update channels set prices_entered_with_tax = false')
    shop.forget()
    const id = await shop.basket(PLENTY, { quantity: 2 })
    const chosen = await choose(id, COURIER)
    expect(chosen).toMatchObject({
      errors: [],
      checkout: {
        deliveryMethod: { id: COURIER, name: 'Night courier', price: { amount: 7.35 } },
        shippingPrice: { net: { amount: 7.35 }, gross: { amount: 8.09 } },
        problems: [],
      },
    })
    // The same by the id of the delivery, after another method.
    expect((await choose(id, OWN)).checkout.shippingPrice).toEqual({ net: { amount: 5 }, gross: { amount: 5.5 } })
    expect((await choose(id, chosen.checkout.delivery.id)).checkout.deliveryMethod.id).toBe(COURIER)
    const older = await shop.ask(
      'mutation($id: ID, $m: ID!) { checkoutShippingMethodUpdate(id: $id, shippingMethodId: $m) { errors { code } checkout { shippingMethod { id } } } }',
      { id, m: COURIER },
    )
    expect(older.data.checkoutShippingMethodUpdate).toEqual({
      errors: [],
      checkout: { shippingMethod: { id: COURIER } },
    })
    const { order, errors } = await shop.complete(id)
    expect(errors).toEqual([])
    const [row] = await shop.sql(
      'select shipping_method_id, shipping_method_name, shipping_net, shipping_gross, total_net, total_gross, shipping_tax_rate, private_metadata from orders where number = $1',
      [Number(order.number)],
    )
    expect(row).toMatchObject({
      shipping_method_id: null,
      shipping_method_name: 'Night courier',
      shipping_net: 735,
      shipping_gross: 809,
      total_net: 2400 + 735,
      total_gross: 2640 + 809,
      private_metadata: { external_app_shipping_id: COURIER },
    })
    expect(Number(row!.shipping_tax_rate)).toBe(0.1)
    const shown = await shop.ask(
      `query($id: ID!) { order(id: $id) { shippingMethodName deliveryMethod { ... on ShippingMethod { ${METHOD} } } } }`,
      { id: order.id },
    )
    expect(shown.data.order).toMatchObject({
      shippingMethodName: 'Night courier',
      deliveryMethod: { id: COURIER, name: 'Night courier', price: { amount: 7.35 } },
    })
  })

  test('that are gone can neither be chosen nor bought with', async () => {
    const id = await shop.basket(PLENTY)
    await choose(id, COURIER)
    outside.answers.set('/list', { body: [{ ...NIGHT, id: 'day', name: 'Day courier' }] })
    shop.turnClock(61 * 60_000)
    expect((await choose(id, toGlobalId('app', 'courier.app:other'))).errors).toEqual([
      { field: 'deliveryMethodId', code: 'DELIVERY_METHOD_NOT_APPLICABLE' },
    ])
    expect(await read(id)).toMatchObject({
      deliveryMethod: null,
      delivery: { shippingMethod: null },
      problems: [{ __typename: 'CheckoutProblemDeliveryMethodInvalid' }],
    })
    expect((await shop.complete(id)).errors).toMatchObject([
      { code: 'INVALID_SHIPPING_METHOD', field: 'shippingMethod' },
    ])
    await choose(id, OWN)
    expect((await shop.complete(id)).errors).toEqual([])
  })

  test('cost what the app says now', async () => {
    const id = await shop.basket(PLENTY)
    await choose(id, COURIER)
    outside.answers.set('/list', { body: [{ ...NIGHT, amount: 9 }] })
    await change(id, 2)
    expect(await read(id)).toMatchObject({ shippingPrice: { gross: { amount: 9 } } })
    expect((await shop.complete(id)).order.total.gross.amount).toBe(33)
  })

  test('that an app excludes are shown with its reason, and refused', async () => {
    outside.answers.set('/filter', {
      body: { excluded_methods: [{ id: COURIER, reason: 'No owls today' }, { id: 'x' }, null] },
    })
    const id = await shop.basket(PLENTY)
    expect(await read(id)).toMatchObject({
      shippingMethods: [
        { id: OWN, active: true, message: '' },
        { id: COURIER, active: false, message: 'No owls today' },
      ],
      availableShippingMethods: [{ id: OWN }],
    })
    expect((await choose(id, COURIER)).errors).toMatchObject([{ code: 'DELIVERY_METHOD_NOT_APPLICABLE' }])
    outside.answers.set('/filter', { body: { excluded_methods: [{ id: OWN, reason: '' }] } })
    shop.turnClock(61 * 60_000)
    expect((await shop.complete(id)).errors).toMatchObject([{ code: 'INVALID_SHIPPING_METHOD' }])
  })

  test('of an app that fails are missing, keep nobody from the others, and are asked for again to complete', async () => {
    outside.answers.set('/list', { status: 500 })
    const id = await shop.basket(PLENTY)
    const before = asked('/list').length
    expect((await read(id)).shippingMethods).toMatchObject([{ id: OWN }])
    expect(asked('/list')).toHaveLength(before)
    outside.answers.delete('/list')
    outside.answers.set('/list', { body: [NIGHT] })
    shop.turnClock(61_000)
    await choose(id, COURIER)
    outside.answers.set('/list', { status: 500 })
    await change(id, 2)
    expect((await shop.complete(id)).errors).toMatchObject([{ code: 'INVALID_SHIPPING_METHOD' }])
    outside.answers.set('/list', { body: [NIGHT] })
    expect((await shop.complete(id)).errors).toEqual([])
  })

  test('stay chosen, with a voucher for them, while the app fails and something else is changed', async () => {
    await shop.sql(`insert into vouchers (name, type, value_type) values ('Owl', 'SHIPPING', 'FIXED');
      insert into voucher_codes (voucher_id, code) select id, 'OWL' from vouchers where name = 'Owl';
      insert into voucher_listings (voucher_id, channel_id, value) select v.id, c.id, 2 from vouchers v, channels c where v.name = 'Owl' and c.slug = 'us'`)
    const id = await shop.basket(PLENTY)
    await choose(id, COURIER)
    await shop.ask('mutation($id: ID) { checkoutAddPromoCode(id: $id, promoCode: "OWL") { errors { code } } }', { id })
    const kept = async () =>
      (await shop.sql('select app_method, voucher_code from checkouts where id = $1', [fromGlobalId(id)!.key]))[0]
    expect(await kept()).toMatchObject({ voucher_code: 'OWL', app_method: { id: COURIER } })
    outside.answers.set('/list', { status: 500 })
    shop.turnClock(61 * 60_000)
    expect(await read(id)).toMatchObject({ deliveryMethod: null })
    const { data } = await shop.ask(
      'mutation($id: ID) { checkoutAddPromoCode(id: $id, promoCode: "GIFT-0005") { errors { code } checkout { giftCards { id } } } }',
      { id },
    )
    expect(data.checkoutAddPromoCode).toMatchObject({ errors: [], checkout: { giftCards: [{}] } })
    expect(await kept()).toMatchObject({ voucher_code: 'OWL', app_method: { id: COURIER } })
    outside.answers.set('/list', { body: [NIGHT] })
    shop.turnClock(61_000)
    expect(await read(id)).toMatchObject({
      deliveryMethod: { id: COURIER },
      shippingPrice: { gross: { amount: 5.35 } },
    })
  })

  test.each([
    ['half a letter', { name: 'Night \ud83d' }],
    ['a price below zero', { amount: -1 }],
    ['no price', { amount: 'a lot' }],
    ['another currency', { currency: 'EUR' }],
    ['no name', { name: null }],
    ['half a day', { maximum_delivery_days: 0.5 }],
    ['no id', { id: {} }],
  ])('with %s are left out', async (_, wrong) => {
    outside.answers.set('/list', {
      body: [
        { ...NIGHT, ...wrong },
        { ...NIGHT, id: 7 },
      ],
    })
    const id = await shop.basket(PLENTY)
    expect((await read(id)).availableShippingMethods).toEqual([{ id: OWN }, { id: toGlobalId('app', 'courier.app:7') }])
  })

  test('cost what Python writes as a decimal', async () => {
    outside.answers.set('/list', {
      body: [
        { ...NIGHT, amount: `7.34${'9'.repeat(25)}` },
        { ...NIGHT, id: 7, amount: '1E+1' },
      ],
    })
    const { shippingMethods } = await read(await shop.basket(PLENTY))
    expect(shippingMethods).toMatchObject([{}, { price: { amount: 7.35 } }, { price: { amount: 10 } }])
  })

  test('are not asked of an app that failed ten times, for a minute', async () => {
    const id = await shop.basket(PLENTY)
    await choose(id, COURIER)
    outside.answers.set('/list', { status: 500 })
    outside.answers.set('/filter', { status: 500 })
    outside.received.length = 0
    shop.turnClock(61 * 60_000)
    for (let n = 0; n < 12; n++) await shop.complete(id)
    expect(outside.received).toHaveLength(10)
    outside.answers.clear()
    outside.answers.set('/list', { body: [NIGHT] })
    expect((await read(id)).shippingMethods).toMatchObject([{ id: OWN }])
    shop.turnClock(61_000)
    expect((await read(id)).shippingMethods).toMatchObject([{ id: OWN }, { id: COURIER }])
  })

  test('are asked for by deliveryOptionsCalculate, and not for what needs no shipping', async () => {
    const id = await shop.basket(TEN)
    const options = await shop.ask(
      'mutation($id: ID!) { deliveryOptionsCalculate(id: $id) { deliveries { id shippingMethod { id } } errors { code } } }',
      { id },
    )
    expect(
      options.data.deliveryOptionsCalculate.deliveries.map(
        (d: { shippingMethod: { id: string } }) => d.shippingMethod.id,
      ),
    ).toEqual([OWN, COURIER])
    await shop.sql('update product_types set is_shipping_required = false')
    outside.received.length = 0
    await read(id)
    await shop.sql('update product_types set is_shipping_required = true')
    expect(outside.received).toEqual([])
  })
})

describe('of an order that staff write', () => {
  const draft = (more: object = {}) =>
    shop.by(
      seller,
      'mutation($i: DraftOrderCreateInput!) { draftOrderCreate(input: $i) { errors { code } order { id shippingMethods { id active message } availableShippingMethods { id } } } }',
      {
        i: {
          channelId: toGlobalId('Channel', 1),
          lines: [{ variantId: PLENTY, quantity: 2 }],
          shippingAddress: US,
          billingAddress: US,
          userEmail: 'ann@example.com',
          ...more,
        },
      },
    )

  test('are excluded by apps, and asked for once', async () => {
    outside.answers.set('/filter', { body: { excluded_methods: [{ id: OWN, reason: 'On strike' }] } })
    const { order } = await draft()
    expect(order).toMatchObject({
      shippingMethods: [{ id: OWN, active: false, message: 'On strike' }],
      availableShippingMethods: [],
    })
    expect(asked('/filter')).toHaveLength(1)
    expect(asked('/filter')[0]!.headers['saleor-event']).toBe('order_filter_shipping_methods')
    expect(JSON.parse(asked('/filter')[0]!.body)).toMatchObject({
      order: { id: order.id },
      shippingMethods: [{ id: OWN }],
    })
    const chosen = await shop.by(
      seller,
      'mutation($id: ID!, $m: ID) { orderUpdateShipping(order: $id, input: { shippingMethod: $m }) { errors { field code } } }',
      { id: order.id, m: OWN },
    )
    expect(chosen.errors).toEqual([{ field: 'shippingMethod', code: 'SHIPPING_METHOD_NOT_APPLICABLE' }])
    expect(asked('/filter')).toHaveLength(1)
  })

  const LISTED =
    '{ draftOrders(first: 50, sortBy: { field: NUMBER, direction: ASC }) { edges { node { id canFinalize errors { code } shippingMethods { id active } } } } }'
  const drafts = async (): Promise<Record<string, boolean>> => {
    const { edges } = await shop.by(seller, LISTED)
    return Object.fromEntries(
      edges.map((e: { node: { id: string; shippingMethods: { active: boolean }[] } }) => [
        e.node.id,
        e.node.shippingMethods[0]!.active,
      ]),
    )
  }

  test('of a whole list are asked for together, once each, and not for longer than the list may take', async () => {
    await shop.sql('delete from orders where status = $1', ['DRAFT'])
    const ids: string[] = []
    for (let n = 0; n < 6; n++) ids.push((await draft({ shippingMethod: OWN })).order.id)
    // Whoever is asked excludes the method of the first draft.
    const about = ({ body }: { body: string }) => JSON.parse(body).order.id as string
    outside.answers.set('/filter', (received) =>
      about(received) === ids[0] ? { body: { excluded_methods: [{ id: OWN, reason: '' }] } } : { body: {} },
    )
    outside.received.length = 0
    await drafts()
    expect(asked('/filter')).toEqual([])
    shop.turnClock(61 * 60_000)
    const shown = await drafts()
    expect(shown).toEqual(Object.fromEntries(ids.map((id, n) => [id, n > 0])))
    expect(asked('/filter').map(about).toSorted()).toEqual([...ids].toSorted())
    // An app that does not answer is waited for by a list once, and its last answers are shown.
    shop.turnClock(61 * 60_000)
    outside.received.length = 0
    const since = shop.services.clock.now()
    outside.holds.add('/filter')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const late = drafts()
      await vi.waitUntil(() => asked('/filter').length === 4)
      await vi.advanceTimersByTimeAsync(2000)
      expect(await late).toEqual(shown)
    } finally {
      vi.useRealTimers()
    }
    expect(asked('/filter')).toHaveLength(4)
    // Those that were asked are kept once they answer; the next list asks for the others only.
    outside.release('/filter')
    await vi.waitUntil(
      async () =>
        (await shop.sql('select from shipping_answers where order_id is not null and asked_at >= $1', [since]))
          .length === 4,
    )
    expect(await drafts()).toEqual(shown)
    expect(asked('/filter').map(about).toSorted()).toEqual([...ids].toSorted())
  })

  test('of an app go along with goods that are sent once more, at the price of then', async () => {
    const basket = await shop.basket(PLENTY, { quantity: 2 })
    await choose(basket, COURIER)
    const { order } = await shop.complete(basket)
    await shop.sql('update shops set fulfillment_allow_unpaid = true')
    shop.forget()
    const { lines } = await shop.by(seller, 'query($id: ID) { order(id: $id) { lines { id } } }', { id: order.id })
    const SHIPPED =
      'shippingMethodName shippingPrice { gross { amount } } total { gross { amount } } deliveryMethod { ... on ShippingMethod { id name } }'
    // The app would ask for more today, and nobody asks it.
    outside.answers.set('/list', { body: [{ ...NIGHT, amount: '99' }] })
    outside.received.length = 0
    const { replaceOrder: again } = await shop.by(
      seller,
      `mutation($o: ID!, $i: OrderReturnProductsInput!) { orderFulfillmentReturnProducts(order: $o, input: $i) { errors { code } replaceOrder { id ${SHIPPED} errors { code } } } }`,
      { o: order.id, i: { orderLines: [{ orderLineId: lines[0].id, quantity: 1, replace: true }] } },
    )
    const shipped = {
      shippingMethodName: 'Night courier',
      shippingPrice: { gross: { amount: 7.35 } },
      total: { gross: { amount: 19.35 } },
      deliveryMethod: { id: COURIER, name: 'Night courier' },
    }
    expect(again).toMatchObject({ ...shipped, errors: [] })
    expect(asked('/list')).toEqual([])
    const edit = async (operation: string, types: string, variables: object) =>
      (await shop.by(
        seller,
        `mutation(${types}) { ${operation} { errors { field code } order { ${SHIPPED} } } }`,
        variables,
      )) as {
        errors: object[]
        order: typeof shipped
      }
    const update = (i: object) =>
      edit('draftOrderUpdate(id: $id, input: $i)', '$id: ID, $i: DraftOrderInput!', { id: again.id, i })
    expect((await update({ customerNote: 'Ring twice' })).order).toEqual(shipped)
    // Whoever chooses another method, or none, leaves the app's for good.
    const chosen = await update({ shippingMethod: OWN })
    expect(chosen.order).toMatchObject({ deliveryMethod: { id: OWN }, shippingPrice: { gross: { amount: 5 } } })
    const none = await update({ shippingMethod: null })
    expect(none.order).toMatchObject({
      deliveryMethod: null,
      shippingMethodName: null,
      shippingPrice: { gross: { amount: 0 } },
    })
    const complete = (id: string) => edit('draftOrderComplete(id: $id)', '$id: ID!', { id })
    expect((await complete(again.id)).errors).toEqual([{ field: 'shipping', code: 'SHIPPING_METHOD_REQUIRED' }])
    const { replaceOrder: third } = await shop.by(
      seller,
      'mutation($o: ID!, $i: OrderReturnProductsInput!) { orderFulfillmentReturnProducts(order: $o, input: $i) { replaceOrder { id } } }',
      { o: order.id, i: { orderLines: [{ orderLineId: lines[0].id, quantity: 1, replace: true }] } },
    )
    expect(await complete(third.id)).toEqual({ errors: [], order: shipped })
  })

  test('that were excluded since keep a draft from being placed', async () => {
    const { order } = await draft({ shippingMethod: OWN })
    outside.answers.set('/filter', { body: { excluded_methods: [{ id: OWN, reason: '' }] } })
    shop.turnClock(61 * 60_000)
    const place = () =>
      shop.by(seller, 'mutation($id: ID!) { draftOrderComplete(id: $id) { errors { field code } } }', { id: order.id })
    expect((await place()).errors).toEqual([{ field: 'shipping', code: 'SHIPPING_METHOD_NOT_APPLICABLE' }])
    outside.answers.delete('/filter')
    shop.turnClock(61 * 60_000)
    expect((await place()).errors).toEqual([])
  })
})
