/**
 * Sessions in the browser: tokens that expire, tabs that share them, signing in and out, and what happens to the
 * basket.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { ADDRESS, graphql, readyCheckout, variant } from '../support/buyer.ts'
import { type Front, startFront } from '../support/front.ts'
import { expect, LANGUAGES, pathIn, test as base } from './fixtures.ts'
import { text } from './texts.ts'

/**
 * The shop is visited through a proxy that counts requests, because Playwright does not see those of a shared worker.
 */
const test = base.extend<{ front: Front; patient: boolean }>({
  /** A tab gives the shared worker up after five seconds, in which a busy machine may not have started it. */
  patient: [true, { option: true }],
  context: async ({ context, patient }, use) => {
    if (patient)
      await context.addInitScript(() => {
        const real = window.setTimeout
        window.setTimeout = ((work: () => void, ms?: number, ...rest: unknown[]) =>
          real(work, ms === 5000 ? 60_000 : ms, ...rest)) as typeof setTimeout
      })
    await use(context)
  },
  front: async ({ shop }, use) => {
    const front = await startFront(shop)
    await use(front)
    await front.close()
  },
  baseURL: async ({ front }, use) => use(front.url),
})

const REFRESH = 'RefreshAccessToken'
const PASSWORD = 'a calm botanical plate'
const HOUR_S = 3600
let count = 0

interface Customer {
  email: string
  me: { id: string; email: string }
  token: string
  refreshToken: string
}

async function enter(url: string, email: string): Promise<Customer> {
  const { token, refreshToken, user } = await graphql<{ token: string; refreshToken: string; user: Customer['me'] }>(
    url,
    'mutation($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { token refreshToken user { id email firstName lastName } errors { code } } }',
    { email, password: PASSWORD },
  )
  return { email, me: { ...user, isConfirmed: true } as Customer['me'], token, refreshToken }
}

async function customer(url: string): Promise<Customer> {
  const email = `session-${Date.now()}-${++count}@example.com`
  await graphql(
    url,
    'mutation($input: AccountRegisterInput!) { accountRegister(input: $input) { errors { code field } } }',
    { input: { email, password: PASSWORD, channel: 'us', redirectUrl: `${url}/confirm/` } },
  )
  return enter(url, email)
}

/** A token that has expired, as far as a browser can read it. */
const ended = (): string =>
  `e30.${Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) - 5 })).toString('base64url')}.x`

const stored = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('semena.user'))) ?? '{}') as Record<string, unknown>
const basketOf = async (page: Page) =>
  (JSON.parse((await page.evaluate(() => localStorage.getItem('semena.basket'))) ?? '{}') as { us?: object }).us

/** Stores items on the device before any of the shop's pages is opened. */
async function put(context: BrowserContext, front: Front, items: Record<string, object>): Promise<void> {
  const page = await context.newPage()
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: 'blank' }))
  await page.goto(`${front.url}/blank`)
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value))
  }, items)
  await page.close()
}
const signedIn = ({ me, token, refreshToken }: Customer) => ({ 'semena.user': { me, token, refreshToken } })

const account = (page: Page) => page.getByRole('heading', { level: 1, name: text('en', 'account_title') })
/** The sign-out button, which appears only when the service has said who is signed in. */
const profile = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: text('en', 'account_sign_out'), exact: true })

