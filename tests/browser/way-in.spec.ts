/**
 * Obstacles on the way to signing in: other browsers and devices, shops that require a confirmed address, slow scripts,
 * used links.
 */
import type { Browser, Page } from '@playwright/test'
import { type Customer, PASSWORD, askAs, register } from '../support/customer.ts'
import { mailsTo } from '../support/mailbox.ts'
import { importFiles, mailedAgo } from '../support/owner.ts'
import type { RunningShop } from '../support/shop.ts'
import { faultsInTurn } from './axe.ts'
import { ONCE, expect, type Language, LANGUAGES, pathIn, test, holdScripts, awake } from './fixtures.ts'
import { pattern, text } from './texts.ts'

const t = (key: string, inputs?: Record<string, string>): string => text('en', key, inputs)
const heading = (page: Page, key: string, language: Language = 'en') =>
  page.getByRole('heading', { level: 1, name: text(language, key) })

let count = 0
const somebody = (): string => `gardener-${process.pid}-${++count}@example.com`

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel(t('auth_email'), { exact: true }).fill(email)
  await page.getByLabel(t('auth_password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(t('auth_password_again'), { exact: true }).fill(PASSWORD)
  for (const box of ['auth_consent_data', 'auth_consent_adult'])
    await page.getByRole('checkbox', { name: t(box) }).check()
  await page.getByRole('button', { name: t('auth_register_submit'), exact: true }).click()
  await expect(heading(page, 'auth_check_title')).toBeVisible()
}

async function fillSignIn(page: Page, { email }: Pick<Customer, 'email'>): Promise<void> {
  await page.getByLabel(t('auth_email'), { exact: true }).fill(email)
  await page.getByLabel(t('auth_password'), { exact: true }).fill(PASSWORD)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth_login_submit'), exact: true })
    .click()
}

/** The link to a page of the shop in the nth mail to an address. */
async function mailedLink({ folder }: RunningShop, email: string, path: string, nth = 1): Promise<string> {
  await expect.poll(() => mailsTo(folder, email).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(nth)
  return new RegExp(`https?://\\S*${path}\\S*`).exec(mailsTo(folder, email)[nth - 1]!.text)![0]
}

/** A page in a browser that knows nothing of the visitor. */
async function elsewhere(browser: Browser, shop: RunningShop): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url })
  await context.addInitScript(() => {
    document.cookie = 'semena_adult=1; path=/; max-age=3600'
  })
  return context.newPage()
}

test(
  'the mail is opened in another browser, and leads on to the page that was asked for',
  ONCE,
  async ({ page, shop, browser }) => {
    const email = somebody()
    await page.clock.install()
    await page.goto('/register?next=%2Fcatalog%3Fgenetics%3Dautoflowering')
    await fillRegistration(page, email)
    const phone = await elsewhere(browser, shop)
    await phone.goto(await mailedLink(shop, email, '/confirm/'))
    await phone.getByRole('button', { name: t('auth_confirm_action'), exact: true }).click()
    await expect(phone.getByText(t('auth_confirmed_out', { email }))).toBeVisible()
    await phone
      .getByRole('main')
      .getByRole('link', { name: t('auth_login_submit'), exact: true })
      .click()
    await fillSignIn(phone, { email })
    await expect(phone).toHaveURL('/catalog?genetics=autoflowering')
    await phone.context().close()
    // The waiting page notices the confirmation by itself: it asks every fifteen seconds.
    await page.clock.fastForward(15_000)
    await expect(page).toHaveURL('/catalog?genetics=autoflowering', { timeout: 30_000 })
  },
)

