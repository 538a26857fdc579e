/** Deleting a gift card that paid for an order: the order and its sums stay as they are. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { PLENTY } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let clerk: Someone
beforeAll(async () => {
  shop = await openStaffShop()
  clerk = await shop.person({ permissions: ['MANAGE_GIFT_CARD', 'MANAGE_ORDERS'] })
}, 60_000)
afterAll(() => shop.close())

const ORDER = 'query($id: ID) { order(id: $id) { status total { gross { amount } } giftCards { id } events { type } } }'

/** An order of which a new card paid five dollars. */
async function ordered(code: string) {
  const [{ id: key }] = await shop.sql(
    "insert into gift_cards (code, currency, initial_balance, current_balance) values ($1, 'USD', 500, 500) returning id",
    [code],
  )
  const basket = await shop.basket(PLENTY)
  const added = await shop.by(
    null,
    'mutation($id: ID, $c: String!) { checkoutAddPromoCode(id: $id, promoCode: $c) { errors { code } } }',
    { id: basket, c: code },
  )
  expect(added.errors).toEqual([])
  const { order } = await shop.complete(basket)
  const before = await shop.by(clerk, ORDER, { id: order.id })
  expect(before.giftCards).toHaveLength(1)
  return { id: order.id as string, card: toGlobalId('GiftCard', key), before }
}

test('one, or several', async () => {
  const [one, two] = [await ordered('DELETED-1'), await ordered('DELETED-2')]
  const done = await shop.by(
    clerk,
    'mutation($id: ID!) { giftCardDelete(id: $id) { giftCard { last4CodeChars } errors { code } } }',
    { id: one.card },
  )
  expect(done).toEqual({ giftCard: { last4CodeChars: 'ED-1' }, errors: [] })
  const many = await shop.by(
    clerk,
    'mutation($ids: [ID!]!) { giftCardBulkDelete(ids: $ids) { count errors { code } } }',
    {
      ids: [two.card],
    },
  )
  expect(many).toEqual({ count: 1, errors: [] })
  for (const { id, before } of [one, two])
    expect(await shop.by(clerk, ORDER, { id })).toEqual({ ...before, giftCards: [] })
  expect(await shop.sql('select gift_card_id, amount::int from order_gift_cards')).toEqual([
    { gift_card_id: null, amount: 500 },
    { gift_card_id: null, amount: 500 },
  ])
  // The order still counts as one for which a card was used, and can be cancelled.
  const cancelled = await shop.by(
    clerk,
    'mutation($id: ID!) { orderCancel(id: $id) { order { status } errors { code } } }',
    {
      id: one.id,
    },
  )
  expect(cancelled).toEqual({ order: { status: 'CANCELED' }, errors: [] })
})