for (const { name, without } of [
  { name: 'by the shared worker', without: [] },
  { name: 'by a lock where there is no shared worker', without: ['SharedWorker'] },
] as const) {
  test(`tabs that ask at once share a new token, ${name}`, async ({ context, front, shop }) => {
    const ann = await customer(shop.url)
    await context.addInitScript((names) => {
      for (const one of names) delete (globalThis as Record<string, unknown>)[one]
    }, without)
    await put(context, front, signedIn({ ...ann, token: ended() }))
    let release = (): void => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    front.holds = ({ operation }) => (operation === REFRESH ? released : undefined)
    const tabs = await Promise.all(Array.from({ length: 4 }, () => context.newPage()))
    await Promise.all(tabs.map((tab, at) => tab.goto(at % 2 ? '/account/info' : '/account/orders')))
    await expect.poll(() => front.count(REFRESH)).toBe(1)
    // All private requests wait for the new token.
    expect(front.seen.filter(({ operation }) => operation.startsWith('Account'))).toEqual([])
    release()
    await Promise.all(tabs.map((tab) => expect(account(tab)).toBeVisible()))
    await expect(profile(tabs[1]!)).toBeVisible()
    await expect(profile(tabs[3]!)).toBeVisible()
    await expect.poll(() => front.seen.filter(({ token }) => token).length).toBeGreaterThanOrEqual(8)
    const used = new Set(front.seen.flatMap(({ token }) => token ?? []))
    if (without.length === 0) {
      expect(front.count(REFRESH)).toBe(1)
      expect(used).toEqual(new Set([(await stored(tabs[0]!))['token']]))
    } else {
      // What a tab stores reaches the others' processes a moment later, and the lock may come first: then one more tab
      // renews, which ends no other's token.
      expect(front.count(REFRESH)).toBeLessThan(tabs.length)
      expect(used.size).toBeLessThanOrEqual(front.count(REFRESH))
    }
    expect(await tabs[0]!.evaluate(() => typeof SharedWorker)).toBe(without.length > 0 ? 'undefined' : 'function')
  })
}

for (const locks of ['without locks', 'with locks that the browser refuses']) {
  test(`without a shared worker and ${locks} each tab renews for itself, and stays signed in`, async ({
    context,
    front,
    shop,
  }) => {
    const ann = await customer(shop.url)
    await context.addInitScript((has) => {
      delete (globalThis as Record<string, unknown>)['SharedWorker']
      if (!has) Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
      // A blank page has no locks at all.
      else if (isSecureContext)
        LockManager.prototype.request = () => Promise.reject(new DOMException('', 'SecurityError'))
    }, locks !== 'without locks')
    await put(context, front, signedIn({ ...ann, token: ended() }))
    const tabs = [await context.newPage(), await context.newPage()]
    await Promise.all(tabs.map((tab) => tab.goto('/account/info')))
    for (const tab of tabs) await expect(profile(tab)).toBeVisible()
    expect(front.count(REFRESH)).toBeGreaterThanOrEqual(1)
    expect(front.count(REFRESH)).toBeLessThanOrEqual(2)
  })
}

test.describe('without patience', () => {
  test.use({ patient: false })

  test('a shared worker that never answers is given up', async ({ context, page, front, shop }) => {
    const ann = await customer(shop.url)
    await context.addInitScript(() => {
      window.SharedWorker = class extends EventTarget {
        port = new MessageChannel().port1
      } as unknown as typeof SharedWorker
    })
    await put(context, front, signedIn({ ...ann, token: ended() }))
    await page.goto('/account/info')
    // After five seconds.
    await expect(profile(page)).toBeVisible({ timeout: 30_000 })
    expect(front.count(REFRESH)).toBe(1)
  })
})

test('a shared worker whose file is gone is not waited for', async ({ context, page, front, shop, faults }) => {
  faults.expected.push(/token-worker|Failed to load resource|Failed to fetch a worker script/)
  const ann = await customer(shop.url)
  front.breaks = ({ path }) => path.includes('token-worker')
  await put(context, front, signedIn({ ...ann, token: ended() }))
  await page.goto('/account/info')
  await expect(profile(page)).toBeVisible()
  // The tab is patient for a minute, so that it did not wait for the worker.
  expect(front.seen.some(({ path }) => path.includes('token-worker'))).toBe(true)
  expect(front.count(REFRESH)).toBe(1)
})

for (const { name, hours } of [
  { name: 'fast', hours: 1 },
  { name: 'slow', hours: -1 },
]) {
  test(`a device whose clock is an hour ${name} stays signed in, with one refresh`, async ({
    context,
    front,
    shop,
  }) => {
    const ann = await customer(shop.url)
    await context.addInitScript(
      (by) => {
        const real = Date.now.bind(Date)
        Date.now = () => real() + by
      },
      hours * HOUR_S * 1000,
    )
    // By the slow clock the token is still valid, but the service refuses it.
    const last = hours < 0 ? await refused(shop.url, ann) : ann
    await put(context, front, signedIn(last))
    const page = await context.newPage()
    await page.goto('/account/info')
    await expect(profile(page)).toBeVisible()
    await page.reload()
    await expect(profile(page)).toBeVisible()
    expect(front.count(REFRESH)).toBe(1)
    expect(Math.round(Number((await stored(page))['clockSkewMs']) / 60_000)).toBe(-60 * hours)
  })
}

