/** The page of two-step sign-in for Dashboard: it leads back with a code that is good once, and only for who asked. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '../domain/account/password.ts'
import { codeAt, stepOf } from '../domain/account/second-factor/totp.ts'
import { type BuyingShop, openShop } from '../testing/buying.ts'

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

const PASSWORD = 'Vq7!long-enough'
const CALLBACK = 'https://shop.example.com/dashboard/login/callback/'
const BROWSER = { 'user-agent': 'Firefox', host: 'shop.test' }
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop({ secondFactor: 'superusers' })
  const passwordHash = await hashPassword(PASSWORD)
  await shop.signUp('clerk@example.com', { passwordHash, isConfirmed: true, isStaff: true })
  await shop.signUp('owner@example.com', { passwordHash, isConfirmed: true, isStaff: true, isSuperuser: true })
}, 60_000)
afterAll(() => shop.close())

const ask = async (query: string, variables: object, headers: object = BROWSER): Promise<Loose> => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: { ...headers },
    payload: { query, variables },
  })
  return Object.values(answer.json().data)[0]
}
const begin = (redirectUri: string) =>
  ask(
    'mutation($i: JSONString!) { externalAuthenticationUrl(input: $i, pluginId: "semena.second-factor") { authenticationData errors { field code } } }',
    { i: JSON.stringify({ redirectUri }) },
  )
const obtain = (input: object, headers: object = BROWSER) =>
  ask(
    'mutation($i: JSONString!) { externalObtainAccessTokens(input: $i, pluginId: "semena.second-factor") { token refreshToken user { email } errors { field code } } }',
    { i: JSON.stringify(input) },
    headers,
  )
const state = async (): Promise<string> => {
  const { authorizationUrl } = JSON.parse((await begin(CALLBACK)).authenticationData)
  expect(authorizationUrl).toMatch(/^http:\/\/shop\.test\/two-step-sign-in\?state=/)
  return new URL(authorizationUrl).searchParams.get('state')!
}
const open = (query: string, headers: object = BROWSER) =>
  shop.app.inject({ url: `/two-step-sign-in${query}`, headers: { ...headers } })
const post = (fields: Record<string, string>, headers: object = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/two-step-sign-in',
    headers: { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const ledTo = (answer: { body: string; headers: Record<string, unknown> }) => {
  if (!answer.headers.location) throw new Error(answer.body)
  const url = new URL(String(answer.headers.location))
  return {
    place: `${url.origin}${url.pathname}`,
    code: url.searchParams.get('code')!,
    state: url.searchParams.get('state')!,
  }
}
const secretOf = (page: string): Buffer => {
  const text = /name="secret" value="([A-Z2-7]+)"/.exec(page)![1]!
  let bits = ''
  for (const c of text) bits += ALPHABET.indexOf(c).toString(2).padStart(5, '0')
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}

describe('the page', () => {
  test('is for addresses of the shop only', async () => {
    expect((await begin('https://elsewhere.test/')).errors).toEqual([{ field: 'redirectUri', code: 'INVALID' }])
  })

  test('asks in the language of the browser, and runs nothing', async () => {
    const asked = await state()
    const page = await open(`?state=${asked}`, { ...BROWSER, 'accept-language': 'de, ru;q=0.8, en;q=0.5' })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<html lang="ru" dir="ltr">')
    expect(page.body).not.toContain('<script')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['content-security-policy']).toContain("form-action 'self' https://shop.example.com;")
    expect((await open(`?state=${asked}`, { ...BROWSER, 'user-agent': 'Another' })).statusCode).toBe(404)
    expect((await open('?state=nonsense')).statusCode).toBe(404)
    shop.turnClock(16 * 60_000)
    expect((await open(`?state=${asked}`)).statusCode).toBe(404)
  })

  test('says what is wrong, and forgets the password', async () => {
    const asked = await state()
    const wrong = await post({ state: asked, email: 'clerk@example.com', password: 'wrong', code: '' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('role="alert"')
    expect(wrong.body).toContain('value="clerk@example.com"')
    expect(wrong.body).not.toContain('value="wrong"')
    const foreign = await post(
      { state: asked, email: 'clerk@example.com', password: PASSWORD },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(foreign.statusCode).toBe(403)
    // A wrong password makes the next attempt wait.
    shop.turnClock(5 * 60_000)
  })
})

describe('the code', () => {
  const signIn = async (asked: string) =>
    ledTo(await post({ state: asked, email: 'clerk@example.com', password: PASSWORD, code: '' }))

  test('opens one session', async () => {
    const back = await signIn(await state())
    expect(back.place).toBe(CALLBACK)
    const done = await obtain({ code: back.code, state: back.state })
    expect(done).toMatchObject({ user: { email: 'clerk@example.com' }, errors: [] })
    expect(done.token).toBeTruthy()
    expect((await obtain({ code: back.code, state: back.state })).errors).toEqual([
      { field: 'code', code: 'JWT_INVALID_TOKEN' },
    ])
  })

  test('is nothing with another state, in another browser, or a minute later', async () => {
    const other = await state()
    const back = await signIn(await state())
    expect((await obtain({ code: back.code, state: other })).errors).toEqual([
      { field: 'code', code: 'JWT_INVALID_TOKEN' },
    ])
    expect((await obtain(back, { ...BROWSER, 'user-agent': 'Another' })).errors[0]).toMatchObject({ field: 'state' })
    expect((await obtain({ state: back.state })).errors).toEqual([{ field: 'code', code: 'REQUIRED' }])
    shop.turnClock(61_000)
    expect((await obtain(back)).errors).toEqual([{ field: 'code', code: 'JWT_INVALID_TOKEN' }])
  })
})

test('whoever must have a second step sets it up on the page, and is asked for its code from then on', async () => {
  const asked = await state()
  const typed = { state: asked, email: 'owner@example.com', password: PASSWORD }
  const page = await post({ ...typed, code: '' })
  expect(page.statusCode).toBe(200)
  const challenge = /name="challenge" value="([^"]+)"/.exec(page.body)![1]!
  const secret = secretOf(page.body)
  const now = () => stepOf(shop.services.clock.now())
  expect((await post({ state: asked, challenge, code: '000000' })).statusCode).toBe(422)
  shop.turnClock(60_000)
  const back = ledTo(await post({ state: asked, challenge, code: codeAt(secret, now()) }))
  expect((await obtain(back)).user.email).toBe('owner@example.com')
  const next = await state()
  expect((await post({ ...typed, state: next, code: '' })).statusCode).toBe(422)
  shop.turnClock(60_000)
  const again = ledTo(await post({ ...typed, state: next, code: codeAt(secret, now()) }))
  const done = await obtain(again)
  expect(done.user.email).toBe('owner@example.com')
  const out = await ask(
    'mutation { externalLogout(input: "{}", pluginId: "semena.second-factor") { logoutData errors { code } } }',
    {},
    { ...BROWSER, authorization: `Bearer ${done.token}` },
  )
  expect(out.errors).toEqual([])
  const me = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: { ...BROWSER, authorization: `Bearer ${done.token}` },
    payload: { query: '{ me { email } }' },
  })
  expect(me.json().data.me).toBeNull()
})

test('subscriptions are not served, although webhooks ask by them', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    headers: BROWSER,
    payload: { query: 'subscription { event { issuedAt } }' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toBeNull()
  expect(answer.body).toContain('Subscriptions are not served')
})

test('a code that was given out before two-step sign-in was switched on opens nothing', async () => {
  await shop.signUp('packer@example.com', { passwordHash: await hashPassword(PASSWORD), isConfirmed: true })
  const email = 'packer@example.com'
  const { token } = await ask('mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token } }', {
    e: email,
    p: PASSWORD,
  })
  const manage = (path: string, payload: object) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/second-factor/${path}`,
      headers: { ...BROWSER, authorization: `Bearer ${token}` },
      payload,
    })
  const back = ledTo(await post({ state: await state(), email, password: PASSWORD, code: '' }))
  const begun = (await manage('begin/', { password: PASSWORD, code: '' })).json()
  const bits = [...begun.secret].map((c: string) => ALPHABET.indexOf(c).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const done = await manage('confirm/', {
    challenge: begun.challenge,
    code: codeAt(secret, stepOf(shop.services.clock.now())),
  })
  expect(done.statusCode).toBe(200)
  expect((await obtain({ code: back.code, state: back.state })).errors).toEqual([
    { field: 'code', code: 'JWT_INVALID_TOKEN' },
  ])
})

test('a code is not given out for a password that is being changed', async () => {
  const email = 'buyer@example.com'
  await shop.signUp(email, { passwordHash: await hashPassword(PASSWORD), isConfirmed: true })
  const asked = await state()
  const changing = await shop.services.database.pool.connect()
  try {
    await changing.query('begin')
    await changing.query(`update users set password_hash = 'another' where email = $1`, [email])
    const posted = post({ state: asked, email, password: PASSWORD, code: '' })
    const waiting = `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await vi.waitUntil(async () => (await shop.count(waiting)) === 1, 5000)
    await changing.query('commit')
    const answer = await posted
    expect(answer.headers.location).toBeUndefined()
    expect(answer.statusCode).toBe(422)
  } finally {
    changing.release()
  }
})
