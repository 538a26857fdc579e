/** Pages of other origins, such as Saleor's Dashboard, may use `/graphql/`, and no cookie lets a hostile one act. */
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '../testing/accounts.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const DASHBOARD = 'https://dashboard.example.com'

const ask = (
  headers: Record<string, string>,
  query = '{ shop { name } }',
  variables = {},
): Promise<LightMyRequestResponse> =>
  shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: { host: 'shop.test', ...headers },
    payload: { query, variables },
  })

describe('an answer', () => {
  test('names the origin that asked and lets it send cookies', async () => {
    for (const query of ['{ shop { name } }', '{ nothing }']) {
      const { headers } = await ask({ origin: DASHBOARD }, query)
      expect(headers).toMatchObject({
        'access-control-allow-origin': DASHBOARD,
        'access-control-allow-credentials': 'true',
        vary: 'Origin',
      })
    }
  })

  test('lets programs and sandboxed pages read it without cookies', async () => {
    for (const headers of [{}, { origin: 'null' }]) {
      const answer = await ask(headers)
      expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', vary: 'Origin' })
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })
})

test('the question whether a request may be sent is answered for every header of Dashboard', async () => {
  const { statusCode, headers } = await shop.app.inject({
    method: 'OPTIONS',
    url: '/graphql/',
    headers: {
      origin: DASHBOARD,
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'apollo-require-preflight,authorization,authorization-bearer,content-type,source-service-name',
    },
  })
  expect(statusCode).toBe(204)
  expect(headers).toMatchObject({
    'access-control-allow-origin': DASHBOARD,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  })
  const allowed = String(headers['access-control-allow-headers']).split(', ')
  expect(allowed).toEqual(
    expect.arrayContaining([
      'apollo-require-preflight',
      'authorization',
      'authorization-bearer',
      'content-type',
      'source-service-name',
    ]),
  )
})

describe('a hostile page, whose requests carry the cookie of somebody signed in,', () => {
  const REFRESH = 'mutation($c: String) { tokenRefresh(csrfToken: $c) { token errors { code } } }'

  test('is nobody, and gets no token without the CSRF token', async () => {
    const { refreshToken, token } = await shop.customer('victim@example.com', PASSWORD)
    const headers = { origin: 'https://hostile.example', cookie: `refreshToken=${refreshToken}` }
    expect((await ask(headers, '{ me { email } }')).json()).toMatchObject({ data: { me: null } })
    for (const [c, code] of [
      [null, 'REQUIRED'],
      ['guessed', 'JWT_INVALID_CSRF_TOKEN'],
    ])
      expect((await ask(headers, REFRESH, { c })).json()).toMatchObject({
        data: { tokenRefresh: { token: null, errors: [{ code }] } },
      })
    await ask(headers, 'mutation { tokensDeactivateAll { errors { code } } }')
    expect(await shop.isAlive({ token, refreshToken })).toBe(true)
  })

  test('is sent no cookie across sites', async () => {
    await shop.customer('kept@example.com')
    const answer = await ask(
      { origin: DASHBOARD },
      'mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { csrfToken } }',
      { e: 'kept@example.com', p: PASSWORD },
    )
    expect(answer.cookies).toMatchObject([{ name: 'refreshToken', httpOnly: true, sameSite: 'Lax', path: '/graphql/' }])
  })
})
