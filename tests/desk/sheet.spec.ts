/** Journeys through the sheet of products: prices pasted, undone, saved; what was typed survives a reload; two people. */
import type { Page } from '@playwright/test'
import { graphql } from '../support/buyer.ts'
import { runCommand } from '../support/command.ts'
import { expect, stateOf, test } from './fixtures.ts'

interface Listed {
  edges: {
    node: {
      id: string
      name: string
      sku: string
      product: { id: string; name: string }
      channelListings: { id: string; channel: { currencyCode: string; name: string }; price: { amount: number } }[]
      stocks: { quantity: number; warehouse: { name: string } }[]
    }
  }[]
}

/** The first variants in the order of the sheet, as the shop's API tells them. */
const variants = (url: string, headers: Record<string, string>, first = 100, search = ''): Promise<Listed> =>
  graphql(
    url,
    `
      query ($first: Int!, $search: String) {
        productVariants(first: $first, search: $search) {
          edges {
            node {
              id
              name
              sku
              product {
                id
                name
              }
              channelListings {
                id
                channel {
                  currencyCode
                  name
                }
                price {
                  amount
                }
              }
              stocks {
                quantity
                warehouse {
                  name
                }
              }
            }
          }
        }
      }
    `,
    { first, search },
    headers,
  )

const cell = (page: Page, row: number, column: string) =>
  page.locator(`[role="row"][aria-rowindex="${row + 1}"]`).locator(`[aria-colindex="${column}"]`)

async function columnOf(page: Page, name: string): Promise<string> {
  const head = page.getByRole('columnheader', { name })
  return (await head.getAttribute('aria-colindex'))!
}

/** Amounts without what adding fractions leaves over. */
const rounded = (amounts: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(amounts).map(([currency, amount]) => [currency, amount.toFixed(2)]))