test('another mail can be asked for after three minutes, and its link counts', ONCE, async ({ page, shop }) => {
  const email = somebody()
  await page.clock.install()
  await page.goto('/register')
  await fillRegistration(page, email)
  const again = page.getByRole('button', { name: t('auth_check_resend') })
  await expect(page.getByText(pattern('en', 'auth_check_wait'))).toBeVisible()
  await page.clock.fastForward(100_000)
  await page.reload()
  await expect(again).toBeDisabled()
  // Another tab shows the waiting time, too.
  const tab = await page.context().newPage()
  await tab.goto('/check-email')
  await expect(tab.getByText(pattern('en', 'auth_check_wait'))).toBeVisible()
  await expect(tab.getByRole('button', { name: t('auth_check_resend') })).toBeDisabled()
  await tab.close()
  await page.clock.fastForward(85_000)
  // A device whose clock is ahead asks too early. The shop refuses, and the button waits again.
  await again.click()
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty()
  await expect(again).toBeDisabled()
  await mailedAgo(shop, email, 4)
  await page.clock.fastForward(185_000)
  await again.click()
  await expect(page.getByText(t('auth_check_sent'))).toBeVisible()
  await expect(again).toBeDisabled()
  await page.goto(await mailedLink(shop, email, '/confirm/', 2))
  await page.getByRole('button', { name: t('auth_confirm_action'), exact: true }).click()
  await expect(page.getByText(t('auth_confirmed_in', { email }))).toBeVisible()
})

test.describe('where nobody is let in before the mail', ONCE, () => {
  const setting = async (shop: RunningShop, allowed: boolean): Promise<void> => {
    const { code, output } = await importFiles(shop, {
      'shop.json': JSON.stringify({ settings: { allowLoginWithoutConfirmation: allowed } }),
    })
    expect(code, output).toBe(0)
  }
  test.beforeEach(({ shop }) => setting(shop, false))
  test.afterEach(({ shop }) => setting(shop, true))

  test('following the link signs in by the password that only the shared worker knows, once', async ({
    page,
    shop,
    context,
  }) => {
    const email = somebody()
    await page.goto('/register')
    await fillRegistration(page, email)
    await expect(page.getByText(t('auth_check_advice'))).toBeVisible()
    await expect(page.getByRole('button', { name: t('auth_check_resend') })).toHaveCount(0)
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    )
    expect(kept).not.toContain(PASSWORD)
    expect(kept).not.toContain(Buffer.from(PASSWORD).toString('base64'))

    const mail = await context.newPage()
    await mail.goto(await mailedLink(shop, email, '/confirm/'))
    await mail.getByRole('button', { name: t('auth_confirm_action'), exact: true }).click()
    await expect(mail.getByText(t('auth_confirmed_in', { email }))).toBeVisible()
    // The waiting tab is signed in as well.
    await expect(heading(page, 'account_title')).toBeVisible()
  })

  test('signing in too early says what to do, and the link then signs in', async ({ page, shop, context }) => {
    const email = somebody()
    await page.goto('/register')
    await fillRegistration(page, email)
    await page.goto('/login?next=%2Ffaq')
    await fillSignIn(page, { email })
    await expect(page.getByRole('alert').filter({ hasText: t('auth_unconfirmed_title') })).toBeVisible()
    const mail = await context.newPage()
    await mail.goto(await mailedLink(shop, email, '/confirm/'))
    await mail.getByRole('button', { name: t('auth_confirm_action'), exact: true }).click()
    await expect(mail.getByText(t('auth_confirmed_in', { email }))).toBeVisible()
    await expect(page).toHaveURL('/faq')
  })
})

test('a link that is spent says so, and what to do', ONCE, async ({ page }) => {
  await page.goto('/confirm/?email=nobody@example.com&token=spent')
  await page.getByRole('button', { name: t('auth_confirm_action'), exact: true }).click()
  await expect(page.getByText(t('auth_confirm_lost'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('auth_confirm_action'), exact: true })).toHaveCount(0)
  await page.goto('/confirm')
  await expect(page.getByText(t('auth_link_broken'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: t('auth_login_submit'), exact: true })).toBeVisible()
})

test('what is typed and pressed before the scripts have arrived is not lost', ONCE, async ({ page, shop }) => {
  const customer = await register(shop)
  const release = await holdScripts(page)
  await page.goto('/login?next=%2Ffaq', { waitUntil: 'commit' })
  await fillSignIn(page, customer)
  release()
  await expect(page).toHaveURL('/faq')
})

