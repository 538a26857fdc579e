/**
 * Every course that a Bitcoin payment can take, from the shopper's calls to the books, on a real chain of two nodes.
 * One is asked as an Esplora and the other as a bitcoind, and both must agree.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type BuyingShop,
  expireDueOrders,
  openShop,
  PLENTY,
  refreshPayment,
  TEN,
  UNCOUNTED,
  watchPayments,
} from '@semena/commerce/testing'
import { fromGlobalId } from '@semena/commerce/testing/parts'
import {
  BITCOIN,
  type BitcoinData,
  bitcoinGateway,
  type BitcoinSettings,
  readBitcoinSettings,
} from '@semena/commerce/testing/providers'
import { REGTEST_KEY } from '../support/regtest-address.ts'
import { type Regtest, startRegtest } from '../support/regtest.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** 17.00 dollars in cents, paid at 98000.12 dollars for a bitcoin. */
const TOTAL = 1700
const SATOSHI = 17_347
const BTC = '0.00017347'

let a: Regtest
let b: Regtest
let shop: BuyingShop
let settings: BitcoinSettings

const configured = (more: Record<string, string> = {}): BitcoinSettings => {
  const environment: Record<string, string> = {
    SEMENA_BITCOIN_KEY: REGTEST_KEY,
    SEMENA_BITCOIN_NETWORK: 'regtest',
    SEMENA_BITCOIN_SOURCES: `${a.esplora},${b.bitcoind}`,
    SEMENA_BITCOIN_RATES: 'fixed:USD=98000.12',
    SEMENA_BITCOIN_CONFIRMATIONS: '1,0.001:2',
    SEMENA_BITCOIN_GAP: '1000',
    ...more,
  }
  return readBitcoinSettings((name) => environment[name], 'demo')!
}
const use = (s: BitcoinSettings): void => {
  ;(shop.services.gateways as Map<string, unknown>).set(BITCOIN, bitcoinGateway(shop.services, s))
}

beforeAll(async () => {
  a = await startRegtest()
  b = await startRegtest({ like: a })
  settings = configured()
  shop = await openShop({ payments: { [BITCOIN]: settings } })
})
afterAll(async () => {
  await shop.close()
  await Promise.all([a.stop(), b.stop()])
})
beforeEach(async () => {
  // Payments of earlier tests are not watched any more.
  await shop.services.database.pool.query('update transactions set watch_at = null')
  await b.follow(a)
  use(settings)
})
afterEach(() => {
  a.manner = 'well'
  b.manner = 'well'
})

/** Mines blocks on one node and passes them on to the other. */
const mine = async (blocks = 1): Promise<void> => {
  await a.mine(blocks)
  await b.follow(a)
}
const send = async (address: string, ...satoshi: number[]): Promise<string> => {
  const txid = await a.pay(address, ...satoshi)
  await b.follow(a)
  return txid
}

interface Opened {
  order: string
  number: number
  /** The id by which the client names the transaction; `id` is its key in the tables. */
  transaction: string
  id: string
  address: string
  data: BitcoinData & { now: string }
}

async function opened({ variant = UNCOUNTED, quantity = 1 } = {}): Promise<Opened> {
  const { order } = await shop.complete(await shop.basket(variant, { quantity }))
  return { ...(await begun(order.id)), number: order.number as number }
}
async function begun(order: string, more: object = {}): Promise<Omit<Opened, 'number'>> {
  const payload = await shop.pay(order, { id: BITCOIN }, more)
  expect(payload).toMatchObject({ errors: [], transactionEvent: { type: 'CHARGE_ACTION_REQUIRED' } })
  const { id, address } = {
    id: fromGlobalId(payload.transaction.id)!.key,
    address: payload.data.address as string,
  }
  return { order, transaction: payload.transaction.id as string, id, address, data: payload.data }
}

