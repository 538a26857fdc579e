/** What a shopper can try on the test card's page: the bank's question, and messages that come twice or late. */
import type { Page } from '@playwright/test'
import { graphql, complete, readyCheckout, variant } from '../support/buyer.ts'
import type { RunningShop } from '../support/shop.ts'
import { expect, type Language, LANGUAGES, pathIn, test } from './fixtures.ts'
import { text } from './texts.ts'

const WORDS = {
  en: { more: 'More ways to test', secure: /3-D Secure/, code: 'Code from your bank', confirm: 'Confirm' },
  ru: { more: 'Другие проверки', secure: /3-D Secure/, code: 'Код от банка', confirm: 'Подтвердить' },
  cs: { more: 'Další zkoušky', secure: /3-D Secure/, code: 'Kód od banky', confirm: 'Potvrdit' },
} as const

/** Makes an order and opens its test card page. */
async function cardPage(page: Page, shop: RunningShop, language: Language): Promise<void> {
  const { id } = await variant(shop.url, 'NTL-FEM-1')
  const checkout = await readyCheckout(shop.url, id)
  // The test card page uses the order's language.
  await graphql(
    shop.url,
    'mutation($id: ID, $code: LanguageCodeEnum!) { checkoutLanguageCodeUpdate(id: $id, languageCode: $code) { errors { code } } }',
    { id: checkout, code: language.toUpperCase() },
  )
  const { order } = await complete(shop.url, checkout)
  await page.goto(pathIn(language, `/payment?order=${order!.id}`))
  await page.getByRole('button', { name: text(language, 'payment_pay_card') }).click()
  await expect(page).toHaveURL(/\/test-card\//)
}

for (const language of LANGUAGES) {
  test(`the bank asks for a code, in ${language}`, async ({ page, shop, faults }) => {
    const w = WORDS[language]
    faults.expected.push(/422/)
    await cardPage(page, shop, language)
    await page.getByText(w.more).click()
    await page.getByRole('button', { name: w.secure }).click()
    const code = page.getByLabel(w.code)
    await code.fill('000000')
    await page.getByRole('button', { name: w.confirm }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await code.fill((await page.getByRole('strong').textContent())!)
    await page.getByRole('button', { name: w.confirm }).click()
    await expect(page.getByRole('heading', { level: 1, name: text(language, 'payment_paid_title') })).toBeVisible()
  })
}

test('a message that comes twice pays once', async ({ page, shop }) => {
  await cardPage(page, shop, 'en')
  await page.getByText(WORDS.en.more).click()
  await page.getByRole('button', { name: 'Pay, and tell the shop twice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('en', 'payment_paid_title') })).toBeVisible()
})

test('a message that comes late: the page waits, and notices it by itself', async ({ page, shop }) => {
  await cardPage(page, shop, 'en')
  await page.getByText(WORDS.en.more).click()
  await page.getByRole('button', { name: /15 seconds later/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: text('en', 'payment_waiting_title') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: text('en', 'payment_paid_title') })).toBeVisible({
    timeout: 40_000,
  })
})
