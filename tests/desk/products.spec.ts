/** Journeys through one product and the catalogue around it, as the owner of the shop. */
import { graphql } from '../support/buyer.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './picture.ts'

test('a new variety with four packs, two pictures and three languages is on sale', async ({
  desk,
  context,
  shop: { url },
}) => {
  await desk.goto('/desk/products/new')
  await desk.getByLabel('Name, English', { exact: true }).fill('Quiet Meadow')
  await desk.getByLabel('Name, Русский', { exact: true }).fill('Тихий луг')
  await desk.getByLabel('Name, Čeština', { exact: true }).fill('Tichá louka')
  await expect(desk.getByLabel('SKU: 1 seed')).toHaveValue('QTMDW-1')
  for (const [language, text] of [
    ['English', 'It stays low and smells of hay.'],
    ['Русский', 'Остаётся низким и пахнет сеном.'],
    ['Čeština', 'Zůstává nízká a voní senem.'],
  ]) {
    const field = desk.getByRole('group', { name: `Description, ${language}` })
    await field.getByRole('textbox').focus()
    await field.locator('[contenteditable="true"]').click()
    await desk.keyboard.type(text!)
  }
  await desk.locator('input[type=file]').setInputFiles([
    { name: 'leaf.png', mimeType: 'image/png', buffer: picture(90, 140, 70) },
    { name: 'seed.png', mimeType: 'image/png', buffer: picture(150, 100, 60) },
  ])
  await desk.getByLabel('Words for picture 1').fill('A leaf')
  await desk.getByLabel('Words for picture 2').fill('A seed')
  for (const place of ['Denver', 'Prague', 'Moscow']) {
    await desk.getByLabel(`Stock, ${place}: 1 seed`).fill('25')
    await desk.keyboard.press('Control+d')
  }
  await desk.getByRole('button', { name: 'Create' }).first().click()

  await expect(desk.getByText('The product was created')).toBeVisible()
  await expect(desk.getByRole('heading', { level: 1, name: 'Quiet Meadow' })).toBeVisible()
  await expect(desk.getByRole('img', { name: 'A seed' })).toBeVisible()
  const link = await desk.getByRole('link', { name: 'See in the shop' }).getAttribute('href')
  const address = new URL(link!, url).pathname

  const shop = await context.newPage()
  for (const [path, name, text] of [
    ['', 'Quiet Meadow', 'It stays low and smells of hay.'],
    ['/ru', 'Тихий луг', 'Остаётся низким и пахнет сеном.'],
    ['/cs', 'Tichá louka', 'Zůstává nízká a voní senem.'],
  ]) {
    await shop.goto(`${path}${address}`)
    await expect(shop.getByRole('heading', { level: 1, name: name! })).toBeVisible()
    await expect(shop.getByText(text!).first()).toBeVisible()
  }
  await expect(shop.getByRole('radio')).toHaveCount(4)
})

test('a text is entered where somebody presses, and loses no key', async ({ desk }) => {
  await desk.goto('/desk/catalogue/collections')
  await desk.getByRole('link', { name: 'Classics' }).click()
  await desk.getByRole('link', { name: 'Northern Lights' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible()
  const field = desk.getByRole('group', { name: 'Description, English' })
  const still = field.getByRole('textbox')
  const words = (await still.innerText()).trim()
  const { mark, position } = await still.evaluate((box) => {
    const text = box.querySelector('p')!.firstChild as Text
    const range = document.createRange()
    range.setStart(text, 12)
    range.setEnd(text, 13)
    const [at, all] = [range.getBoundingClientRect(), box.getBoundingClientRect()]
    return {
      mark: text.data.slice(0, 12),
      position: { x: at.left - all.left - box.clientLeft + 0.5, y: at.top - all.top - box.clientTop + at.height / 2 },
    }
  })
  const faults: string[] = []
  desk.on('pageerror', ({ message }) => faults.push(message))
  await still.click({ position })
  await desk.keyboard.type('XYZ ')
  await expect(field.locator('[contenteditable="true"]').first()).toContainText(`${mark}XYZ `)
  await desk.keyboard.type('more')
  await expect(field.locator('[contenteditable="true"]').first()).toContainText(`${mark}XYZ more`)
  await desk.getByRole('button', { name: 'Discard' }).first().click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(field).toContainText(words.slice(0, 40))
  expect(faults).toEqual([])
})

test('who saves second sees what the first has changed, and chooses', async ({ desk, context }) => {
  await desk.goto('/desk/catalogue/collections')
  await desk.getByRole('link', { name: 'Classics' }).click()
  await desk.getByRole('link', { name: 'White Widow' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'White Widow' })).toBeVisible()
  await desk.getByLabel('Name, English', { exact: true }).fill('White Widow, mine')

  // The other has another device, on which nothing is typed.
  const other = await context.newPage()
  await other.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('.unsaved.')) localStorage.removeItem(key)
  })
  await other.goto(desk.url())
  await other.getByLabel('Name, English', { exact: true }).fill('White Widow, theirs')
  await other.getByLabel('SKU: 3 seeds').fill('THEIRS-3')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await other.close()

  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  const question = desk.getByRole('dialog', { name: 'Somebody else has changed this' })
  await expect(question.getByText('THEIRS-3')).toBeVisible()
  await question.getByRole('radio', { name: /White Widow, theirs/ }).check()
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'White Widow, theirs' })).toBeVisible()
  await expect(desk.getByLabel('SKU: 3 seeds')).toHaveValue('THEIRS-3')
})