/** What the payment page is told when it asks again a few seconds later. */
async function page({
  transaction,
}: Pick<Opened, 'transaction'>): Promise<{ data: BitcoinData; event: string; charged: number }> {
  shop.turnClock(4 * SECOND)
  const { transactionProcess: told } = (
    await shop.ask(
      'mutation($id: ID) { transactionProcess(id: $id) { transaction { chargedAmount { amount } } transactionEvent { type } data errors { code } } }',
      { id: transaction },
    )
  ).data
  expect(told.errors).toEqual([])
  return { data: told.data, event: told.transactionEvent.type, charged: told.transaction.chargedAmount.amount }
}
const orderOf = async ({ order }: Pick<Opened, 'order'>) =>
  (
    await shop.ask('query($id: ID) { order(id: $id) { status chargeStatus isPaid totalBalance { amount } } }', {
      id: order,
    })
  ).data.order
const eventsOf = async ({ id }: Pick<Opened, 'id'>): Promise<string[]> =>
  (
    await shop.services.database.pool.query<{ type: string; amount: string }>(
      'select type, amount from transaction_events where transaction_id = $1 order by id',
      [id],
    )
  ).rows
    .map((e) => `${e.type} ${e.amount}`)
    .slice(2)
const reviewsOf = async ({ order }: Pick<Opened, 'order'>): Promise<string[]> =>
  (
    await shop.services.database.pool.query<{ reason: string; amount: string }>(
      'select reason, amount from payment_reviews where order_id = $1 order by id',
      [fromGlobalId(order)!.key],
    )
  ).rows.map((r) => `${r.reason} ${r.amount}`)
const look = ({ id }: Pick<Opened, 'id'>) => refreshPayment(shop.services, id, 'poll')
const watchAll = async (): Promise<void> => {
  while ((await watchPayments(shop.services)).looked > 0);
}
const watchAt = async ({ id }: Pick<Opened, 'id'>): Promise<number | null> => {
  const { rows } = await shop.services.database.pool.query<{ at: Date | null }>(
    'select watch_at as at from transactions where id = $1',
    [id],
  )
  return rows[0]!.at && rows[0]!.at.getTime() - shop.services.clock.now().getTime()
}

