/**
 * Paying with Bitcoin as a shopper does, in a shop that watches a real chain, on which every coin is mined and sent.
 */
import type { Page } from '@playwright/test'
import { graphql, complete, readyCheckout, variant } from '../support/buyer.ts'
import { moveDeadline } from '../support/owner.ts'
import type { Regtest } from '../support/regtest.ts'
import { onChain } from './chain.ts'
import { expect, pathIn, test as base } from './fixtures.ts'
import { order, placeOrder } from './shopping.ts'
import { text } from './texts.ts'

const BITCOIN = 100_000_000
const t = (key: string, inputs?: Record<string, string>): string => text('en', key, inputs)

const test = base.extend<object, { chain: Regtest }>(onChain(2))

interface Asked {
  address: string
  satoshi: number
}

/** The address and the amount that the page asks for, read from the link that opens a wallet on the same device. */
async function asked(page: Page, language: 'en' | 'ru' | 'cs' = 'en'): Promise<Asked> {
  const link = page.getByRole('link', { name: text(language, 'payment_bitcoin_open') })
  const [, address, amount] = /^bitcoin:(\w+)\?amount=([\d.]+)/.exec((await link.getAttribute('href')) ?? '') ?? []
  const satoshi = Math.round(Number(amount) * BITCOIN)
  const shown = page.getByRole('group', { name: text(language, 'payment_bitcoin_address') })
  await expect(shown).toContainText(address!)
  await expect(page.getByRole('img', { name: new RegExp(`${amount}.*${address}`) })).toBeVisible()
  return { address: address!, satoshi }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Time for a payment to show: the page asks the shop every five seconds, and the shop asks the chain as often. */
const SEEN = { timeout: 20_000 }

test('from the shelf to a paid order: too little, the rest, seen, confirmed', async ({
  browser,
  chain,
  page,
  shop,
}) => {
  test.setTimeout(180_000)
  await order(page, 'en', 'crypto')
  await page.getByRole('button', { name: t('payment_pay_crypto') }).click()
  await expect(heading(page)).toHaveText(t('payment_bitcoin_title'))
  await expect(page.getByText(t('payment_bitcoin_test', { network: 'regtest' }))).toBeVisible()
  const { address, satoshi } = await asked(page)

  await chain.pay(address, satoshi - 5000)
  await expect(heading(page)).toHaveText(t('payment_short_of_title'), SEEN)
  await expect(page.getByRole('group', { name: t('payment_bitcoin_send_rest') })).toContainText('0.00005 BTC')
  expect(await asked(page)).toEqual({ address, satoshi: 5000 })

  await chain.pay(address, 5000)
  await expect(heading(page)).toHaveText(t('payment_bitcoin_seen_title'), SEEN)
  await expect(page.getByText(address)).toBeHidden()
  await expect(page.getByRole('img', { name: new RegExp(address) })).toBeHidden()
  const progress = (got: string) =>
    page.getByRole('list').getByText(t('payment_bitcoin_confirmations', { got, required: '2' }), { exact: true })
  await expect(progress('0').first()).toBeVisible()

  // The payment's address shows the same on another device, and the first page need not stay open.
  const kept = page.url()
  const device = await browser.newContext({ baseURL: shop.url })
  const other = await device.newPage()
  await other.goto(kept)
  await expect(heading(other)).toHaveText(t('payment_bitcoin_seen_title'))
  await chain.mine()
  await expect(progress('1').first()).toBeVisible(SEEN)
  await page.goto('about:blank')
  await chain.mine()
  await expect(heading(other)).toHaveText(t('payment_paid_title'), SEEN)
  await page.goto(kept)
  await expect(heading(page)).toHaveText(t('payment_paid_title'))
  await device.close()
})

for (const language of ['ru', 'cs'] as const) {
  test(`one transfer pays, in ${language}`, async ({ chain, page }) => {
    test.setTimeout(120_000)
    await order(page, language, 'crypto')
    await page.getByRole('button', { name: text(language, 'payment_pay_crypto') }).click()
    const { address, satoshi } = await asked(page, language)
    await page.reload()
    expect(await asked(page, language)).toEqual({ address, satoshi })
    await chain.pay(address, satoshi)
    await expect(heading(page)).toHaveText(text(language, 'payment_bitcoin_seen_title'), SEEN)
    await chain.mine(2)
    await expect(heading(page)).toHaveText(text(language, 'payment_paid_title'), SEEN)
  })
}

test('two tabs and two presses are one address', async ({ context, page, shop }) => {
  const { id } = await variant(shop.url, 'NTL-FEM-1', 'us')
  const bought = await complete(shop.url, await readyCheckout(shop.url, id))
  const path = `/payment?order=${encodeURIComponent(bought.order!.id)}`
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(path)
  for (const tab of [page, other])
    await tab.getByRole('radio', { name: new RegExp(`^${t('checkout_payment_crypto')}`) }).check()
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: t('payment_pay_crypto') }).dblclick()))
  const one = await asked(page)
  expect(await asked(other)).toEqual(one)
})

