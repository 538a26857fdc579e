/** What lowers prices: a voucher that a shopper uses, and a promotion that shows what it would do. */
import { graphql, readyCheckout, send } from '../support/buyer.ts'
import { expect, test } from './fixtures.ts'

interface Priced {
  checkout: { discount: { amount: number }; subtotalPrice: { gross: { amount: number } } } | null
}

test('a voucher is made, and takes its tenth off a shopper’s basket', async ({ desk, shop, staff }) => {
  await desk.goto('/desk/offers/vouchers/new')
  await desk.getByLabel('Name · English').fill('Fair of seeds')
  await desk.getByLabel('Name · Čeština').fill('Trh semen')
  const worldwide = desk.getByRole('row', { name: /^Worldwide/ })
  await worldwide.getByRole('checkbox').check()
  await worldwide.getByRole('textbox', { name: 'Discount, Worldwide, %' }).fill('10')
  await desk.getByRole('button', { name: 'Add codes' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Codes').fill('FAIR-1, FAIR-2')
  await dialog.getByRole('button', { name: 'Add 2' }).click()
  await desk.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(desk.getByRole('heading', { name: 'Fair of seeds' })).toBeVisible()
  await expect(desk.getByRole('cell', { name: 'FAIR-2' })).toBeVisible()

  const { edges } = await graphql<{ edges: { node: { id: string; quantityAvailable: number } }[] }>(
    shop.url,
    '{ productVariants(first: 50, channel: "us") { edges { node { id quantityAvailable } } } }',
    {},
    staff,
  )
  const { id } = edges.find(({ node }) => node.quantityAvailable > 0)!.node
  const checkoutId = await readyCheckout(shop.url, id)
  await graphql(
    shop.url,
    'mutation($id: ID!) { checkoutAddPromoCode(id: $id, promoCode: "FAIR-1") { errors { code field message } } }',
    { id: checkoutId },
  )
  const { data } = await send<Priced>(
    shop.url,
    'query($id: ID!) { checkout(id: $id) { discount { amount } subtotalPrice { gross { amount } } } }',
    { id: checkoutId },
  )
  const { discount, subtotalPrice } = data!.checkout!
  const before = discount.amount + subtotalPrice.gross.amount
  expect(discount.amount).toBeCloseTo(before / 10, 1)
  expect(discount.amount).toBeGreaterThan(0)
})

test('a promotion says which packs will cost what before it is saved', async ({ desk }) => {
  await desk.goto('/desk/offers/promotions/new')
  await desk.getByLabel('Name · English').fill('Week of autos')
  await desk.getByLabel('Percent off').fill('25')
  const goods = desk.getByRole('group', { name: 'Products' })
  await goods.getByRole('searchbox').fill('Lemon')
  await goods.getByRole('button').first().click()
  const preview = desk.getByRole('region', { name: /^Preview/ }).getByRole('table')
  await expect(preview.getByRole('row').nth(1)).toBeVisible()
  const [was, now] = await Promise.all(
    ['del', 'ins'].map(async (one) => Number((await preview.locator(one).last().innerText()).replace(/,/g, ''))),
  )
  expect(now).toBeCloseTo(was! * 0.75, 1)
  await desk.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(desk.getByRole('heading', { name: 'Week of autos' })).toBeVisible()
  await desk.goto('/desk/offers')
  await expect(desk.getByRole('row', { name: /Week of autos.*−25/ })).toBeVisible()
})

test('gift cards are made by the dozen, and one is switched off', async ({ desk }) => {
  await desk.goto('/desk/offers/cards')
  await desk.getByRole('button', { name: 'New gift card' }).first().click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('25')
  await dialog.getByLabel('How many').fill('12')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog.getByText('Gift cards made: 12')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await desk.getByRole('row').nth(1).getByRole('link').click()
  // The list has a button of the same name, and a column that is called as a fact of the card.
  await expect(desk.getByRole('heading', { level: 1, name: /^Gift card …/ })).toBeVisible()
  await desk.getByRole('button', { name: 'More', exact: true }).click()
  await desk.getByRole('menuitem', { name: 'Switch off' }).click()
  await expect(desk.getByText('Switched off').first()).toBeVisible()
})

test('what keeps an offer from being made is said in words at its field', async ({ desk }) => {
  await desk.goto('/desk/offers/vouchers/new')
  await desk.getByLabel('Name · English').fill('Without codes')
  await desk.getByRole('button', { name: 'Create' }).first().click()
  await expect(desk.getByText('A voucher needs a code: add one at least.')).toBeVisible()
  await desk.goto('/desk/offers/promotions/new')
  await desk.getByLabel('Name · English').fill('Backwards')
  await desk.getByLabel('Begins').fill('2027-02-02T10:00')
  await desk.getByLabel('Ends').fill('2027-02-01T10:00')
  await desk.getByRole('button', { name: 'Create' }).first().click()
  await expect(desk.getByText('The end has to come after the beginning.')).toBeVisible()
  await desk.getByLabel('Ends').fill('2027-02-03T10:00')
  await expect(desk.getByText('The end has to come after the beginning.')).toBeHidden()
})