/** Pastes as a spreadsheet's clipboard does. */
const paste = (page: Page, text: string): Promise<void> =>
  page.getByRole('grid').evaluate((grid, value) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', value)
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('a hundred prices in three currencies are pasted, undone, pasted again and saved at once', async ({
  desk,
  shop,
  staff,
}) => {
  const listed = (await variants(shop.url, staff)).edges.map(({ node }) => node)
  const unlisted = listed.reduce((sum, { channelListings }) => sum + 3 - channelListings.length, 0)
  expect(unlisted).toBeGreaterThan(0)
  await desk.goto('/desk/products')
  await expect(desk.getByRole('grid', { name: 'Products' })).toBeVisible()
  const europe = await columnOf(desk, 'EUR Europe')
  const before = await cell(desk, 1, europe).textContent()
  // Decimal points and commas, and spaces between thousands, as spreadsheets of three countries write them.
  const prices = Array.from({ length: 100 }, (_, row) => [`${10 + row},27`, `1 ${200 + row},70`, `${20 + row}.57`])
  const table = prices.map((row) => row.join('\t')).join('\r\n')

  await cell(desk, 1, europe).click()
  await paste(desk, table)
  const bar = desk.getByRole('region', { name: 'Not saved yet' })
  await expect(bar.getByText('Changed cells: 300')).toBeVisible()
  await desk.keyboard.press('Control+z')
  await expect(bar.getByText('Changed cells: 0')).toBeVisible()
  await expect(cell(desk, 1, europe)).toHaveText(before!)

  await desk.keyboard.press('Control+Shift+z')
  await expect(cell(desk, 1, europe)).toHaveText('10.27')
  await bar.getByRole('button', { name: 'Review' }).click()
  const review = desk.getByRole('dialog', { name: 'What will be saved' })
  await expect(
    review.getByRole('row', { name: `${listed[0]!.product.name} · ${listed[0]!.name} Europe, EUR` }),
  ).toContainText('10.27')
  await review.getByRole('button', { name: 'Save' }).click()
  // One product of the demo is not sold worldwide: the prices of its packs there are refused, and stay.
  await expect(bar.getByText(`Changed cells: ${unlisted}`)).toBeVisible({ timeout: 30_000 })
  await bar.getByRole('button', { name: 'Review' }).click()
  await expect(review.getByText('The product is not in this channel yet', { exact: false })).toHaveCount(unlisted)
  await desk.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Discard' }).click()

  const { edges } = await variants(shop.url, staff)
  expect(edges.filter(({ node }) => node.channelListings.length === 3)).toHaveLength(
    listed.filter(({ channelListings }) => channelListings.length === 3).length,
  )
  for (const [row, { node }] of edges.entries()) {
    const amounts = Object.fromEntries(
      node.channelListings.map(({ channel, price }) => [channel.currencyCode, price.amount]),
    )
    expect(rounded({ EUR: 10.27 + row, RUB: 1200.7 + row, USD: 20.57 + row })).toMatchObject(rounded(amounts))
  }
})

test('what was typed survives a reload, and what cannot be saved says why and stays', async ({ desk }) => {
  await desk.goto('/desk/products')
  const sku = await columnOf(desk, 'SKU')
  const stock = await columnOf(desk, 'Stock Denver')
  await cell(desk, 2, sku).click()
  await desk.keyboard.type('NTL-FEM-1')
  await desk.keyboard.press('Enter')
  await cell(desk, 5, stock).click()
  await desk.keyboard.type('many')
  await desk.keyboard.press('Enter')
  await desk.keyboard.type('41')
  await desk.keyboard.press('Tab')
  const bar = desk.getByRole('region', { name: 'Not saved yet' })
  await expect(bar.getByText('Changed cells: 3')).toBeVisible()

  await desk.reload()
  await expect(bar.getByText(/Changed cells: 3, typed/)).toBeVisible()
  await expect(cell(desk, 2, sku)).toHaveText('NTL-FEM-1')
  await desk.getByRole('grid').focus()
  await bar.getByRole('button', { name: 'Save' }).click()
  // The SKU is taken and "many" is no number; the figure is saved.
  await expect(bar.getByText('Changed cells: 2')).toBeVisible()
  await expect(cell(desk, 2, sku)).toHaveAttribute('aria-invalid', 'true')
  await expect(cell(desk, 2, sku)).toHaveText('NTL-FEM-1')
  await expect(cell(desk, 5, stock)).toHaveText('many')
  await expect(cell(desk, 6, stock)).toHaveText('41')
  await expect(bar.getByText('Cannot be saved: 2')).toBeVisible()
  await expect(desk.getByText('Some cells could not be saved', { exact: false })).toBeHidden()
  await bar.getByRole('button', { name: 'Review' }).click()
  const review = desk.getByRole('dialog', { name: 'What will be saved' })
  await expect(review.getByRole('heading')).toHaveText('What will be saved 0')
  await expect(review.getByText('Cannot be saved: 2')).toBeVisible()
  await review.getByRole('button', { name: 'Close' }).first().click()
  await bar.getByRole('button', { name: 'Discard' }).click()
  await expect(cell(desk, 5, stock)).not.toHaveText('many')
})

test('what somebody else has changed meanwhile is shown before it is overwritten', async ({ desk, shop, staff }) => {
  await desk.goto('/desk/products')
  const europe = await columnOf(desk, 'EUR Europe')
  await cell(desk, 9, europe).click()
  await desk.keyboard.type('77')
  await desk.keyboard.press('Enter')
  const { edges } = await variants(shop.url, staff)
  const { node } = edges[8]!
  const listing = node.channelListings.find(({ channel }) => channel.currencyCode === 'EUR')!
  await graphql(
    shop.url,
    `
      mutation ($product: ID!, $variant: ID!, $listing: ID!) {
        productVariantBulkUpdate(
          product: $product
          variants: [{ id: $variant, channelListings: { update: [{ channelListing: $listing, price: 55 }] } }]
        ) {
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
    { product: node.product.id, variant: node.id, listing: listing.id },
    staff,
  )
  await desk.keyboard.press('Control+s')
  const review = desk.getByRole('dialog', { name: 'What will be saved' })
  await expect(review.getByText('Changed meanwhile to 55.00')).toBeVisible()
  await expect(review.getByRole('button', { name: 'Save' })).toBeDisabled()
  await review.getByRole('button', { name: 'Keep mine' }).click()
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
  await expect(cell(desk, 9, europe)).toHaveText('77.00')
})

test('what is typed in two windows is in both, and is saved once', async ({ desk, context, shop, staff }) => {
  await desk.goto('/desk/products')
  const [denver, europe] = [await columnOf(desk, 'Stock Denver'), await columnOf(desk, 'EUR Europe')]
  const other = await context.newPage()
  await other.goto('/desk/products')
  const type = async (page: Page, row: number, column: string, text: string): Promise<void> => {
    await cell(page, row, column).click()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  const bar = (page: Page) => page.getByRole('region', { name: 'Not saved yet' })
  await expect(cell(other, 12, denver)).not.toHaveText('')
  await type(desk, 12, denver, '321')
  await expect(cell(other, 12, denver)).toHaveText('321')
  await type(other, 13, europe, '43.21')
  await expect(cell(desk, 13, europe)).toHaveText('43.21')
  // A third one, opened later, has both, and taking back is for what one did oneself.
  await other.close()
  const later = await context.newPage()
  await later.goto('/desk/products')
  await expect(bar(later).getByText(/Changed cells: 2/)).toBeVisible()
  await desk.bringToFront()
  await desk.getByRole('grid').press('Control+z')
  await expect(bar(later).getByText(/Changed cells: 1/)).toBeVisible()
  await expect(cell(later, 13, europe)).toHaveText('43.21')
  await bar(later).getByRole('button', { name: 'Save' }).click()
  await expect(later.getByText('Saved', { exact: true })).toBeVisible()
  // The bar may stay, for what was taken back here can be done again.
  await expect(bar(desk).getByText(/Changed cells: [1-9]/)).toHaveCount(0)
  await expect(cell(desk, 13, europe)).toHaveText('43.21')
  const { edges } = await variants(shop.url, staff)
  expect(edges[12]!.node.channelListings.find(({ channel }) => channel.currencyCode === 'EUR')!.price.amount).toBe(
    43.21,
  )
  await later.close()
})

test('stock is counted on a phone', { tag: '@phone' }, async ({ desk, shop, staff }) => {
  await desk.goto('/desk/products?view=stock&search=SK1-REG-3')
  const field = desk.getByLabel('Stock of Skunk #1 · 3 seeds in Stock, Prague')
  const before = Number(await field.inputValue())
  await desk.getByRole('button', { name: 'One more: Skunk #1 · 3 seeds, Stock, Prague' }).click()
  await desk.getByRole('button', { name: 'One more: Skunk #1 · 3 seeds, Stock, Prague' }).click()
  await expect(field).toHaveValue(String(before + 2))
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
  const { edges } = await variants(shop.url, staff, 1, 'SK1-REG-3')
  const { node } = edges[0]!
  expect(node.stocks.find(({ warehouse }) => warehouse.name === 'Prague')!.quantity).toBe(before + 2)
})

test('the counts of Today and the filters by stock show exactly the variants that they count', async ({ desk }) => {
  for (const name of [/ variants? sold out$/, / variants? with 5 or fewer left$/]) {
    await desk.goto('/desk')
    const link = desk.getByRole('main').getByRole('link', { name })
    const count = (await link.locator('b').textContent())!
    expect(Number(count)).toBeGreaterThan(0)
    await link.click()
    await expect(desk.getByRole('main').getByRole('listitem').first()).toHaveAttribute('aria-setsize', count)
  }
  await desk.goto('/desk/products')
  await desk.getByRole('button', { name: 'Sold out', exact: true }).click()
  const sheet = desk.getByRole('grid', { name: 'Products' })
  await expect(sheet).toHaveAttribute('aria-rowcount', /^\d\d$/)
  const all = Number(await sheet.getAttribute('aria-rowcount'))
  await desk.getByRole('combobox', { name: 'Channel' }).selectOption({ label: 'Europe' })
  await expect(sheet).not.toHaveAttribute('aria-rowcount', String(all))
  await expect(sheet.getByRole('row').nth(1)).toBeVisible()
})

test('who may not change products reads the sheet, and is told why it is closed', async ({ browser, shop, staff }) => {
  const email = 'reader@example.com'
  await graphql(
    shop.url,
    'mutation { permissionGroupCreate(input: { name: "Readers", addPermissions: [MANAGE_ORDERS] }) { errors { message } } }',
    {},
    staff,
  )
  const { lines } = await runCommand(['staff', 'create', email, '--groups', 'Readers'], { SEMENA_DATA: shop.folder })
  const password = /shown only now: (\S+)/.exec(lines.join('\n'))![1]!
  const context = await browser.newContext({
    baseURL: shop.url,
    storageState: await stateOf(browser, shop, { email, password }),
  })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('semena.desk.language', 'en'))
  await page.goto('/desk/products')
  const grid = page.getByRole('grid')
  const cell = grid.getByRole('row').nth(1).getByRole('gridcell').first()
  await expect(cell).toBeVisible()
  await expect(page.getByText('you do not have the right “Change products, prices and stock”')).toBeVisible()
  await expect(cell).toHaveAttribute('aria-readonly', 'true')
  const was = await cell.textContent()
  await cell.click()
  await page.keyboard.type('7')
  await expect(grid.getByRole('textbox')).toHaveCount(0)
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+D')
  await expect(cell).toHaveText(was!)
  await expect(page.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0)
  await page.goto('/desk/products?view=stock')
  await expect(page.getByRole('listitem').getByRole('button').first()).toBeDisabled()
  await context.close()
})
