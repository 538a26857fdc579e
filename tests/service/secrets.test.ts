/**
 * A shop with every provider, through payments that succeed and payments that fail. No secret is found in its database,
 * in what it prints, in what it answers, or in what browsers load.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql, readyCheckout, complete, send, variant } from '../support/buyer.ts'
import { runCommand } from '../support/command.ts'
import type { TestDatabase } from '@semena/commerce/testing/database'
import { bareDatabase, urlOf } from '@semena/commerce/testing/vitest'
import { REGTEST_KEY } from '../support/regtest-address.ts'
import { type Regtest, startRegtest } from '../support/regtest.ts'
import { type RunningShop, startShop } from '../support/shop.ts'
import { type Btcpay, startBtcpay } from '../support/stand-ins/btcpay.ts'
import { CARDS, startStripe, type Stripe } from '../support/stand-ins/stripe.ts'

const CLIENT = join(import.meta.dirname, '../../storefront/dist/client')
const NODE_PASSWORD = 'password-of-the-node-7f3a'
const MAIL_PASSWORD = 'password-of-the-mails-51bc'
const GATEWAYS = ['semena.bitcoin', 'semena.btcpay', 'semena.stripe', 'semena.test-card']

let chain: Regtest
let btcpay: Btcpay
let stripe: Stripe
let database: TestDatabase
let shop: RunningShop
let printed = ''
const answers: string[] = []

beforeAll(async () => {
  chain = await startRegtest()
  btcpay = await startBtcpay({})
  stripe = await startStripe({})
  database = await bareDatabase()
  shop = await startShop({
    env: {
      DATABASE_URL: urlOf(database.connection),
      SEMENA_LOG: 'trace',
      SEMENA_BITCOIN_KEY: REGTEST_KEY,
      SEMENA_BITCOIN_NETWORK: 'regtest',
      // The second source does not answer, and an error could reveal its address.
      SEMENA_BITCOIN_SOURCES: `${chain.esplora},bitcoind:http://rpc:${NODE_PASSWORD}@127.0.0.1:9`,
      SEMENA_BITCOIN_AGREEMENT: '1',
      SEMENA_BITCOIN_RATES: 'fixed:USD=98000',
      SEMENA_BTCPAY_URL: btcpay.url,
      SEMENA_BTCPAY_STORE: btcpay.storeId,
      SEMENA_BTCPAY_KEY: btcpay.apiKey,
      SEMENA_BTCPAY_WEBHOOK_SECRET: btcpay.webhookSecret,
      SEMENA_STRIPE_KEY: stripe.secretKey,
      SEMENA_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      SEMENA_STRIPE_URL: stripe.url,
      SMTP_URL: `smtp://shop:${MAIL_PASSWORD}@127.0.0.1:9`,
    },
  })
  for (const stream of [shop.process.stdout!, shop.process.stderr!])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  btcpay.webhooks.url = `${shop.url}/webhooks/semena.btcpay`
  stripe.webhooks.url = `${shop.url}/webhooks/semena.stripe`
})
afterAll(async () => {
  await shop.remove()
  await Promise.all([chain.stop(), btcpay.close(), stripe.close()])
  await database.close()
})

const PAY = `mutation($id: ID!, $g: String!) { transactionInitialize(id: $id, paymentGateway: { id: $g, data: { languageCode: "EN" } }) {
  transaction { id } transactionEvent { type message } data errors { code field message } } }`

async function pay(gateway: string): Promise<{ order: string; transaction: string; data: Record<string, string> }> {
  const { id: variantId } = await variant(shop.url, 'NTL-FEM-3')
  const { order } = await complete(shop.url, await readyCheckout(shop.url, variantId))
  const { data } = await send<{
    transactionInitialize: { transaction: { id: string }; data: Record<string, string> }
  }>(shop.url, PAY, { id: order!.id, g: gateway })
  answers.push(JSON.stringify(data))
  const { transaction, data: told } = data!.transactionInitialize
  return { order: order!.id, transaction: transaction.id, data: told }
}
const look = async (transaction: string): Promise<string> => {
  const payload = await graphql<{ transactionEvent: { type: string } }>(
    shop.url,
    'mutation($id: ID!) { transactionProcess(id: $id) { transaction { id events { type message externalUrl pspReference } } transactionEvent { type } data errors { code message } } }',
    { id: transaction },
  )
  answers.push(JSON.stringify(payload))
  return payload.transactionEvent.type
}

test('money is paid in every way, and refused in some', async () => {
  const coins = await pay('semena.bitcoin')
  await chain.pay(coins.data.address!, 1000)
  await expect.poll(() => look(coins.transaction), { timeout: 20_000 }).toBe('INFO')

  const invoice = await pay('semena.btcpay')
  btcpay.pay(btcpay.newest().id)
  await btcpay.webhooks.idle()
  await expect.poll(() => look(invoice.transaction), { timeout: 20_000 }).toMatch(/INFO|CHARGE_SUCCESS/)

  const declined = await pay('semena.stripe')
  stripe.pay(stripe.newest().id, CARDS.declined)
  await stripe.webhooks.idle()
  await look(declined.transaction)
  stripe.pay(stripe.newest().id, CARDS.good)
  await stripe.webhooks.idle()
  await expect.poll(() => look(declined.transaction), { timeout: 20_000 }).toBe('CHARGE_SUCCESS')

  // Forged messages and faults of the providers are part of this, too.
  for (const gateway of ['semena.btcpay', 'semena.stripe']) {
    const response = await fetch(`${shop.url}/webhooks/${gateway}`, { method: 'POST', body: '{"forged":true}' })
    answers.push(await response.text())
    expect(response.status).toBe(400)
  }
  for (const { faults } of [btcpay, stripe]) faults.push(...Array.from({ length: 6 }, () => 'error' as never))
  await pay('semena.btcpay')
  await pay('semena.stripe')
  for (const { faults } of [btcpay, stripe]) faults.length = 0
  await pay('semena.test-card')
}, 120_000)

/** The secrets that nobody may read anywhere. */
const secrets = (): Record<string, string> => ({
  'password of a node': NODE_PASSWORD,
  'password for mails': MAIL_PASSWORD,
  'key of the wallet': REGTEST_KEY,
  'key of BTCPay Server': btcpay.apiKey,
  'webhook secret of BTCPay Server': btcpay.webhookSecret,
  'key of Stripe': stripe.secretKey,
  'webhook secret of Stripe': stripe.webhookSecret,
  'card that pays': CARDS.good,
  'card that is declined': CARDS.declined,
})
const found = (text: string): string[] =>
  Object.entries(secrets())
    .filter(([, secret]) => text.includes(secret) || text.includes(Buffer.from(secret).toString('base64').slice(0, -4)))
    .map(([name]) => name)

