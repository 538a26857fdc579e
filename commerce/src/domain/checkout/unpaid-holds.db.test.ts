/** Strangers may hold only so many orders and packs without paying, by network and by e-mail (decision 0024). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyingShop, DUMMY, openShop, PLENTY, TEN, UNCOUNTED } from '../../testing/buying.ts'
import { type SendCtx, sendDueMails } from '../mail/send.ts'
import { expireDueOrders } from '../order/expire.ts'
import { forget } from '../../memory/memory.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
beforeEach(async () => {
  shop.services.settings.rateLimits = true
  await shop.services.database.pool.query('update orders set held_network = null, held_mailbox = null')
})

const HOUR = 3_600_000
const SUCCESS = { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } }
let networks = 0
/** A network that no test has used before. */
const somewhere = (): string => `10.${++networks >> 8}.${networks & 255}.9`
let people = 0
const somebody = (): string => `buyer${++people}@example.com`

interface Buying {
  email?: string
  from?: string
  token?: string
  variant?: string
  quantity?: number
}
/** Completes a new basket; answers the order, or why there is none. */
async function buy({ email = somebody(), from = somewhere(), token, variant = UNCOUNTED, quantity = 1 }: Buying = {}) {
  const id = await shop.basket(variant, { email, quantity })
  if (token) await shop.ask('mutation($id: ID) { checkoutCustomerAttach(id: $id) { errors { code } } }', { id }, token)
  const done = await shop.complete(id, { from, ...(token ? { token } : {}) })
  return { id, order: done.order, why: done.errors.map((e) => `${e.code} ${e.field}`), errors: done.errors }
}
const times = async (n: number, more: () => Buying): Promise<string[]> => {
  const refused: string[] = []
  for (let i = 0; i < n; i++) refused.push(...(await buy(more())).why)
  return refused
}
const OF_NETWORK = 'CHECKOUT_NOT_FULLY_PAID customerIpAddress'
const OF_EMAIL = 'CHECKOUT_NOT_FULLY_PAID email'
const OF_PACKS = 'CHECKOUT_NOT_FULLY_PAID lines'

describe('unpaid orders of one network', () => {
  test('are five, however many are placed at once', async () => {
    const from = somewhere()
    const ids: string[] = []
    for (let i = 0; i < 50; i++) ids.push(await shop.basket(PLENTY, { email: somebody() }))
    const done = await Promise.all(ids.map((id) => shop.complete(id, { from })))
    expect(done.filter((d) => d.order).length).toBe(5)
    expect(done.flatMap((d) => d.errors.map((e) => e.code))).toEqual(Array(45).fill('CHECKOUT_NOT_FULLY_PAID'))
    expect(await shop.count('select count(*) from orders where held_network is not null')).toBe(5)
  })

  test('are counted by /64, and by the IPv4 address however it is written', async () => {
    let host = 0
    expect(await times(6, () => ({ from: `2001:db8:7:7::${(++host).toString(16)}` }))).toEqual([OF_NETWORK])
    expect(await times(1, () => ({ from: '2001:db8:7:8::1' }))).toEqual([])
    expect(await times(5, () => ({ from: '198.51.100.7' }))).toEqual([])
    expect(await times(1, () => ({ from: '::ffff:198.51.100.7' }))).toEqual([OF_NETWORK])
  })

  test('free their place when they are paid, cancelled, confirmed, or over', async () => {
    const from = somewhere()
    const orders = []
    for (let i = 0; i < 5; i++) orders.push((await buy({ from })).order)
    const again = async (): Promise<string[]> => (await buy({ from })).why
    expect(await again()).toEqual([OF_NETWORK])
    await shop.pay(orders[0].id, SUCCESS)
    expect([await again(), await again()]).toEqual([[], [OF_NETWORK]])
    const staff = await shop.signUp('staff@example.com', { permissions: ['MANAGE_ORDERS'] })
    await shop.ask('mutation($id: ID!) { orderCancel(id: $id) { errors { code } } }', { id: orders[1].id }, staff)
    expect([await again(), await again()]).toEqual([[], [OF_NETWORK]])
    await shop.ask('mutation($id: ID!) { orderConfirm(id: $id) { errors { code } } }', { id: orders[2].id }, staff)
    expect([await again(), await again()]).toEqual([[], [OF_NETWORK]])
    shop.turnClock(HOUR + 1000)
    await expireDueOrders(shop.services)
    expect(await times(5, () => ({ from }))).toEqual([])
    expect(
      await shop.count(
        `select count(*) from orders where (held_network is not null or held_mailbox is not null)
          and (status <> 'UNCONFIRMED' or authorize_status = 'FULL')`,
      ),
    ).toBe(0)
  })

  test('say nothing of where their buyer was but a hash', async () => {
    const from = somewhere()
    const { order } = await buy({ from, email: 'named@example.com' })
    const { rows } = await shop.services.database.pool.query<{ kept: string }>(
      `select held_network || ' ' || held_mailbox as kept from orders where number = $1`,
      [order.number],
    )
    expect(rows[0]!.kept).toMatch(/^[\w-]{24} [\w-]{24}$/)
  })

  test('do not count for the shop’s own people', async () => {
    const from = somewhere()
    const token = await shop.signUp('seller@example.com', { permissions: ['MANAGE_CHECKOUTS'] })
    expect(await times(6, () => ({ from, token }))).toEqual([])
    expect(await times(5, () => ({ from }))).toEqual([])
  })

  test('are as many as the channel says, and none are counted where limits are off', async () => {
    const { pool } = shop.services.database
    await pool.query("update channels set max_unpaid_orders_per_network = 2 where slug = 'us'")
    forget(pool)
    const from = somewhere()
    expect(await times(3, () => ({ from }))).toEqual([OF_NETWORK])
    await pool.query("update channels set max_unpaid_orders_per_network = 5 where slug = 'us'")
    forget(pool)
    shop.services.settings.rateLimits = false
    expect(await times(8, () => ({ from }))).toEqual([])
  })
})

