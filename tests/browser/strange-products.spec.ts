/**
 * The page of a product as another shop may have it: without pictures or facts, with packs of other names, or sold out.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../support/command.ts'
import { expect, test } from './fixtures.ts'
import { checkOut } from './shopping.ts'
import { text } from './texts.ts'

const FILES = {
  'product-types.csv':
    'slug,name,isShippingRequired,hasVariants,productAttributes,variantAttributes\ngoods,Goods,yes,yes,,',
  'products.csv':
    'slug,name,type,category,description,channels\ntin,Seed tin,goods,feminized-seeds,,us\nalbum,Album,goods,feminized-seeds,An album for labels.,us\njar,Jar,goods,feminized-seeds,,us',
  'variants.csv':
    'sku,product,name,price:us,stock:us,trackInventory\nTIN-100,tin,,12.00,40,yes\nALB-S,album,Small,9.00,0,yes\nALB-L,album,Large,19.00,0,yes\nJAR-1,jar,UHJvZHVjdFZhcmlhbnQ6OTk5,7.00,9,yes',
}

// They share what is imported.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ shop }) => {
  const folder = mkdtempSync(join(tmpdir(), 'semena-strange-'))
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content)
  const { code, lines } = await runCommand(['import', folder], { SEMENA_DATA: shop.folder })
  rmSync(folder, { recursive: true })
  expect(lines.join('\n')).toContain('rows added')
  expect(code).toBe(0)
})

test('one pack without a name is bought without choosing', async ({ page }) => {
  await page.goto('/sort/tin')
  await expect(page.getByRole('heading', { level: 1, name: 'Seed tin' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByText('SKU TIN-100')).toBeVisible()
  await expect(page.getByText(/Cannabis sativa/)).toHaveCount(0)
  for (const key of ['catalog_about', 'catalog_measured', 'catalog_neighbours'])
    await expect(page.getByRole('heading', { name: text('en', key) })).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Add to basket', exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Basket: 1' })).toBeVisible()
})

// Saleor writes the id of a variant that has no name.
test('an id in place of a name is shown nowhere', async ({ page }) => {
  const id = /UHJvZHVj/
  await page.goto('/catalog?search=Jar')
  await page.getByRole('button', { name: 'Add to basket: Jar, JAR-1', exact: true }).click()
  await expect(page.locator('.toast')).toContainText('Jar, JAR-1')
  await expect(page.getByText(id)).toHaveCount(0)
  await page.goto('/sort/jar')
  await expect(page.getByRole('heading', { level: 1, name: 'Jar' })).toBeVisible()
  await expect(page.getByText(id)).toHaveCount(0)
  await page.goto('/basket')
  await expect(page.getByRole('button', { name: /^Remove Jar/ })).toBeVisible()
  await expect(page.getByText(id)).toHaveCount(0)
  // It stands above the link and comes last: a press while it pushes the link down can miss it.
  await expect(page.getByText(/^Free delivery from/)).toBeVisible()
  await page.getByRole('link', { name: text('en', 'basket_checkout') }).click()
  await checkOut(page, 'en')
  await expect(page.getByText('Jar', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(id)).toHaveCount(0)
})

test('in the order of THC stands what has some', async ({ page }) => {
  await page.goto('/catalog?search=tin')
  await expect(page.getByRole('article').filter({ hasText: 'Seed tin' })).toBeVisible()
  await page.goto('/catalog?sort=thc')
  const first = page.getByRole('article').first()
  await expect(first).toContainText(/THC/)
  await expect(page.locator('.list-bar').getByRole('status')).toHaveText(/^63\s/)
})

test('sizes by other names are pack sizes; where none is left there is a way on', async ({ page }) => {
  await page.goto('/sort/album')
  await expect(page.getByRole('group', { name: text('en', 'catalog_kinds') }).getByRole('radio')).toHaveCount(2)
  await expect(page.getByText(text('en', 'catalog_out_all'))).toBeVisible()
  await expect(page.getByRole('button', { name: text('en', 'catalog_quick'), exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: text('en', 'catalog_out_beside') }).click()
  await expect(page.getByRole('heading', { name: text('en', 'catalog_related') })).toBeInViewport()
})

test('it stands beside a variety in a comparison', async ({ page }) => {
  await page.goto('/compare?v=tin,northern-lights')
  await expect(page.getByRole('row', { name: /^Genotype/ }).getByText(text('en', 'compare_unknown'))).toBeAttached()
})