describe('a payment', () => {
  test('gets an address and a price, is seen, and is paid at its first confirmation', async () => {
    const p = await opened()
    expect(p.data).toEqual({
      kind: 'bitcoin',
      state: 'OPEN',
      network: 'regtest',
      address: p.address,
      uri: `bitcoin:${p.address}?amount=${BTC}`,
      amount: BTC,
      due: BTC,
      seen: '0',
      confirmed: '0',
      rate: { price: '98000.12', currency: 'USD', source: 'fixed', at: expect.any(String) },
      confirmations: { required: 1, got: 0 },
      coins: [],
      expiresAt: expect.any(String),
      now: expect.any(String),
    })
    expect(p.address).toMatch(/^bcrt1q[0-9a-z]{38}$/)
    expect(Math.abs(Date.parse(p.data.expiresAt) - Date.parse(p.data.now) - HOUR)).toBeLessThan(5 * SECOND)
    expect(await page(p)).toMatchObject({ event: 'CHARGE_ACTION_REQUIRED', data: { due: BTC, address: p.address } })

    const txid = await send(p.address, SATOSHI)
    const coins = [{ reference: `${txid}:0`, amount: BTC, confirmations: 0 }]
    expect(await page(p)).toMatchObject({
      event: 'INFO',
      charged: 0,
      data: { state: 'OPEN', address: null, uri: null, due: '0', seen: BTC, confirmed: '0', coins },
    })
    expect(await orderOf(p)).toMatchObject({ isPaid: false, chargeStatus: 'NONE', totalBalance: { amount: -17 } })

    await mine()
    expect(await page(p)).toMatchObject({
      event: 'CHARGE_SUCCESS',
      charged: 17,
      data: { state: 'DONE', due: '0', confirmed: BTC, confirmations: { required: 1, got: 1 } },
    })
    expect(await orderOf(p)).toMatchObject({ isPaid: true, chargeStatus: 'FULL', status: 'UNFULFILLED' })
    expect(await eventsOf(p)).toEqual(['INFO 1700', 'CHARGE_SUCCESS 1700'])
  })

  test('of more money waits for more confirmations', async () => {
    const p = await opened({ variant: PLENTY, quantity: 10 })
    expect(p.data.confirmations).toEqual({ required: 2, got: 0 })
    await send(p.address, 127_551)
    await mine()
    expect(await page(p)).toMatchObject({
      event: 'INFO',
      data: { state: 'OPEN', confirmations: { required: 2, got: 1 } },
    })
    await mine()
    expect(await page(p)).toMatchObject({ event: 'CHARGE_SUCCESS', charged: 125, data: { state: 'DONE' } })
  })

  test('that nobody looks at is found by the watch, also while nobody is on the page', async () => {
    const p = await opened()
    await send(p.address, SATOSHI)
    await mine()
    shop.turnClock(MINUTE)
    await watchAll()
    expect(await orderOf(p)).toMatchObject({ isPaid: true })
  })

  test('in parts, in one transaction or several, is paid when the parts are', async () => {
    const p = await opened()
    await send(p.address, 5000, 6000)
    expect(await page(p)).toMatchObject({ data: { seen: '0.00011', due: '0.00006347', address: p.address } })
    expect((await page(p)).data.uri).toBe(`bitcoin:${p.address}?amount=0.00006347`)
    await mine()
    expect(await page(p)).toMatchObject({ event: 'CHARGE_SUCCESS', data: { state: 'OPEN', confirmed: '0.00011' } })
    expect(await orderOf(p)).toMatchObject({ chargeStatus: 'PARTIAL', status: 'UNCONFIRMED' })
    await send(p.address, 6347)
    await mine()
    expect(await page(p)).toMatchObject({ charged: 17, data: { state: 'DONE' } })
    expect(await orderOf(p)).toMatchObject({ chargeStatus: 'FULL', isPaid: true, status: 'UNFULFILLED' })
    const amounts = (await eventsOf(p))
      .filter((e) => e.startsWith('CHARGE_SUCCESS'))
      .map((e) => Number(e.split(' ')[1]))
    expect(amounts).toHaveLength(3)
    expect(amounts.reduce((x, y) => x + y)).toBe(TOTAL)
  })

  test('of too little stays open for the rest a day longer, goes to people at once, and confirms nothing', async () => {
    const p = await opened()
    await send(p.address, SATOSHI - 10)
    await mine()
    // A rest that is too small to be sent is rounded up to the smallest amount that can be sent.
    expect(await page(p)).toMatchObject({
      charged: 16.99,
      data: { due: '0.00000294', state: 'OPEN', address: p.address },
    })
    expect(await reviewsOf(p)).toEqual(['PARTIAL 1'])
    shop.turnClock(HOUR + MINUTE)
    await watchAll()
    await expireDueOrders(shop.services)
    expect(await page(p)).toMatchObject({ data: { state: 'EXPIRED', address: null, uri: null } })
    expect(await orderOf(p)).toMatchObject({ status: 'UNCONFIRMED', chargeStatus: 'PARTIAL' })
    shop.turnClock(24 * HOUR)
    await watchAll()
    await expireDueOrders(shop.services)
    expect(await orderOf(p)).toMatchObject({ status: 'EXPIRED', chargeStatus: 'PARTIAL' })
    expect(await reviewsOf(p)).toEqual(['PARTIAL 1', 'EXPIRED 1699'])
  })

  test('of one satoshi, announced or settled, keeps nothing past the deadline', async () => {
    const [seen, settled] = [await opened(), await opened()]
    await send(settled.address, 600)
    await mine()
    await send(seen.address, 600)
    expect((await page(seen)).event).toBe('INFO')
    expect(await page(settled)).toMatchObject({ event: 'CHARGE_SUCCESS' })
    shop.turnClock(HOUR + MINUTE)
    await watchAll()
    await expireDueOrders(shop.services)
    for (const p of [seen, settled]) expect(await orderOf(p)).toMatchObject({ status: 'EXPIRED' })
    await mine()
  })

  test('of too little is enough where the owner tolerates it, and stays so', async () => {
    use(configured({ SEMENA_BITCOIN_TOLERANCE: '1' }))
    const p = await opened()
    use(settings)
    await send(p.address, SATOSHI - 100)
    await mine()
    expect(await page(p)).toMatchObject({ charged: 17, data: { state: 'DONE', due: '0' } })
    expect(await orderOf(p)).toMatchObject({ chargeStatus: 'FULL' })
  })

  test('of too much is booked in full and put before people', async () => {
    const p = await opened()
    await send(p.address, 2 * SATOSHI)
    await mine()
    expect(await page(p)).toMatchObject({ charged: 34, data: { state: 'DONE' } })
    expect(await orderOf(p)).toMatchObject({ chargeStatus: 'OVERCHARGED' })
    expect(await reviewsOf(p)).toEqual(['OVERPAID 1700'])
  })

  test('with a block’s reward counts when the reward can be spent', async () => {
    const p = await opened()
    await a.mineFor(p.address)
    await b.follow(a)
    expect(await page(p)).toMatchObject({ event: 'INFO', charged: 0, data: { confirmed: '0' } })
    await mine(98)
    expect(await page(p)).toMatchObject({ charged: 0 })
    await mine()
    expect((await page(p)).charged).toBeGreaterThan(17)
  })
})

