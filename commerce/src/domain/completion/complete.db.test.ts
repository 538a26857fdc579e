/** Completing a checkout answers the order as it is stored. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOrder } from '../../db/queries/order/order.ts'
import { type BuyingShop, CARD, DUMMY, openShop, PLENTY, TEN } from '../../testing/buying.ts'
import { fromGlobalId } from '../global-id.ts'
import { completeCheckout } from './complete.ts'
import { forget } from '../../memory/memory.ts'

let shop: BuyingShop
beforeAll(async () => {
  // With limits an order notes whose network and mailbox it holds goods for.
  shop = await openShop({ rateLimits: true })
  await shop.services.database.pool.query(
    'update channels set max_unpaid_orders_per_network = 100, max_unpaid_orders_per_email = 100',
  )
  forget(shop.services.database.pool)
}, 60_000)
afterAll(() => shop.close())

const METADATA = { zz: 'last', a: '1', bb: 'ž', longer: '🌱' }
/** Makes a checkout of each kind. */
const kinds: Record<string, () => Promise<string>> = {
  'a plain order': () => shop.basket(PLENTY),
  'an order of several lines': async () => {
    const id = await shop.basket(PLENTY, { quantity: 3 })
    const lines = [{ variantId: TEN, quantity: 1 }]
    await shop.ask(
      'mutation($id: ID, $l: [CheckoutLineInput!]!) { checkoutLinesAdd(id: $id, lines: $l) { errors { code } } }',
      { id, l: lines },
    )
    return id
  },
  'an order with a voucher': () => shop.basket(PLENTY, { promoCode: 'FIVE' }),
  'an order with a gift card': () => shop.basket(PLENTY, { promoCode: 'GIFT-0005' }),
  'an order that is paid': async () => {
    const id = await shop.basket(PLENTY)
    await shop.pay(id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
    return id
  },
  'an order whose payment is under way': async () => {
    const id = await shop.basket(PLENTY)
    await shop.pay(id, { id: CARD })
    return id
  },
  'an order whose guest has an account': async () => {
    await shop.signUp('known@example.com', { isConfirmed: true })
    return shop.basket(PLENTY, { email: 'known@example.com' })
  },
  'an order of a customer': async () => {
    const id = await shop.basket(PLENTY)
    const token = await shop.signUp('buyer@example.com', { isConfirmed: true })
    await shop.ask('mutation($id: ID!) { checkoutCustomerAttach(id: $id) { errors { code } } }', { id }, token)
    return id
  },
  'an order that is confirmed by hand and has no deadline': async () => {
    await shop.services.database.pool.query(
      'update channels set automatically_confirm_all_new_orders = false, expire_orders_after = null where id = 1',
    )
    forget(shop.services.database.pool)
    return shop.basket(PLENTY)
  },
  'an order with much metadata': async () => {
    const id = await shop.basket(PLENTY)
    await shop.ask(
      'mutation($id: ID!, $m: [MetadataInput!]!) { updateMetadata(id: $id, input: $m) { errors { code } } }',
      {
        id,
        m: [{ key: 'mm', value: '2' }],
      },
    )
    return id
  },
}

test.each(Object.keys(kinds))('%s is answered as it is read afterwards', async (name) => {
  const id = fromGlobalId(await kinds[name]!())!.key
  const viewer = { kind: 'anonymous' } as const
  const ctx = { ...shop.services, viewer, origin: 'http://shop.test', remoteAddress: '192.0.2.7' }
  const input = { metadata: METADATA, privateMetadata: METADATA, redirectUrl: 'https://shop.example.com/thanks' }
  const done = await completeCheckout(ctx, { id, field: 'id' }, input)
  if (!done.ok) throw new Error(JSON.stringify(done.errors))
  const { pool } = shop.services.database
  const kept = await findOrder(pool, done.value.id)
  expect(done.value).toEqual(kept)
  expect(Object.keys(done.value).toSorted()).toEqual(Object.keys(kept!).toSorted())
  expect(Object.keys(done.value.metadata)).toEqual(Object.keys(kept!.metadata))
})
