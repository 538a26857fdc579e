/** Customers, offers, texts, settings, staff and apps on a real Saleor: made, changed and taken away by the desk. */
import { expect, test } from './fixtures.ts'

test('a customer is made, gets an address and a note, is found and erased', async ({ desk, unlike }) => {
  const email = `${unlike('marta').replace(' ', '-')}@example.com`
  await desk.goto('/desk/customers/new')
  await desk.getByLabel('E-mail').fill(email)
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
  await expect(desk.getByText('Zahradní 7')).toBeVisible()
  await desk.getByLabel('Note').fill('Calls on Fridays.')
  await desk.keyboard.press('Control+s')
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Export personal data' })).toHaveCount(0)
  await desk.getByRole('button', { name: 'Erase' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Erase' }).click()
  await expect(desk.getByText('Marta Zelená was erased')).toBeVisible()
})

test('a voucher with codes, a promotion and gift cards are made', async ({ desk, unlike }) => {
  await desk.goto('/desk/offers/vouchers/new')
  await desk.getByLabel('Name · English').fill(unlike('Fair of seeds'))
  const channel = desk
    .getByRole('row')
    .filter({ has: desk.getByRole('checkbox') })
    .first()
  await channel.getByRole('checkbox').check()
  await channel.getByRole('textbox').first().fill('10')
  await desk.getByRole('button', { name: 'Add codes' }).click()
  const dialog = desk.getByRole('dialog')
  const code = unlike('FAIR').replace(' ', '-').toUpperCase()
  await dialog.getByLabel('Codes').fill(code)
  await dialog.getByRole('button', { name: 'Add 1' }).click()
  await desk.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(desk.getByRole('cell', { name: code })).toBeVisible()

  await desk.goto('/desk/offers/promotions/new')
  await desk.getByLabel('Name · English').fill(unlike('Week of autos'))
  await desk.getByLabel('Percent off').fill('25')
  const goods = desk.getByRole('group', { name: 'Products' })
  await goods.getByRole('searchbox').fill('a')
  await goods.getByRole('button').first().click()
  await desk.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(desk.getByRole('heading', { name: unlike('Week of autos') })).toBeVisible()

  await desk.goto('/desk/offers/cards')
  await desk.getByRole('button', { name: 'New gift card' }).first().click()
  await dialog.getByLabel('Amount').fill('25')
  await dialog.getByLabel('How many').fill('2')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog.getByText('Gift cards made: 2')).toBeVisible()
})

test('a page in three languages is written and published', async ({ desk, unlike }) => {
  await desk.goto('/desk/texts')
  await desk.getByRole('button', { name: 'New page' }).click()
  const dialog = desk.getByRole('dialog', { name: 'New page' })
  await dialog.getByLabel('Title').fill(unlike('Our greenhouse'))
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect(desk.getByRole('heading', { name: unlike('Our greenhouse'), level: 1 })).toBeVisible()
  for (const language of ['English', 'Русский', 'Čeština']) {
    const words = desk.getByRole('region', { name: language, exact: true })
    await words.getByLabel('Title', { exact: true }).fill(unlike(`Greenhouse ${language}`))
  }
  await desk.getByLabel('Published', { exact: true }).check()
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toBeHidden()
})

test('a menu is made, filled in three languages, ordered and taken away', async ({ desk, unlike }) => {
  await desk.goto('/desk/texts?tab=menus')
  const dialog = desk.getByRole('dialog')
  await desk.getByRole('button', { name: 'New menu' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(unlike('Side'))
  await dialog.getByRole('button', { name: 'Begin' }).click()
  const menu = desk.getByRole('region', { name: unlike('Side') })
  const items = menu.getByRole('listitem')
  for (const [at, name] of ['Greenhouse', 'Field'].entries()) {
    await menu.getByRole('button', { name: 'New item' }).click()
    await dialog.getByLabel('Name (English)').fill(name)
    await dialog.getByLabel('Name (Русский)').fill(`${name} по-русски`)
    await dialog.getByLabel('Name (Čeština)').fill(`${name} česky`)
    await dialog.getByLabel('Leads to').selectOption({ label: 'Page' })
    await dialog.getByLabel('Page', { exact: true }).selectOption({ index: 1 })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(items.nth(at)).toContainText(name)
  }
  await items.nth(1).getByRole('button', { name: 'Field', exact: true }).press('Alt+ArrowUp')
  await expect(items.first()).toContainText('Field')
  await items.first().getByRole('button', { name: 'Field', exact: true }).click()
  await expect(dialog.getByLabel('Name (Čeština)')).toHaveValue('Field česky')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await menu.getByRole('button', { name: 'Move or delete Field' }).click()
  await desk.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(items).toHaveCount(1)
  await menu.getByRole('button', { name: `More on ${unlike('Side')}` }).click()
  await desk.getByRole('menuitem', { name: 'Delete the menu' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(menu).toHaveCount(0)
})

test('what is not translated is written in the list', async ({ desk, unlike }) => {
  await desk.goto('/desk/texts?tab=translations&kind=PRODUCT&all=true')
  const field = desk.getByRole('main').getByRole('listitem').locator('input[lang="cs"]').first()
  await field.fill(unlike('Louka'))
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toBeHidden()
  await desk.reload()
  await expect(field).toHaveValue(unlike('Louka'))
})

test('a group is made, and a colleague is invited into it', async ({ desk, unlike }) => {
  await desk.goto('/desk/settings/staff')
  const dialog = desk.getByRole('dialog')
  await desk.getByRole('button', { name: 'Add a group' }).click()
  const group = unlike('Packing')
  await dialog.getByLabel('Name of the group').fill(group)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await desk.getByRole('checkbox', { name: `${group}: See, pack, send and change orders` }).check()
  const bar = desk.getByRole('region', { name: 'Not saved yet' })
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toBeHidden()
  await desk.getByRole('button', { name: 'Invite a colleague' }).click()
  const email = `${unlike('packer').replace(' ', '-')}@example.com`
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('checkbox', { name: group }).check()
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(
    desk.getByRole('table', { name: 'Colleagues' }).getByRole('row').filter({ hasText: email }),
  ).toContainText(group)
})

test('an app is made, renamed, switched off and deleted', async ({ desk, unlike }) => {
  await desk.goto('/desk/settings/apps')
  const dialog = desk.getByRole('dialog')
  await desk.getByRole('button', { name: 'Add an app of your own' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill(unlike('Bookkeeping'))
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await desk.getByRole('button', { name: 'I have copied it' }).click()
  await desk.getByRole('link', { name: unlike('Bookkeeping') }).click()
  await desk.getByLabel('Name', { exact: true }).fill(unlike('Accounts'))
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('heading', { name: unlike('Accounts') })).toBeVisible()
  await desk.getByRole('button', { name: 'Switch off' }).click()
  await desk.getByRole('button', { name: 'Switch on' }).click()
  await expect(desk.getByRole('button', { name: 'Switch off' })).toBeVisible()
  await desk.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await desk.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(desk).toHaveURL(/\/settings\/apps$/)
})

test('each thing of settings opens, and the shop, a channel and a warehouse are saved', async ({
  desk,
  ask,
  unlike,
}) => {
  for (const place of ['channels', 'warehouses', 'shipping', 'apps'])
    await test.step(place, async () => {
      await desk.goto(`/desk/settings/${place}`)
      await desk.getByRole('main').locator(`a[href*="/settings/${place}/"]:not([href$="/new"])`).first().click()
      await expect(desk).toHaveURL(new RegExp(`/settings/${place}/.+`))
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
      await desk.waitForLoadState('networkidle')
      await expect.soft(desk.getByText('This could not be shown'), place).toHaveCount(0)
    })
  const { channels, warehouses } = await ask<{
    channels: { id: string }[]
    warehouses: { edges: { node: { id: string; isPrivate: boolean; clickAndCollectOption: string } }[] }
  }>('{ channels { id } warehouses(first: 20) { edges { node { id isPrivate clickAndCollectOption } } } }')
  // Saleor's sample data may have goods fetched from a private warehouse, which Saleor then saves in no form.
  const warehouse = warehouses.edges.find(({ node }) => !node.isPrivate || node.clickAndCollectOption !== 'LOCAL')!.node
  for (const place of [`channels/${channels[0]!.id}`, `warehouses/${warehouse.id}`])
    await test.step(`${place}, saved`, async () => {
      await desk.goto(`/desk/settings/${place}`)
      const name = desk.getByLabel('Name', { exact: true })
      await expect(name).toBeVisible()
      const before = await name.inputValue()
      for (const next of [unlike(before), before]) {
        await name.fill(next)
        await desk.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(desk.getByRole('region', { name: 'Not saved yet' })).toBeHidden()
        await expect(desk.getByRole('heading', { name: next, level: 1 })).toBeVisible()
      }
    })
  await desk.goto('/desk/settings/shop')
  const about = desk.getByLabel(/Description/).first()
  await about.fill(`Seeds worth keeping ${Date.now()}`)
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toBeHidden()
})
