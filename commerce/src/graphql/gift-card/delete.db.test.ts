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

test('a card is topped up or loses some of its money, and has a last day by either name', async () => {
  const CARD =
    'giftCard { initialBalance { amount } currentBalance { amount } expiryDate endDate startDate user { id } events { type balance { initialBalance { amount } currentBalance { amount } oldCurrentBalance { amount } } } } errors { field code }'
  const input = { balance: { amount: 20, currency: 'USD' }, isActive: true, endDate: '2200-01-02' }
  const create = (more: object) =>
    shop.by(
      clerk,
      `mutation($i: GiftCardCreateInput!) { giftCardCreate(input: $i) { giftCard { id expiryDate } errors { field code } } }`,
      {
        i: { ...input, ...more },
      },
    )
  const { giftCard } = await create({})
  expect(giftCard.expiryDate).toBe('2200-01-02')
  expect((await create({ expiryDate: '2200-05-05' })).giftCard.expiryDate).toBe('2200-05-05')
  expect((await create({ endDate: '2020-01-01' })).errors).toEqual([{ field: 'expiryDate', code: 'INVALID' }])
  expect((await create({ startDate: '2200-01-01' })).errors).toEqual([{ field: 'startDate', code: 'INVALID' }])
  expect((await create({ startDate: '2020-01-01' })).errors).toEqual([])
  const adjust = (amount: number, id = giftCard.id, who: Someone | null = clerk) =>
    shop.by(who, `mutation($id: ID!, $a: Decimal!) { giftCardBalanceAdjust(id: $id, amount: $a) { ${CARD} } }`, {
      id,
      a: amount,
    })
  const balances = async (amount: number) => {
    const { giftCard: card, errors } = await adjust(amount)
    expect(errors).toEqual([])
    return [card.initialBalance.amount, card.currentBalance.amount]
  }
  expect(await balances(-5.5)).toEqual([20, 14.5])
  expect(await balances(5)).toEqual([20, 19.5])
  expect(await balances(10)).toEqual([29.5, 29.5])
  expect(await balances(-100)).toEqual([29.5, 0])
  for (const wrong of [0, 1.999, 2_000_000_000])
    expect((await adjust(wrong)).errors).toEqual([{ field: 'amount', code: 'INVALID' }])
  expect((await adjust(1, toGlobalId('GiftCard', 99_999))).errors).toEqual([{ field: 'id', code: 'NOT_FOUND' }])
  expect(await adjust(1, giftCard.id, null)).toBe('PermissionDenied')
  const shown = (await adjust(1)).giftCard
  expect(shown).toMatchObject({ endDate: '2200-01-02T00:00:00+00:00', startDate: null, user: null })
  expect(shown.events.at(-1)).toEqual({
    type: 'BALANCE_ADJUSTED',
    balance: { initialBalance: { amount: 29.5 }, currentBalance: { amount: 1 }, oldCurrentBalance: { amount: 0 } },
  })
  const moved = await shop.by(
    clerk,
    'mutation($id: ID!, $i: GiftCardUpdateInput!) { giftCardUpdate(id: $id, input: $i) { giftCard { expiryDate } errors { code } } }',
    { id: giftCard.id, i: { endDate: '2201-01-01' } },
  )
  expect(moved).toEqual({ giftCard: { expiryDate: '2201-01-01' }, errors: [] })
})
