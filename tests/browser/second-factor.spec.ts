/** Two-step sign-in: switched on, asked for, lost and recovered, switched off; and where the shop demands it. */
import { readFileSync } from 'node:fs'
import type { Page, Request, Response } from '@playwright/test'
import { appWith } from '../support/authenticator.ts'
import { runCommand } from '../support/command.ts'
import { type Customer, PASSWORD, register } from '../support/customer.ts'
import { mailsTo } from '../support/mailbox.ts'
import { startDemoShop } from '../support/demo-shop.ts'
import { faultsInTurn, faultsOf } from './axe.ts'
import { ONCE, awake, expect, type Language, LANGUAGES, pathIn, test } from './fixtures.ts'
import { text } from './texts.ts'

const words = (language: Language) => (key: string, inputs?: Record<string, string>) => text(language, key, inputs)
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const keyOn = async (page: Page, language: Language): Promise<string> =>
  (await page
    .getByRole('group', { name: text(language, 'factor_key') })
    .locator('code')
    .textContent())!

async function enterPassword(page: Page, language: Language, email: string, password: string): Promise<void> {
  const t = words(language)
  await field(page, t('auth_email')).fill(email)
  await field(page, t('auth_password')).fill(password)
  await button(page, t('auth_login_submit')).click()
}

/** Presses, and again for as long as earlier wrong codes delay the next attempt; only once the last answer is there. */
async function pressUntilTaken(
  page: Page,
  press: () => Promise<void>,
  answers: (request: Request) => boolean,
  isTaken: (response: Response) => boolean | Promise<boolean>,
): Promise<void> {
  await expect(async () => {
    const answer = page.waitForResponse((response) => answers(response.request()))
    await press()
    expect(await isTaken(await answer)).toBe(true)
  }).toPass({ timeout: 30_000 })
}

