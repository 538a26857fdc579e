/** The change log and imports, as an owner uses them. */
import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { faultsOf } from '../browser/axe.ts'
import { graphql } from '../support/buyer.ts'
import { expect, test } from './fixtures.ts'

test('a changed price is undone from the list of changes', async ({ desk, shop, staff }) => {
  const read = `query { products(first: 1, channel: "us") { edges { node { variants { id
    channelListings { channel { id slug } price { amount } } } } } } }`
  interface Found {
    edges: {
      node: {
        variants: {
          id: string
          channelListings: { channel: { id: string; slug: string }; price: { amount: number } }[]
        }[]
      }
    }[]
  }
  const listed = async () => {
    const [variant] = (await graphql<Found>(shop.url, read, {}, staff)).edges[0]!.node.variants
    const listing = variant!.channelListings.find(({ channel }) => channel.slug === 'us')!
    return { variant: variant!.id, channel: listing.channel.id, price: listing.price.amount }
  }
  const before = await listed()
  await graphql(
    shop.url,
    `
      mutation ($id: ID!, $channel: ID!, $price: PositiveDecimal!) {
        productVariantChannelListingUpdate(id: $id, input: [{ channelId: $channel, price: $price }]) {
          variant {
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
    { id: before.variant, channel: before.channel, price: before.price + 1 },
    staff,
  )
  expect((await listed()).price).toBe(before.price + 1)
  await desk.getByRole('link', { name: 'Changes' }).first().click()
  const change = desk.getByRole('list', { name: 'Changes' }).getByRole('listitem').first()
  await expect(change).toContainText((before.price + 1).toFixed(2))
  expect(await faultsOf(desk, true)).toEqual([])
  await change.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.getByText('It is undone')).toBeVisible()
  await expect(change).toContainText(/takes back No\./)
  expect((await listed()).price).toBe(before.price)
})

test('an import is looked at, brought in and undone', async ({ desk, shop, staff }) => {
  const categories = async (): Promise<number> =>
    (
      await graphql<{ totalCount: number }>(
        shop.url,
        '{ categories(first: 1, filter: { slugs: ["brought-in"] }) { totalCount } }',
        {},
        staff,
      )
    ).totalCount
  const choose = (text: string) =>
    desk
      .getByLabel('Choose files')
      .setInputFiles({ name: 'categories.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await desk.goto('/desk/import')
  await choose('slug,name\n"no good!",Bad\n')
  const wrong = desk.getByRole('region', { name: 'Rows that are wrong' })
  await expect(wrong.getByRole('row').nth(1)).toContainText('categories.csv')
  await expect(wrong.getByRole('row').nth(1)).toContainText('row 2, column slug')
  await expect(wrong.getByRole('row').nth(1)).toContainText('“no good!” may hold letters, digits, - and _ only.')
  await choose('slug,name\nbrought-in,Brought in\n')
  const preview = desk.getByRole('region', { name: 'What would happen' })
  await expect(preview.getByRole('row').filter({ hasText: 'Category' })).toContainText('1')
  expect(await categories()).toBe(0)
  // What was looked at is still there when one comes back.
  await desk.reload()
  await preview.getByRole('button', { name: 'Import', exact: true }).click()
  const done = desk.getByRole('region', { name: 'It is brought in' })
  await expect(done).toBeVisible()
  expect(await categories()).toBe(1)
  expect(await faultsOf(desk, true)).toEqual([])
  await done.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(desk.getByText('It is undone')).toBeVisible()
  expect(await categories()).toBe(0)
})

test('prices and stock are exported, changed as Excel does in Czech, and imported again', async ({ desk, faults }) => {
  faults.expected.push(/^400 .*\/api\/imports\//)
  const choose = async (name: string, text: string): Promise<void> => {
    const input = desk.getByLabel('Choose files')
    await expect(input).toBeEnabled()
    await input.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  const saved = async (link: Locator): Promise<[name: string, text: string]> => {
    const [download] = await Promise.all([desk.waitForEvent('download'), link.click()])
    return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')]
  }
  await desk.goto('/desk/import')
  const prices = desk.getByRole('group', { name: 'Prices, to change and import again' })
  await prices.getByRole('button', { name: 'CSV for other programs' }).click()
  const [name, text] = await saved(desk.getByRole('link', { name: 'Download the file' }))
  expect(name).toBe('prices.csv')
  await choose(name, text)
  await expect(desk.getByText('Nothing would change: the shop is in this state already.')).toBeVisible()
  await desk.getByRole('button', { name: 'Forget these files' }).click()

  const rows = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  rows[1]![rows[0]!.findIndex((column) => column.startsWith('price:'))] = '1 234,5'
  await choose('variants (1).csv', `\uFEFF${rows.map((row) => row.join(';')).join('\r\n')}`)
  const preview = desk.getByRole('region', { name: 'What would happen' })
  await expect(preview.getByRole('row').filter({ hasText: 'Price' })).toContainText('1')
  await preview.getByRole('button', { name: 'Forget these files' }).click()

  // Of all facts an import says that they are to be read; stock of each warehouse is among them.
  await desk
    .getByRole('group', { name: 'All facts about products, to read' })
    .getByRole('button', { name: 'CSV for other programs' })
    .click()
  const [factsName, facts] = await saved(desk.locator('a[download="products.csv"]'))
  expect(factsName).toBe('products.csv')
  expect(facts.split('\r\n')[0]).toContain('us (warehouse quantity)')
  await choose('facts.csv', facts)
  await expect(desk.getByText('This is the export of all facts, which is for reading only.').first()).toBeVisible()
  await choose('prices.xlsx', 'PK')
  await expect(desk.getByText('“prices.xlsx” is a workbook.')).toBeVisible()
  expect(await faultsOf(desk, true)).toEqual([])

  // Each kind of file has a sample, which can be imported.
  const [sampleName, sample] = await saved(desk.getByRole('button', { name: 'Sample of categories.csv' }))
  expect(sampleName).toBe('categories.csv')
  await choose(sampleName, sample)
  await expect(preview.getByRole('row').filter({ hasText: 'Category' })).toContainText('1')
  await preview.getByRole('button', { name: 'Forget these files' }).click()
})
