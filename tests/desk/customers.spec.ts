/** A customer from the first note to the day on which they ask to be forgotten. */
import { ADDRESS, graphql, variant } from '../support/buyer.ts'
import { expect, test } from './fixtures.ts'

test('a customer is made, found, changed and erased', async ({ desk }) => {
  await desk.goto('/desk/customers/new')
  await desk.getByLabel('E-mail').fill('marta@example.com')
  await desk.getByLabel('First name').fill('Marta')
  await desk.getByLabel('Last name').fill('Zelená')
  await desk.getByRole('button', { name: 'Create customer' }).click()
  await expect(desk.getByRole('heading', { name: 'Marta Zelená' })).toBeVisible()

  await desk.getByRole('button', { name: 'Add an address' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Country').selectOption('CZ')
  await dialog.getByLabel('Street and number').fill('Zahradní 7')
  await dialog.getByLabel('Postal code').fill('602 00')
  await dialog.getByLabel('City', { exact: true }).fill('Brno')
  await dialog.getByRole('button', { name: 'Save' }).click()
  // The page behind shows the address a moment before one can type there again.
  await expect(dialog).toHaveCount(0)
  await expect(desk.getByText('Zahradní 7')).toBeVisible()

  // What is typed survives a reload before it is saved.
  await desk.getByLabel('Note').fill('Calls on Fridays.')
  await desk.reload()
  await expect(desk.getByLabel('Note')).toHaveValue('Calls on Fridays.')
  await desk.keyboard.press('Control+s')
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible()

  const download = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Export personal data' }).click()
  expect((await download).suggestedFilename()).toBe('personal-data.json')

  await desk.goto('/desk/customers')
  await desk.getByRole('searchbox').fill('marta@')
  await desk.getByRole('link', { name: 'Marta Zelená' }).click()
  await desk.getByRole('button', { name: 'Erase' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Erase' }).click()
  await expect(desk.getByText('Marta Zelená was erased')).toBeVisible()
  await desk.goto('/desk/customers?search=marta%40')
  await expect(desk.getByText('Nobody like that')).toBeVisible()
})

test('the list of customers says what each has paid', async ({ desk, shop, staff }) => {
  const ask = <T>(query: string, variables: object): Promise<T> => graphql<T>(shop.url, query, variables, staff)
  const ERRORS = 'errors { code field message }'
  const { user } = await ask<{ user: { id: string } }>(
    `mutation($input: UserCreateInput!) { customerCreate(input: $input) { user { id } ${ERRORS} } }`,
    { input: { email: 'paying@example.com', firstName: 'Petra', lastName: 'Paying' } },
  )
  const channel = await graphql<{ id: string }>(shop.url, '{ channel(slug: "us") { id } }', {}, staff)
  const { order } = await ask<{ order: { id: string; shippingMethods: { id: string }[] } }>(
    `mutation($input: DraftOrderCreateInput!) { draftOrderCreate(input: $input) { order { id shippingMethods { id } } ${ERRORS} } }`,
    {
      input: {
        channelId: channel.id,
        user: user.id,
        shippingAddress: ADDRESS,
        billingAddress: ADDRESS,
        lines: [{ quantity: 1, variantId: (await variant(shop.url, 'NTL-FEM-3')).id }],
      },
    },
  )
  const { id } = order
  await ask(
    `mutation($id: ID!, $input: DraftOrderInput!) { draftOrderUpdate(id: $id, input: $input) { order { id } ${ERRORS} } }`,
    { id, input: { shippingMethod: order.shippingMethods[0]!.id } },
  )
  await ask(`mutation($id: ID!) { draftOrderComplete(id: $id) { order { id } ${ERRORS} } }`, { id })
  const paid = await ask<{ order: { totalCharged: { amount: number } } }>(
    `mutation($id: ID!) { orderMarkAsPaid(id: $id) { order { totalCharged { amount } } ${ERRORS} } }`,
    { id },
  )
  await desk.goto('/desk/customers?search=paying%40')
  const row = desk.getByRole('row').filter({ hasText: 'Petra Paying' })
  await expect(row.getByRole('cell').last()).toHaveText(`${paid.order.totalCharged.amount.toFixed(2)} $`)
})

test('only customers that are seen are switched off, whoever was chosen before', async ({ desk, shop, staff }) => {
  for (const email of ['chosen@example.com', 'seen@example.com'])
    // One after the other, so that their order is known.
    // oxlint-disable-next-line no-await-in-loop
    await graphql(
      shop.url,
      'mutation($input: UserCreateInput!) { customerCreate(input: $input) { user { id } errors { code field message } } }',
      { input: { email, firstName: 'Many', lastName: email } },
      staff,
    )
  await desk.goto('/desk/customers?search=chosen%40example')
  await desk.getByRole('row').filter({ hasText: 'chosen@' }).getByRole('checkbox').check()
  const chosen = desk.getByRole('region', { name: '1 chosen' })
  await expect(chosen).toBeVisible()
  await desk.getByRole('searchbox').fill('seen@example')
  await desk.getByRole('row').filter({ hasText: 'seen@' }).getByRole('checkbox').check()
  await expect(desk.getByRole('row').filter({ hasText: 'chosen@' })).toHaveCount(0)
  await chosen.getByRole('button', { name: 'Deactivate' }).click()
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible()
  const { edges } = await graphql<{ edges: { node: { email: string; isActive: boolean } }[] }>(
    shop.url,
    '{ customers(first: 10, filter: { search: "Many" }) { edges { node { email isActive } } } }',
    {},
    staff,
  )
  expect(Object.fromEntries(edges.map(({ node }) => [node.email, node.isActive]))).toEqual({
    'chosen@example.com': true,
    'seen@example.com': false,
  })
})