describe('time', () => {
  test('a payment sent in the last second and confirmed after the deadline is in time', async () => {
    const p = await opened()
    shop.turnClock(HOUR - SECOND)
    await send(p.address, SATOSHI)
    // Nobody asked the chain before the deadline.
    shop.turnClock(10 * SECOND)
    await watchAll()
    shop.turnClock(3 * HOUR)
    await watchAll()
    await expireDueOrders(shop.services)
    expect(await orderOf(p)).toMatchObject({ status: 'UNCONFIRMED' })
    await mine()
    shop.turnClock(MINUTE)
    await watchAll()
    expect(await orderOf(p)).toMatchObject({ status: 'UNFULFILLED', isPaid: true })
    expect(await reviewsOf(p)).toEqual([])
  })

  test('after the deadline the address is hidden and the order expires; nothing more can be begun', async () => {
    const p = await opened()
    shop.turnClock(HOUR)
    expect((await page(p)).data).toMatchObject({ address: null, uri: null })
    shop.turnClock(MINUTE)
    await watchAll()
    await expireDueOrders(shop.services)
    expect(await orderOf(p)).toMatchObject({ status: 'EXPIRED' })
    expect((await page(p)).data).toMatchObject({ state: 'EXPIRED', address: null })
    expect((await shop.pay(p.order, { id: BITCOIN })).errors).toMatchObject([{ code: 'INVALID' }])
    expect(await eventsOf(p)).toEqual(['CANCEL_SUCCESS 1700'])
  })

  test.each([
    ['all', SATOSHI, 'FULL', ['LATE 1700']],
    ['a part', 5000, 'PARTIAL', ['LATE 489']],
  ])(
    '%s that comes late is booked, does not bring the order back, and is put before people',
    async (_, satoshi, chargeStatus, reviews) => {
      const p = await opened()
      shop.turnClock(HOUR + MINUTE)
      await watchAll()
      await expireDueOrders(shop.services)
      expect(await orderOf(p)).toMatchObject({ status: 'EXPIRED' })
      await send(p.address, satoshi)
      await mine()
      shop.turnClock(10 * HOUR)
      await watchAll()
      expect(await orderOf(p)).toMatchObject({ status: 'EXPIRED', chargeStatus })
      expect(await reviewsOf(p)).toEqual(reviews)
    },
  )

  test('it is looked for so long as money may come: a day after the deadline, and six blocks deep', async () => {
    const [unpaid, paid] = [await opened(), await opened()]
    await send(paid.address, SATOSHI)
    await look(paid)
    expect(await watchAt(unpaid)).toBeLessThanOrEqual(10 * SECOND)
    expect(await watchAt(paid)).toBeLessThanOrEqual(10 * SECOND)
    shop.turnClock(26 * HOUR)
    await Promise.all([look(unpaid), look(paid)])
    expect(await watchAt(unpaid)).toBeNull()
    expect(await watchAt(paid)).toBeGreaterThan(0)
    await mine(5)
    await look(paid)
    expect(await watchAt(paid)).toBeGreaterThan(0)
    await mine()
    await look(paid)
    expect(await watchAt(paid)).toBeNull()
  })

  test('the goods may be gone when late money comes; nothing is sold twice', async () => {
    const left = () => shop.count('select sum(quantity - allocated) from stocks where variant_id = 2')
    const p = await opened({ variant: TEN, quantity: 10 })
    expect(await left()).toBe(0)
    shop.turnClock(HOUR + MINUTE)
    await watchAll()
    await expireDueOrders(shop.services)
    const other = await opened({ variant: TEN, quantity: 10 })
    await send(p.address, Math.round(Number(p.data.amount) * 1e8))
    await send(other.address, Math.round(Number(other.data.amount) * 1e8))
    await mine(2)
    await Promise.all([look(p), look(other)])
    expect(await orderOf(p)).toMatchObject({ status: 'EXPIRED', isPaid: true })
    expect(await orderOf(other)).toMatchObject({ status: 'UNFULFILLED', isPaid: true })
    expect(await reviewsOf(p)).toEqual(['LATE 12500'])
    expect(await left()).toBe(0)
  })

  test('a server’s clock that goes back an hour changes nothing that was booked', async () => {
    const p = await opened()
    await send(p.address, SATOSHI)
    await mine()
    await look(p)
    shop.turnClock(-HOUR)
    try {
      await look(p)
      expect(await orderOf(p)).toMatchObject({ isPaid: true })
      const early = await opened()
      await send(early.address, SATOSHI)
      await look(early)
      expect(await eventsOf(early)).toEqual(['INFO 1700'])
    } finally {
      shop.turnClock(HOUR)
    }
    expect(await eventsOf(p)).toEqual(['CHARGE_SUCCESS 1700'])
  })
})

