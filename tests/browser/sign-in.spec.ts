/** Registering, signing in again, and resetting a forgotten password, with the mails that are really sent. */
import type { Page } from '@playwright/test'
import { register as registered } from '../support/customer.ts'
import { mailsTo as written } from '../support/mailbox.ts'
import type { RunningShop } from '../support/shop.ts'
import { ONCE, expect, type Language, LANGUAGES, pathIn, test } from './fixtures.ts'
import { text } from './texts.ts'

const PASSWORD = 'a calm botanical plate'
let count = 0
const address = (): string => `collector-${Date.now()}-${++count}@example.com`

async function register(page: Page, language: Language, email: string): Promise<void> {
  const t = (key: string) => text(language, key)
  await page.goto(pathIn(language, '/register'))
  await page.getByLabel(t('auth_email'), { exact: true }).fill(email)
  await page.getByLabel(t('auth_password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(t('auth_password_again'), { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: t('auth_consent_data') }).check()
  await page.getByRole('checkbox', { name: t('auth_consent_adult') }).check()
  await page.getByRole('button', { name: t('auth_register_submit'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth_check_title') })).toBeVisible()
}

async function signIn(page: Page, language: Language, email: string, password: string): Promise<void> {
  await page.getByLabel(text(language, 'auth_email'), { exact: true }).fill(email)
  await page.getByLabel(text(language, 'auth_password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: text(language, 'auth_login_submit'), exact: true })
    .click()
}

/** Waits until an address has `many` mails, and answers them. */
async function mailsTo({ folder }: RunningShop, email: string, many = 1) {
  await expect.poll(() => written(folder, email).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(many)
  return written(folder, email)
}

const linkIn = (body: string, path: string): string => {
  const found = new RegExp(`https?://\\S*${path}\\S*`).exec(body)?.[0]
  if (!found) throw new Error(`no link to ${path} in: ${body}`)
  return found
}

for (const language of LANGUAGES) {
  const t = (key: string, inputs?: Record<string, string>) => text(language, key, inputs)

  test(`from registration to the account, in ${language}`, ONCE, async ({ page, shop }) => {
    const email = address()
    // Registration ends on the page that was asked for first.
    await page.goto(pathIn(language, '/account/orders'))
    await expect(page.getByRole('heading', { level: 1, name: t('auth_login_title') })).toBeVisible()
    await page.getByRole('link', { name: t('auth_register_title') }).click()
    await expect(page).toHaveURL(/\/register\?next=/)
    await register(page, language, email)
    await expect(page.getByText(t('auth_check_lead', { email }))).toBeVisible()
    // Another mail can only be asked for later.
    await expect(page.getByRole('button', { name: t('auth_check_resend') })).toBeDisabled()
    // Without confirmation the account page is not shown.
    await page.goto(pathIn(language, '/account/info'))
    await expect(page.getByRole('heading', { level: 1, name: t('auth_check_title') })).toBeVisible()

    const [mail] = await mailsTo(shop, email)
    await page.goto(linkIn(mail!.text, '/confirm/'))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('button', { name: t('auth_confirm_action'), exact: true }).click()
    await expect(page.getByText(t('auth_confirmed_in', { email }))).toBeVisible()
    await page.getByRole('link', { name: t('auth_to_account') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('account_title') })).toBeVisible()
    await expect(page.getByText(email).first()).toBeVisible()
    await expect(page.getByText(t('account_consent_legal_competence'))).toBeVisible()
  })
}

test('a form says what is wrong before it is sent', ONCE, async ({ page }) => {
  const t = (key: string) => text('en', key)
  await page.goto('/register')
  await page.getByRole('button', { name: t('auth_register_submit'), exact: true }).click()
  await expect(page.getByText(t('auth_empty'))).toHaveCount(3)
  await expect(page.getByText(t('auth_consent_needed'))).toHaveCount(2)
  await expect(page.getByLabel(t('auth_email'), { exact: true })).toBeFocused()
  await page.getByLabel(t('auth_email'), { exact: true }).fill('nobody@nowhere')
  await page.getByLabel(t('auth_password'), { exact: true }).fill('12345678')
  await page.getByLabel(t('auth_password_again'), { exact: true }).fill('1234567')
  await page.getByRole('button', { name: t('auth_register_submit'), exact: true }).click()
  await expect(page.getByText(t('auth_email_wrong'))).toBeVisible()
  await expect(page.getByText(t('auth_password_differs'))).toBeVisible()
  // A fault that only the service can find stands beside its field, too.
  await page.getByLabel(t('auth_email'), { exact: true }).fill(address())
  await page.getByLabel(t('auth_password_again'), { exact: true }).fill('12345678')
  for (const box of ['auth_consent_data', 'auth_consent_adult'])
    await page.getByRole('checkbox', { name: t(box) }).check()
  await page.getByRole('button', { name: t('auth_register_submit'), exact: true }).click()
  await expect(page.getByLabel(t('auth_password'), { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test('a forgotten password is replaced by a mail’s link, once', ONCE, async ({ page, shop, context }) => {
  const t = (key: string, inputs?: Record<string, string>) => text('cs', key, inputs)
  const email = address()
  await register(page, 'cs', email)
  const [confirmation] = await mailsTo(shop, email)
  await page.goto(linkIn(confirmation!.text, '/confirm/'))
  await page.getByRole('button', { name: t('auth_confirm_action'), exact: true }).click()
  await expect(page.getByText(t('auth_confirmed_in', { email }))).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await context.clearCookies()

  await page.goto('/cs/login')
  await signIn(page, 'cs', email, 'not the password')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await page.getByRole('link', { name: t('auth_forgot') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('auth_forgot_title') })).toBeVisible()
  await page.getByLabel(t('auth_email'), { exact: true }).fill(email)
  await page.getByRole('button', { name: t('auth_forgot_submit') }).click()
  await expect(page.getByText(t('auth_forgot_sent', { email }))).toBeVisible()

  const mails = await mailsTo(shop, email, 2)
  const link = linkIn(mails.map(({ text: body }) => body).join('\n'), '/reset-password')
  await page.goto(link)
  await page.getByLabel(t('auth_password_new'), { exact: true }).fill('another calm plate')
  await page.getByLabel(t('auth_password_again'), { exact: true }).fill('another calm plate')
  await page.getByRole('button', { name: t('auth_reset_submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('account_title') })).toBeVisible()

  await page.goto(link)
  await page.getByLabel(t('auth_password_new'), { exact: true }).fill('a third calm plate')
  await page.getByLabel(t('auth_password_again'), { exact: true }).fill('a third calm plate')
  await page.getByRole('button', { name: t('auth_reset_submit') }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
})

test('an unknown address is answered as a known one', ONCE, async ({ page }) => {
  const email = address()
  await page.goto('/forgot-password')
  await page.getByLabel(text('en', 'auth_email'), { exact: true }).fill(email)
  await page.getByRole('button', { name: text('en', 'auth_forgot_submit') }).click()
  await expect(page.getByText(text('en', 'auth_forgot_sent', { email }))).toBeVisible()
})

test('signing in never leads to another site', ONCE, async ({ page, shop }) => {
  const { me, token, refreshToken } = await registered(shop)
  await page.goto('/robots.txt')
  await page.evaluate((user) => localStorage.setItem('semena.user', user), JSON.stringify({ me, token, refreshToken }))
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await expect(page.getByRole('heading', { level: 1, name: text('en', 'account_title') }), next).toBeVisible()
    expect(new URL(page.url()).origin, next).toBe(shop.url)
  }
})
