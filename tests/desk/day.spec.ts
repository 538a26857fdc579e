/** A day's work on the phone, as one: what Today says, orders sent, a stock counted, a message answered, goods taken back. */
import { graphql } from '../support/buyer.ts'
import { buy } from './buying.ts'
import { expect, PHONE, test } from './fixtures.ts'

interface Seen {
  status: string
  totalRefunded: { amount: number }
  fulfillments: { status: string; trackingNumber: string }[]
}

test.use({ opened: false })

test('a day at the packing table, from what waits to what came back', PHONE, async ({ desk, shop, staff }) => {
  test.setTimeout(120_000)
  const name = `Day${test.info().project.name}`
  const writer = `${name.toLowerCase()}@example.com`
  const orders = [await buy(shop, { lastName: `${name}a`, quantity: 2 }), await buy(shop, { lastName: `${name}b` })]
  await fetch(`${shop.url}/api/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ann',
      email: writer,
      topic: 'order',
      orderNumber: orders[0]!.number,
      message: `Is it on its way? ${writer}`,
      language: 'en',
    }),
  })
  const sections = desk.getByRole('navigation', { name: 'Sections' })

  // Today says what waits, and leads there.
  await desk.goto('/desk')
  const waiting = desk.getByRole('region', { name: 'Waiting for you' })
  await expect(waiting.getByRole('link', { name: /questions? without an answer/ })).toBeVisible()
  await waiting.getByRole('link', { name: /orders? to pack/ }).click()

  // Both are picked, and sent with their numbers.
  await desk.getByRole('searchbox').fill(name)
  await expect(desk.getByRole('main').locator('tbody').getByRole('row')).toHaveCount(2)
  for (const { number } of orders) await desk.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check()
  const chosen = desk.getByRole('region', { name: 'Chosen orders' })
  await chosen.getByRole('button', { name: 'More' }).click()
  await chosen.getByRole('menuitem', { name: 'Pick list' }).click()
  await expect(desk.getByRole('article').getByRole('row').filter({ hasText: 'NTL-FEM-3' })).toContainText('3')
  await desk.goBack()
  for (const { number } of orders) await desk.getByRole('row').filter({ hasText: number }).getByRole('checkbox').check()
  await chosen.getByRole('button', { name: 'Mark as sent' }).click()
  const form = desk.getByRole('dialog')
  await form.getByLabel('Tracking numbers').fill(orders.map(({ number }, at) => `${number}\tDAY-${at}`).join('\n'))
  await form.getByRole('button', { name: 'Send 2' }).click()
  await expect(desk.getByText('Marked as sent: 2')).toBeVisible()

  // The shelf holds one more than the shop knows.
  const stock = async (): Promise<number> => {
    const { stocks } = await graphql<{ stocks: { quantity: number; warehouse: { name: string } }[] }>(
      shop.url,
      'query($sku: String!) { productVariant(sku: $sku) { stocks { quantity warehouse { name } } } }',
      { sku: 'NTL-FEM-5' },
      staff,
    )
    return stocks.find(({ warehouse }) => warehouse.name === 'Prague')!.quantity
  }
  const before = await stock()
  await desk.goto('/desk/products?view=stock&search=NTL-FEM-5')
  await desk.getByRole('button', { name: 'One more: Northern Lights · 5 seeds, Stock, Prague' }).click()
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(stock).toBe(before + 1)

  // The question is answered.
  await sections.getByRole('link', { name: 'Inbox' }).click()
  await desk.getByRole('link', { name: new RegExp(writer) }).click()
  const message = desk.getByRole('article', { name: /^Message \d+$/ })
  await message.getByLabel('Your answer (English)').fill('It is: DAY-0.')
  await message.getByRole('button', { name: 'Send the answer' }).click()
  await expect(message.getByRole('list', { name: 'Answers' })).toContainText('It is: DAY-0.')

  // One of the first order comes back, and so does its money.
  await sections.getByRole('link', { name: 'Orders' }).click()
  await desk.getByRole('searchbox').fill(`${name}a`)
  await desk.getByRole('link', { name: orders[0]!.number, exact: true }).click()
  await expect(desk.getByRole('region', { name: 'Parcels' })).toContainText('DAY-0')
  await desk.getByRole('button', { name: 'Return and refund' }).click()
  await form.getByLabel(/^Quantity of Northern Lights/).fill('1')
  await form.getByLabel('Reason').fill('It came wet')
  await form.getByRole('button', { name: /^Refund 23\.50/ }).click()
  await expect(form).toBeHidden()
  await expect(desk.getByText('Returned in part')).toBeVisible()

  const read = `query($id: ID!) { order(id: $id) { status totalRefunded { amount } fulfillments { status trackingNumber } } }`
  const [first, second] = await Promise.all(orders.map(({ id }) => graphql<Seen>(shop.url, read, { id }, staff)))
  expect(first!.totalRefunded.amount).toBe(23.5)
  expect(first!.fulfillments.map(({ status }) => status).toSorted()).toEqual(['FULFILLED', 'RETURNED'])
  expect(second!).toMatchObject({ status: 'FULFILLED', fulfillments: [{ trackingNumber: 'DAY-1' }] })
})

test('a menu stands where it will be pressed as soon as it is open', PHONE, async ({ desk, shop }) => {
  const { id } = await buy(shop, { lastName: 'Menu' })
  await desk.goto(`/desk/orders/${encodeURIComponent(id)}`)
  const button = desk.getByRole('main').getByRole('button', { name: 'More', exact: true }).first()
  await expect(button).toBeVisible()
  // Between the press and the browser's word of it, nothing may move away from under a quick finger.
  const [atOnce, later] = await button.evaluate(async (more: HTMLElement) => {
    const menu = document.getElementById(more.getAttribute('popovertarget')!)!
    const place = (): number[] => [menu.getBoundingClientRect().x, menu.getBoundingClientRect().y]
    more.click()
    const first = place()
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    return [first, place()]
  })
  expect(atOnce).toEqual(later)
  await expect(desk.getByRole('menu').getByRole('menuitem').first()).toBeFocused()
})
