/** The payment page in each of its states, and what a shopper does there. The test speaks for the provider. */
import type { Page } from '@playwright/test'
import { complete, readyCheckout, variant } from '../support/buyer.ts'
import {
  ADDRESS,
  answerInstead,
  BITCOIN,
  gatewayConfigs,
  PAYMENT_STATES,
  type PaymentState,
  putState,
  statePath,
  told,
} from '../support/payment-states.ts'
import type { RunningShop } from '../support/shop.ts'
import { faultsInTurn } from './axe.ts'
import { expect, LANGUAGES, pathIn, test } from './fixtures.ts'
import { text } from './texts.ts'

const t = (key: string, inputs?: Record<string, string>): string => text('en', key, inputs)
/** Time in which the page, which asks every five seconds, hears of a change. */
const ASKED = { timeout: 30_000 }
const stateNamed = (name: string) => PAYMENT_STATES.find((state) => state.name === name)!

async function newCheckout({ url }: RunningShop): Promise<string> {
  return readyCheckout(url, (await variant(url, 'NTL-FEM-1', 'us')).id)
}
async function newOrder(shop: RunningShop): Promise<string> {
  return (await complete(shop.url, await newCheckout(shop))).order!.id
}
/** The path of the payment page in a state, for an order or a checkout of its own. */
async function newPath(shop: RunningShop, state: PaymentState): Promise<string> {
  const id = await (state.checkout ? newCheckout(shop) : newOrder(shop))
  return statePath(state, { order: id, checkout: id })
}

/** Goes to another page of the shop without loading a document. */
const walkTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => window.history.pushState(null, '', address), path)

for (const language of LANGUAGES) {
  test(`every state in ${language}: one heading that says it, no sideways scrolling, nothing axe objects to`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(180_000)
    // The server renders nothing of a payment, so one document shows every state, each of a payment of its own. Between
    // two of them stands the page without an order.
    const none = pathIn(language, '/payment')
    await page.goto(none)
    for (const [n, state] of PAYMENT_STATES.entries()) {
      await expect(page.getByRole('heading', { name: text(language, 'payment_none_title') })).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await putState(page, state)
      await walkTo(page, pathIn(language, await newPath(shop, state)))
      await expect(page.getByRole('heading', { level: 1 }), state.name).toHaveText(text(language, state.title))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect.soft(await faultsInTurn(page, language, n), state.name).toEqual([])
      await walkTo(page, none)
    }
  })
}

test('the amount and the address are copied exactly, and the code holds both', async ({ context, page, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await putState(page, stateNamed('send'))
  await page.goto(await newPath(shop, stateNamed('send')))
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: t('payment_copy_amount') }).click()
  await expect(page.getByText(t('payment_copied'))).toBeVisible()
  expect(await copied()).toBe(BITCOIN.amount)
  await page.getByRole('button', { name: t('payment_copy_address') }).press('Enter')
  await expect.poll(copied).toBe(ADDRESS)
  const name = t('payment_bitcoin_qr', { amount: BITCOIN.amount, address: ADDRESS })
  await expect(page.getByRole('img', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: t('payment_bitcoin_open') })).toHaveAttribute('href', BITCOIN.uri)
})

test('where nothing may be copied, it is selected whole', async ({ page, shop }) => {
  // On an address without HTTPS, browsers offer no clipboard.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await putState(page, stateNamed('send'))
  await page.goto(await newPath(shop, stateNamed('send')))
  const selected = () => page.evaluate(() => String(window.getSelection()))
  await page.getByRole('button', { name: t('payment_copy_address') }).click()
  await expect(page.getByText(t('payment_selected'))).toBeVisible()
  expect(await selected()).toBe(ADDRESS)
  await page.getByRole('button', { name: t('payment_copy_amount') }).click()
  await expect.poll(selected).toBe(BITCOIN.amount)
})

