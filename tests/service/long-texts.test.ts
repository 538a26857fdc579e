/**
 * No text of a stranger's costs more of the processor than its length: long runs are sent to whatever reads texts, and
 * twice the run may not take three times as long.
 */
import { hashPassword } from '@semena/commerce/testing/parts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ADDRESS, graphql, PURCHASE, readyCheckout, send, variant } from '../support/buyer.ts'
import { eachText, type LongOperation, longOperations } from '../support/long-operations.ts'
import { floorHere, type Growth, growthsOf, isTooFast, type Place, sendRaw } from '../support/long-runs.ts'
import { openShopHere, type ShopHere } from '../support/shop-here.ts'
import { addresses, bodies, documents, headers, LONG, type Send, some } from '../support/stranger-texts.ts'

const PASSWORD = 'Vq7!fuzzing-away'
const EMAIL = 'runs@example.com'
/** Each test sends thousands of requests, while other files do the same. Milliseconds. */
const PATIENCE_MS = 900_000
let here: ShopHere
let url = ''
let sent: Send
let asCustomer: Record<string, string>
const found: Growth[] = []
const began = performance.now()

beforeAll(async () => {
  here = await openShopHere({
    SEMENA_TRUSTED_PROXIES: 'loopback',
    SEMENA_STRIPE_KEY: 'sk_test_12345678',
    SEMENA_STRIPE_WEBHOOK_SECRET: 'whsec_1234567890123456',
    SEMENA_STRIPE_URL: 'http://127.0.0.1:9',
    SEMENA_BTCPAY_URL: 'http://127.0.0.1:9',
    SEMENA_BTCPAY_STORE: 'store',
    SEMENA_BTCPAY_KEY: '1234567890123456',
    SEMENA_BTCPAY_WEBHOOK_SECRET: '1234567890123456',
  })
  url = here.shop.address
  const hash = await hashPassword(PASSWORD)
  await here.database.pool.query('insert into users (email, password_hash) values ($1, $2)', [EMAIL, hash])
  const port = Number(new URL(url).port)
  sent = ({ isCustomer, ...request }) =>
    sendRaw(port, { ...request, headers: { ...request.headers, ...(isCustomer ? asCustomer : {}) } })
})
/** An access token lives for five minutes, less than all tests of this file may take. */
beforeEach(async () => {
  const signIn = 'mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token errors { code } } }'
  const { token } = await graphql<{ token: string }>(url, signIn, { e: EMAIL, p: PASSWORD })
  asCustomer = { authorization: `Bearer ${token}` }
})
afterAll(async () => {
  const worst = found.toSorted((a, b) => b.ratio - a.ratio).slice(0, 5)
  console.log(
    `${Math.round((performance.now() - began) / 1000)} s, the largest ratios: ${JSON.stringify(worst, null, 1)}`,
  )
  await here?.close()
})

async function expectLinear(places: readonly Place[]): Promise<void> {
  const growths: Growth[] = []
  // One that grows too fast takes long each time, so it is the last.
  const floor = await floorHere()
  for (const place of places) if (!growths.some(isTooFast)) growths.push(...(await growthsOf(place, floor)))
  found.push(...growths)
  expect(growths.filter(isTooFast)).toEqual([])
}
const placeOf = ({ name, scalar, query, variables }: LongOperation): Place => ({
  name: `${name}, ${scalar}`,
  lengths: LONG,
  send: (text) =>
    sent({ path: '/graphql/', isCustomer: true, body: JSON.stringify({ query, variables: variables(text) }) }),
})

it(
  'headers',
  async () => {
    const home = await (await fetch(url)).text()
    const files = [/\/assets\/[^"]+\.js/, /\/thumbnail\/[^\s",]+/].map((file) => file.exec(home)![0])
    await expectLinear(some(headers(sent, files)))
  },
  PATIENCE_MS,
)

it('addresses', () => expectLinear(some(addresses(sent), 8)), PATIENCE_MS)
it('bodies', () => expectLinear(bodies(sent)), PATIENCE_MS)
it('documents', () => expectLinear(documents(sent)), PATIENCE_MS)

