/** Customers in their account: their details, addresses, orders and favourites. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Customer, PASSWORD, askAs, placeOrders, register, saveAddress } from '../support/customer.ts'
import { ADDRESS, send } from '../support/buyer.ts'
import { setStock } from '../support/owner.ts'
import { faultsInTurn } from './axe.ts'
import { ONCE, expect, LANGUAGES, pathIn, test } from './fixtures.ts'
import { pattern, text } from './texts.ts'

const t = (key: string, inputs?: Record<string, string>): string => text('en', key, inputs)

/** A PNG picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Opens a page in a browser in which the customer has signed in before. */
async function open(page: Page, { me, token, refreshToken }: Customer, path: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((user) => localStorage.setItem('semena.user', user), JSON.stringify({ me, token, refreshToken }))
  await page.goto(path)
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const bearer = ({ token }: Customer): Record<string, string> => ({ authorization: `Bearer ${token}` })

/** Signs the customer in on a device with this user agent. */
const signInElsewhere = (url: string, { email }: Customer, userAgent: string) =>
  send(
    url,
    'mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { errors { code } } }',
    { e: email, p: PASSWORD },
    { 'user-agent': userAgent },
  )

/** The browsers of the customer's sessions: "Firefox", or null for any other. */
async function liveSessions(url: string, customer: Customer): Promise<(string | null)[]> {
  const response = await fetch(`${url}/api/sessions/`, { headers: bearer(customer) })
  const names = ((await response.json()) as { browser: string | null }[]).map(({ browser }) => browser)
  return names.map((name) => (name === 'Firefox' ? name : null)).toSorted((a) => (a ? -1 : 1))
}

/** Signs out on the page of personal information, whose last question to the service must not come after the session. */
async function signOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: t('factor_title') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account_sign_out'), exact: true })
    .click()
}

/** Signs in on the sign-in page, once its scripts are there. */
async function signIn(page: Page, customer: Customer): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.getByLabel(t('auth_email'), { exact: true }).fill(customer.email)
  await page.getByLabel(t('auth_password'), { exact: true }).fill(PASSWORD)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth_login_submit') })
    .click()
}