/** The customer with a new refresh token, and with an access token that has not expired but is refused. */
async function refused(url: string, { email, token }: Customer): Promise<Customer> {
  await graphql(url, 'mutation { tokensDeactivateAll { errors { code } } }', {}, { authorization: `Bearer ${token}` })
  return { ...(await enter(url, email)), token }
}

test('a token that looks good and is refused is replaced once, and the request goes through', async ({
  context,
  page,
  front,
  shop,
}) => {
  const ann = await refused(shop.url, await customer(shop.url))
  await put(context, front, signedIn(ann))
  await page.goto('/account/info')
  await expect(profile(page)).toBeVisible()
  expect(front.count(REFRESH)).toBe(1)
  expect(front.seen.some(({ token }) => token === ann.token)).toBe(true)
  expect((await stored(page))['token']).not.toBe(ann.token)
})

/** A basket of two packs in a checkout of the customer's, with e-mail and address. */
async function ownBasket(url: string, { email, token }: Customer): Promise<{ checkoutId: string; quantity: number }> {
  const { id } = await variant(url, 'NTL-FEM-3')
  const headers = { authorization: `Bearer ${token}` }
  return { checkoutId: await readyCheckout(url, id, { email, quantity: 2, headers, address: ADDRESS }), quantity: 2 }
}
const owner = (url: string, id: string, { token }: { token: string }) =>
  graphql<{
    email: string | null
    user: { id: string } | null
    lines: { quantity: number }[]
    shippingAddress: object | null
  }>(
    url,
    'query($id: ID!) { checkout(id: $id) { email user { id } lines { quantity } shippingAddress { city } } }',
    { id },
    { authorization: `Bearer ${token}` },
  )

for (const language of LANGUAGES) {
  test(`a session ended for good is explained, and the basket is kept, in ${language}`, async ({
    context,
    page,
    front,
    shop,
  }) => {
    const t = (key: string, inputs?: Record<string, string>) => text(language, key, inputs)
    const ann = await customer(shop.url)
    const us = await ownBasket(shop.url, ann)
    await graphql(
      shop.url,
      'mutation { tokensDeactivateAll { errors { code } } }',
      {},
      { authorization: `Bearer ${ann.token}` },
    )
    await put(context, front, { ...signedIn({ ...ann, token: ended() }), 'semena.basket': { us } })
    await page.goto(pathIn(language, '/account/info'))
    await expect(page.getByRole('heading', { level: 1, name: t('auth_login_title') })).toBeVisible()
    // The explanation stays until somebody signs in.
    await page.reload()
    const main = page.getByRole('main')
    await expect(main.getByText(t('auth_ended_title'))).toBeVisible()
    await expect(main.getByText(t('auth_ended_text'))).toBeVisible()
    expect(await stored(page)).toMatchObject({ me: null, token: null, refreshToken: null })
    expect(await basketOf(page)).toEqual(us)
    await page.goto(pathIn(language, '/basket'))
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('2')
    expect(front.count(REFRESH)).toBe(1)
    if (language !== 'en') return
    await signInByForm(page, ann.email)
    await page.goto('/login')
    await expect(page).not.toHaveURL(/\/login/)
    await expect(page.getByText(t('auth_ended_title'))).toHaveCount(0)
  })
}

test('a session that ends on a page for everybody is told over the page', async ({ context, page, front, shop }) => {
  const ann = await customer(shop.url)
  await graphql(
    shop.url,
    'mutation { tokensDeactivateAll { errors { code } } }',
    {},
    { authorization: `Bearer ${ann.token}` },
  )
  await put(context, front, { ...signedIn({ ...ann, token: ended() }) })
  await page.goto('/favorites')
  const messages = page.getByRole('region', { name: text('en', 'site_messages') })
  await expect(messages.getByText(text('en', 'auth_ended_title'))).toBeVisible()
  await expect(page).toHaveURL('/favorites')
})