test('an attribute gets its values in three languages, and a type gets the attribute', async ({ desk }) => {
  await desk.goto('/desk/catalogue/attributes/new')
  await desk.getByLabel('Name, English', { exact: true }).fill('Light')
  await desk.getByLabel('Name, Русский', { exact: true }).fill('Свет')
  for (const value of ['Sun', 'Shade']) {
    await desk.getByRole('button', { name: 'Add a value' }).click()
    await expect(desk.getByRole('textbox').and(desk.locator(':focus'))).toHaveValue('')
    await desk.keyboard.type(value)
  }
  await desk.getByLabel('Sun, Русский').fill('Солнце')
  await desk.getByLabel('What else shoppers call it').fill('bright, sunny = sun')
  await desk.getByRole('button', { name: 'Create' }).click()
  await expect(desk).not.toHaveURL(/\/new$/)
  await expect(desk.getByLabel('Sun, Русский')).toHaveValue('Солнце')
  await desk.getByRole('button', { name: /^Move Shade/ }).focus()
  await desk.keyboard.press('ArrowUp')
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await desk.reload()
  await expect(desk.getByRole('button', { name: 'Move Shade, now 1 of 2' })).toBeVisible()
  await expect(desk.getByLabel('What else shoppers call it')).toHaveValue('bright, sunny = sun')

  await desk.goto('/desk/catalogue/types')
  await desk.getByRole('link', { name: 'Seeds' }).click()
  await desk.getByLabel('Add an attribute').first().selectOption('Light')
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible()
  await desk.goto('/desk/products/new')
  await expect(desk.getByLabel('Light')).toBeVisible()
})

test('a new product with a SKU that is taken is not made, and its form says where', async ({ desk, shop, staff }) => {
  await desk.goto('/desk/products/new')
  const create = desk.getByRole('button', { name: 'Create' }).first()
  await create.click()
  const name = desk.getByLabel('Name, English', { exact: true })
  await expect(desk.getByText('Type a name first')).toBeVisible()
  await name.fill('Half Made')
  await expect(desk.getByText('Type a name first')).toBeHidden()
  const sku = desk.getByLabel('SKU: 1 seed')
  await sku.fill('NTL-FEM-1')
  await create.click()
  await expect(desk.getByRole('alert').filter({ hasText: 'Nothing is made yet' })).toBeVisible()
  await expect(desk.getByText('The SKU NTL-FEM-1 is taken by Northern Lights.')).toBeVisible()
  await expect(sku).toBeFocused()
  await expect(sku).toHaveAttribute('aria-invalid', 'true')
  await expect(desk).toHaveURL(/\/products\/new$/)
  const found = await graphql<{ totalCount: number }>(
    shop.url,
    '{ products(first: 1, search: "Half Made") { totalCount } }',
    {},
    staff,
  )
  expect(found.totalCount).toBe(0)
  await sku.fill('HALF-1')
  await expect(desk.getByRole('alert').filter({ hasText: 'Nothing is made yet' })).toBeHidden()
})

test('a new product that somebody has typed into is discarded only after a question', async ({ desk }) => {
  await desk.goto('/desk/products/new')
  const name = desk.getByLabel('Name, English', { exact: true })
  await name.fill('Typed and discarded')
  await desk.getByRole('main').getByRole('button', { name: 'Discard' }).click()
  const question = desk.getByRole('dialog', { name: 'Discard what you have typed?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(name).toHaveValue('Typed and discarded')
  await desk.getByRole('main').getByRole('button', { name: 'Discard' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(name).toHaveValue('')
  await expect(desk.getByRole('main').getByRole('button', { name: 'Discard' })).toHaveCount(0)
})