test('at the end of the quote the address goes, and a new one is another attempt', async ({ page, shop }) => {
  await page.clock.install()
  const checkout = await newCheckout(shop)
  const keys: unknown[] = []
  // The page uses the server's clock.
  let later = 0
  const tell = (data: object, id: unknown) => told('CHARGE_ACTION_REQUIRED', data, String(id), Date.now() + later)
  const lasting = (minutes: number) => ({
    ...BITCOIN,
    expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
  })
  const [first, second] = [lasting(5), { ...lasting(90), address: `${ADDRESS.slice(0, -1)}q` }]
  await answerInstead(page, {
    paymentGatewayInitialize: () => gatewayConfigs(['semena.bitcoin']),
    transactionProcess: ({ id }) => tell(id === 'ONE' ? first : second, id),
    transactionInitialize: ({ key }) => {
      keys.push(key)
      return keys.length === 1 ? tell(first, 'ONE') : tell(second, 'TWO')
    },
  })
  await page.goto(`/payment?checkout=${encodeURIComponent(checkout)}`)
  await page.getByRole('button', { name: t('payment_pay_crypto') }).click()
  const amount = page.getByRole('group', { name: t('payment_bitcoin_send') })
  await expect(amount).toBeVisible()
  await expect(page).toHaveURL(/transaction=ONE/)
  later = 301_000
  await page.clock.fastForward(later)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payment_bitcoin_lapsed_title'))
  await expect(amount).toBeHidden()
  await expect(page.getByRole('img', { name: /bc1q/ })).toBeHidden()
  await expect(page.getByText(t('payment_sent_already'))).toBeVisible()
  await page.getByRole('button', { name: t('payment_bitcoin_requote') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payment_bitcoin_title'))
  await expect(page).toHaveURL(/transaction=TWO/)
  expect(keys).toEqual([`${checkout}:semena.bitcoin:1`, `${checkout}:semena.bitcoin:2`])
})

test('another way can be taken until money is seen; money that came by the first is not asked for again', async ({
  page,
  shop,
}) => {
  const order = await newOrder(shop)
  const sent = { ...BITCOIN, address: null, uri: null, due: '0', seen: BITCOIN.amount }
  const card = { kind: 'redirect', provider: 'stripe', state: 'OPEN', amount: 20, currency: 'USD', paid: 0, due: 20 }
  let isSent = false
  const coins = () => (isSent ? told('INFO', sent, 'COINS') : told('CHARGE_ACTION_REQUIRED', BITCOIN, 'COINS'))
  const onCard = () => told('CHARGE_ACTION_REQUIRED', { ...card, redirectUrl: `${shop.url}/faq` }, 'CARD')
  await answerInstead(page, {
    paymentGatewayInitialize: () => gatewayConfigs(['semena.bitcoin', 'semena.stripe']),
    transactionProcess: ({ id }) => (id === 'COINS' ? coins() : onCard()),
    transactionInitialize: ({ gateway }) => ((gateway as { id: string }).id === 'semena.bitcoin' ? coins() : onCard()),
  })
  await page.goto(`/payment?order=${encodeURIComponent(order)}`)
  await page.getByRole('radio', { name: new RegExp(t('checkout_payment_crypto')) }).check()
  await page.getByRole('button', { name: t('payment_pay_crypto') }).click()
  await expect(page.getByRole('group', { name: t('payment_bitcoin_address') })).toBeVisible()

  await page.getByRole('button', { name: t('payment_other') }).click()
  await expect(page.getByText(t('payment_still_open', { way: 'Bitcoin' }))).toBeVisible()
  await page.getByRole('button', { name: t('payment_bitcoin_stay') }).click()
  await expect(page.getByRole('group', { name: t('payment_bitcoin_address') })).toBeVisible()

  await page.getByRole('button', { name: t('payment_other') }).click()
  await page.getByRole('button', { name: t('payment_pay_card') }).click()
  await expect(page).toHaveURL(/\/faq/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payment_abandoned_title'))
  await expect(page.getByText(t('payment_still_open', { way: 'Bitcoin' }))).toBeVisible()

  isSent = true
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('payment_bitcoin_seen_title'))
  await expect(page).toHaveURL(/transaction=COINS/)
  await expect(page.getByRole('button', { name: t('payment_other') })).toBeHidden()
})

test('several providers of one kind stand side by side, and the chosen one is asked', async ({ page, shop }) => {
  const checkout = await newCheckout(shop)
  const begun: string[] = []
  const invoice = { kind: 'redirect', provider: 'btcpay', state: 'OPEN', amount: 20, currency: 'USD', paid: 0, due: 20 }
  const open = () => told('CHARGE_ACTION_REQUIRED', { ...invoice, redirectUrl: `${shop.url}/faq` }, 'INVOICE')
  await answerInstead(page, {
    paymentGatewayInitialize: () => gatewayConfigs(['semena.bitcoin', 'semena.btcpay', 'semena.test-card']),
    transactionProcess: open,
    transactionInitialize: ({ gateway }) => {
      begun.push((gateway as { id: string }).id)
      return open()
    },
  })
  await page.goto(`/checkout/${checkout}`)
  const way = (name: string) => page.getByRole('radio', { name })
  const crypto = t('checkout_payment_crypto')
  await expect(way(t('checkout_payment_card'))).toBeChecked()
  await expect(way(`${crypto} · Bitcoin`)).toBeVisible()
  await way(`${crypto} · BTCPay`).check()
  await page.getByRole('checkbox', { name: new RegExp(t('checkout_consent_link')) }).check()
  await page.getByRole('button', { name: t('checkout_submit'), exact: true }).click()
  // What was chosen at checkout is not asked again.
  await expect(page.getByText(t('payment_redirect_btcpay'))).toBeVisible()
  await page.getByRole('button', { name: t('payment_pay_crypto') }).click()
  await expect(page).toHaveURL(/\/faq/)
  await page.goBack()
  await page.getByRole('button', { name: t('payment_other') }).click()
  await expect(page.getByText(t('payment_still_open', { way: 'BTCPay' }))).toBeVisible()
  await expect(way(t('checkout_payment_card'))).toBeChecked()
  await way(`${crypto} · Bitcoin`).check()
  await expect(page.getByText(t('payment_here_bitcoin'))).toBeVisible()
  expect(begun).toEqual(['semena.btcpay'])
})

test('two tabs and another device show the same, without anybody pressing anything', async ({
  browser,
  context,
  page,
  shop,
}) => {
  const order = await newOrder(shop)
  const path = `/payment?order=${encodeURIComponent(order)}&transaction=COINS`
  let data: object = BITCOIN
  const device = await browser.newContext({ baseURL: shop.url })
  const pages = [page, await context.newPage(), await device.newPage()]
  for (const one of pages) {
    await answerInstead(one, {
      paymentGatewayInitialize: () => gatewayConfigs(['semena.bitcoin']),
      transactionProcess: () => told('INFO', data, 'COINS'),
    })
    await one.goto(path)
    await expect(one.getByRole('group', { name: t('payment_bitcoin_address') })).toBeVisible()
  }
  data = { ...BITCOIN, seen: '0.0001', due: '0.00078775', coins: [{ reference: 'aa:0', amount: '0.0001' }] }
  for (const one of pages) {
    await expect(one.getByRole('heading', { level: 1 })).toHaveText(t('payment_short_of_title'), ASKED)
    await expect(one.getByRole('group', { name: t('payment_bitcoin_send_rest') })).toContainText('0.00078775')
  }
  data = { ...BITCOIN, address: null, uri: null, seen: BITCOIN.amount, due: '0' }
  for (const one of pages)
    await expect(one.getByRole('heading', { level: 1 })).toHaveText(t('payment_bitcoin_seen_title'), ASKED)
  await device.close()
})

test('no quote: it says why, and the next press tries again', async ({ page, shop }) => {
  const order = await newOrder(shop)
  let works = false
  const answer = () =>
    works ? told('CHARGE_ACTION_REQUIRED', BITCOIN) : told('CHARGE_FAILURE', { error: 'RATE_UNAVAILABLE' })
  await answerInstead(page, {
    paymentGatewayInitialize: () => gatewayConfigs(['semena.bitcoin']),
    transactionInitialize: answer,
    transactionProcess: answer,
  })
  await page.goto(`/payment?order=${encodeURIComponent(order)}`)
  await page.getByRole('button', { name: t('payment_pay_crypto') }).click()
  await expect(page.getByText(t('payment_no_rate_text'))).toBeVisible()
  works = true
  await page.getByRole('button', { name: t('payment_again') }).click()
  await expect(page.getByRole('group', { name: t('payment_bitcoin_address') })).toBeVisible()
})