/** Enters a code, and tries again while earlier wrong codes delay the sign-in. */
async function enterCode(page: Page, language: Language, label: string, code: string): Promise<void> {
  await pressUntilTaken(
    page,
    async () => {
      await field(page, text(language, label)).fill(code)
      await button(page, text(language, 'factor_sign_in')).click()
    },
    (request) => request.postData()?.includes('"FinishSecondStep"') === true,
    async (response) => {
      const { data } = (await response.json()) as { data: { externalObtainAccessTokens: { errors: object[] } } }
      return data.externalObtainAccessTokens.errors.length === 0
    },
  )
  await expect(page).toHaveURL(/\/account\//)
}

async function keepCodes(page: Page, language: Language, action: string): Promise<string[]> {
  const t = words(language)
  await expect(page.getByRole('heading', { name: t('factor_keep_title') })).toBeFocused()
  const codes = await page.locator('.recovery-codes-list code').allTextContents()
  expect(codes).toHaveLength(10)
  // The codes cannot be confirmed before they are kept.
  await button(page, t(action)).click()
  await expect(page.getByText(t('factor_keep_missing'))).toBeVisible()
  const downloading = page.waitForEvent('download')
  await button(page, t('factor_keep_download')).click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  for (const code of codes) expect(file).toContain(code)
  await page.getByRole('checkbox', { name: t('factor_keep_check') }).check()
  await button(page, t(action)).click()
  return codes
}

async function signOut(page: Page, language: Language): Promise<void> {
  await button(page, text(language, 'account_sign_out')).click()
  await expect(page).not.toHaveURL(/\/account/)
}

async function open(page: Page, { me, token, refreshToken }: Customer, path: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((user) => localStorage.setItem('semena.user', user), JSON.stringify({ me, token, refreshToken }))
  await page.goto(path)
}

for (const language of LANGUAGES) {
  const t = words(language)
  test(`switched on, used, switched off, in ${language}`, ONCE, async ({ page, shop, faults }) => {
    test.slow()
    // The shop refuses with a status of 400, which the browser repeats in its console.
    faults.expected.push(/400 .*\/api\/second-factor\//, /console: Failed to load resource: .*400/)
    const customer = await register(shop)
    await open(page, customer, pathIn(language, '/account/info'))
    await expect(page.getByRole('heading', { level: 2, name: t('factor_title') })).toBeVisible()
    await button(page, t('factor_turn_on')).click()
    await expect(field(page, t('factor_password'))).toBeFocused()
    await button(page, t('factor_next')).click()
    await expect(page.getByText(t('factor_empty'))).toBeVisible()
    await field(page, t('factor_password')).fill(PASSWORD)
    await button(page, t('factor_next')).click()
    await expect(page.getByRole('img', { name: t('factor_qr') })).toBeVisible()
    expect(await faultsInTurn(page, language, 0)).toEqual([])
    const app = appWith(await keyOn(page, language))
    await field(page, t('factor_code')).fill(app())
    await button(page, t('factor_confirm')).click()
    const codes = await keepCodes(page, language, 'factor_done')
    await expect(button(page, t('factor_turn_off'))).toBeVisible()
    await expect(button(page, t('factor_renew'))).toBeFocused()
    expect(await faultsInTurn(page, language, 1)).toEqual([])
    await expect.poll(() => mailsTo(shop.folder, customer.email).length, { timeout: 20_000 }).toBe(2)

    await signOut(page, language)
    await page.goto(pathIn(language, '/login?next=%2Faccount%2Finfo'))
    await awake(page)
    await enterPassword(page, language, customer.email, PASSWORD)
    await expect(page.getByRole('heading', { level: 1, name: t('factor_code_title') })).toBeVisible()
    const code = field(page, t('factor_code'))
    await expect(code).toBeFocused()
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    expect(await faultsInTurn(page, language, 2)).toEqual([])
    await code.fill('nothing')
    await button(page, t('factor_sign_in')).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await enterCode(page, language, 'factor_code', app())
    // What follows is the shop's work, and the same in each language.
    if (language !== 'en') return

    await signOut(page, language)
    await page.goto(pathIn(language, '/login?next=%2Faccount%2Finfo'))
    await awake(page)
    await enterPassword(page, language, customer.email, PASSWORD)
    await button(page, t('factor_recovery_instead')).click()
    await expect(field(page, t('factor_recovery'))).toBeFocused()
    await enterCode(page, language, 'factor_recovery', codes[0]!.toUpperCase())
    await expect(page.locator('dd').filter({ hasText: /^9$/ })).toBeVisible()

    await button(page, t('factor_turn_off')).click()
    await field(page, t('factor_password')).fill('not the password')
    await button(page, t('factor_recovery_instead')).click()
    await field(page, t('factor_recovery')).fill(codes[1]!)
    await button(page, t('factor_turn_off')).click()
    await expect(field(page, t('factor_password'))).toHaveAttribute('aria-invalid', 'true')
    await field(page, t('factor_password')).fill(PASSWORD)
    faults.expected.push(/429 .*\/api\/second-factor\//, /console: Failed to load resource: .*429/)
    await pressUntilTaken(
      page,
      () => button(page, t('factor_turn_off')).click(),
      (request) => request.url().endsWith('/api/second-factor/off/'),
      (response) => response.ok(),
    )
    await expect(button(page, t('factor_turn_on'))).toBeFocused()
    await signOut(page, language)
    await page.goto(pathIn(language, '/login?next=%2Faccount%2Finfo'))
    await awake(page)
    await enterPassword(page, language, customer.email, PASSWORD)
    await expect(page).toHaveURL(/\/account\/info/)
  })
}

test('where the shop demands it, signing in sets it up', ONCE, async ({ page }) => {
  test.slow()
  const strict = await startDemoShop({ SEMENA_SECOND_FACTOR: 'superusers' })
  const t = words('cs')
  try {
    const made = await runCommand(['staff', 'create', 'owner@example.com', '--superuser'], {
      SEMENA_DATA: strict.folder,
    })
    const password = /shown only now: (\S+)/.exec(made.lines.join('\n'))![1]!
    await page.goto(`${strict.url}/cs/login?next=%2Faccount%2Finfo`)
    await awake(page)
    await enterPassword(page, 'cs', 'owner@example.com', password)
    await expect(page.getByRole('heading', { level: 1, name: t('factor_set_up_title') })).toBeVisible()
    await expect(page.getByRole('img', { name: t('factor_qr') })).toBeVisible()
    expect(await faultsOf(page, false)).toEqual([])
    const app = appWith(await keyOn(page, 'cs'))
    await field(page, t('factor_code')).fill(app())
    await button(page, t('factor_confirm')).click()
    await keepCodes(page, 'cs', 'factor_next')
    await expect(page).toHaveURL(/\/account\/info/)
    await expect(page.getByText(t('factor_demanded'))).toBeVisible()
    await expect(button(page, t('factor_turn_off'))).toHaveCount(0)

    await signOut(page, 'cs')
    await page.goto(`${strict.url}/cs/login?next=%2Faccount%2Finfo`)
    await awake(page)
    await enterPassword(page, 'cs', 'owner@example.com', password)
    await enterCode(page, 'cs', 'factor_code', app())

    // The owner helps somebody who has lost everything, in this case themselves.
    const off = await runCommand(['staff', 'second-factor-off', 'owner@example.com'], { SEMENA_DATA: strict.folder })
    expect(off.code).toBe(0)
    expect(off.lines.join('\n')).toContain('owner@example.com')
  } finally {
    await strict.remove()
  }
})