test('a guest is led to the sign-in page and back', ONCE, async ({ page, shop }) => {
  const customer = await register(shop)
  await page.goto('/account/orders')
  await expect(page).toHaveURL(/\/login\?next=/)
  await signIn(page, customer)
  await expect(page).toHaveURL('/account/orders')
  await expect(page.getByRole('link', { name: t('account_tab_orders'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.goto('/account')
  await expect(page).toHaveURL('/account/info')
})

for (const language of LANGUAGES) {
  test(
    `every tab in ${language}: named, reachable, nothing axe objects to, no sideways scrolling`,
    ONCE,
    async ({ page, shop }) => {
      const customer = await register(shop)
      await saveAddress(shop.url, customer)
      await placeOrders(shop.url, customer, 'NTL-FEM-1')
      await open(page, customer, pathIn(language, '/account/info'))
      for (const [n, tab] of ['info', 'addresses', 'orders', 'favourites'].entries()) {
        const name = text(language, `account_tab_${tab}`)
        await page
          .getByRole('navigation', { name: text(language, 'account_title') })
          .getByRole('link', { name })
          .click()
        await expect(page).toHaveTitle(`${name} · Semena`)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        expect(await faultsInTurn(page, language, n), tab).toEqual([])
      }
      await page.goto(pathIn(language, '/account/orders'))
      await page.getByRole('rowheader').getByRole('link').click()
      await expect(
        page.getByRole('heading', { level: 2, name: pattern(language, 'account_order_title') }),
      ).toBeVisible()
      expect(await faultsInTurn(page, language, 5)).toEqual([])
    },
  )
}

test.describe('personal information', ONCE, () => {
  test('changes name and language, and keeps them', async ({ page, shop }) => {
    await open(page, await register(shop), '/account/info')
    await page.getByLabel(t('account_first_name')).fill('Anežka')
    await page.getByLabel(t('account_language'), { exact: true }).and(page.getByRole('combobox')).selectOption('CS')
    await page.getByRole('button', { name: t('account_save') }).click()
    await expect(page.getByText('The changes are saved')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(t('account_first_name'))).toHaveValue('Anežka')
    await expect(page.getByLabel(t('account_language'), { exact: true }).and(page.getByRole('combobox'))).toHaveValue(
      'CS',
    )
  })

  test('asks for another e-mail with the password', async ({ page, shop }) => {
    await open(page, await register(shop), '/account/info')
    await page.getByRole('button', { name: t('account_email_change') }).click()
    const mail = page.getByLabel(t('account_email_new'))
    await expect(mail).toBeFocused()
    await mail.fill('not an address')
    await page.getByLabel(t('account_password_present')).fill('wrong password')
    await page.getByRole('button', { name: t('account_email_send') }).click()
    await expect(page.getByText('Please enter a valid email.')).toBeVisible()
    await mail.fill(`new-${Date.now()}@example.com`)
    await page.getByRole('button', { name: t('account_email_send') }).click()
    await expect(page.getByText('The password is wrong')).toBeVisible()
  })

  test('leads to the first wrong field of the form that was sent', async ({ page, shop }) => {
    await open(page, await register(shop), '/account/info')
    await page.getByRole('button', { name: t('account_email_change') }).click()
    await page.getByRole('button', { name: t('account_email_send') }).click()
    await expect(page.getByLabel(t('account_email_new'))).toBeFocused()
    await page.getByRole('button', { name: t('account_password_change') }).click()
    await page.getByRole('button', { name: t('account_password_save') }).click()
    await expect(page.locator('#account-oldPassword')).toBeFocused()
  })

  test('changes the password; the old one is of no use any more', async ({ page, shop }) => {
    const customer = await register(shop)
    await open(page, customer, '/account/info')
    await page.getByRole('button', { name: t('account_password_change') }).click()
    await page.getByLabel(t('account_password_present')).fill(PASSWORD)
    await page.getByLabel(t('account_password_new'), { exact: true }).fill('Riverbank-orchard-9')
    await page.getByLabel(t('account_password_repeat')).fill('Riverbank-orchard-8')
    await page.getByRole('button', { name: t('account_password_save') }).click()
    await expect(page.getByText(t('account_password_differs'))).toBeVisible()
    await page.getByLabel(t('account_password_repeat')).fill('Riverbank-orchard-9')
    await page.getByRole('button', { name: t('account_password_save') }).click()
    await expect(page.getByText(t('account_password_changed'))).toBeVisible()
    const sign = (password: string) =>
      askAs<{ token: string | null }>(
        shop.url,
        customer,
        'mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token errors { code } } }',
        { e: customer.email, p: password },
      )
    await expect(sign(PASSWORD)).rejects.toThrow('INVALID_CREDENTIALS')
  })

  test('shows where the customer is signed in, and signs out there', async ({ page, shop }) => {
    const customer = await register(shop)
    await signInElsewhere(shop.url, customer, IPHONE)
    await signInElsewhere(shop.url, customer, WINDOWS)
    await open(page, customer, '/account/info')
    const part = page.getByRole('region', { name: t('account_sessions_title') })
    const rows = part.getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: t('account_session_this') })).toHaveCount(1)
    const phone = t('account_session_device', { browser: 'Safari', system: 'iPhone' })
    await part.getByRole('button', { name: t('account_session_end_there', { device: phone }) }).click()
    await expect(page.getByText(t('account_session_ended', { device: phone }))).toBeVisible()
    await expect(rows).toHaveCount(2)
    expect(await liveSessions(shop.url, customer)).toEqual(['Firefox', null])
    await part.getByRole('button', { name: t('account_sessions_end_others') }).click()
    await expect(rows).toHaveCount(1)
    await expect(part.getByRole('button', { name: t('account_sessions_end_others') })).toBeHidden()
    await page.reload()
    await expect(rows).toHaveCount(1)
  })

  test('signing out ends the session for the service, too', async ({ page, shop }) => {
    const customer = await register(shop)
    await open(page, customer, '/account/info')
    await signOut(page)
    await page.waitForURL((url) => url.pathname === '/')
    await expect
      .poll(async () => (await send<{ me: object | null }>(shop.url, '{ me { id } }', {}, bearer(customer))).data?.me)
      .toBeNull()
  })

  test('signing out without a connection clears the device all the same', async ({ page, shop, faults }) => {
    faults.expected.push(/Failed to load resource/)
    await open(page, await register(shop), '/account/info')
    await page.route('**/api/sessions/**', (route) => route.abort('internetdisconnected'))
    await signOut(page)
    await page.waitForURL((url) => url.pathname === '/')
    const kept = await page.evaluate(() => localStorage.getItem('semena.user'))
    expect(JSON.parse(kept!)).toMatchObject({ me: null, token: null, refreshToken: null })
  })

  test('shows a picture before it is sent, and takes it away again', async ({ page, shop }) => {
    await open(page, await register(shop), '/account/info')
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    await choose('notes.txt', 'text/plain', Buffer.from('no picture'))
    await expect(page.getByText(/This picture cannot be used/)).toBeVisible()
    await choose('large.png', 'image/png', Buffer.alloc((5 << 20) + 1))
    await expect(page.getByText('The picture is too large')).toBeVisible()
    await choose('me.png', 'image/png', PICTURE)
    await expect(page.getByRole('img', { name: t('account_avatar') })).toHaveAttribute('src', /^blob:/)
    await page.getByRole('button', { name: t('account_avatar_save') }).click()
    await expect(page.getByRole('img', { name: t('account_avatar') })).toHaveAttribute('src', /^(?!blob:)/)
    // A picture that is still loading when it is taken away is rightly not found.
    const isThere = (): Promise<boolean> =>
      page
        .getByRole('img', { name: t('account_avatar') })
        .evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0)
    await expect.poll(isThere).toBe(true)
    await page.getByRole('button', { name: t('account_avatar_remove') }).click()
    await expect(page.getByRole('img', { name: t('account_avatar') })).toHaveCount(0)
  })

  test('has no picture where the service refuses one, and remembers', async ({ page, shop }) => {
    await open(page, await register(shop), '/account/info')
    await page.route('**/graphql/', async (route) => {
      if (!route.request().postData()?.includes('userAvatarUpdate')) return route.continue()
      const error = {
        message: 'x',
        path: ['userAvatarUpdate'],
        extensions: { exception: { code: 'PermissionDenied' } },
      }
      return route.fulfill({ json: { errors: [error], data: { userAvatarUpdate: null } } })
    })
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE })
    await page.getByRole('button', { name: t('account_avatar_save') }).click()
    await expect(page.locator('input[type=file]')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: t('account_save') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('account_avatar_choose') })).toHaveCount(0)
  })

  test('says what was agreed to, and when', async ({ page, shop }) => {
    const consent = [
      { key: 'consent.orderUpdates.acceptedAt', value: '2026-03-01T12:00:00Z' },
      { key: 'consent.orderUpdates.version', value: '4' },
    ]
    await open(page, await register(shop, consent), '/account/info')
    const item = page.getByRole('listitem').filter({ hasText: t('account_consent_order_updates') })
    await expect(item).toContainText('03/01/2026 · text of 4')
  })

  test('hands over everything the shop knows of the customer, as a file', async ({ page, shop }) => {
    const customer = await register(shop)
    const [number] = await placeOrders(shop.url, customer, 'NTL-FEM-1')
    await open(page, customer, '/account/info')
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: t('account_data_download') }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^semena-\d{4}-\d\d-\d\d\.json$/)
    await expect(page.getByText(t('account_data_done'))).toBeVisible()
    const known = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(known.account.email).toBe(customer.email)
    expect(known.orders.map((o: { number: number }) => String(o.number))).toEqual([number])
  })

  test('deletes the account only by the mailed link', async ({ page, shop }) => {
    await open(page, await register(shop), '/account/info')
    await page.getByRole('button', { name: t('account_delete') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('account_delete_send') })
      .click()
    await expect(page.getByText(pattern('en', 'account_delete_sent'))).toBeVisible()
    await page.goto('/account/delete?token=made-up')
    await page.getByRole('button', { name: t('account_delete_now') }).click()
    await expect(page.getByText(/This link is no longer valid/)).toBeVisible()
  })

  test('signs out, and no longer waits for what the page still asked', async ({ page, shop }) => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    await page.route('**/api/second-factor/', async (route) => {
      await isOver
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/second-factor/')
    await open(page, await register(shop), '/account/info')
    await asked
    // The page that comes next would end the request, too.
    await page.route(`${shop.url}/`, async (route) => {
      await isOver
      await route.continue()
    })
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/second-factor/'))
    // A click waits for the page that it leads to, which is held back here.
    const clicked = page
      .getByRole('main')
      .getByRole('button', { name: t('account_sign_out'), exact: true })
      .click()
    await ended
    end()
    await clicked
    await expect(page).toHaveURL('/')
    await page.goto('/account/info')
    await expect(page).toHaveURL(/\/login/)
  })
})

