/** A shop that serves no storefronts: staff, apps and its own pages are served, everybody else is turned away. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffShop, type StaffShop } from '../testing/staff.ts'
import { OWN_REQUEST } from './limits/own-request.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await openStaffShop()
}, 60_000)
afterAll(() => shop.close())

const NO = 'STOREFRONT_TRAFFIC_NOT_ALLOWED'

test('is said by a setting, and can be taken back', async () => {
  const keeper = await shop.person({ permissions: ['MANAGE_SETTINGS'] })
  const customer = await shop.person()
  const app = await shop.program([])
  const asked = async (token?: string, headers: Record<string, string> = {}) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/graphql/',
      headers: { host: 'shop.test', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      payload: { query: '{ shop { name } }' },
    })
    return [answer.statusCode, answer.json()]
  }
  const set = (allowed: boolean) =>
    shop.by(
      keeper,
      'mutation($i: ShopSettingsInput!) { shopSettingsUpdate(input: $i) { shop { allowStorefrontTraffic } errors { code } } }',
      { i: { allowStorefrontTraffic: allowed } },
    )
  const served = [200, { data: { shop: { name: 'Test' } } }]
  const refused = [
    401,
    { errors: [{ message: 'Storefront traffic is not allowed.', extensions: { code: NO, exception: { code: NO } } }] },
  ]
  expect(await asked()).toEqual(served)
  expect(await set(false)).toEqual({ shop: { allowStorefrontTraffic: false }, errors: [] })
  expect(await asked()).toEqual(refused)
  expect(await asked(customer.token)).toEqual(refused)
  expect(await asked('not-a-token')).toEqual(refused)
  expect(await asked(keeper.token)).toEqual(served)
  expect(await asked(app.token)).toEqual(served)
  expect(await asked(undefined, OWN_REQUEST)).toEqual(served)
  expect(await set(true)).toEqual({ shop: { allowStorefrontTraffic: true }, errors: [] })
  expect(await asked()).toEqual(served)
})