describe('an order that is cancelled', () => {
  test('keeps what is paid for it, and stays cancelled', async () => {
    const p = await opened()
    await shop.services.database.pool.query(`update orders set status = 'CANCELED' where number = $1`, [p.number])
    await send(p.address, SATOSHI)
    await mine()
    await look(p)
    expect(await orderOf(p)).toMatchObject({ status: 'CANCELED', chargeStatus: 'FULL' })
    expect(await reviewsOf(p)).toEqual(['LATE 1700'])
  })
})

describe('the chain changes its mind', () => {
  test('before a payment is confirmed: it stays announced, and is paid in another block', async () => {
    const p = await opened({ variant: PLENTY, quantity: 10 })
    await send(p.address, 127_551)
    await mine()
    await look(p)
    await a.reorganise(1)
    await b.follow(a)
    expect(await page(p)).toMatchObject({ event: 'INFO', data: { coins: [{ confirmations: 0 }] } })
    await mine(2)
    expect(await page(p)).toMatchObject({ event: 'CHARGE_SUCCESS', charged: 125 })
    expect(await reviewsOf(p)).toEqual([])
  })

  test('after it was paid: it is taken back and looked into, and paid once more when it is confirmed again', async () => {
    const p = await opened()
    await send(p.address, SATOSHI)
    await mine()
    await look(p)
    expect(await orderOf(p)).toMatchObject({ isPaid: true })
    await a.reorganise(1)
    await b.follow(a)
    expect(await page(p)).toMatchObject({ event: 'CHARGE_BACK', charged: 0, data: { state: 'OPEN', confirmed: '0' } })
    expect(await orderOf(p)).toMatchObject({ isPaid: false, chargeStatus: 'NONE' })
    expect(await reviewsOf(p)).toEqual(['CHARGED_BACK 1700'])
    await mine()
    expect(await page(p)).toMatchObject({ event: 'CHARGE_SUCCESS', charged: 17, data: { state: 'DONE' } })
    expect(await orderOf(p)).toMatchObject({ isPaid: true })
    expect(await eventsOf(p)).toEqual(
      ['INFO 1700', 'CHARGE_SUCCESS 1700', 'CHARGE_BACK 1700', 'CHARGE_SUCCESS 1700'].slice(1),
    )
  })

  test('into another block of the same height: nothing is noticed', async () => {
    const p = await opened()
    await send(p.address, SATOSHI)
    await mine()
    await look(p)
    await a.reorganise(1, { keep: 1 })
    await b.follow(a)
    await look(p)
    expect(await eventsOf(p)).toEqual(['CHARGE_SUCCESS 1700'])
  })

  test('after it was paid, and the money went elsewhere: the order is unpaid', async () => {
    const p = await opened()
    const txid = await send(p.address, SATOSHI)
    await mine()
    await look(p)
    await a.reorganise(1, { without: txid })
    await b.follow(a)
    expect(await page(p)).toMatchObject({
      event: 'CHARGE_BACK',
      charged: 0,
      data: { seen: '0', due: BTC, address: p.address },
    })
    expect(await orderOf(p)).toMatchObject({ isPaid: false })
    expect(await reviewsOf(p)).toEqual(['CHARGED_BACK 1700'])
  })

  test('a payment that is spent elsewhere before it is confirmed was never money', async () => {
    const p = await opened()
    const txid = await send(p.address, SATOSHI)
    expect(await page(p)).toMatchObject({ event: 'INFO' })
    await a.doubleSpend(txid)
    await b.follow(a)
    expect(await page(p)).toMatchObject({ event: 'CHARGE_FAILURE', charged: 0, data: { address: p.address, due: BTC } })
    expect(await orderOf(p)).toMatchObject({ isPaid: false, chargeStatus: 'NONE' })
    await send(p.address, SATOSHI)
    await mine()
    expect(await page(p)).toMatchObject({ event: 'CHARGE_SUCCESS', charged: 17 })
  })
})

