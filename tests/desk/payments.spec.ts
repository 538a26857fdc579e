/**
 * Payments that need somebody, decided by the desk's dialogs in a shop that watches a real chain: money that came too
 * late is sent back by hand, a part is left as it is, and what was too much cannot be returned.
 */
import { onChain } from '../browser/chain.ts'
import { placeOrder } from '../browser/shopping.ts'
import { graphql } from '../support/buyer.ts'
import { moveDeadline } from '../support/owner.ts'
import type { Regtest } from '../support/regtest.ts'
import { expect, test as base } from './fixtures.ts'

const test = base.extend<object, { chain: Regtest }>(onChain(1))
test.use({ shopOf: 'bitcoin', opened: false })

const BITCOIN = 100_000_000

/** Begins to pay an order by Bitcoin. */
async function begin(url: string, id: string): Promise<{ address: string; satoshi: number }> {
  const { data } = await graphql<{ data: { address: string; amount: string } }>(
    url,
    'mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "semena.bitcoin" }) { data errors { code field message } } }',
    { id },
  )
  return { address: data.address, satoshi: Math.round(Number(data.amount) * BITCOIN) }
}

/** Time in which the shop, which asks the chain every few seconds, notices what was paid. */
const NOTICED = { timeout: 60_000 }

test('money that came too late goes back to the customer by hand', async ({ desk, shop, chain, staff }) => {
  test.setTimeout(180_000)
  const bought = await placeOrder(shop)
  const { address, satoshi } = await begin(shop.url, bought.id)
  const order = () =>
    graphql<{ status: string; totalRefunded: { amount: number }; total: { gross: { amount: number } } }>(
      shop.url,
      'query($id: ID!) { order(id: $id) { status totalRefunded { amount } total { gross { amount } } } }',
      { id: bought.id },
      staff,
    )
  // The time to pay is over, and that in which the shop still looks for what was sent in time.
  await moveDeadline(shop, bought.id, -25)
  await expect.poll(async () => (await order()).status, { timeout: 60_000 }).toBe('EXPIRED')
  await chain.pay(address, satoshi)
  await chain.mine(1)

  // The review appears on the open page.
  await desk.goto('/desk')
  await desk.getByRole('link', { name: 'Payments' }).first().click()
  const look = desk.getByRole('list', { name: 'To look at' })
  const review = look.getByRole('listitem').filter({ hasText: `No. ${bought.number}` })
  await expect(review).toContainText('Came too late', NOTICED)
  await review.getByRole('button', { name: 'Refund' }).click()
  const dialog = desk.getByRole('dialog')
  const { total } = await order()
  await expect(dialog.getByLabel(/^How much/)).toHaveValue(total.gross.amount.toFixed(2))
  await dialog.getByLabel(/^How much/).fill('100000')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog.getByLabel(/^How much/)).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(/^How much/).fill(total.gross.amount.toFixed(2))
  await dialog.getByLabel('Note').fill('Sold out meanwhile')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog).toBeHidden()
  await expect(review).toBeHidden()

  // Coins are sent from the owner's own wallet; the transaction is what the customer can check.
  const byHand = desk.getByRole('list', { name: 'To do by hand' }).getByRole('listitem')
  await byHand
    .filter({ hasText: `No. ${bought.number}` })
    .getByRole('button', { name: 'I have sent it' })
    .click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Reference')).toHaveAttribute('aria-invalid', 'true')
  const back = await begin(shop.url, (await placeOrder(shop)).id)
  await dialog.getByLabel('Reference').fill(await chain.pay(back.address, satoshi))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('It is noted as sent')).toBeVisible()
  await expect(byHand.filter({ hasText: `No. ${bought.number}` })).toHaveCount(0)
  await expect.poll(async () => (await order()).totalRefunded.amount).toBe(total.gross.amount)
})

test('a part is left as it is, and what was too much is noted as kept', async ({ desk, shop, chain, faults }) => {
  test.setTimeout(180_000)
  const [part, over] = [await placeOrder(shop), await placeOrder(shop)]
  const [half, more] = [await begin(shop.url, part.id), await begin(shop.url, over.id)]
  await chain.pay(half.address, Math.round(half.satoshi / 2))
  await chain.pay(more.address, more.satoshi * 2)
  await chain.mine(1)
  await desk.goto('/desk/payments')
  const line = (number: string) => desk.getByRole('listitem').filter({ hasText: `No. ${number}` })

  await expect(line(part.number)).toContainText('Paid in part', NOTICED)
  await line(part.number).getByRole('button', { name: 'Accept as it is' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Note').fill('The rest comes tomorrow')
  // What is typed survives a reload.
  await desk.reload()
  await expect(dialog.getByLabel('Note')).toHaveValue('The rest comes tomorrow')
  await dialog.getByRole('button', { name: 'Accept as it is' }).click()
  await expect(desk.getByText('It is off the list')).toBeVisible()
  await expect(line(part.number)).toHaveCount(0)

  await expect(line(over.number)).toContainText('Paid too much', NOTICED)
  // The money goes back once, even where the answer to what follows is lost.
  faults.expected.push(/^console: /)
  await desk.route('**/api/payments/reviews/resolve/', (route) => route.abort(), { times: 1 })
  await line(over.number).getByRole('button', { name: 'Refund' }).click()
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog.getByLabel(/^How much/)).toBeDisabled()
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog).toBeHidden()
  await expect(line(over.number).getByRole('button', { name: 'It cannot be done' })).toHaveCount(1)
  await line(over.number).getByRole('button', { name: 'It cannot be done' }).click()
  await dialog.getByLabel('Note').fill('The customer names no address')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('It is noted as failed')).toBeVisible()
})
