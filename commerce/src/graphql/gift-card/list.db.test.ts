/** The list of gift cards, by what they hold. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let clerk: Someone
beforeAll(async () => {
  shop = await openStaffShop()
  clerk = await shop.person({ permissions: ['MANAGE_GIFT_CARD'] })
  await shop.sql('delete from gift_cards')
  await shop.sql(
    "insert into gift_cards (code, currency, initial_balance, current_balance) values ('TEN', 'USD', 1000, 1000), ('HALF', 'USD', 1000, 500), ('KORUNA', 'EUR', 1000, 1000)",
  )
}, 60_000)
afterAll(() => shop.close())

const LIST =
  'query($f: GiftCardFilterInput) { giftCards(first: 10, filter: $f) { totalCount edges { node { code } } } }'
async function codes(f: unknown): Promise<string[]> {
  const { edges } = await shop.by(clerk, LIST, { f })
  return (edges as { node: { code: string } }[]).map(({ node }) => node.code).toSorted()
}

test('a range of balances takes a bound between two cents as the cent inside it', async () => {
  expect(await codes({ currency: 'USD', currentBalance: { gte: 4.991, lte: 5.009 } })).toEqual(['HALF'])
  expect(await codes({ currency: 'USD', currentBalance: { gte: 5.001 } })).toEqual(['TEN'])
  expect(await codes({ currency: 'USD', initialBalance: { lte: 10 } })).toEqual(['HALF', 'TEN'])
})

test('amounts beyond all measure, and what is no currency, are answered', async () => {
  expect(await codes({ currency: 'USD', currentBalance: { gte: -1e30, lte: 1e30 } })).toEqual(['HALF', 'TEN'])
  expect(await codes({ currency: 'USD', currentBalance: { gte: 1e30 } })).toEqual([])
  for (const currency of ['FIXPCT10', 'U$D', 'usd'])
    expect(await codes({ currency, currentBalance: { gte: 1e-9 } })).toEqual([])
})

test('cards of a customer, by either name of the field', async () => {
  const owner = await shop.person()
  await shop.sql("update gift_cards set assigned_to_user_id = $1 where code = 'HALF'", [owner.key])
  for (const field of ['assignedTo', 'usedBy']) {
    expect(await codes({ [field]: [owner.id] })).toEqual(['HALF'])
    expect(await codes({ [field]: [clerk.id] })).toEqual([])
  }
})

test('a day that there is not is no last day', async () => {
  const create = (expiryDate: string) =>
    shop.by(clerk, 'mutation($i: GiftCardCreateInput!) { giftCardCreate(input: $i) { errors { field code } } }', {
      i: { isActive: true, balance: { amount: 5, currency: 'USD' }, expiryDate },
    })
  for (const day of ['2999-02-31', '2999-04-31', '2999-13-01', '0000-01-01'])
    expect([day, await create(day)]).toEqual([day, 'GraphQLError'])
  expect(await create('2996-02-29')).toEqual({ errors: [] })
})