test('while tokens cannot be renewed public pages go on; private ones say so, and recover', async ({
  context,
  page,
  front,
  shop,
  faults,
}) => {
  faults.expected.push(/The access token was not renewed|Failed to load resource|GraphQL Query Error/)
  const ann = await customer(shop.url)
  await put(context, front, {
    ...signedIn({ ...ann, token: ended() }),
    'semena.basket': { us: await ownBasket(shop.url, ann) },
  })
  front.breaks = ({ operation }) => operation === REFRESH
  await page.goto('/basket')
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('2')
  await page.goto('/account/info')
  const again = page.getByRole('main').getByRole('button', { name: text('en', 'account_retry') })
  await expect(again).toBeVisible({ timeout: 30_000 })
  expect(await stored(page)).toMatchObject({ refreshToken: ann.refreshToken })
  front.breaks = () => false
  await again.click()
  await expect(profile(page)).toBeVisible()
})

async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(text('en', 'auth_email'), { exact: true }).fill(email)
  await page.getByLabel(text('en', 'auth_password'), { exact: true }).fill(PASSWORD)
  await page
    .getByRole('main')
    .getByRole('button', { name: text('en', 'auth_login_submit'), exact: true })
    .click()
  await expect.poll(async () => (await stored(page))['me']).toBeTruthy()
}

test('whoever signs in takes the basket along', async ({ context, page, front, shop }) => {
  const ann = await customer(shop.url)
  const { id } = await variant(shop.url, 'NTL-FEM-3')
  const checkoutId = await readyCheckout(shop.url, id, { email: 'guest@example.com' })
  await put(context, front, { 'semena.basket': { us: { checkoutId, quantity: 1 } } })
  await signInByForm(page, ann.email)
  await expect.poll(() => owner(shop.url, checkoutId, ann).catch(() => null)).toMatchObject({ user: { id: ann.me.id } })
  expect(await basketOf(page)).toEqual({ checkoutId, quantity: 1 })
})

test('a basket that somebody else has left is taken along without their address', async ({
  context,
  page,
  front,
  shop,
}) => {
  const [ann, eve] = [await customer(shop.url), await customer(shop.url)]
  const us = await ownBasket(shop.url, ann)
  await put(context, front, { 'semena.basket': { us } })
  await signInByForm(page, eve.email)
  await expect.poll(async () => (await basketOf(page)) as { checkoutId: string }).not.toMatchObject(us)
  const { checkoutId, quantity } = (await basketOf(page)) as { checkoutId: string; quantity: number }
  expect(quantity).toBe(2)
  expect(await owner(shop.url, checkoutId, eve)).toMatchObject({
    email: eve.email,
    user: { id: eve.me.id },
    lines: [{ quantity: 2 }],
    shippingAddress: null,
  })
})

/** Signs out, and waits for the page without the customer. */
async function signOut(page: Page): Promise<void> {
  // The last part of the page that asks the service: its question must not come after the session's end.
  await expect(page.getByRole('heading', { name: text('en', 'factor_title') })).toBeVisible()
  await profile(page).click()
  await page.waitForURL((url) => url.pathname === '/')
}
const anonymous = (url: string, id: string) =>
  graphql(
    url,
    'query($id: ID!) { checkout(id: $id) { email user { id } lines { quantity } shippingAddress { city } } }',
    {
      id,
    },
  )