test('what is ticked before the scripts have arrived is not lost', ONCE, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/register', { waitUntil: 'commit' })
  const box = page.getByRole('checkbox', { name: t('auth_consent_data') })
  await box.check()
  release()
  await awake(page)
  await page.getByRole('checkbox', { name: t('auth_consent_adult') }).check()
  await expect(box).toBeChecked()
})

test(
  'Enter before the scripts have arrived counts, and a search that was opened has the focus',
  ONCE,
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel(t('auth_email'), { exact: true }).press('Enter')
    await page.getByRole('button', { name: t('site_search') }).click()
    const field = page.locator('#site-search-field')
    await expect(field).toBeFocused()
    await page.keyboard.type('northern')
    release()
    await expect(page.getByText(t('auth_empty'))).toHaveCount(2)
    await expect(page.getByRole('option', { name: /Northern Lights/ }).first()).toBeVisible()
  },
)

test(
  'signing in by keyboard, after a wrong password, back to the page with its question',
  ONCE,
  async ({ page, shop }) => {
    const customer = await register(shop)
    await page.goto(`/login?next=${encodeURIComponent('/catalog?search=haze')}`)
    await page.getByLabel(t('auth_email'), { exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('auth_empty'))).toHaveCount(2)
    await expect(page.getByLabel(t('auth_email'), { exact: true })).toBeFocused()
    await page.keyboard.type('nobody@nowhere')
    await page.keyboard.press('Tab')
    await page.keyboard.type(`${PASSWORD}!`)
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('auth_email_wrong'))).toBeVisible()
    await expect(page.getByLabel(t('auth_email'), { exact: true })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(customer.email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: /Invalid login credentials/ })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(PASSWORD)
    await expect(async () => {
      // After a wrong password the service delays the next attempt by a second.
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/catalog?search=haze', { timeout: 1500 })
    }).toPass()
  },
)

test('a new e-mail address is taken over by whoever asked for it', ONCE, async ({ page, shop }) => {
  const customer = await register(shop)
  const fresh = somebody()
  await askAs(
    shop.url,
    customer,
    'mutation($new: String!, $password: String!, $url: String!) { requestEmailChange(newEmail: $new, password: $password, redirectUrl: $url, channel: "us") { errors { code field } } }',
    { new: fresh, password: PASSWORD, url: `${shop.url}/confirm-email` },
  )
  await page.goto(await mailedLink(shop, fresh, '/confirm-email'))
  // The sign-in page comes first and leads back to the link's page.
  await fillSignIn(page, customer)
  await page.getByRole('button', { name: t('auth_new_email_action') }).click()
  await expect(page.getByText(t('auth_new_email_done', { email: fresh }))).toBeVisible()
  await page.getByRole('link', { name: t('auth_to_account') }).click()
  await expect(page.getByText(fresh).first()).toBeVisible()
})

const SCREENS: [path: string, key: string][] = [
  ['/login', 'auth_login_title'],
  ['/register', 'auth_register_title'],
  ['/check-email', 'auth_check_title'],
  ['/confirm?email=ann@example.com&token=x', 'auth_confirm_title'],
  ['/forgot-password', 'auth_forgot_title'],
  ['/reset-password?email=ann@example.com&token=x', 'auth_reset_title'],
]

for (const language of LANGUAGES) {
  test(
    `every screen in ${language}, empty and refused: nothing axe objects to, no sideways scrolling`,
    ONCE,
    async ({ page }) => {
      for (const [n, [path, key]] of SCREENS.entries()) {
        await page.goto(pathIn(language, path))
        await expect(heading(page, key, language)).toBeVisible()
        const submit = page.getByRole('main').locator('form button[type=submit]')
        await page.waitForLoadState('networkidle')
        for (const press of [false, true]) {
          if (press && (await submit.count()) === 0) continue
          if (press) {
            await submit.click()
            await expect(page.getByText(text(language, 'auth_empty')).first()).toBeVisible()
          }
          expect(await faultsInTurn(page, language, n), path).toEqual([])
        }
      }
    },
  )
}