it(
  'texts of a purchase and of an account',
  async () => {
    const { id: variantId } = await variant(url, 'NTL-FEM-3')
    const id = await readyCheckout(url, variantId)
    const a = {
      ...ADDRESS,
      companyName: 'A',
      streetAddress2: 'B',
      cityArea: 'C',
      phone: '+12125550100',
      metadata: [{ key: 'k', value: 'v' }],
    }
    const errors = '{ errors { code } }'
    const link = 'http://127.0.0.1/x'
    const texts: [string, string, object][] = [
      [
        'create',
        PURCHASE.create,
        {
          input: {
            channel: 'us',
            email: 'ann@example.com',
            lines: [{ quantity: 1, variantId }],
            shippingAddress: a,
            metadata: [{ key: 'k', value: 'v' }],
          },
        },
      ],
      ['email', PURCHASE.email, { id, email: 'ann@example.com' }],
      ['shipping', PURCHASE.shipping, { id, a }],
      ['billing', PURCHASE.billing, { id, a }],
      ['a Czech address', PURCHASE.billing, { id, a: { ...a, country: 'CZ', countryArea: '', postalCode: '110 00' } }],
      [
        'a British address',
        PURCHASE.billing,
        { id, a: { ...a, country: 'GB', countryArea: '', postalCode: 'SW1A 1AA' } },
      ],
      ['delivery', PURCHASE.delivery, { id, m: 'x' }],
      [
        'code',
        `mutation($id: ID!, $c: String!) { checkoutAddPromoCode(id: $id, promoCode: $c) ${errors} }`,
        { id, c: 'FIXPCT10' },
      ],
      [
        'note',
        `mutation($id: ID!, $n: String!) { checkoutCustomerNoteUpdate(id: $id, customerNote: $n) ${errors} }`,
        { id, n: 'Hello' },
      ],
      [
        'metadata',
        `mutation($id: ID!, $i: [MetadataInput!]!) { updateMetadata(id: $id, input: $i) ${errors} }`,
        { id, i: [{ key: 'k', value: 'v' }] },
      ],
      [
        'payment',
        `mutation($id: ID!, $g: PaymentGatewayToInitialize!, $k: String, $ip: String) { transactionInitialize(id: $id, paymentGateway: $g, idempotencyKey: $k, customerIpAddress: $ip) ${errors} }`,
        { id, g: { id: 'semena.test-card', data: { returnUrl: link, more: 'x' } }, k: 'k', ip: '10.0.0.1' },
      ],
      [
        'reset',
        `mutation($e: String!, $r: String!) { requestPasswordReset(channel: "us", email: $e, redirectUrl: $r) ${errors} }`,
        { e: 'ann@example.com', r: link },
      ],
      [
        'sign in',
        `mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) ${errors} }`,
        { e: 'nobody@example.com', p: 'x' },
      ],
      [
        'token',
        'mutation($t: String!) { tokenVerify(token: $t) { isValid } tokenRefresh(refreshToken: $t) { errors { code } } }',
        { t: 'a.b.c' },
      ],
      [
        'confirm',
        `mutation($e: String!, $t: String!) { confirmAccount(email: $e, token: $t) ${errors} }`,
        { e: 'ann@example.com', t: 't' },
      ],
      [
        'register',
        `mutation($i: AccountRegisterInput!) { accountRegister(input: $i) ${errors} }`,
        { i: { email: EMAIL, password: PASSWORD, redirectUrl: link, channel: 'us', firstName: 'A' } },
      ],
      [
        'account',
        `mutation($i: AccountInput!) { accountUpdate(input: $i) ${errors} }`,
        { i: { firstName: 'A', lastName: 'B' } },
      ],
      [
        'search',
        'query($s: String!) { products(first: 5, channel: "us", search: $s, filter: { attributes: [{ slug: "genetics", values: ["x"] }] }) { totalCount } }',
        { s: 'widow' },
      ],
      [
        'find',
        'query($s: String!) { products(first: 5, channel: "us", filter: { search: $s }, sortBy: { field: RANK, direction: DESC }) { totalCount } }',
        { s: 'white widow' },
      ],
      ['cursor', 'query($c: String!) { products(first: 5, channel: "us", after: $c) { totalCount } }', { c: 'x' }],
    ]
    await expectLinear(
      some(texts.flatMap(([name, query, variables]) => eachText(name, query, variables)).map(placeOf), 3),
    )
  },
  PATIENCE_MS,
)

it(
  'every scalar of every operation that is open to customers',
  async () => {
    const seen = new Map<string, number>()
    const isOpen = async ({ query, variables, scalar }: LongOperation): Promise<boolean> => {
      // Numbers and days are read before anybody asks who may; two places of each are enough.
      if (scalar !== 'String' && scalar !== 'ID')
        return (seen.set(scalar, (seen.get(scalar) ?? 0) + 1), seen.get(scalar)! <= 2)
      const body = JSON.stringify({ query, variables: variables('a') })
      const answer = await fetch(`${url}/graphql/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...asCustomer },
        body,
      })
      return !(await answer.text()).includes('"PermissionDenied"')
    }
    const open: LongOperation[] = []
    for (const one of longOperations()) if (!WITHOUT.test(one.name) && (await isOpen(one))) open.push(one)
    await expectLinear(some(open.map(placeOf)))
    const { data } = await send<{ me: object | null }>(url, '{ me { id } }', {}, asCustomer)
    expect(data?.me).toBeTruthy()
  },
  PATIENCE_MS,
)

/** What would end the session that all the others use. */
const WITHOUT = /(?:tokensDeactivateAll|externalLogout|accountDelete|passwordChange)$/
