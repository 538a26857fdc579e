/** Products on a real Saleor: one made with languages, packs and a picture; its prices, stock and name typed and pasted. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const cell = (page: Page, row: number, column: string) =>
  page.locator(`[role="row"][aria-rowindex="${row + 1}"]`).locator(`[aria-colindex="${column}"]`)

async function columnOf(page: Page, name: string | RegExp): Promise<string> {
  return (await page.getByRole('columnheader', { name }).first().getAttribute('aria-colindex'))!
}

/** Pastes as a spreadsheet's clipboard does. */
const paste = (page: Page, text: string): Promise<void> =>
  page.getByRole('grid').evaluate((grid, value) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', value)
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** A picture of one point. */
const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('prices and stocks are changed as a sheet: typed, pasted, looked over, saved', async ({ desk, ask }) => {
  await desk.goto('/desk/products')
  await expect(desk.getByRole('grid', { name: 'Products' })).toBeVisible()
  await expect(desk.getByRole('row').nth(3)).toBeVisible()
  // The first product that has a price and a stock.
  const { productVariants } = await ask<{
    productVariants: {
      edges: {
        node: {
          sku: string
          channelListings: { channel: { name: string; currencyCode: string }; price: { amount: number } | null }[]
          stocks: { quantity: number; warehouse: { name: string } }[]
        }
      }[]
    }
  }>(
    '{ productVariants(first: 1) { edges { node { sku channelListings { channel { name currencyCode } price { amount } } stocks { quantity warehouse { name } } } } } }',
  )
  const { channelListings, stocks } = productVariants.edges[0]!.node
  const { channel, price } = channelListings[0]!
  const { warehouse, quantity } = stocks[0]!
  const ofPrice = await columnOf(desk, `${channel.currencyCode} ${channel.name}`)
  const ofStock = await columnOf(desk, `Stock ${warehouse.name}`)
  await cell(desk, 1, ofPrice).click()
  await paste(desk, (price!.amount + 1).toFixed(2))
  await cell(desk, 1, ofStock).click()
  await desk.keyboard.type(String(quantity + 1))
  await desk.keyboard.press('Enter')
  const bar = desk.getByRole('region', { name: 'Not saved yet' })
  await expect(bar.getByText('Changed cells: 2')).toBeVisible()
  await bar.getByRole('button', { name: 'Review' }).click()
  await desk.getByRole('dialog', { name: 'What will be saved' }).getByRole('button', { name: 'Save' }).click()
  await expect(bar).toBeHidden()
  await desk.reload()
  await expect(cell(desk, 1, ofPrice)).toHaveText((price!.amount + 1).toFixed(2))
  await expect(cell(desk, 1, ofStock)).toContainText(String(quantity + 1))
})

test('one product: named in three languages, described, pictured, saved and read again', async ({
  desk,
  ask,
  unlike,
}) => {
  const { products } = await ask<{ products: { edges: { node: { id: string } }[] } }>(
    '{ products(first: 1) { edges { node { id } } } }',
  )
  await desk.goto(`/desk/products/${encodeURIComponent(products.edges[0]!.node.id)}`)
  const name = desk.getByLabel('Name, English', { exact: true })
  await expect(name).toBeVisible()
  const before = await name.inputValue()
  await name.fill(unlike('Meadow'))
  await desk.getByLabel('Name, Русский', { exact: true }).fill(unlike('Луг'))
  await desk.getByLabel('Name, Čeština', { exact: true }).fill(unlike('Louka'))
  const field = desk.getByRole('group', { name: 'Description, Русский' })
  await field.getByRole('textbox').focus()
  await field.locator('[contenteditable="true"]').first().click()
  await desk.keyboard.type('Пахнет сеном. ')
  const pictures = await desk.getByLabel(/^Words for picture/).count()
  await desk.locator('input[type=file]').setInputFiles([{ name: 'a.png', mimeType: 'image/png', buffer: POINT }])
  await expect(desk.getByLabel(/^Words for picture/)).toHaveCount(pictures + 1)
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible()
  await desk.reload()
  await expect(desk.getByLabel('Name, Čeština', { exact: true })).toHaveValue(unlike('Louka'))
  await expect(desk.getByRole('group', { name: 'Description, Русский' })).toContainText('Пахнет сеном.')
  await expect(desk.getByLabel(/^Words for picture/)).toHaveCount(pictures + 1)
  await name.fill(before)
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible()
})
