/** Whoever only knows an order's id reads less of it once it is older than a week. */
import { DAY_MS } from '@semena/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidKey } from '../../domain/global-id.ts'
import { DUMMY, PLENTY } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'
import { NARROWED, PERSONAL } from './by-id-only.ts'

const DENIED = 'PermissionDenied'
const EMAIL = 'ann@example.com'
/** The selection of each personal field that is no plain value. */
const PARTS: Partial<Record<(typeof PERSONAL)[number], string>> = {
  user: '{ id }',
  billingAddress: '{ city }',
  shippingAddress: '{ city }',
  voucher: '{ id }',
  fulfillments: '{ id }',
  events: '{ id }',
  transactions: '{ id }',
  payments: '{ id }',
  grantedRefunds: '{ id }',
  invoices: '{ id }',
  privateMetadata: '{ key }',
  privateMetafield: '',
}
const ARGUMENTS: Record<string, string> = { privateMetafield: '(key: "a")', metafield: '(key: "a")' }

let shop: StaffShop
let id: string
let buyer: Someone
let clerk: Someone
beforeAll(async () => {
  shop = await openStaffShop()
  buyer = await shop.person()
  clerk = await shop.person({ permissions: ['MANAGE_ORDERS', 'MANAGE_USERS'] })
  id = (await shop.complete(await shop.basket(PLENTY, { email: EMAIL }))).order.id
  await shop.sql(`update orders set metadata = metadata || '{"wish": "no bell", "expiresAt": "2030-01-01T00:00:00Z"}'`)
  await shop.sql(`update order_lines set metadata = '{"engraving": "Ann"}', voucher_code = 'ANN'`)
}, 60_000)
afterAll(() => shop.close())

const read = (fields: string, who: Someone | null = null) =>
  shop.by(who, `query($id: ID!) { order(id: $id) { ${fields} } }`, { id })

async function age(days: number): Promise<void> {
  await shop.sql(`update orders set created_at = $1`, [new Date(shop.services.clock.now().getTime() - days * DAY_MS)])
}

test('a fresh order is read as Saleor lets it be read', async () => {
  await age(6.9)
  expect(await read('userEmail billingAddress { city } customerNote checkoutId metafield(key: "wish")')).toMatchObject({
    userEmail: EMAIL,
    billingAddress: { city: 'NEW YORK' },
    customerNote: '',
    metafield: 'no bell',
  })
})

test.each(PERSONAL)('%s of an older one is refused to strangers, not to its buyer and staff', async (field) => {
  await age(7.1)
  const asked = `${field}${ARGUMENTS[field] ?? ''} ${PARTS[field] ?? ''}`
  expect(await read(asked)).toBe(DENIED)
  expect(await read(asked, buyer)).toBe(DENIED)
  expect(await read(asked, clerk)).toHaveProperty(field)
})

test('its buyer reads it as before', async () => {
  await age(400)
  await shop.sql('update orders set user_id = $1', [buyer.key])
  expect(await read('userEmail shippingAddress { city }', buyer)).toMatchObject({ userEmail: EMAIL })
  await shop.sql('update orders set user_id = null')
})

test('strangers still read what the payment page shows', async () => {
  await age(400)
  expect(
    await read(
      'number status isPaid totalBalance { amount } metadata { key } metafields(keys: ["expiresAt", "wish"]) lines { productName metadata { key } voucherCode }',
    ),
  ).toEqual({
    number: expect.any(String),
    status: 'UNCONFIRMED',
    isPaid: false,
    totalBalance: { amount: -17 },
    metadata: [{ key: 'expiresAt' }],
    metafields: { expiresAt: '2030-01-01T00:00:00Z' },
    lines: [{ productName: 'Product', metadata: [], voucherCode: null }],
  })
  expect(NARROWED).toContain('metafields')
})

test('a payment leads to no more of it', async () => {
  const own = (await shop.complete(await shop.basket(PLENTY, { email: EMAIL }))).order.id
  const { transaction } = await shop.pay(own, {
    id: DUMMY,
    data: { event: { type: 'CHARGE_ACTION_REQUIRED', includePspReference: true } },
  })
  await age(400)
  const { data, errors } = await shop.ask(
    'mutation($id: ID!) { transactionProcess(id: $id) { transaction { order { number userEmail } } errors { code } } }',
    { id: transaction.id },
  )
  expect(data.transactionProcess.transaction.order).toMatchObject({ userEmail: null })
  expect(errors!.map((e) => e.extensions.exception.code)).toEqual([DENIED])
})

test('a reference, which may be a number that others follow, opens an order to its buyer and the shop only', async () => {
  await age(0)
  await shop.sql("update orders set external_reference = 'ERP-1001', user_id = $1 where id = $2", [
    buyer.key,
    uuidKey(id, 'Order'),
  ])
  const found = (who: Someone | null) => shop.by(who, 'query { order(externalReference: "ERP-1001") { id userEmail } }')
  expect(await found(null)).toBeNull()
  expect(await found(await shop.person())).toBeNull()
  for (const who of [buyer, clerk]) expect(await found(who)).toEqual({ id, userEmail: EMAIL })
  await shop.sql('update orders set user_id = null')
  expect(await found(null)).toBeNull()
})