describe('sources of the chain', () => {
  test('that are down keep a payment from being begun, and from nothing else', async () => {
    const p = await opened()
    await send(p.address, SATOSHI)
    await look(p)
    b.manner = 'error'
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const failed = await shop.pay(order.id, { id: BITCOIN }, { key: 'down' })
    expect(failed).toMatchObject({
      errors: [],
      transactionEvent: { type: 'CHARGE_FAILURE' },
      data: { error: 'CHAIN_UNAVAILABLE' },
    })
    await mine()
    await expect(look(p)).rejects.toThrow(/2 must agree/)
    expect(await page(p)).toMatchObject({ event: 'INFO', data: { seen: BTC } })
    expect(await eventsOf(p)).toEqual(['INFO 1700'])
    b.manner = 'well'
    expect(await page(p)).toMatchObject({ event: 'CHARGE_SUCCESS' })
    expect((await begun(order.id, { key: 'down' })).transaction).toBe(failed.transaction.id)
  })

  test('that are down over the deadline do not let a paid order expire', async () => {
    const p = await opened()
    await send(p.address, SATOSHI)
    b.manner = 'error'
    shop.turnClock(2 * HOUR)
    await watchAll()
    await expireDueOrders(shop.services)
    expect(await orderOf(p)).toMatchObject({ status: 'UNCONFIRMED' })
    b.manner = 'well'
    await mine()
    shop.turnClock(10 * MINUTE)
    await watchAll()
    expect(await orderOf(p)).toMatchObject({ status: 'UNFULFILLED', isPaid: true })
  })

  test('that lag are waited for', async () => {
    const p = await opened()
    await a.pay(p.address, SATOSHI)
    await a.mine()
    expect(await page(p)).toMatchObject({ event: 'INFO', data: { confirmed: '0' } })
    await a.mine(2)
    await expect(look(p)).rejects.toThrow(/2 must agree/)
    await b.follow(a)
    expect(await page(p)).toMatchObject({ event: 'CHARGE_SUCCESS' })
  })

  test('that disagree confirm nothing, and take nothing back either', async () => {
    const p = await opened()
    await send(p.address, SATOSHI)
    // Both nodes have a block of the same height, and only one block holds the payment.
    await b.mine()
    await a.reorganise(0, {})
    expect(a.height()).toBe(b.height())
    expect(await page(p)).toMatchObject({ event: 'INFO', data: { confirmed: '0' } })
    await b.mine()
    await a.follow(b)
    expect(await page(p)).toMatchObject({ event: 'CHARGE_SUCCESS', data: { confirmations: { got: 2 } } })
    // First one node loses the payment again, then both.
    await a.reorganise(2)
    await look(p)
    expect((await eventsOf(p)).at(-1)).toBe('CHARGE_SUCCESS 1700')
    await b.follow(a)
    expect(await page(p)).toMatchObject({ event: 'CHARGE_BACK', charged: 0 })
    await mine()
    expect(await page(p)).toMatchObject({ event: 'CHARGE_SUCCESS', charged: 17 })
  })
})

