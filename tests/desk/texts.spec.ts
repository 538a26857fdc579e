/** Pages, menus and translations as the owner writes them, and as the shop's readers get them. */
import type { Locator, Page } from '@playwright/test'
import { graphql } from '../support/buyer.ts'
import { expect, PHONE, test } from './fixtures.ts'

const LANGUAGES = [
  { name: 'English', prefix: '', title: 'Our greenhouse', text: 'Where the seeds ripen.' },
  { name: 'Русский', prefix: '/ru', title: 'Наша теплица', text: 'Здесь зреют семена.' },
  { name: 'Čeština', prefix: '/cs', title: 'Náš skleník', text: 'Tady zrají semínka.' },
] as const

async function begin(desk: Page, title: string): Promise<void> {
  await desk.goto('/desk/texts?tab=content')
  await desk.getByRole('button', { name: 'New page' }).click()
  const dialog = desk.getByRole('dialog', { name: 'New page' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect(desk.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}
const save = async (desk: Page): Promise<void> => {
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toBeHidden()
}

test('a page written in three languages is read in the shop in each', async ({ desk }) => {
  await begin(desk, 'Our greenhouse')
  for (const { name, title, text } of LANGUAGES) {
    const words = desk.getByRole('region', { name, exact: true })
    await words.getByLabel('Title', { exact: true }).fill(title)
    await words.getByRole('textbox', { name: 'Text', exact: true }).click()
    await words.locator('[contenteditable="true"]').first().click()
    await desk.keyboard.type(text)
    await expect(words.getByText(text).first()).toBeVisible()
  }
  await desk.getByLabel('Published', { exact: true }).check()
  await save(desk)
  const reader = await desk.context().newPage()
  for (const { prefix, title, text } of LANGUAGES) {
    await reader.goto(`${prefix}/pages/our-greenhouse`)
    await expect(reader.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(reader.getByText(text).first()).toBeVisible()
  }
  await reader.close()
})

test('a page gets a file and things it refers to, which two people add to', async ({ desk, shop, staff, context }) => {
  const made = async (input: object): Promise<string> =>
    (
      await graphql<{ attribute: { id: string } }>(
        shop.url,
        `
          mutation ($input: AttributeCreateInput!) {
            attributeCreate(input: $input) {
              attribute {
                id
              }
              errors {
                code
                field
                message
              }
            }
          }
        `,
        { input: { type: 'PAGE_TYPE', ...input } },
        staff,
      )
    ).attribute.id
  const attributes = [
    await made({ name: 'Leaflet', inputType: 'FILE' }),
    await made({ name: 'Varieties', inputType: 'REFERENCE', entityType: 'PRODUCT' }),
  ]
  const { edges } = await graphql<{ edges: { node: { id: string; slug: string } }[] }>(
    shop.url,
    '{ pageTypes(first: 10) { edges { node { id slug } } } }',
    {},
    staff,
  )
  await graphql(
    shop.url,
    `
      mutation ($ids: [ID!]!, $type: ID!) {
        pageAttributeAssign(attributeIds: $ids, pageTypeId: $type) {
          errors {
            code
            field
            message
          }
        }
      }
    `,
    { ids: attributes, type: edges.find(({ node }) => node.slug === 'content')!.node.id },
    staff,
  )
  await begin(desk, 'How we sow')
  const refer = async (page: Page, name: string): Promise<void> => {
    await page.getByLabel('Varieties', { exact: true }).fill(name)
    await page.getByRole('button', { name, exact: true }).click()
  }
  await desk
    .getByLabel('Choose a file for Leaflet')
    .setInputFiles({ name: 'sowing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  await expect(desk.getByRole('link', { name: 'sowing.pdf' })).toBeVisible()
  await refer(desk, 'Blueberry')
  await save(desk)
  // Another one is added while somebody else adds one, too.
  await refer(desk, 'White Rhino')
  const other = await context.newPage()
  await other.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('.unsaved.')) localStorage.removeItem(key)
  })
  await other.goto(desk.url())
  await refer(other, 'Skunk #1')
  await save(other)
  await other.close()
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  const question = desk.getByRole('dialog', { name: 'Somebody else has changed this' })
  await expect(question.getByText('Skunk #1')).toBeVisible()
  await expect(question.getByRole('radio')).toHaveCount(0)
  await question.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toBeHidden()
  await desk.reload()
  for (const name of ['Blueberry', 'White Rhino', 'Skunk #1'])
    await expect(desk.getByRole('button', { name: `Take away ${name}` })).toBeVisible()
  const file = desk.getByRole('main').getByRole('link', { name: /\.pdf$/ })
  const answer = await desk.request.get((await file.getAttribute('href'))!)
  expect(await answer.text()).toContain('%PDF-1.4')
  await desk.getByRole('button', { name: 'Take the file away from Leaflet' }).click()
  await save(desk)
  await desk.reload()
  await expect(desk.getByLabel('Choose a file for Leaflet')).toBeAttached()
  await expect(file).toHaveCount(0)
})

/** Opens the form of a new item of the menu in the shop's footer. */
async function newItemOfFooter(desk: Page): Promise<Locator> {
  await desk.goto('/desk/texts?tab=menus')
  await desk
    .getByRole('navigation', { name: 'Menus' })
    .getByRole('button', { name: /^Footer/ })
    .click()
  await desk.getByRole('button', { name: 'New item' }).click()
  return desk.getByRole('dialog', { name: 'New item' })
}

test('an item of a menu is added and moved by the keyboard, and the shop shows it there', async ({ desk, shop }) => {
  const dialog = await newItemOfFooter(desk)
  await dialog.getByLabel('Name (English)').fill('Greenhouse')
  await dialog.getByLabel('Name (Čeština)').fill('Skleník')
  await dialog.getByLabel('Leads to').selectOption({ label: 'Page' })
  await dialog.getByLabel('Page', { exact: true }).selectOption({ label: 'Delivery' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const items = desk.getByRole('list', { name: 'Items of the menu' }).getByRole('listitem')
  await expect(items.last()).toContainText('Greenhouse')
  const before = await items.count()
  await items.last().getByRole('button', { name: 'Greenhouse', exact: true }).press('Alt+ArrowUp')
  await expect(items.nth(before - 2)).toContainText('Greenhouse')
  await items.nth(before - 2).dragTo(items.first(), { targetPosition: { x: 60, y: 3 } })
  await expect(items.first()).toContainText('Greenhouse')
  await desk.goto(`${shop.url}/cs`)
  await expect(desk.getByRole('contentinfo').getByRole('link', { name: 'Skleník' })).toBeVisible()
})

test('an item of a menu leads nowhere once its target is emptied', async ({ desk }) => {
  const dialog = await newItemOfFooter(desk)
  await dialog.getByLabel('Name (English)').fill('Nowhere')
  await dialog.getByLabel('Page', { exact: true }).selectOption({ label: 'Delivery' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const item = desk.getByRole('button', { name: 'Nowhere', exact: true })
  const opened = desk.getByRole('dialog', { name: 'Nowhere' })
  const target = opened.getByLabel('Page', { exact: true })
  await item.click()
  await expect(target.locator('option:checked')).toHaveText('Delivery')
  await target.selectOption('')
  await opened.getByRole('button', { name: 'Save' }).click()
  await expect(opened).toHaveCount(0)
  await item.click()
  await expect(target.locator('option:checked')).toHaveText('–')
})

test('an item whose translation is refused is added once', async ({ desk }) => {
  const dialog = await newItemOfFooter(desk)
  await dialog.getByLabel('Name (English)').fill('Once only')
  await dialog.getByLabel('Name (Čeština)').fill('Jednou')
  await dialog.getByLabel('Leads to').selectOption('url')
  await dialog.getByLabel('Address').fill('https://shop.example/once')
  let isRefused = true
  await desk.route('**/graphql/', (route) => {
    if (!isRefused || !route.request().postData()?.includes('mutation DeskMenuItemTranslate')) return route.continue()
    const errors = [{ code: 'INVALID', field: 'name', message: 'No' }]
    return route.fulfill({ json: { data: { menuItemTranslate: { errors } } } })
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This is not valid.')).toBeVisible()
  isRefused = false
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await desk.reload()
  await desk
    .getByRole('navigation', { name: 'Menus' })
    .getByRole('button', { name: /^Footer/ })
    .click()
  const items = desk.getByRole('list', { name: 'Items of the menu' }).getByRole('listitem')
  await expect(items.filter({ hasText: 'Once only' })).toHaveCount(1)
})

test('what is not translated is a list, and is written in the list', async ({ desk, shop }) => {
  await desk.goto('/desk/texts?tab=translations&kind=PROMOTION')
  const list = desk.getByRole('list', { name: 'Promotions' })
  const field = list.getByLabel(/ in Čeština$/).first()
  await expect(field).toBeVisible()
  const lines = await list.getByRole('listitem').count()
  const label = (await field.getAttribute('aria-label'))!
  await field.fill('Podzimní sleva')
  await list.getByLabel(label.replace('Čeština', 'Русский')).fill('Осенняя скидка')
  await save(desk)
  await expect(list.getByRole('listitem')).toHaveCount(lines - 1)
  await desk.goto(`${shop.url}/desk/texts?tab=translations&kind=PROMOTION&all=true`)
  await expect(desk.getByLabel(label)).toHaveValue('Podzimní sleva')
})

test('a tab that is open is in sight', PHONE, async ({ desk }) => {
  for (const [path, tab] of [
    ['texts?tab=translations', 'Translations'],
    ['catalogue/attributes', 'Attributes'],
    ['catalogue/categories', 'Categories'],
  ] as const) {
    await desk.goto(`/desk/${path}`)
    await expect(desk.getByRole('main').getByRole('link', { name: tab, exact: true })).toBeInViewport({ ratio: 0.95 })
  }
})

test('an address of a tab that is gone says so and leads back', async ({ desk }) => {
  await desk.goto('/desk/texts?tab=recipes')
  await expect(desk.getByText('This part is gone')).toBeVisible()
  await desk.getByRole('main').getByRole('link', { name: 'Pages' }).last().click()
  await expect(desk).toHaveURL(/tab=content/)
  await expect(desk.getByText('This part is gone')).toBeHidden()
  await expect(desk.getByRole('button', { name: 'New page' })).toBeVisible()
})
