/** Addresses of the wallet are few, and no network takes them all (decision 0024). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { REGTEST_KEY } from '../../../../tests/support/regtest-address.ts'
import { forgetPaymentNetworks } from '../../db/queries/payment/payment.ts'
import { BITCOIN, bitcoinGateway } from '../../providers/payment/bitcoin/gateway.ts'
import { readBitcoinSettings } from '../../providers/payment/bitcoin/settings.ts'
import { type BuyingShop, openShop, PLENTY } from '../../testing/buying.ts'
import type { PaymentGateway } from './port.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop({ rateLimits: true })
  const variables: Record<string, string> = {
    SEMENA_BITCOIN_KEY: REGTEST_KEY,
    SEMENA_BITCOIN_NETWORK: 'regtest',
    SEMENA_BITCOIN_SOURCES: 'esplora:http://127.0.0.1:1',
    SEMENA_BITCOIN_RATES: 'fixed:USD=98000',
  }
  const settings = readBitcoinSettings((name) => variables[name], 'demo')!
  const chain = {
    tip: async () => 100,
    coins: async () => ({ tip: 100, coins: [] }),
    used: async () => new Set<string>(),
  }
  ;(shop.services.gateways as Map<string, PaymentGateway>).set(
    BITCOIN,
    bitcoinGateway(shop.services, settings, { chain }),
  )
}, 60_000)
beforeEach(() => shop.services.database.pool.query('update transactions set held_network = null'))
afterAll(() => shop.close())

/** Begins a payment by Bitcoin, and gives the type of its event, or the refusal. */
const begin = async (id: string, from: string, amount?: number): Promise<string> => {
  const { data } = await shop.ask(
    `mutation($id: ID!, $g: PaymentGatewayToInitialize!, $amount: PositiveDecimal) {
      transactionInitialize(id: $id, paymentGateway: $g, amount: $amount) { transactionEvent { type } errors { code field } } }`,
    { id, g: { id: BITCOIN }, amount },
    undefined,
    from,
  )
  const { transactionEvent, errors } = data.transactionInitialize
  return transactionEvent?.type ?? `${errors[0].code} ${errors[0].field}`
}
const WAITS = 'CHARGE_ACTION_REQUIRED'
const REFUSED = 'INVALID paymentGateway'
const tally = (answers: string[]) => [WAITS, REFUSED].map((word) => answers.filter((a) => a === word).length)

test('one visitor who asks for many amounts of many checkouts gets ten, and others can pay', async () => {
  const baskets = [await shop.basket(PLENTY), await shop.basket(PLENTY), await shop.basket(PLENTY)]
  const asked = baskets.flatMap((id) => Array.from({ length: 8 }, (_, n) => begin(id, '203.0.113.7', 1 + n / 100)))
  expect(tally(await Promise.all(asked))).toEqual([10, 14])
  const { order } = await shop.complete(await shop.basket(PLENTY), { from: '198.51.100.9' })
  expect(await begin(order.id, '198.51.100.9')).toBe(WAITS)
})

test('a payment that is open is given again, a payment that got money makes place, and so does a day', async () => {
  const { pool } = shop.services.database
  // Enough addresses were paid for the wallet to go on.
  await pool.query('update bitcoin_wallets set last_used = next_index - 1')
  const id = await shop.basket(PLENTY)
  const other = await shop.basket(PLENTY)
  for (let n = 0; n < 10; n++) expect(await begin(id, '203.0.113.8', 1 + n / 100)).toBe(WAITS)
  expect(await begin(other, '203.0.113.8')).toBe(REFUSED)
  expect(await begin(id, '203.0.113.8', 1)).toBe(WAITS)
  await pool.query('update transactions set charged = amount where amount = 100 and held_network is not null')
  expect(await begin(other, '203.0.113.8')).toBe(WAITS)
  expect(await begin(other, '203.0.113.8', 2)).toBe(REFUSED)
  shop.turnClock(25 * 3_600_000)
  expect(await begin(other, '203.0.113.8', 2)).toBe(WAITS)
  await forgetPaymentNetworks(pool, new Date())
  expect(await shop.count('select count(*) from transactions where held_network is not null')).toBe(1)
})