describe('rates', () => {
  test('that nobody knows keep a payment from being begun, until they are known', async () => {
    use(configured({ SEMENA_BITCOIN_RATES: 'fixed:EUR=90000' }))
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const failed = await shop.pay(order.id, { id: BITCOIN }, { key: 'rate' })
    expect(failed).toMatchObject({ transactionEvent: { type: 'CHARGE_FAILURE' }, data: { error: 'RATE_UNAVAILABLE' } })
    use(settings)
    const again = await begun(order.id, { key: 'rate' })
    expect(again.transaction).toBe(failed.transaction.id)
    expect(again.data).toMatchObject({ due: BTC })
  })

  test('are locked until the deadline, whatever a bitcoin costs by then', async () => {
    const p = await opened()
    use(configured({ SEMENA_BITCOIN_RATES: 'fixed:USD=50000' }))
    shop.turnClock(50 * MINUTE)
    await send(p.address, SATOSHI)
    await mine()
    expect(await page(p)).toMatchObject({ charged: 17, data: { rate: { price: '98000.12' } } })
  })
})

describe('twice', () => {
  test('a double click begins one payment with one address', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const clicks = await Promise.all(Array.from({ length: 5 }, () => begun(order.id, { key: `click-${order.id}` })))
    expect(new Set(clicks.map((c) => c.transaction)).size).toBe(1)
    expect(new Set(clicks.map((c) => c.address)).size).toBe(1)
  })

  test('fifty tabs are one payment with one address', async () => {
    const first = await opened()
    const tabs = await Promise.all(Array.from({ length: 50 }, () => begun(first.order)))
    expect(new Set(tabs.map((tab) => tab.address))).toEqual(new Set([first.address]))
    expect(new Set(tabs.map((tab) => tab.transaction))).toEqual(new Set([first.transaction]))
  })

  test('an order is begun to be paid ten times at most; what came by one of them is no end of it', async () => {
    const first = await opened()
    for (let cents = 1; cents < 10; cents++) await begun(first.order, { amount: cents })
    const refused = await shop.pay(first.order, { id: BITCOIN }, { amount: 10 })
    expect(refused).toMatchObject({ transaction: null, errors: [{ code: 'INVALID', field: 'paymentGateway' }] })
    expect((await begun(first.order)).address).toBe(first.address)
    await send(first.address, SATOSHI)
    await mine()
    await page(first)
    await begun(first.order, { amount: 10 })
  })

  test('two payments of one order have two addresses; when both are paid, the second is put before people', async () => {
    const first = await opened()
    const second = await begun(first.order, { amount: 16.99 })
    expect(second.address).not.toBe(first.address)
    await send(first.address, SATOSHI)
    await send(second.address, SATOSHI)
    await mine()
    await page(first)
    await Promise.all([page(second), page(first), page(second)])
    expect(await orderOf(first)).toMatchObject({ chargeStatus: 'OVERCHARGED' })
    expect(await reviewsOf(first)).toEqual(['OVERPAID 1699'])
  })

  test('no address is given twice, however many are asked for at once', async () => {
    const orders = await Promise.all(
      Array.from({ length: 12 }, async () => (await shop.complete(await shop.basket(UNCOUNTED))).order.id as string),
    )
    const all = await Promise.all(orders.map((id) => begun(id)))
    expect(new Set(all.map((p) => p.address)).size).toBe(12)
    expect(await shop.count('select count(*) - count(distinct (account, index)) from bitcoin_addresses')).toBe(0)
  })

  test('a provider asked again for one transaction gives the same address, for another amount at the same rate', async () => {
    const p = await opened()
    const gateway = shop.services.gateways.get(BITCOIN)!
    const request = {
      transactionId: p.id,
      amount: TOTAL,
      currency: 'USD',
      action: 'CHARGE',
      data: null,
      subject: { kind: 'order', number: p.number, id: p.order },
      pspReference: '',
      origin: 'http://shop.test',
      languageCode: 'EN',
      expiresAt: null,
    } as const
    expect((await gateway.initialize(request)).pspReference).toBe(p.address)
    const half = await gateway.initialize({ ...request, amount: 850 })
    expect(half).toMatchObject({ pspReference: p.address, data: { amount: '0.00008674', rate: { price: '98000.12' } } })
    await gateway.initialize(request)
    expect(await gateway.initialize({ ...request, transactionId: p.id, amount: 0 })).toMatchObject({
      outcome: 'CHARGE_FAILURE',
      pspReference: '',
      data: { error: 'AMOUNT_TOO_SMALL' },
    })
  })
})

