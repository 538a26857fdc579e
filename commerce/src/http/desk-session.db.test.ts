/** The desk's session over HTTP: a cookie of its own renews it, and only the desk at this origin may ask. */
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountShop, openAccountShop, PASSWORD } from '../testing/accounts.ts'

const HOST = 'shop.test'
const EMAIL = 'keeper@example.com'
const DESK = { host: HOST, 'semena-desk': '1', 'sec-fetch-site': 'same-origin', origin: `http://${HOST}` }
/** As the desk signs in: it asks for no refresh token. */
const SIGN_IN = `mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token errors { code } } }`

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
  await shop.customer(EMAIL)
  await shop.sql('update users set is_staff = true where email = $1', [EMAIL])
  await shop.customer('shopper@example.com')
})
afterAll(() => shop.close())

type Headers = Record<string, string>
const graphql = (query: string, variables: object, headers: Headers): Promise<LightMyRequestResponse> =>
  shop.app.inject({ method: 'POST', url: '/graphql/', headers, payload: { query, variables } })
const session = (method: 'POST' | 'DELETE', headers: Headers): Promise<LightMyRequestResponse> =>
  shop.app.inject({ method, url: '/desk/session/', headers })

async function signIn(email = EMAIL, headers: Headers = DESK): Promise<{ token: string; set: string; cookie: string }> {
  const response = await graphql(SIGN_IN, { e: email, p: PASSWORD }, headers)
  const { token } = response.json<{ data: { tokenCreate: { token: string } } }>().data.tokenCreate
  const set = String(response.headers['set-cookie'])
  return { token, set, cookie: set.split(';', 1)[0]! }
}
const renewed = async (cookie: string): Promise<string | null> => {
  const response = await session('POST', { ...DESK, cookie })
  expect(response.statusCode).toBe(200)
  return response.json<{ token: string | null }>().token
}
const isIn = async (token: string): Promise<boolean> => (await shop.send('{ me { email } }', {}, { token })) !== null

describe('the cookie', () => {
  test('is one of the desk alone, and other clients get theirs', async () => {
    const { set } = await signIn()
    expect(set).toMatch(/^semena-desk=[\w.-]+; Path=\/desk\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
    const { host } = DESK
    expect((await signIn(EMAIL, { host })).set).toMatch(/^refreshToken=.+; Path=\/graphql\/; .+ SameSite=Lax$/)
  })

  test('renews for as many tabs as ask at once', async () => {
    const { cookie } = await signIn()
    const tokens = await Promise.all(Array.from({ length: 5 }, () => renewed(cookie)))
    for (const token of tokens) expect(await isIn(token!)).toBe(true)
  })

  test('opens nothing at /graphql/', async () => {
    const { cookie } = await signIn()
    const query = 'mutation { tokenRefresh { token errors { code } } }'
    const response = await graphql(query, {}, { ...DESK, cookie })
    expect(response.json<object>()).toMatchObject({ data: { tokenRefresh: { token: null } } })
  })
})

describe('who may ask', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: 'http://eu.shop.test' }],
    ['a browser that names the origin only', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['a form, which has no header of its own', { 'semena-desk': '' }],
  ])('not %s', async (_who, headers) => {
    const { cookie, token } = await signIn()
    for (const method of ['POST', 'DELETE'] as const) {
      const response = await session(method, { ...DESK, ...headers, cookie })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toMatchObject({ code: 'FORBIDDEN' })
      expect(response.headers['set-cookie']).toBeUndefined()
    }
    expect(await isIn(token)).toBe(true)
  })

  test('nobody without a cookie, or with one that is none, and no customer', async () => {
    expect((await session('POST', DESK)).json()).toEqual({ token: null })
    expect(await renewed('semena-desk=nothing')).toBeNull()
    expect(await renewed((await signIn('shopper@example.com')).cookie)).toBeNull()
  })
})

describe('the end', () => {
  test('signing out ends the cookie and the session', async () => {
    const { cookie, token } = await signIn()
    const response = await session('DELETE', { ...DESK, cookie })
    expect(response.statusCode).toBe(204)
    expect(response.headers['set-cookie']).toContain('semena-desk=; Path=/desk/; Max-Age=0')
    expect(await isIn(token)).toBe(false)
    expect(await renewed(cookie)).toBeNull()
  })

  test('signing out everywhere ends it too, and the answer takes the cookie away', async () => {
    const { cookie } = await signIn()
    const other = await signIn()
    await graphql(
      'mutation { tokensDeactivateAll { errors { code } } }',
      {},
      { ...DESK, authorization: `Bearer ${other.token}` },
    )
    const response = await session('POST', { ...DESK, cookie })
    expect(response.json()).toEqual({ token: null })
    expect(response.headers['set-cookie']).toContain('Max-Age=0')
  })

  test('another password leaves the session that changed it, and ends the others', async () => {
    const mine = await signIn()
    const other = await signIn()
    const change = 'mutation($p: String!) { passwordChange(oldPassword: $p, newPassword: $p) { errors { code } } }'
    await graphql(change, { p: PASSWORD }, { ...DESK, authorization: `Bearer ${mine.token}` })
    expect(await renewed(mine.cookie)).not.toBeNull()
    expect(await renewed(other.cookie)).toBeNull()
  })
})