test('the search finds what is there', () => {
  for (const [name, secret] of Object.entries(secrets())) {
    expect(secret.length).toBeGreaterThan(12)
    expect(found(`a ${secret} b`)).toContain(name)
  }
})

test('none is in the database', async () => {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  expect(tables.length).toBeGreaterThan(50)
  let rows = 0
  for (const { name } of tables) {
    const { rows: texts } = await database.pool.query<{ text: string }>(`select t::text as text from ${name} t`)
    rows += texts.length
    expect({ [name]: found(texts.map((r) => r.text).join('\n')) }).toEqual({ [name]: [] })
  }
  expect(rows).toBeGreaterThan(1000)
  expect(Number((await database.pool.query('select count(*) as n from transactions')).rows[0]!.n)).toBeGreaterThan(4)
})

test('none is printed or answered', async () => {
  expect(printed.length).toBeGreaterThan(1000)
  expect(found(printed)).toEqual([])
  expect(answers.length).toBeGreaterThan(6)
  expect(found(answers.join('\n'))).toEqual([])
  for (const path of ['/', '/payment', '/checkout', '/api/health/', '/api/channels/', '/metrics'])
    expect({ [path]: found(await (await fetch(shop.url + path)).text()) }).toEqual({ [path]: [] })
})

test('none is printed by a start or a command that fails, wherever it was set', async () => {
  const secret = 'Sekret7Xy9zQ4w'
  const env = { SEMENA_DATA: shop.folder, PORT: '0' }
  const faulty: Record<string, string>[] = [
    { DATABASE_URL: `postgres://shop:${secret}@127.0.0.1:9/semena` },
    { DATABASE_URL: `postgres://shop:${secret}%zz@127.0.0.1:9/semena` },
    { DATABASE_URL: `postgres://shop:${secret}@127.0.0.1:999999/semena` },
    { DATABASE_URL: `mysql://shop:${secret}@127.0.0.1/semena` },
    { DATABASE_URL: `${urlOf(database.connection)}&sslmode=verify-full&password=${secret}` },
    { SEMENA_GRAPHQL_URL: `ftp://shop:${secret}@saleor.example.com/` },
    { SEMENA_PUBLIC_URL: `https://shop:${secret}@shop.example.com/path` },
    { SEMENA_RATES_URL: `ftp://rates.example.com/?app_id=${secret}` },
    { SMTP_URL: `http://shop:${secret}@mail.example.com` },
    { SEMENA_METRICS_TOKEN: `${secret} ${secret}` },
    { SEMENA_STRIPE_KEY: `sk_live_${secret}` },
    { SEMENA_BITCOIN_KEY: `zpub${secret}` },
    { SEMENA_BITCOIN_KEY: REGTEST_KEY, SEMENA_BITCOIN_SOURCES: `bitcoind:ftp://rpc:${secret}@127.0.0.1` },
    { SEMENA_BTCPAY_URL: `https://shop:${secret}@pay.example.com`, SEMENA_BTCPAY_KEY: secret },
  ]
  for (const wrong of faulty) {
    const [start, command] = await Promise.all([
      startShop({ folder: shop.folder, env: { ...env, ...wrong } }).then(
        async (started) => {
          await started.stop()
          return 'it started'
        },
        (error: Error) => error.message,
      ),
      runCommand(['payments', 'list'], { ...env, ...wrong }),
    ])
    const text = `${start}\n${command.lines.join('\n')}`
    expect(start).toMatch(/ended with 1/)
    expect(command.code).toBe(1)
    expect(text.length).toBeGreaterThan(40)
    expect({ [Object.keys(wrong).join()]: text.includes(secret) ? text : '' }).toEqual({
      [Object.keys(wrong).join()]: '',
    })
  }
}, 180_000)

test('none, and no name of a setting that holds one, is in what browsers load', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|html|json)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  for (const file of files) {
    const text = readFileSync(join(CLIENT, file), 'utf8')
    expect({ [file]: found(text) }).toEqual({ [file]: [] })
    expect({ [file]: /SEMENA_|DATABASE_URL|SMTP_URL|sk_(?:live|test)_|whsec_/.exec(text)?.[0] }).toEqual({
      [file]: undefined,
    })
  }
})

test('the ways to pay were all there', async () => {
  const { order } = await pay('semena.test-card')
  const { gatewayConfigs } = await graphql<{ gatewayConfigs: { id: string }[] }>(
    shop.url,
    'mutation($id: ID!) { paymentGatewayInitialize(id: $id) { gatewayConfigs { id } errors { code } } }',
    { id: order },
  )
  expect(gatewayConfigs.map((c) => c.id)).toEqual(expect.arrayContaining(GATEWAYS))
})