test('in the end the books hold what the chain holds', async () => {
  await mine(100)
  const { pool } = shop.services.database
  const { rows } = await pool.query<{
    id: string
    address: string
    amount: string
    satoshi: string
    enough: string
  }>(
    `select t.id, address, b.amount, satoshi, enough from transactions t join bitcoin_addresses b on b.transaction_id = t.id`,
  )
  expect(rows.length).toBeGreaterThan(30)
  const received = await a.received(rows.map((r) => r.address))
  for (const [i, { id, amount, satoshi, enough }] of rows.entries()) {
    await look({ id })
    const onChain = received[i]!
    const booked = await shop.count(
      `select coalesce(sum(units), 0) from payment_movements where transaction_id = '${id}' and state = 'SETTLED'`,
    )
    expect(BigInt(booked)).toBe(onChain)
    const worth =
      onChain >= BigInt(enough) && onChain < BigInt(satoshi)
        ? Number(amount)
        : Number((onChain * BigInt(amount)) / BigInt(satoshi))
    expect(await shop.count(`select charged from transactions where id = '${id}'`)).toBe(worth)
  }
  expect(received.filter((satoshi) => satoshi > 0n).length).toBeGreaterThan(20)
  expect(
    await shop.count(
      `select count(*) from orders o where total_charged <> (select coalesce(sum(charged), 0) from transactions where order_id = o.id)`,
    ),
  ).toBe(0)
})