test('addresses are added, changed, made a default, removed and put back', ONCE, async ({ page, shop }) => {
  await open(page, await register(shop), '/account/addresses')
  await page.getByRole('button', { name: t('account_address_add') }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(t('checkout_country')).selectOption('CZ')
  await form.getByRole('button', { name: t('account_save') }).click()
  await expect(form.getByLabel(t('checkout_first_name'))).toBeFocused()
  await form.getByLabel(t('checkout_first_name')).fill('Tereza')
  await form.getByLabel(t('checkout_last_name')).fill('Novotná')
  await form.getByLabel(t('checkout_street')).fill('Karlova 3')
  await form.getByLabel(t('checkout_street2')).fill('2. patro')
  await form.getByLabel(t('checkout_city')).fill('Praha')
  await form.getByLabel(t('checkout_postal')).fill('1')
  await form.getByRole('button', { name: t('account_save') }).click()
  await expect(form.getByText(t('checkout_postal_invalid'))).toBeVisible()
  await form.getByLabel(t('checkout_postal')).fill('110 00')
  await form.getByRole('button', { name: t('account_save') }).click()
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Karlova 3' })
  await expect(card).toContainText(t('account_address_default_shipping'))

  await page.getByRole('button', { name: new RegExp(`^${t('account_address_change')}: Karlova 3`) }).click()
  await expect(form.getByLabel(t('checkout_street2'))).toHaveValue('2. patro')
  await form.getByLabel(t('checkout_street2')).fill('')
  await form.getByRole('button', { name: t('account_save') }).click()
  await expect(form).toHaveCount(0)
  await expect(card).not.toContainText('2. patro')

  await page.getByRole('button', { name: new RegExp(`^${t('account_address_remove')}: Karlova 3`) }).click()
  const undo = page.getByRole('button', { name: new RegExp(`^${t('account_undo')}: Karlova 3`) })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(card).toContainText(t('account_address_default_shipping'))
  await page.reload()
  await expect(card).toContainText(t('account_address_default_billing'))
})

/** Goes from a variety's page to the checkout of one pack of it. */
async function toCheckout(page: Page): Promise<void> {
  await page.goto('/sort/northern-lights')
  await page
    .getByRole('button', { name: t('basket_add'), exact: true })
    .first()
    .click()
  await expect(page.getByText(t('basket_added_title'))).toBeVisible()
  await page.goto('/basket')
  await page.getByRole('link', { name: t('basket_checkout') }).click()
}

test('an address with a long word stays within a narrow page', ONCE, async ({ page, shop }) => {
  const customer = await register(shop)
  const lastName = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
  await saveAddress(shop.url, customer, { lastName })
  await open(page, customer, '/account/addresses')
  await expect(page.getByText(lastName)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('the address of choice fills the checkout in by itself, another by one press', ONCE, async ({ page, shop }) => {
  const customer = await register(shop)
  await saveAddress(shop.url, customer, { streetAddress1: 'Spring Street 3' }, 'SHIPPING')
  await saveAddress(shop.url, customer, { streetAddress1: 'Canal Street 5' }, 'BILLING')
  await saveAddress(shop.url, customer, { streetAddress1: 'Prince Street 7' }, null)
  await open(page, customer, '/account/addresses')
  await toCheckout(page)
  const street = page.getByLabel(t('checkout_street'), { exact: true })
  await expect(street.first()).toHaveValue('Spring Street 3')
  await expect(street.last()).toHaveValue('Canal Street 5')
  // The address was saved without a press, so all three steps say that they are saved.
  // The cheapest delivery is chosen and saved by itself.
  await expect(page.getByText(t('checkout_saved'))).toHaveCount(4)
  await page
    .getByRole('button', { name: /Prince Street 7/ })
    .first()
    .click()
  await expect(street.first()).toHaveValue('Prince Street 7')
  await expect(page.getByLabel(t('checkout_state'), { exact: true }).first()).toHaveValue(ADDRESS.countryArea)
  await expect(page.getByText(t('checkout_saved'))).toHaveCount(4)
  await page.reload()
  await expect(street.first()).toHaveValue('Prince Street 7')
})

test.describe('orders', ONCE, () => {
  test('come seven a page, and the address knows the page', async ({ page, shop }) => {
    const customer = await register(shop)
    const numbers = await placeOrders(shop.url, customer, 'NTL-FEM-1', 9)
    await open(page, customer, '/account/orders')
    const rows = page.getByRole('rowheader')
    await expect(rows).toHaveCount(7)
    await expect(rows.first()).toContainText(numbers[8]!)
    await page.getByRole('link', { name: t('account_orders_older') }).click()
    await expect(rows).toHaveCount(2)
    await expect(page).toHaveURL(/\?after=/)
    await page.reload()
    await expect(rows.last()).toContainText(numbers[0]!)
    await page.getByRole('link', { name: t('account_orders_newer') }).click()
    await expect(rows).toHaveCount(7)
    await expect(page).toHaveURL('/account/orders')
    await page.goBack()
    await expect(rows).toHaveCount(2)
    await page.goto('/account/orders?after=nonsense')
    await expect(rows).toHaveCount(7)
    await expect(page).toHaveURL('/account/orders')
  })

  test('show their lines, sums and addresses, and can be paid', async ({ page, shop }) => {
    const customer = await register(shop)
    const [number = ''] = await placeOrders(shop.url, customer, 'NTL-FEM-3')
    await open(page, customer, '/account/orders')
    const row = page.getByRole('row').filter({ hasText: number })
    await expect(row).toContainText(t('account_status_unconfirmed'))
    await expect(row).toContainText(t('account_paid_not'))
    await row.getByRole('link', { name: t('account_order_title', { number }), exact: true }).click()
    const order = page.getByRole('article', { name: t('account_order_title', { number }) })
    await expect(order.getByRole('link', { name: 'Northern Lights' })).toBeVisible()
    await expect(order).toContainText('3 seeds · NTL-FEM-3')
    await expect(order).toContainText('1 × 23.50 $')
    await expect(order).toContainText(ADDRESS.streetAddress1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: t('account_title') })).toBeHidden()
    await expect(order.getByText('1 × 23.50 $')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await order.getByRole('link', { name: new RegExp(t('account_order_pay')) }).click()
    await expect(page).toHaveURL(/\/payment\?order=/)
    await expect(page.getByText(number).first()).toBeVisible()
  })

  test('of somebody else are not shown', async ({ page, shop }) => {
    const other = await register(shop)
    await placeOrders(shop.url, other, 'NTL-FEM-1')
    const { orders } = await askAs<{ orders: { edges: { node: { id: string } }[] } }>(
      shop.url,
      other,
      '{ me { orders(first: 1) { edges { node { id } } } } }',
    )
    await open(page, await register(shop), '/account/orders')
    await expect(page.getByText(t('account_orders_empty_title'))).toBeVisible()
    await page.goto(`/account/orders/${orders.edges[0]!.node.id}`)
    await expect(page.getByText(t('account_order_none_title'))).toBeVisible()
  })

  test('go into the basket again, as far as they can be had', async ({ page, shop }) => {
    const customer = await register(shop)
    await placeOrders(shop.url, customer, 'NTL-FEM-5')
    await placeOrders(shop.url, customer, 'NTL-FEM-3')
    await setStock(shop, { 'NTL-FEM-5': 0 })
    await open(page, customer, '/account/orders')
    const again = async (at: number): Promise<void> => {
      await page.getByRole('rowheader').getByRole('link').nth(at).click()
      await page.getByRole('button', { name: new RegExp(t('account_order_again')) }).click()
    }
    await again(1)
    await expect(page.getByText(t('account_again_none'))).toBeVisible()
    await page.goto('/account/orders')
    await again(0)
    await expect(page).toHaveURL('/basket')
    await expect(page.getByRole('main')).toContainText('NTL-FEM-3')
    await setStock(shop, { 'NTL-FEM-5': 50 })
  })
})

test.describe('favourites', ONCE, () => {
  const heart = (page: Page, name: string) =>
    page.getByRole('button', { name: t('favourites_of', { product: name }) }).first()
  const kept = (shop: { url: string }, customer: Customer) =>
    askAs<{ metafield: string | null }>(shop.url, customer, '{ me { metafield(key: "favorites") } }').then(
      ({ metafield }) => JSON.parse(metafield ?? '[]') as string[],
    )

  test('of the device and the account come together at sign-in and stay in step', async ({ page, shop, context }) => {
    const customer = await register(shop)
    await askAs(
      shop.url,
      customer,
      'mutation($m: [MetadataInput!]) { accountUpdate(input: { metadata: $m }) { errors { code field } } }',
      { m: [{ key: 'favorites', value: '["amnesia-haze"]' }] },
    )
    await page.goto('/sort/northern-lights')
    await heart(page, 'Northern Lights').click()
    await page.goto('/login?next=/account/favorites')
    await signIn(page, customer)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect.poll(() => kept(shop, customer)).toEqual(['northern-lights', 'amnesia-haze'])

    // Another tab of the same browser shows the change made here.
    const other = await context.newPage()
    await other.goto('/account/favorites')
    await expect(other.getByRole('article')).toHaveCount(2)
    await heart(page, 'Amnesia Haze').click()
    await expect(other.getByRole('article')).toHaveCount(1)
    await expect.poll(() => kept(shop, customer)).toEqual(['northern-lights'])

    // Another device has added a favourite. Removing another one here does not lose it.
    await askAs(
      shop.url,
      customer,
      'mutation($m: [MetadataInput!]) { accountUpdate(input: { metadata: $m }) { errors { code field } } }',
      { m: [{ key: 'favorites', value: '["blueberry","northern-lights"]' }] },
    )
    await heart(page, 'Northern Lights').click()
    await expect.poll(() => kept(shop, customer)).toEqual(['blueberry'])
    await expect(page.getByRole('article')).toHaveCount(1)

    // After signing out the favourites are gone from the device, and after signing in they are back.
    await page.goto('/account/info')
    await signOut(page)
    await expect(page).toHaveURL('/')
    await page.goto('/favorites')
    await expect(page.getByText(t('favourites_empty_title'))).toBeVisible()
    await page.goto('/login?next=/account/favorites')
    await signIn(page, customer)
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
