/**
 * What every journey through the desk has: a demo shop of its worker's own with an owner, and a page at `/desk` on which
 * the owner is signed in. An unexpected console error or failed request fails the journey.
 */
import type { Browser, Page } from '@playwright/test'
import { expect, test as base } from '../browser/fixtures.ts'
import { graphql } from '../support/buyer.ts'
import { runCommand } from '../support/command.ts'

export { expect }

/** Marks a journey that is walked on the phone as well. */
export const PHONE = { tag: '@phone' }
/** Marks a journey that is walked on the phone, and not on a wide screen. */
export const PHONE_ONLY = { tag: '@phone-only' }

interface Owner {
  email: string
  password: string
}

/** What the browser of somebody who is signed in has kept. */
export type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

interface OfTest {
  opened: boolean
  desk: Page
  staff: Record<string, string>
}
interface OfWorker {
  shopOf: string
  owner: Owner
  signedIn: State
}

export const test = base.extend<OfTest, OfWorker>({
  /** Journeys that name another one than the rest get a worker, and so a shop, of their own. */
  shopOf: ['everybody', { option: true, scope: 'worker' }],
  /** A superuser whom the command line has made; once for each worker. */
  owner: [
    async ({ shop }, use) => {
      const email = 'keeper@example.com'
      const { code, lines } = await runCommand(['staff', 'create', email, '--superuser'], {
        SEMENA_DATA: shop.folder,
      })
      const password = /shown only now: (\S+)/.exec(lines.join('\n'))?.[1]
      if (code !== 0 || !password) throw new Error(`no owner was made:\n${lines.join('\n')}`)
      await use({ email, password })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** The owner signs in once for each worker. */
  signedIn: [
    async ({ browser, shop, owner }, use) => use(await stateOf(browser, shop, owner)),
    { scope: 'worker', timeout: 60_000 },
  ],
  /** Whether Today is open to begin with. Journeys that begin with another page spare it. */
  opened: [true, { option: true }],
  /** A page on which the owner is signed in. The desk speaks English. */
  desk: async ({ context, page, signedIn, opened, faults }, use) => {
    // A request that fails is told by its address as well; the browser's own line beside it says less. A shop that
    // tells no news is asked again from time to time.
    faults.expected.push(/^console: Failed to load resource/)
    await page.addInitScript(() => localStorage.setItem('semena.desk.language', 'en'))
    await context.setStorageState(signedIn)
    if (opened) {
      await page.goto('/desk')
      await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
    }
    await use(page)
  },
  /** Headers with which a request acts as the owner. */
  staff: async ({ shop, owner }, use) => use(await headersOf(shop.url, owner)),
})

/** Signs in by the form, in a browser of its own. */
export async function stateOf(browser: Browser, { url }: { url: string }, person: Owner): Promise<State> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('semena.desk.language', 'en'))
  await page.goto('/desk')
  await signIn(page, person)
  await expect(page.locator('.desk')).toBeVisible()
  const state = await context.storageState()
  await context.close()
  return state
}

/** Signs in by a request of its own: the headers of whoever acts by it, for five minutes. */
export async function headersOf(url: string, person: Owner): Promise<Record<string, string>> {
  const { token } = await graphql<{ token: string }>(
    url,
    'mutation($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { token errors { code field message } } }',
    person,
  )
  return { authorization: `Bearer ${token}` }
}

export async function signIn(page: Page, { email, password }: Owner): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}
