/**
 * Journeys in which something comes between typing and saving: a reload, a closed tab, a lost connection, a shop that is
 * started anew, another person, a stop. Nothing that was typed is lost, and what is saved is told exactly.
 */
import type { Page } from '@playwright/test'
import { graphql } from '../support/buyer.ts'
import { buy } from './buying.ts'
import { type RunningShop, startShop } from '../support/shop.ts'
import { expect, test } from './fixtures.ts'

// The shop is ended and started anew here, so nobody else may use it.
test.use({ shopOf: 'interrupted' })

const cell = (page: Page, row: number, column: string) =>
  page.locator(`[role="row"][aria-rowindex="${row + 1}"]`).locator(`[aria-colindex="${column}"]`)

async function columnOf(page: Page, name: string): Promise<string> {
  const head = page.getByRole('columnheader', { name })
  return (await head.getAttribute('aria-colindex'))!
}

async function openSheet(page: Page): Promise<void> {
  await page.goto('/desk/products')
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible()
}

async function type(page: Page, row: number, column: string, text: string): Promise<void> {
  await cell(page, row, column).click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

const barOf = (page: Page) => page.getByRole('region', { name: 'Not saved yet' })

/** Puts a stock in a warehouse, as another member of staff does. */
async function othersStock(
  url: string,
  headers: Record<string, string>,
  row: number,
  warehouse: string,
  quantity: number,
): Promise<void> {
  const { edges } = await graphql<{
    edges: { node: { id: string; stocks: { warehouse: { id: string; name: string } }[] } }[]
  }>(url, '{ productVariants(first: 50) { edges { node { id stocks { warehouse { id name } } } } } }', {}, headers)
  const { node } = edges[row - 1]!
  const place = node.stocks.find((stock) => stock.warehouse.name === warehouse)!.warehouse.id
  await graphql(
    url,
    `
      mutation ($variant: ID!, $place: ID!, $quantity: Int!) {
        stockBulkUpdate(stocks: [{ variantId: $variant, warehouseId: $place, quantity: $quantity }]) {
          results {
            errors {
              code
              field
              message
            }
          }
          errors {
            code
            field
            message
          }
        }
      }
    `,
    { variant: node.id, place, quantity },
    headers,
  )
}

test('what somebody else changes appears by itself, and leaves alone what is being typed', async ({
  desk,
  shop,
  staff,
}) => {
  await openSheet(desk)
  const stock = await columnOf(desk, 'Stock Denver')
  const sku = await columnOf(desk, 'SKU')
  await cell(desk, 3, sku).click()
  await desk.keyboard.type('HALF-TYP')
  await othersStock(shop.url, staff, 3, 'Denver', 4711)
  await expect(cell(desk, 3, stock)).toHaveText('4,711')
  await expect(cell(desk, 3, sku).getByRole('textbox')).toHaveValue('HALF-TYP')
  await desk.keyboard.type('ED')
  await desk.keyboard.press('Enter')
  await expect(cell(desk, 3, sku)).toHaveText('HALF-TYPED')
  await barOf(desk).getByRole('button', { name: 'Discard' }).click()
})

test('what is being typed goes with its row where somebody deletes another one above it', async ({
  desk,
  shop,
  staff,
}) => {
  const { edges } = await graphql<{ edges: { node: { id: string; sku: string } }[] }>(
    shop.url,
    '{ productVariants(first: 12) { edges { node { id sku } } } }',
    {},
    staff,
  )
  const [doomed, last] = [edges[4]!.node, edges.at(-1)!.node]
  await openSheet(desk)
  const sku = await columnOf(desk, 'SKU')
  await expect(cell(desk, 12, sku)).toHaveText(last.sku)
  await cell(desk, 12, sku).click()
  await desk.keyboard.type('HALF-TYP')
  await graphql(
    shop.url,
    'mutation($id: ID!) { productVariantDelete(id: $id) { errors { code field message } } }',
    { id: doomed.id },
    staff,
  )
  await expect(cell(desk, 5, sku)).not.toHaveText(doomed.sku)
  await expect(cell(desk, 11, sku).getByRole('textbox')).toHaveValue('HALF-TYP')
  await desk.keyboard.type('ED')
  await desk.keyboard.press('Enter')
  await expect(cell(desk, 11, sku)).toHaveText('HALF-TYPED')
  await barOf(desk).getByRole('button', { name: 'Review' }).click()
  await expect(desk.getByRole('dialog').getByRole('cell', { name: last.sku, exact: true })).toBeVisible()
  await desk.keyboard.press('Escape')
  await barOf(desk).getByRole('button', { name: 'Discard' }).click()
})

test('columns are put in another order and width, which stay', async ({ desk }) => {
  await openSheet(desk)
  const denver = await columnOf(desk, 'Stock Denver')
  await cell(desk, 1, denver).click()
  const width = (await cell(desk, 1, denver).boundingBox())!.width
  await desk.keyboard.press('Alt+Shift+ArrowUp')
  await expect.poll(async () => (await cell(desk, 1, denver).boundingBox())!.width).toBe(width + 16)
  await desk.keyboard.press('Alt+Shift+ArrowLeft')
  expect(await columnOf(desk, 'Stock Denver')).toBe(String(Number(denver) - 1))
  // The head is dragged in front of the SKU.
  const [from, to] = [
    await desk.getByRole('columnheader', { name: 'Stock Denver' }).boundingBox(),
    await desk.getByRole('columnheader', { name: 'SKU' }).boundingBox(),
  ]
  await desk.mouse.move(from!.x + 20, from!.y + 10)
  await desk.mouse.down()
  await desk.mouse.move(to!.x + 30, to!.y + 10, { steps: 5 })
  await desk.mouse.up()
  await expect(desk.getByRole('columnheader', { name: 'Stock Denver' })).toHaveAttribute('aria-colindex', '3')
  await desk.reload()
  await expect(desk.getByRole('columnheader', { name: 'Stock Denver' })).toHaveAttribute('aria-colindex', '3')
  await expect(desk.getByRole('columnheader', { name: 'SKU' })).toHaveAttribute('aria-colindex', '4')
  await desk.getByRole('button', { name: 'Columns' }).click()
  const choice = desk.getByRole('dialog', { name: 'Columns' })
  await choice.getByRole('button', { name: /Denver: one place later/ }).click()
  await expect(desk.getByRole('columnheader', { name: 'SKU' })).toHaveAttribute('aria-colindex', '3')
})

test('saving goes on behind other screens, is seen in another window, and is stopped there', async ({
  desk,
  context,
  shop,
  staff,
}) => {
  await openSheet(desk)
  const names = await columnOf(desk, 'Variant')
  const before = await variantNames(shop.url, staff)
  await cell(desk, 1, names).click()
  const count = 200
  await desk.getByRole('grid').evaluate((grid, rows) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', Array.from({ length: rows }, (_, row) => `Pack ${row}`).join('\n'))
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, count)
  await expect(barOf(desk).getByText(`Changed cells: ${count}`)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/desk/settings')
  // The second request waits until it is let go, so that saving is under way for as long as somebody needs to look.
  let requests = 0
  const { promise: letGo, resolve: go } = Promise.withResolvers<void>()
  await desk.route('**/graphql/', async (route) => {
    if (!route.request().postData()?.includes('mutation DeskSheetSave')) return route.continue()
    if (++requests === 2) await letGo
    return route.continue()
  })
  await barOf(desk).getByRole('button', { name: 'Save' }).click()
  await desk.getByRole('link', { name: 'Orders', exact: true }).click()
  const here = desk.getByRole('region', { name: 'Under way' })
  await expect(here.getByText(/Saving cells of the sheet: [1-9]\d* of 200/)).toBeVisible()
  const there = other.getByRole('region', { name: 'Under way' })
  await expect(there.getByText(/Saving cells of the sheet: [1-9]\d* of 200in another window/)).toBeVisible()
  await there.getByRole('button', { name: 'Stop' }).click()
  await expect(here.getByRole('button', { name: 'Stopping …' })).toBeDisabled()
  go()
  const told = desk.getByText(/Stopped: \d+ of 200 cells are saved/)
  await expect(told).toBeVisible()
  const saved = Number(/Stopped: (\d+)/.exec((await told.textContent())!)![1])
  await expect(there.getByRole('button')).toHaveCount(0)
  expect(requests).toBe(2)
  const after = await variantNames(shop.url, staff)
  expect(after.filter((name, at) => name !== before[at])).toHaveLength(saved)
  await desk.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(barOf(desk).getByText(`Changed cells: ${count - saved}`)).toBeVisible()
  await barOf(desk).getByRole('button', { name: 'Discard' }).click()
})

async function variantNames(url: string, headers: Record<string, string>): Promise<string[]> {
  const names: string[] = []
  let after: string | null = null
  do {
    const page: { edges: { node: { name: string } }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } } =
      // Each page says where the next one begins.
      // oxlint-disable-next-line no-await-in-loop
      await graphql(
        url,
        'query ($after: String) { productVariants(first: 100, after: $after) { edges { node { name } } pageInfo { endCursor hasNextPage } } }',
        { after },
        headers,
      )
    names.push(...page.edges.map(({ node }) => node.name))
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after)
  return names
}

test('a new gift card and a new app are typed on after a reload', async ({ desk }) => {
  await desk.goto('/desk/offers/cards')
  const dialog = desk.getByRole('dialog')
  await desk.getByRole('button', { name: 'New gift card' }).first().click()
  await dialog.getByLabel('Amount').fill('35')
  await dialog.getByLabel('Note').fill('For the raffle')
  await desk.reload()
  await desk.getByRole('button', { name: 'New gift card' }).first().click()
  await expect(dialog.getByLabel('Amount')).toHaveValue('35')
  await expect(dialog.getByRole('status')).toContainText('Discard')
  await expect(dialog.getByLabel('Note')).toHaveValue('For the raffle')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(dialog.getByText('Gift cards made: 1')).toBeVisible()

  await desk.goto('/desk/settings/apps')
  await desk.getByRole('button', { name: 'Add an app of your own' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('Label printer')
  await dialog.getByLabel('See, pack, send and change orders').check()
  await desk.reload()
  await desk.getByRole('button', { name: 'Add an app of your own' }).click()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Label printer')
  await expect(dialog.getByLabel('See, pack, send and change orders')).toBeChecked()
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  await expect(desk.getByRole('link', { name: 'Label printer' })).toBeVisible()
  // What was made is not typed any more.
  await desk.getByRole('button', { name: 'Add an app of your own' }).click()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('what is typed while a save is under way stays, whether the save is refused or done', async ({ desk }) => {
  await desk.goto('/desk/catalogue/categories')
  await desk.getByRole('link', { name: 'Regular seeds' }).click()
  const name = desk.getByLabel('Name, English', { exact: true })
  const address = desk.getByLabel('Address', { exact: true })
  const own = await address.inputValue()
  let waiting: { answered: Promise<void>; go: () => void } | undefined
  await desk.route('**/graphql/', async (route) => {
    if (route.request().postData()?.includes('mutation DeskCategoryUpdate')) await waiting?.answered
    return route.continue()
  })
  const saveAndType = async (text: string): Promise<void> => {
    const { promise: answered, resolve: go } = Promise.withResolvers<void>()
    waiting = { answered, go }
    const sent = desk.waitForRequest((request) => !!request.postData()?.includes('mutation DeskCategoryUpdate'))
    await desk.keyboard.press('Control+s')
    await sent
    await name.fill(text)
    go()
  }
  // An address that another category has.
  await address.fill('feminized-seeds')
  await saveAndType('Regular seeds, typed while saving')
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveValue('Regular seeds, typed while saving')
  await address.fill(own)
  await saveAndType('Regular seeds')
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible()
  await expect(name).toHaveValue('Regular seeds')
  await desk.keyboard.press('Control+s')
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
})

test('a note that is begun while another is on its way stays, and at its own order', async ({ desk, shop }) => {
  const [first, second] = [await buy(shop, { lastName: 'Notea' }), await buy(shop, { lastName: 'Noteb' })]
  const { promise: letGo, resolve: go } = Promise.withResolvers<void>()
  await desk.route('**/graphql/', async (route) => {
    if (route.request().postData()?.includes('mutation DeskNoteAdd')) await letGo
    return route.continue()
  })
  const note = desk.getByLabel('Note', { exact: true })
  const open = async ({ number }: { number: string }): Promise<void> => {
    await desk.keyboard.press('Control+k')
    await desk.getByRole('combobox', { name: 'Find anything' }).fill(number)
    await desk
      .getByRole('option')
      .filter({ hasText: `No. ${number}` })
      .click()
    await expect(desk.getByRole('heading', { level: 1, name: `No. ${number}` })).toBeVisible()
    await expect(note).toBeVisible()
  }
  // Both are known, so that the page of each is there at once.
  await open(second)
  await open(first)
  await note.fill('Called at noon')
  await desk.getByRole('button', { name: 'Add the note' }).click()
  await note.fill('Calls again tomorrow')
  go()
  await expect(desk.getByRole('listitem').filter({ hasText: 'Called at noon' })).toBeVisible()
  await expect(note).toHaveValue('Calls again tomorrow')
  await open(second)
  await expect(note).toHaveValue('')
  await open(first)
  await expect(note).toHaveValue('Calls again tomorrow')
})

test('a category that was made before the connection was lost is not made again, and keeps the rest', async ({
  desk,
  shop,
  staff,
  faults,
}) => {
  faults.expected.push(/^console: /)
  const count = async (): Promise<number> =>
    (
      await graphql<{ totalCount: number }>(
        shop.url,
        '{ categories(first: 1, filter: { search: "Seeds of herbs" }) { totalCount } }',
        {},
        staff,
      )
    ).totalCount
  await desk.goto('/desk/catalogue/categories/new')
  await desk.getByLabel('Name, English', { exact: true }).fill('Seeds of herbs')
  const czech = desk.getByLabel('Name, Čeština', { exact: true })
  await czech.fill('Semena bylin')
  await desk.route('**/graphql/', (route) =>
    route.request().postData()?.includes('mutation DeskCategoryTranslate') ? route.abort() : route.continue(),
  )
  await desk.getByRole('button', { name: 'Create' }).first().click()
  await expect(desk.getByText('The shop does not answer.', { exact: false }).first()).toBeVisible()
  await expect(desk.getByRole('heading', { level: 1, name: 'Seeds of herbs' })).toBeVisible()
  await expect(desk).not.toHaveURL(/new$/)
  await expect(czech).toHaveValue('Semena bylin')
  await desk.unroute('**/graphql/')
  await desk.getByRole('region', { name: 'Not saved yet' }).getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
  await desk.reload()
  await expect(czech).toHaveValue('Semena bylin')
  expect(await count()).toBe(1)
})

/** The shop does what it is asked for once, and its answer to that gets lost. */
async function loseAnswerOf(desk: Page, mutation: string): Promise<void> {
  let isLost = false
  await desk.route('**/graphql/', async (route) => {
    if (isLost || !route.request().postData()?.includes(`mutation ${mutation}(`)) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}

test('a pack that was made although the answer was lost is not made again', async ({ desk, shop, staff, faults }) => {
  faults.expected.push(/^console: /)
  const query = 'query($slug: String!) { product(slug: $slug) { id variants { name } } }'
  const read = () =>
    graphql<{ id: string; variants: { name: string }[] }>(shop.url, query, { slug: 'white-rhino' }, staff)
  await desk.goto(`/desk/products/${encodeURIComponent((await read()).id)}`)
  await desk.getByRole('button', { name: 'Add a variant' }).click()
  await desk.getByLabel(/^Name EN: Variant/).fill('40 seeds')
  await desk.getByLabel('Name CS: 40 seeds').fill('40 semen')
  await loseAnswerOf(desk, 'DeskPacksCreate')
  await desk.keyboard.press('Control+s')
  await expect(desk.getByText('The shop does not answer.', { exact: false }).first()).toBeVisible()
  await desk.getByRole('region', { name: 'Not saved yet' }).getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
  await desk.reload()
  await expect(desk.getByLabel('Name CS: 40 seeds')).toHaveValue('40 semen')
  expect((await read()).variants.filter(({ name }) => name === '40 seeds')).toHaveLength(1)
})

test('gift cards that were made although the answer was lost are not made again, and their codes are shown', async ({
  desk,
  shop,
  staff,
  faults,
}) => {
  faults.expected.push(/^console: /)
  await desk.goto('/desk/offers/cards')
  await desk.getByRole('button', { name: 'New gift card' }).first().click()
  const form = desk.getByRole('dialog')
  await form.getByLabel(/^Amount/).fill('77')
  await form.getByLabel('How many').fill('3')
  await loseAnswerOf(desk, 'DeskCreateCards')
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(desk.getByText('The shop does not answer.', { exact: false }).first()).toBeVisible()
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(form.getByRole('listitem')).toHaveCount(3)
  const { edges } = await graphql<{ edges: { node: { initialBalance: { amount: number } } }[] }>(
    shop.url,
    '{ giftCards(first: 100) { edges { node { initialBalance { amount } } } } }',
    {},
    staff,
  )
  expect(edges.filter(({ node }) => node.initialBalance.amount === 77)).toHaveLength(3)
})

test('a new thing that nothing was typed of says what it lacks', async ({ desk }) => {
  await desk.goto('/desk/catalogue/categories/new')
  await desk.getByRole('button', { name: 'Create' }).first().click()
  const name = desk.getByLabel('Name, English', { exact: true })
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
})

test('a lost connection, a closed tab and a shop started anew lose nothing typed in sheet, product and order', async ({
  desk,
  context,
  shop,
  faults,
}) => {
  // A shop is ended and started within.
  test.slow()
  // The browser tells of each request that did not come through.
  faults.expected.push(/^console: /, /^uncaught: /, /^50\d /)
  await openSheet(desk)
  const denver = await columnOf(desk, 'Stock Denver')
  await type(desk, 2, denver, '61')
  await context.setOffline(true)
  await barOf(desk).getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('The shop does not answer.', { exact: false }).first()).toBeVisible()
  await expect(barOf(desk).getByText('Changed cells: 1')).toBeVisible()
  await expect(cell(desk, 2, denver)).toHaveText('61')
  await context.setOffline(false)

  const product = await context.newPage()
  await product.goto('/desk/products')
  await expect(cell(product, 1, '1')).not.toHaveText('')
  await cell(product, 1, '1').click()
  await product.keyboard.press('Control+Enter')
  const name = product.getByLabel('Name, English', { exact: true })
  await expect(name).not.toHaveValue('')
  const address = product.url()
  await name.fill('A name that is not saved')
  const order = await context.newPage()
  await order.goto('/desk/orders/new')
  await order.getByLabel('Customer').fill('caller@example.com')

  await shop.stop()
  await product.getByRole('button', { name: 'Save' }).first().click()
  await expect(product.getByText('The shop does not answer.', { exact: false }).first()).toBeVisible()
  await expect(name).toHaveValue('A name that is not saved')
  await order.getByRole('button', { name: 'Begin the order' }).click()
  await expect(order.getByLabel('Customer')).toHaveValue('caller@example.com')
  await product.close()
  await order.close()

  const again: RunningShop = await startShop({ folder: shop.folder, env: { PORT: String(shop.port) } })
  try {
    await desk.reload()
    await expect(barOf(desk).getByText(/Changed cells: 1, typed/)).toBeVisible()
    await expect(cell(desk, 2, denver)).toHaveText('61')
    await barOf(desk).getByRole('button', { name: 'Save' }).click()
    await expect(barOf(desk)).toHaveCount(0)
    const later = await context.newPage()
    await later.goto(address)
    await expect(later.getByLabel('Name, English', { exact: true })).toHaveValue('A name that is not saved')
    await later.getByRole('button', { name: 'Save' }).first().click()
    await expect(later.getByText('Saved').first()).toBeVisible()
    await later.goto('/desk/orders/new')
    await expect(later.getByLabel('Customer')).toHaveValue('caller@example.com')
    await later.getByRole('button', { name: 'Begin the order' }).click()
    await expect(later.getByRole('combobox', { name: 'Add goods' })).toBeVisible()
  } finally {
    await again.stop()
  }
})
