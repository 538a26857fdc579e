/** Paid checkouts become orders by themselves, once, and only where the channel wants that. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuyingShop, DUMMY, openShop, TEN, UNCOUNTED } from '../../testing/buying.ts'
import { completePaidCheckouts } from './complete-paid.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop()
  await shop.services.database.pool.query(`
    insert into channels (slug, name, currency, default_country, allow_unpaid_orders, automatically_complete_fully_paid_checkouts, automatic_completion_delay)
      values ('auto', 'By itself', 'USD', 'US', true, true, 0), ('later', 'Later', 'USD', 'US', true, true, 30);
    insert into channel_warehouses (channel_id, warehouse_id) select c.id, w.id from channels c, warehouses w where c.id > 2;
    insert into shipping_zone_channels select 1, id from channels where id > 2;
    insert into shipping_method_listings (method_id, channel_id, price) select 1, id, 500 from channels where id > 2;
    insert into product_listings (product_id, channel_id, is_published, available_for_purchase_at) select 1, id, true, '2020-01-01' from channels where id > 2;
    insert into variant_listings (variant_id, channel_id, price, discounted_price) select v.id, c.id, 1200, 1200 from variants v, channels c where c.id > 2;`)
}, 60_000)
afterAll(() => shop.close())

const MINUTE = 60_000
const paying = (type: string) => ({ id: DUMMY, data: { event: { type } } })
const basket = (channel = 'auto', more: { quantity?: number } = {}, variant = UNCOUNTED) =>
  shop.basket(variant, { channel, ...more })
const work = () => completePaidCheckouts(shop.services, 'http://shop.test')
const isThere = async (id: string) =>
  (await shop.ask('query($id: ID) { checkout(id: $id) { id } }', { id })).data.checkout !== null
const eventsOf = async (id: string) =>
  (
    await shop.services.database.pool.query<{ type: string }>(
      'select type from order_events e join orders o on o.id = e.order_id where o.checkout_id = $1 order by e.id',
      [Buffer.from(id, 'base64').toString().replace('Checkout:', '')],
    )
  ).rows.map((r) => r.type)

test('a paid checkout is one order, however many processes see it', async () => {
  const id = await basket()
  await shop.pay(id, paying('CHARGE_SUCCESS'))
  const done = await Promise.all([work(), work(), work(), shop.complete(id)])
  expect(done.slice(0, 3).filter((d) => (d as { tried: number }).tried > 0).length).toBeLessThanOrEqual(1)
  expect(await isThere(id)).toBe(false)
  expect(await shop.count('select count(*) from orders')).toBe(1)
  expect((await shop.complete(id)).order).toMatchObject({ chargeStatus: 'FULL' })
})

test('says that it came about by itself', async () => {
  const id = await basket()
  await shop.pay(id, paying('CHARGE_SUCCESS'))
  await work()
  expect(await eventsOf(id)).toEqual(['PLACED_AUTOMATICALLY_FROM_PAID_CHECKOUT', 'ORDER_FULLY_PAID', 'CONFIRMED'])
})

test.each(['AUTHORIZATION_SUCCESS', 'CHARGE_REQUEST'])('%s is enough', async (type) => {
  const id = await basket()
  await shop.pay(id, paying(type))
  await work()
  expect(await isThere(id)).toBe(false)
})

test('a part is not enough, nor is a failure, nor another channel', async () => {
  const [part, failed, other] = [await basket(), await basket(), await basket('us')]
  await shop.pay(part, paying('CHARGE_SUCCESS'), { amount: 5 })
  await shop.pay(failed, paying('CHARGE_FAILURE'))
  await shop.pay(other, paying('CHARGE_SUCCESS'))
  await work()
  for (const id of [part, failed, other]) expect(await isThere(id)).toBe(true)
  // The rest is paid, so the checkout is tried again at once.
  await shop.pay(part, paying('CHARGE_SUCCESS'))
  await work()
  expect(await isThere(part)).toBe(false)
})

test('waits as long as the channel says', async () => {
  const id = await basket('later')
  await shop.pay(id, paying('CHARGE_SUCCESS'))
  await work()
  expect(await isThere(id)).toBe(true)
  shop.turnClock(31 * MINUTE)
  await work()
  expect(await isThere(id)).toBe(false)
})

test('without stock it is tried again later, but not all the time', async () => {
  const id = await basket('auto', { quantity: 5 }, TEN)
  await shop.pay(id, paying('CHARGE_SUCCESS'))
  await shop.services.database.pool.query('update stocks set allocated = quantity where variant_id = 2')
  expect(await work()).toEqual({ tried: 1, completed: 0 })
  expect(await work()).toEqual({ tried: 0, completed: 0 })
  await shop.services.database.pool.query('update stocks set allocated = 0 where variant_id = 2')
  shop.turnClock(11 * MINUTE)
  expect(await work()).toEqual({ tried: 1, completed: 1 })
  expect(await isThere(id)).toBe(false)
})

test('one whose voucher has ended is put before people once, until it is an order or its money went back', async () => {
  const { pool } = shop.services.database
  await pool.query(
    `insert into voucher_listings (voucher_id, channel_id, value) select 1, id, 1 from channels where slug = 'auto'`,
  )
  const reviews = async () =>
    (
      await pool.query<{ note: string; resolution: string | null }>(
        `select note, resolution from payment_reviews where reason = 'NO_ORDER' and note like '%VOUCHER%' order by id`,
      )
    ).rows
  const ids = [
    await shop.basket(UNCOUNTED, { channel: 'auto', promoCode: 'FIVE' }),
    await shop.basket(UNCOUNTED, { channel: 'auto', promoCode: 'FIVE' }),
  ]
  for (const id of ids) await shop.pay(id, paying('CHARGE_SUCCESS'))
  await pool.query(`update vouchers set end_date = '2020-01-01' where id = 1`)
  await work()
  shop.turnClock(11 * MINUTE)
  await work()
  const open = {
    note: 'The checkout is paid and cannot become an order: VOUCHER_NOT_APPLICABLE.',
    resolution: null,
  }
  expect(await reviews()).toEqual([open, open])
  await pool.query('update vouchers set end_date = null where id = 1')
  shop.turnClock(11 * MINUTE)
  await work()
  await work()
  const done = { ...open, resolution: 'The checkout became an order.' }
  expect(await reviews()).toEqual([done, done])
})

test('one that fails keeps no other from becoming an order', async () => {
  const { pool } = shop.services.database
  const [broken, whole] = [await basket(), await basket()]
  for (const id of [broken, whole]) await shop.pay(id, paying('CHARGE_SUCCESS'))
  await pool.query(`
    create function refuse_one() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger refuse_one before insert on orders for each row when (new.checkout_id = '${Buffer.from(broken, 'base64').toString().replace('Checkout:', '')}') execute function refuse_one()`)
  expect(await work()).toEqual({ tried: 2, completed: 1 })
  expect(await isThere(whole)).toBe(false)
  await pool.query('drop trigger refuse_one on orders')
  shop.turnClock(40 * MINUTE)
  expect(await work()).toEqual({ tried: 1, completed: 1 })
})

test('the jobs of the service do it', async () => {
  const id = await basket()
  await shop.pay(id, paying('CHARGE_SUCCESS'))
  await shop.jobs.start()
  await expect.poll(() => isThere(id), { timeout: 20_000, interval: 250 }).toBe(false)
})