test('a transfer that vanishes is told, and the same address is paid again', async ({ chain, page }) => {
  test.setTimeout(120_000)
  await order(page, 'en', 'crypto')
  await page.getByRole('button', { name: t('payment_pay_crypto') }).click()
  const { address, satoshi } = await asked(page)
  const txid = await chain.pay(address, satoshi)
  await expect(heading(page)).toHaveText(t('payment_bitcoin_seen_title'), SEEN)
  await chain.doubleSpend(txid)
  await expect(page.getByText(t('payment_bitcoin_vanished'))).toBeVisible(SEEN)
  expect(await asked(page)).toEqual({ address, satoshi })
  await chain.pay(address, satoshi)
  await chain.mine(2)
  await expect(heading(page)).toHaveText(t('payment_paid_title'), SEEN)
})

test('at the end of the time the address goes; money that comes later is told', async ({ chain, page, shop }) => {
  test.setTimeout(180_000)
  const bought = await placeOrder(shop)
  await page.goto(`/payment?order=${bought.id}`)
  await page.getByRole('radio', { name: new RegExp(`^${t('checkout_payment_crypto')}`) }).check()
  await page.getByRole('button', { name: t('payment_pay_crypto') }).click()
  const { address, satoshi } = await asked(page)

  // The page asks for the order every five seconds, and then counts the rest by itself.
  await moveDeadline(shop, bought.id, 15)
  await expect(heading(page)).toHaveText(t('payment_expired_title'), { timeout: 45_000 })
  await expect(page.getByText(address)).toBeHidden()
  await expect(page.getByRole('img', { name: new RegExp(address) })).toBeHidden()
  await expect(page.getByText(t('payment_sent_already'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('payment_order_again') })).toBeVisible()

  // The order expires a little after the deadline, because payments that were sent in time are looked for first.
  const status = async (): Promise<string> =>
    (await graphql<{ status: string }>(shop.url, 'query($id: ID!) { order(id: $id) { status } }', { id: bought.id }))
      .status
  await expect.poll(status, { timeout: 60_000 }).toBe('EXPIRED')
  await chain.pay(address, satoshi)
  await expect(async () => {
    await page.reload()
    await expect(heading(page)).toHaveText(t('payment_late_title'), { timeout: 4000 })
  }).toPass({ timeout: 60_000 })
})

test('without the chain there is no address, and the next press finds it again', async ({ chain, page }) => {
  await order(page, 'en', 'crypto')
  chain.manner = 'error'
  await page.getByRole('button', { name: t('payment_pay_crypto') }).click()
  await expect(page.getByText(t('payment_no_chain_text'))).toBeVisible()
  chain.manner = 'well'
  await page.getByRole('button', { name: t('payment_again') }).click()
  await asked(page)
})

test('the way to pay is described before it is chosen', async ({ page, shop }) => {
  const { id } = await variant(shop.url, 'NTL-FEM-1', 'us')
  await page.goto(pathIn('cs', `/checkout/${encodeURIComponent(await readyCheckout(shop.url, id))}`))
  await expect(page.getByText(text('cs', 'checkout_payment_bitcoin_hint'))).toBeVisible()
})
