/** A shop that is killed while it is being paid in bitcoin misses nothing and books nothing twice. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { graphql, complete, readyCheckout, variant } from '../support/buyer.ts'
import type { TestDatabase } from '@semena/commerce/testing/database'
import { bareDatabase, urlOf } from '@semena/commerce/testing/vitest'
import { REGTEST_KEY } from '../support/regtest-address.ts'
import { type Regtest, startRegtest } from '../support/regtest.ts'
import { type RunningShop, startShop } from '../support/shop.ts'

const SKU = 'NTL-FEM-5'

let chain: Regtest
let database: TestDatabase
let shop: RunningShop
let env: Record<string, string>
beforeAll(async () => {
  chain = await startRegtest()
  database = await bareDatabase()
  env = {
    DATABASE_URL: urlOf(database.connection),
    SEMENA_BITCOIN_KEY: REGTEST_KEY,
    SEMENA_BITCOIN_NETWORK: 'regtest',
    SEMENA_BITCOIN_SOURCES: `${chain.esplora},${chain.bitcoind}`,
    SEMENA_BITCOIN_RATES: 'fixed:USD=98000.12,EUR=90000,RUB=9000000',
  }
  shop = await startShop({ env })
}, 180_000)
afterEach(() => {
  chain.manner = 'well'
})
afterAll(async () => {
  await shop?.remove()
  await database?.close()
  await chain?.stop()
})

interface Begun {
  order: string
  transaction: string
  address: string
  satoshi: number
}

async function begin(email: string): Promise<Begun> {
  const { id } = await variant(shop.url, SKU)
  const { order } = await complete(shop.url, await readyCheckout(shop.url, id, { email }))
  const { transaction, data } = await graphql<{
    transaction: { id: string }
    data: { address: string; amount: string }
  }>(
    shop.url,
    `
      mutation ($id: ID!) {
        transactionInitialize(id: $id, paymentGateway: { id: "semena.bitcoin" }) {
          transaction {
            id
          }
          data
          errors {
            code
            field
            message
          }
        }
      }
    `,
    { id: order!.id },
  )
  return {
    order: order!.id,
    transaction: transaction.id,
    address: data.address,
    satoshi: Math.round(Number(data.amount) * 1e8),
  }
}

const restart = async (): Promise<void> => {
  shop = await startShop({ folder: shop.folder, env })
}
const isPaid = async ({ order }: Begun): Promise<boolean> =>
  (await graphql<{ isPaid: boolean }>(shop.url, 'query($id: ID!) { order(id: $id) { isPaid } }', { id: order })).isPaid
const number = async (sql: string): Promise<number> =>
  Number(Object.values((await database.pool.query<Record<string, unknown>>(sql)).rows[0]!)[0])

/** Longer than a minute, after which the work of a dead process is done by another. Milliseconds. */
const PATIENCE_MS = 100_000

/** Asks again and again until the answer is true; throws when it never is. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await isSo());) {
    if (Date.now() > end) {
      const { rows } = await database.pool.query(
        'select id, charged, looks, booked_look, watch_at, provider_state from transactions',
      )
      throw new Error(`it never came to that: ${JSON.stringify(rows)}`)
    }
    await pause(100)
  }
}

it('is killed before, while and after it looks, and in the end every coin is booked once', async () => {
  const [early, during, later] = [
    await begin('early@example.com'),
    await begin('during@example.com'),
    await begin('later@example.com'),
  ]

  // The payment is seen, then confirmed while the shop is away.
  await chain.pay(early.address, early.satoshi)
  await until(async () => (await number(`select count(*) from payment_movements where state = 'SEEN'`)) === 1)
  await shop.kill()
  await chain.mine()
  await chain.pay(later.address, later.satoshi)
  await chain.mine()
  await restart()
  await until(async () => (await isPaid(early)) && (await isPaid(later)))

  // The shop is killed during a request to the chain, whose answer is never booked.
  chain.manner = 'never'
  await chain.pay(during.address, during.satoshi)
  await chain.mine()
  const asked = chain.asked()
  await until(async () => chain.asked() > asked)
  await shop.kill()
  chain.manner = 'well'
  await restart()
  await until(async () => {
    await graphql(shop.url, 'mutation($id: ID!) { transactionProcess(id: $id) { errors { code field message } } }', {
      id: during.transaction,
    })
    return isPaid(during)
  })

  // The shop is killed when payments have been booked as taken back, and the chain has them again later.
  await chain.reorganise(3)
  await until(async () => !(await isPaid(during)))
  await shop.kill()
  await chain.mine()
  await restart()
  await until(async () => (await isPaid(early)) && (await isPaid(during)) && (await isPaid(later)))

  const begun = [early, during, later]
  const onChain = (await chain.received(begun.map((p) => p.address))).reduce((sum, n) => sum + n, 0n)
  expect(onChain).toBe(BigInt(begun.reduce((sum, p) => sum + p.satoshi, 0)))
  expect(await number(`select sum(units) from payment_movements where state = 'SETTLED'`)).toBe(Number(onChain))
  expect(await number('select count(*) from payment_movements')).toBe(3)
  expect(await number('select sum(total_charged) - sum(total_gross) from orders')).toBe(0)
  expect(
    await number(
      `select sum(case type when 'CHARGE_SUCCESS' then amount when 'CHARGE_BACK' then -amount else 0 end) from transaction_events`,
    ),
  ).toBe(await number('select sum(total_gross) from orders'))
}, 480_000)
