/** The time to pay as a shopper sees it run out, and the payment page without an order. */
import { complete, graphql, readyCheckout, variant } from '../support/buyer.ts'
import { moveDeadline } from '../support/owner.ts'
import { answerInstead } from '../support/payment-states.ts'
import { expect, holdScripts, LANGUAGES, ONCE, pathIn, test } from './fixtures.ts'
import { placeOrder } from './shopping.ts'
import { text } from './texts.ts'

for (const language of LANGUAGES) {
  test(`the clock runs to its end and the page says not to pay, in ${language}`, async ({ page, shop }) => {
    await page.clock.install()
    const t = (key: string) => text(language, key)
    const { id } = await placeOrder(shop)
    // The page asks once for the server's time. An answer that came after the device's clock was turned would undo that.
    const told = page.waitForResponse('**/api/health/')
    await page.goto(pathIn(language, `/payment?order=${id}`))
    await told
    const clock = page.getByRole('timer')
    await expect(clock).toHaveText(/^(?:59:\d\d|1:00:00)$/)
    await page.clock.runFor(1000)
    await expect(clock).toHaveText(/^59:\d\d$/)
    // The deadline uses the server's clock, so a device whose clock is ahead has as much time as any other.
    await page.clock.fastForward(58 * 60_000)
    await expect(clock).toHaveText(/^[01]:\d\d$/)
    await expect(page.getByRole('button', { name: t('payment_pay_card') })).toBeVisible()
    await page.clock.runFor(121_000)
    await expect(page.getByRole('heading', { level: 1, name: t('payment_expired_title') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('payment_pay_card') })).toBeHidden()
    await expect(page.getByRole('button', { name: t('payment_order_again') })).toBeVisible()
  })

  test(`the payment page without an order offers those of this device, in ${language}`, async ({ page, shop }) => {
    await page.goto(pathIn(language, '/payment'))
    await expect(page.getByRole('heading', { name: text(language, 'payment_none_title') })).toBeVisible()
    const { id, number } = await placeOrder(shop)
    await page.evaluate((kept) => localStorage.setItem('semena.ordered', JSON.stringify({ gone: kept })), {
      orderId: id,
      number,
    })
    await page.reload()
    await page.getByRole('link', { name: text(language, 'payment_order', { number }) }).click()
    await expect(page).toHaveURL(/\?order=/)
    await expect(page.getByRole('timer')).toBeVisible()
  })
}

test('an order that is not paid in time expires, cannot be paid any more, and is ordered again', async ({
  context,
  page,
  shop,
}) => {
  test.setTimeout(120_000)
  const { id } = await placeOrder(shop)
  const address = `/payment?order=${id}`
  await page.goto(address)
  await expect(page.getByRole('timer')).toHaveText(/^(?:59:\d\d|1:00:00)$/)
  const card = await context.newPage()
  await card.goto(address)
  await card.getByRole('button', { name: text('en', 'payment_pay_card') }).click()
  await expect(card.getByRole('button', { name: 'Approve' })).toBeVisible()

  // The page asks for the order every five seconds, and then counts the rest by itself.
  await moveDeadline(shop, id, 15)
  await expect(page.getByRole('heading', { level: 1, name: text('en', 'payment_expired_title') })).toBeVisible({
    timeout: 45_000,
  })
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect(card.getByRole('status')).toHaveText('The time to pay is over. Nothing was charged.')
  await card.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(card.getByRole('heading', { level: 1, name: text('en', 'payment_expired_title') })).toBeVisible()

  await page.getByRole('button', { name: text('en', 'payment_order_again') }).click()
  await expect(page).toHaveURL(/\/checkout\//)
  await expect(page.getByText('Northern Lights')).toBeVisible()
})

test('ordering again leaves gifts to the shop, which would otherwise have to be paid', async ({ page, shop }) => {
  const [bought, gift] = [await variant(shop.url, 'NTL-FEM-1'), await variant(shop.url, 'NTL-FEM-5')]
  const checkout = await readyCheckout(shop.url, bought.id)
  await graphql(
    shop.url,
    'mutation($id: ID!, $lines: [CheckoutLineInput!]!) { checkoutLinesAdd(id: $id, lines: $lines) { errors { code } } }',
    { id: checkout, lines: [{ variantId: gift.id, quantity: 1 }] },
  )
  const { order } = await complete(shop.url, checkout)
  await answerInstead(page, {}, ({ order: shown }) => {
    const over = shown as { status: string; lines: { productVariantId: string; isGift: boolean }[] } | undefined
    if (!over?.lines) return
    over.status = 'EXPIRED'
    for (const line of over.lines) line.isGift = line.productVariantId === gift.id
  })
  await page.goto(`/payment?order=${order!.id}`)
  await page.getByRole('button', { name: text('en', 'payment_order_again') }).click()
  await expect(page).toHaveURL(/\/checkout\//)
  const { lines } = await graphql<{ lines: { variant: { id: string } }[] }>(
    shop.url,
    'query($id: ID!) { checkout(id: $id) { lines { variant { id } } } }',
    { id: decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!) },
  )
  expect(lines.map((line) => line.variant.id)).toEqual([bought.id])
})

test('money that came too late is told, and not asked for again', async ({ page, shop }) => {
  // The test gateway refuses after the deadline, but a wallet can still send. Its outcome is put into the real answer.
  await page.route('**/graphql/', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data?: { order?: object } }
    const order = body.data?.order
    if (order) Object.assign(order, { status: 'EXPIRED', isPaid: true, chargeStatus: 'FULL' })
    await route.fulfill({ response, json: body })
  })
  const { id, number } = await placeOrder(shop)
  await page.goto(`/payment?order=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: text('en', 'payment_late_title') })).toBeVisible()
  await expect(page.getByText(text('en', 'payment_late_text', { number }))).toBeVisible()
  await expect(page.getByRole('button', { name: text('en', 'payment_pay_card') })).toBeHidden()
  // The page goes on asking, and an answer may be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a paid order prints without anything to press', async ({ page, shop }) => {
  const { id } = await placeOrder(shop)
  await page.goto(`/payment?order=${id}`)
  await page.getByRole('button', { name: text('en', 'payment_pay_card') }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('en', 'payment_paid_title') })).toBeVisible()
  const print = page.getByRole('button', { name: text('en', 'payment_print') })
  await expect(print).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(print).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByText(text('en', 'sums_paid'), { exact: true })).toBeVisible()
})

test('the foot of the page stays below the window while a payment is loaded', ONCE, async ({ page, shop }) => {
  const { id } = await placeOrder(shop)
  await page.setViewportSize({ width: 360, height: 780 })
  const release = await holdScripts(page)
  await page.goto(`/payment?order=${id}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: text('en', 'payment_title'), exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  release()
  await expect(page.getByRole('heading', { level: 1, name: text('en', 'payment_pay_title') })).toBeVisible()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
})