describe('who has too many', () => {
  test('pays for the checkout first; that order counts for nobody', async () => {
    const from = somewhere()
    await times(5, () => ({ from }))
    const { id, why } = await buy({ from })
    expect(why).toEqual([OF_NETWORK])
    await shop.pay(id, SUCCESS)
    const { order } = await shop.complete(id, { from })
    expect(order).toMatchObject({ status: 'UNFULFILLED', chargeStatus: 'FULL' })
  })

  test('may still order what costs nothing', async () => {
    const from = somewhere()
    await times(5, () => ({ from }))
    await shop.services.database.pool.query(
      "insert into gift_cards (code, currency, initial_balance, current_balance) values ('GIFT-FULL', 'USD', 1700, 1700)",
    )
    const id = await shop.basket(UNCOUNTED, { email: somebody(), promoCode: 'GIFT-FULL' })
    expect((await shop.complete(id, { from })).errors).toEqual([])
  })
})

describe('unpaid orders of one e-mail', () => {
  test('are five, from wherever they come and however the address is written', async () => {
    expect(await times(5, () => ({ email: 'victim@gmail.com' }))).toEqual([])
    const ways = ['victim@gmail.com', 'Vic.Tim@Gmail.com', 'victim+7@googlemail.com']
    for (const email of ways) expect((await buy({ email })).why).toEqual([OF_EMAIL])
    expect((await buy({ email: 'other@gmail.com' })).why).toEqual([])
  })

  test('do not keep off the customer who has proved that the address is theirs', async () => {
    const email = 'owner@example.com'
    expect(await times(6, () => ({ email }))).toEqual([OF_EMAIL])
    const token = await shop.signUp(email)
    expect(await times(6, () => ({ email, token }))).toEqual([OF_EMAIL])
    const unproved = await shop.signUp('unproved@example.com', { isConfirmed: false })
    expect(await times(5, () => ({ email: 'unproved@example.com' }))).toEqual([])
    expect((await buy({ email: 'unproved@example.com', token: unproved })).why).toEqual([OF_EMAIL])
  })
})

describe('packs of one variant', () => {
  test('are forty in all unpaid orders of one network, and of one e-mail', async () => {
    const from = somewhere()
    expect((await buy({ from, variant: PLENTY, quantity: 30 })).why).toEqual([])
    const much = await buy({ from, variant: PLENTY, quantity: 11 })
    expect(much.why).toEqual([OF_PACKS])
    expect(much.errors[0]!.variants).toEqual([PLENTY])
    expect((await buy({ from, variant: UNCOUNTED, quantity: 40 })).why).toEqual([])
    expect((await buy({ from, variant: PLENTY, quantity: 10 })).why).toEqual([])
    const email = somebody()
    expect((await buy({ email, variant: PLENTY, quantity: 40 })).why).toEqual([])
    expect((await buy({ email, variant: PLENTY })).why).toEqual([OF_PACKS])
    expect((await buy({ variant: PLENTY, quantity: 41 })).why).toEqual([OF_PACKS])
  })

  test('that are refused take nothing', async () => {
    const free = (): Promise<number> => shop.count('select sum(quantity - allocated) from stocks where variant_id = 2')
    const from = somewhere()
    await times(5, () => ({ from }))
    const before = await free()
    expect((await buy({ from, variant: TEN })).why).toEqual([OF_NETWORK])
    expect(await free()).toBe(before)
  })
})

describe('mails about orders', () => {
  test('are ten in an hour to one mailbox, whoever orders and however many processes send; the others wait', async () => {
    const { pool } = shop.services.database
    await pool.query('delete from mails')
    const sent: string[] = []
    const mails = {
      send: (mail: { to: string }) => {
        sent.push(mail.to)
        return Promise.resolve({ is: 'ACCEPTED' } as const)
      },
    }
    const ctx = { ...shop.services, mails: mails as unknown as SendCtx['mails'], address: 'http://shop.test' }
    const work = (): Promise<void> => sendDueMails(ctx, { lanes: 4, isStopped: () => false, onResult: () => {} })
    shop.services.settings.rateLimits = false
    for (let i = 0; i < 13; i++) await buy({ email: i % 2 ? 'much@example.com' : `Much+${i}@example.com` })
    await buy({ email: 'other@example.com' })
    shop.services.settings.rateLimits = true
    await Promise.all([work(), work()])
    expect(sent.filter((to) => to.toLowerCase().startsWith('much'))).toHaveLength(10)
    expect(sent).toContain('other@example.com')
    shop.turnClock(HOUR - 60_000)
    await work()
    expect(sent).toHaveLength(11)
    shop.turnClock(2 * 60_000)
    await work()
    expect(sent).toHaveLength(14)
    expect(await shop.count("select count(*) from mails where state <> 'SENT'")).toBe(0)
  })
})