test('signing out leaves nothing personal, in no tab, and keeps the packs', async ({ context, page, front, shop }) => {
  const ann = await customer(shop.url)
  const us = await ownBasket(shop.url, ann)
  const orders = {
    C1: { orderId: 'guests-order', number: '1' },
    C2: { orderId: 'anns-order', number: '2', account: ann.me.id },
  }
  const attempts = Object.fromEntries(
    ['guests-order', 'anns-order', 'anns-older'].map((id) => [`semena.payment.${id}`, {}]),
  )
  await put(context, front, { ...signedIn(ann), ...attempts, 'semena.ordered': orders, 'semena.basket': { us } })
  const other = await context.newPage()
  for (const tab of [other, page]) {
    await tab.goto('/account/info')
    await expect(profile(tab)).toBeVisible()
    await tab.evaluate(() => {
      for (const id of ['guests-order', 'anns-order']) sessionStorage.setItem(`semena.way-to-pay.${id}`, 'card')
    })
  }
  await signOut(page)
  await expect(other.getByRole('heading', { level: 1, name: text('en', 'auth_login_title') })).toBeVisible()
  await expect(other.getByText(ann.email)).toBeHidden()
  await expect.poll(async () => (await basketOf(page)) as object).not.toMatchObject({ checkoutId: us.checkoutId })
  const { checkoutId, quantity } = (await basketOf(page)) as { checkoutId: string; quantity: number }
  expect(quantity).toBe(2)
  expect(await anonymous(shop.url, checkoutId)).toEqual({
    email: null,
    user: null,
    lines: [{ quantity: 2 }],
    shippingAddress: null,
  })
  await expect.poll(() => stored(page)).toMatchObject({ me: null, refreshToken: null, token: null, left: [] })
  const left = await page.evaluate(() => [localStorage, sessionStorage].map((all) => JSON.stringify(all)).join())
  for (const personal of [ann.email, ann.refreshToken, us.checkoutId, 'anns-']) expect(left).not.toContain(personal)
  for (const tab of [other, page])
    await expect
      .poll(() => tab.evaluate(() => Object.keys(sessionStorage).filter((key) => /order/.test(key))))
      .toEqual(['semena.way-to-pay.guests-order'])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /payment/.test(key)))).toEqual([
    'semena.payment.guests-order',
  ])
  expect(await page.evaluate(() => localStorage['semena.ordered'])).toContain('guests-order')
})

test('a basket that could not be moved at once is moved with the next page', async ({
  context,
  page,
  front,
  shop,
  faults,
}) => {
  faults.expected.push(/Failed to load resource|GraphQL Query Error/)
  const ann = await customer(shop.url)
  const us = await ownBasket(shop.url, ann)
  await put(context, front, { ...signedIn(ann), 'semena.basket': { us } })
  await page.goto('/account/info')
  front.breaks = ({ operation }) => operation === 'BasketCreate'
  await signOut(page)
  await expect.poll(() => front.count('BasketCreate')).toBeGreaterThan(0)
  expect(await stored(page)).toMatchObject({ me: null, refreshToken: null, left: [us.checkoutId] })
  expect(await basketOf(page)).toEqual(us)
  front.breaks = () => false
  await page.goto('/faq')
  await expect.poll(async () => (await basketOf(page)) as object).not.toMatchObject({ checkoutId: us.checkoutId })
  await expect.poll(() => stored(page)).toMatchObject({ left: [] })
  await page.goto('/basket')
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('2')
})

test('a chosen language is remembered on the device', async ({ page }) => {
  // On a phone the languages are in the menu.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/faq')
  await page.getByRole('link', { name: 'CS', exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await expect.poll(() => stored(page)).toMatchObject({ language: 'cs' })
  expect(await page.evaluate(() => document.cookie)).toContain('semena_language=cs')
})

test('a sign-in that gets no answer is logged and said', async ({ context, page, front, faults }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  faults.expected.push(/Failed to load resource|GraphQL Query Error/)
  await put(context, front, {})
  front.breaks = ({ operation }) => operation === 'SignIn'
  await page.goto('/login')
  await page.getByLabel(text('en', 'auth_email'), { exact: true }).fill('ann@example.com')
  await page.getByLabel(text('en', 'auth_password'), { exact: true }).fill('a calm botanical plate')
  await page
    .getByRole('main')
    .getByRole('button', { name: text('en', 'auth_login_submit'), exact: true })
    .click()
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  expect(logged.filter((line) => /^GraphQL Query Error: .*SERVICE_UNREACHABLE/.test(line))).toHaveLength(1)
})
