/** The storefront on a real Saleor: its pages, orders that are paid through an app, and the account. */
import type { Page } from '@playwright/test'
import { checkOut } from '../../../tests/browser/shopping.ts'
import { LANGUAGES, pathIn } from '../../../tests/browser/fixtures.ts'
import { text } from '../../../tests/browser/texts.ts'
import { expect, goodsOf, test, unsentOf } from './fixtures.ts'

const t = (key: string) => text('en', key)

const NO_TOKEN = 'SALEOR_TOKEN lets the storefront list the channels'
const PAGES = [
  '/',
  '/catalog',
  '/catalog?search=a',
  '/basket',
  '/favorites',
  '/compare',
  '/finder',
  '/faq',
  '/blog',
  '/contact',
  '/newsletter',
  '/login',
  '/register',
  '/forgot-password',
] as const

async function order(page: Page, slug: string, isSent: boolean): Promise<void> {
  await page.goto(`/sort/${slug}`)
  await page
    .getByRole('button', { name: t('basket_add'), exact: true })
    .first()
    .click()
  await expect(page.getByText(t('basket_added_title'))).toBeVisible()
  await page.goto('/basket')
  await page.getByRole('link', { name: t('basket_checkout') }).click()
  await checkOut(page, 'en', null, isSent)
  await page.getByRole('button', { name: t('payment_pay_card') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('payment_paid_title') })).toBeVisible()
}

test.describe('with a way to pay', () => {
  test.use({ pays: true })

  test('a shopper looks, chooses, fills a basket, orders and pays', async ({ page, ask, saleor }) => {
    test.skip(!saleor.token, NO_TOKEN)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/catalog')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/sort\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await order(page, (await goodsOf(ask, saleor.channel)).slug, true)
    await page.goto('/account')
    await expect(page).toHaveURL(/\/login/)
  })

  test('goods that nobody sends are ordered and paid', async ({ page, ask, saleor }) => {
    const slug = await unsentOf(ask, saleor.channel)
    test.skip(!saleor.token || !slug, 'the channel sells something that is not sent')
    await order(page, slug!, false)
  })
})

test('every page opens in three languages', async ({ page, saleor }) => {
  test.skip(!saleor.token, NO_TOKEN)
  for (const language of LANGUAGES)
    for (const path of PAGES)
      await test.step(`${language} ${path}`, async () => {
        await page.goto(pathIn(language, path))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
      })
  for (const path of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/llms.txt'])
    expect((await page.request.get(path)).status(), path).toBe(200)
})

test('somebody signs in, looks through the account and signs out', async ({ page, saleor }) => {
  test.skip(!saleor.token, NO_TOKEN)
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await page.getByLabel(t('auth_email'), { exact: true }).fill(saleor.email)
  await page.getByLabel(t('auth_password'), { exact: true }).fill(saleor.password)
  await page.getByRole('button', { name: t('auth_login_submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/account/)
  for (const path of ['/account/orders', '/account/addresses', '/account/favorites', '/account/info'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
    })
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account_sign_out'), exact: true })
    .click()
  await expect(page).not.toHaveURL(/\/account/)
})
