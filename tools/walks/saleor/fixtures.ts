/**
 * What every walk on a real Saleor has: a shop in front of it, a person of its staff signed in to the desk, and a page
 * on which an operation that fails, or anything else that is unexpected, fails the walk.
 */
import type { Page, Response } from '@playwright/test'
import { expect, test as base } from '../../../tests/browser/fixtures.ts'
import { signIn } from '../../../tests/desk/fixtures.ts'
import { startShop } from '../../../tests/support/shop.ts'
import { addPaymentApp } from './payment-app.ts'

export { expect, signIn }

interface Setting {
  /** The address of the Saleor's GraphQL. */
  url: string
  email: string
  password: string
  /** An app token for the storefront: it may list channels. */
  token?: string
  /** The channel that is walked. */
  channel: string
}

function settingOf({
  SALEOR_URL,
  SALEOR_EMAIL,
  SALEOR_PASSWORD,
  SALEOR_TOKEN,
  SALEOR_CHANNEL,
}: NodeJS.ProcessEnv): Setting {
  if (!SALEOR_URL || !SALEOR_EMAIL || !SALEOR_PASSWORD)
    throw new Error('SALEOR_URL, SALEOR_EMAIL and SALEOR_PASSWORD name the Saleor and somebody of its staff.')
  return {
    url: SALEOR_URL,
    email: SALEOR_EMAIL,
    password: SALEOR_PASSWORD,
    ...(SALEOR_TOKEN ? { token: SALEOR_TOKEN } : {}),
    channel: SALEOR_CHANNEL ?? 'us',
  }
}

/** Asks the Saleor as the person of its staff; throws on any error or refusal. */
export type Ask = <T>(query: string, variables?: object) => Promise<T>

/** Signs the person in. */
async function askAs({ url, email, password }: Setting): Promise<Ask> {
  const send = async (query: string, variables: object, token?: string): Promise<unknown> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as {
      data?: Record<string, { errors?: object[] } | null>
      errors?: object[]
    }
    const refusals = errors ?? Object.values(data ?? {}).flatMap((payload) => payload?.errors ?? [])
    if (refusals.length > 0) throw new Error(`refused: ${JSON.stringify(refusals).slice(0, 600)}`)
    return data
  }
  const { tokenCreate } = (await send(
    'mutation ($email: String!, $password: String!) { tokenCreate(email: $email, password: $password) { token errors { code } } }',
    { email, password },
  )) as { tokenCreate: { token: string } }
  return <T>(query: string, variables: object = {}) => send(query, variables, tokenCreate.token) as Promise<T>
}

interface Goods {
  id: string
  sku: string | null
  product: { slug: string; productType: { isShippingRequired: boolean } }
}

/** What the channel sells now, ten pieces and more of it, and not ahead of a day to come. */
async function allGoods(ask: Ask, channel: string): Promise<Goods[]> {
  const { productVariants } = await ask<{
    productVariants: {
      edges: {
        node: Goods & {
          quantityAvailable: number | null
          preorder: object | null
          product: { isAvailableForPurchase: boolean }
        }
      }[]
    }
  }>(
    'query ($channel: String!) { productVariants(first: 100, channel: $channel) { edges { node { id sku quantityAvailable preorder { endDate } product { slug isAvailableForPurchase productType { isShippingRequired } } } } } }',
    { channel },
  )
  return productVariants.edges
    .map(({ node }) => node)
    .filter(
      ({ quantityAvailable, preorder, product }) =>
        (quantityAvailable ?? 0) > 9 && !preorder && product.isAvailableForPurchase,
    )
}

/** Goods with a SKU that are sent: a Saleor may also sell what is downloaded. */
export async function goodsOf(ask: Ask, channel: string): Promise<{ id: string; sku: string; slug: string }> {
  const { id, sku, product } = (await allGoods(ask, channel)).find(
    (one) => one.sku && one.product.productType.isShippingRequired,
  )!
  return { id, sku: sku!, slug: product.slug }
}

/** The slug of a product that nobody sends by post; undefined where the channel has none. */
export const unsentOf = async (ask: Ask, channel: string): Promise<string | undefined> =>
  (await allGoods(ask, channel)).find(({ product }) => !product.productType.isShippingRequired)?.product.slug

export const test = base.extend<
  {
    desk: Page
    operations: void
    ask: Ask
    /** Whether there is to be a way to pay: an app, where the Saleor has none. */
    pays: boolean
    payments: void
    unlike: (word: string) => string
  },
  { saleor: Setting }
>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  saleor: [async ({}, use) => use(settingOf(process.env)), { scope: 'worker' }],
  shop: [
    async ({ saleor }, use) => {
      const shop = await startShop({
        env: {
          SEMENA_GRAPHQL_URL: saleor.url,
          SEMENA_DEFAULT_CHANNEL: saleor.channel,
          ...(saleor.token ? { SEMENA_GRAPHQL_TOKEN: saleor.token } : {}),
        },
      })
      await use(shop)
      await shop.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** A word with an end that no earlier walk has used. */
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
  unlike: async ({}, use) => {
    const end = Date.now().toString(36)
    await use((word) => `${word} ${end}`)
  },
  ask: async ({ saleor }, use) => use(await askAs(saleor)),
  pays: [false, { option: true }],
  payments: [
    async ({ pays, saleor }, use) => {
      if (!pays) return use()
      const takeAway = await addPaymentApp(await askAs(saleor))
      await use()
      return takeAway()
    },
    { auto: true },
  ],
  /** Fails the walk on operations that Saleor answers with errors or refusals. */
  operations: [
    async ({ context, saleor, faults }, use) => {
      const complaints: Promise<string[]>[] = []
      context.on('response', (response) => {
        if (response.url() === saleor.url && response.request().method() === 'POST')
          complaints.push(complaintsOf(response))
      })
      await use()
      const found = (await Promise.all(complaints)).flat()
      expect(found.filter((line) => !faults.expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
  /** A page on which the person has just signed in. The desk speaks English. */
  desk: async ({ page, saleor }, use) => {
    await page.addInitScript(() => localStorage.setItem('semena.desk.language', 'en'))
    await page.goto('/desk')
    await signIn(page, saleor)
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
    await use(page)
  },
})

/** What an answer complains of; nothing where the page was left before the answer came. */
async function complaintsOf(response: Response): Promise<string[]> {
  try {
    const { data, errors = [] } = (await response.json()) as {
      data?: Record<string, { errors?: object[] } | null> | null
      errors?: { message: string }[]
    }
    const { operationName, query } = response.request().postDataJSON() as { operationName?: string; query: string }
    // A draft, which is read, has a field of this name too: what it lacks.
    const refusals = query.startsWith('mutation')
      ? Object.values(data ?? {}).flatMap((payload) => payload?.errors ?? [])
      : []
    return [...errors.map(({ message }) => message), ...refusals.map((one) => JSON.stringify(one))].map(
      (text) => `${operationName}: ${text.slice(0, 300)}`,
    )
  } catch {
    return []
  }
}
