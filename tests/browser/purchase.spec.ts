/** A whole purchase as a shopper makes it, in each language, from the home page to a paid order. */
import { expect, LANGUAGES, ONCE, pathIn, test, holdScripts, wideOnceOf } from './fixtures.ts'
import { checkOut, order } from './shopping.ts'
import { pattern, text } from './texts.ts'

const CARD_PAGE = {
  en: { approve: 'Approve', decline: 'Decline', back: 'Go back without paying' },
  ru: { approve: 'Подтвердить', decline: 'Отклонить', back: 'Вернуться без оплаты' },
  cs: { approve: 'Potvrdit', decline: 'Zamítnout', back: 'Zpět bez placení' },
} as const

for (const language of LANGUAGES) {
  test(`from the home page to a paid order, in ${language}`, wideOnceOf(language), async ({ page }) => {
    const t = (key: string, inputs?: Record<string, string>) => text(language, key, inputs)
    await page.goto(pathIn(language, '/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(pathIn(language, '/collections/populiarnye-semena'))
    await expect(page.getByRole('article').first()).toBeVisible()
    const before = await page.getByRole('article').count()

    const filters = page.getByRole('button', { name: new RegExp(t('catalog_filters')) })
    if (await filters.isVisible()) await filters.click()
    await page
      .getByRole('checkbox', { name: { en: /Feminized/, ru: /Феминиз/, cs: /Feminiz/ }[language] })
      .last()
      .check()
    await expect(page).toHaveURL(/genetics=feminized/)
    const show = page.getByRole('button', { name: pattern(language, 'catalog_filters_close') })
    if (await show.first().isVisible()) await show.first().click()
    expect(await page.getByRole('article').count()).toBeLessThanOrEqual(before)

    await page.getByRole('link', { name: 'Northern Lights', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Northern Lights' })).toBeVisible()
    await page
      .getByRole('button', { name: t('basket_add'), exact: true })
      .first()
      .click()
    await expect(page.getByText(t('basket_added_title'))).toBeVisible()

    await page.getByRole('link', { name: pattern(language, 'site_basket_count') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('basket_title') })).toBeVisible()
    await page.getByRole('button', { name: t('basket_one_more') }).click()
    await expect(page.getByRole('link', { name: t('site_basket_count', { count: '2' }) })).toBeVisible()
    await page.getByLabel(t('basket_promo_label')).fill('welcome10')
    await page.getByRole('button', { name: t('basket_promo_apply') }).click()
    await expect(page.getByText(pattern(language, 'basket_promo_applied'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(pattern(language, 'basket_promo_applied'))).toBeVisible()

    await page.getByRole('link', { name: t('basket_checkout') }).click()
    await checkOut(page, language)
    await expect(page.getByText(pattern(language, 'payment_order')).first()).toBeVisible()
    await page.getByRole('button', { name: t('payment_pay_card') }).click()
    await page.getByRole('button', { name: CARD_PAGE[language].approve }).click()
    await expect(page.getByRole('heading', { name: t('payment_paid_title') })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: t('payment_paid_title') })).toBeVisible()
  })
}

test('a declined card can be tried again, and an abandoned page gone on with', ONCE, async ({ page }) => {
  const t = (key: string) => text('en', key)
  await order(page, 'en')
  await page.getByRole('button', { name: t('payment_pay_card') }).click()
  await page.getByRole('button', { name: CARD_PAGE.en.decline }).click()
  await expect(page.getByRole('heading', { name: t('payment_declined_title') })).toBeVisible()

  await page.getByRole('button', { name: t('payment_again') }).click()
  await page.getByRole('link', { name: CARD_PAGE.en.back }).click()
  await expect(page.getByRole('heading', { name: t('payment_abandoned_title') })).toBeVisible()

  await page.getByRole('button', { name: t('payment_go_on') }).click()
  await page.getByRole('button', { name: CARD_PAGE.en.approve }).click()
  await expect(page.getByRole('heading', { name: t('payment_paid_title') })).toBeVisible()
})

test('going back after ordering says so instead of failing', ONCE, async ({ page }) => {
  await order(page, 'en')
  await expect(page.getByRole('button', { name: text('en', 'payment_pay_card') })).toBeVisible()
  await page.goBack()
  // The page of the form was long, and its button stands at its foot.
  await expect(page.getByText(text('en', 'checkout_ordered_title'))).toBeInViewport()
})

test('what is chosen and pressed before the scripts have arrived is what is bought', ONCE, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/sort/northern-lights', { waitUntil: 'commit' })
  const pack = page.getByRole('radio', { name: /^5 / })
  await pack.check()
  await page.getByRole('textbox', { name: text('en', 'catalog_quantity') }).fill('2')
  await page
    .getByRole('button', { name: text('en', 'basket_add'), exact: true })
    .first()
    .click()
  release()
  await expect(page.getByText(text('en', 'basket_added_title'))).toBeVisible()
  await expect(pack).toBeChecked()
  await page.goto('/basket')
  const line = page.getByRole('main').getByRole('listitem').first()
  await expect(line).toContainText('5 seeds')
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('2')
})
