/** What customers have paid, by currency: of which orders, and who is told. */
import { afterAll, expect, it } from 'vitest'
import { fromGlobalId, toGlobalId } from '../domain/global-id.ts'
import { DUMMY, UNCOUNTED } from '../testing/buying.ts'
import { openStaffShop, type Someone } from '../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())

const both = { permissions: ['MANAGE_USERS', 'MANAGE_ORDERS'] } as const
const keeper = await shop.person({ permissions: [...both.permissions] })

async function spent(users: string, who: Someone | null = keeper): Promise<{ status: number; body: unknown }> {
  const answer = await shop.app.inject({
    method: 'GET',
    url: `/api/spent/?users=${encodeURIComponent(users)}`,
    headers: { host: 'shop.test', ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function bought(by: Someone, isPaid = true): Promise<string> {
  const { order } = await shop.complete(await shop.basket(UNCOUNTED))
  if (isPaid) await shop.pay(order.id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
  const key = fromGlobalId(order.id)!.key
  await shop.sql('update orders set user_id = $1 where id = $2', [by.key, key])
  return key
}

it('sums what each has paid and still left, by currency, in the channels that whoever asks sees', async () => {
  const [much, little, nothing] = [await shop.person(), await shop.person(), await shop.person()]
  await bought(much)
  const abroad = await bought(much)
  await shop.sql("update orders set currency = 'EUR', total_charged = 999 where id = $1", [abroad])
  await bought(much)
  await bought(little)
  await bought(nothing, false)
  const [id, other, none] = [much, little, nothing].map(({ key }) => toGlobalId('User', key))
  expect((await spent([id, other, none].join(','))).body).toEqual({
    spent: [
      { user: id, amount: 34, currency: 'USD' },
      { user: id, amount: 9.99, currency: 'EUR' },
      { user: other, amount: 17, currency: 'USD' },
    ],
  })
  const elsewhere = await shop.person({ permissions: [...both.permissions], channels: ['paid'] })
  expect((await spent(id!, elsewhere)).body).toEqual({ spent: [] })
})

it('refuses what are no customers, and too many', async () => {
  const many = Array.from({ length: 101 }, (_, n) => toGlobalId('User', n + 1)).join(',')
  for (const users of ['', 'x', toGlobalId('Order', 1), many])
    expect(await spent(users)).toMatchObject({ status: 400, body: [{ code: 'INVALID', field: 'users' }] })
})

it('answers whoever sees both customers and orders, and nobody else', async () => {
  const id = toGlobalId('User', keeper.key)
  expect((await spent(id, null)).status).toBe(401)
  for (const permission of both.permissions)
    expect((await spent(id, await shop.person({ permissions: [permission] }))).status).toBe(403)
})
