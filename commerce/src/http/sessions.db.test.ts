/** Sessions over HTTP: each sign-in is a session of its own, and its end makes its tokens invalid. */
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userByEmail } from '../db/queries/customer/user.ts'
import { deviceOf } from '../domain/account/device.ts'
import { openSession } from '../domain/account/session.ts'
import { cleanUp } from '../jobs/list.ts'
import { type AccountShop, FIREFOX, openAccountShop, PAGE, PASSWORD } from '../testing/accounts.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const HOST = 'shop.test'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface Listed {
  id: string
  browser: string | null
  system: string | null
  lastUsedAt: string
  isCurrent: boolean
}

const isIn = async (token: string): Promise<boolean> => (await shop.send('{ me { email } }', {}, { token })) !== null
const renew = async (refreshToken: string): Promise<string | null> =>
  (await shop.send('mutation($t: String) { tokenRefresh(refreshToken: $t) { token } }', { t: refreshToken })).token

const api = (method: 'GET' | 'DELETE', path: string, token?: string): Promise<LightMyRequestResponse> =>
  shop.app.inject({
    method,
    url: `/api/sessions/${path}`,
    headers: { host: HOST, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
const list = async (token: string): Promise<Listed[]> => (await api('GET', '', token)).json<Listed[]>()

describe('the list', () => {
  test('names each sign-in by its device, the latest used first, and the one that asks', async () => {
    const computer = await shop.customer('list@example.com')
    shop.turnClock(MINUTE)
    const phone = await shop.signIn('list@example.com', PASSWORD, { userAgent: IPHONE })
    expect(await list(phone.token)).toMatchObject([
      { browser: 'Safari', system: 'iPhone', isCurrent: true },
      { browser: 'Firefox', system: 'Linux', isCurrent: false },
    ])
    shop.turnClock(5 * MINUTE)
    expect(await renew(computer.refreshToken)).not.toBeNull()
    const { token } = await shop.signIn('list@example.com')
    expect((await list(token)).map((s) => s.system)).toEqual(['Linux', 'Linux', 'iPhone'])
  })

  test('is told to nobody who is not signed in, and never about somebody else', async () => {
    const mine = await shop.customer('mine@example.com')
    const other = await shop.customer('other@example.com')
    for (const token of [undefined, 'garbage', mine.refreshToken, `${mine.token}x`]) {
      const answer = await api('GET', '', token)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'NOT_SIGNED_IN', field: null })
    }
    expect(await list(mine.token)).toHaveLength(1)
    const [{ id }] = (await list(other.token)) as [Listed]
    for (const path of [id, 'nonsense', crypto.randomUUID()])
      expect((await api('DELETE', path, mine.token)).statusCode).toBe(404)
    expect(await shop.isAlive(other)).toBe(true)
  })

  test('holds no address of the network, and only the start of a long name', async () => {
    await shop.customer('kept@example.com')
    await shop.signIn('kept@example.com', PASSWORD, { userAgent: 'x'.repeat(5000) })
    const { rows } = await shop.services.database.pool.query<{ text: string }>(
      `select s::text || coalesce((select string_agg(n::text, ' ') from known_networks n), '') as text from sessions s`,
    )
    for (const { text } of rows) expect(text).not.toMatch(/10\.99\.\d+\.\d+/)
    expect(await shop.count('select max(length(user_agent)) from sessions')).toBe(256)
  })

  test('the last use is written once in five minutes at most', async () => {
    const { refreshToken } = await shop.customer('used@example.com')
    const used = () =>
      shop.count(
        "select extract(epoch from last_used_at) from sessions s join users u on u.id = s.user_id where u.email = 'used@example.com'",
      )
    const first = await used()
    shop.turnClock(4 * MINUTE)
    await renew(refreshToken)
    expect(await used()).toBe(first)
    shop.turnClock(MINUTE)
    await renew(refreshToken)
    expect(await used()).toBeGreaterThanOrEqual(first + 300)
  })

  test('a hundred sign-ins more leave a hundred sessions, and the oldest have ended', async () => {
    const { token } = await shop.customer('many@example.com')
    const { rows } = await shop.services.database.pool.query<{ id: number }>(
      "select id from users where email = 'many@example.com'",
    )
    await shop.services.database.pool.query(
      `insert into sessions (id, user_id, last_used_at, expires_at)
        select gen_random_uuid(), $1, now() + interval '1 day', now() + interval '30 days' from generate_series(1, 99)`,
      [rows[0]!.id],
    )
    expect(await isIn(token)).toBe(true)
    await shop.signIn('many@example.com')
    expect(await isIn(token)).toBe(false)
    expect(await shop.count(`select count(*) from sessions where user_id = ${rows[0]!.id}`)).toBe(100)
  })
})

describe('ending', () => {
  test('signing out ends this session and its cookie, with either token, also twice', async () => {
    const first = await shop.customer('leave@example.com')
    const second = await shop.signIn('leave@example.com')
    for (const token of [first.token, first.refreshToken]) {
      const answer = await api('DELETE', 'current/', token)
      expect(answer.statusCode).toBe(204)
      expect(answer.cookies).toMatchObject([{ name: 'refreshToken', value: '', maxAge: 0, path: '/graphql/' }])
      expect(await shop.isAlive(first)).toBe(false)
    }
    expect(await shop.isAlive(second)).toBe(true)
    expect((await api('DELETE', 'current/', second.refreshToken)).statusCode).toBe(204)
    expect(await shop.isAlive(second)).toBe(false)
  })

  test('one by its id, or all others at once', async () => {
    const mine = await shop.customer('choose@example.com')
    const others = [
      await shop.signIn('choose@example.com', PASSWORD, { userAgent: IPHONE }),
      await shop.signIn('choose@example.com'),
    ] as const
    const phone = (await list(mine.token)).find((s) => s.system === 'iPhone')!
    expect((await api('DELETE', phone.id, mine.token)).statusCode).toBe(204)
    expect(await shop.isAlive(others[0])).toBe(false)
    expect(await shop.isAlive(others[1])).toBe(true)
    expect((await api('DELETE', '', mine.token)).statusCode).toBe(204)
    expect(await shop.isAlive(others[1])).toBe(false)
    expect(await shop.isAlive(mine)).toBe(true)
  })

  test('a new password ends every other session', async () => {
    const mine = await shop.customer('password@example.com')
    const other = await shop.signIn('password@example.com')
    const changed = await shop.send(
      'mutation($o: String, $n: String!) { passwordChange(oldPassword: $o, newPassword: $n) { errors { code } } }',
      { o: PASSWORD, n: 'Vq7!brand-new-one' },
      { token: mine.token },
    )
    expect(changed.errors).toEqual([])
    expect(await shop.isAlive(other)).toBe(false)
    expect(await shop.isAlive(mine)).toBe(true)
  })

  test('another e-mail ends every other session', async () => {
    const mine = await shop.customer('before@example.com')
    const other = await shop.signIn('before@example.com')
    await shop.send(
      'mutation($p: String!, $u: String!) { requestEmailChange(newEmail: "after@example.com", password: $p, redirectUrl: $u, channel: "us") { errors { code } } }',
      { p: PASSWORD, u: PAGE },
      { token: mine.token },
    )
    const taken = await shop.send(
      'mutation($t: String!) { confirmEmailChange(token: $t) { user { email } } }',
      { t: (await shop.links('email-change', 'after@example.com'))[0] },
      { token: mine.token },
    )
    expect(taken.user).toEqual({ email: 'after@example.com' })
    expect(await shop.isAlive(other)).toBe(false)
    expect(await shop.isAlive(mine)).toBe(true)
  })

  test('a password that was checked before it was changed opens no session after', async () => {
    await shop.customer('overtaken@example.com')
    const checked = (await userByEmail(shop.services.database.pool, 'overtaken@example.com'))!
    await shop.services.database.pool.query(
      "update users set password_hash = 'another' where email = 'overtaken@example.com'",
    )
    const ctx = { ...shop.services, origin: 'http://shop.test', remoteAddress: '10.0.0.1', userAgent: '' }
    expect(await openSession(ctx, checked)).toBeNull()
  })

  test('after thirty days a session is over, and the clean-up removes it', async () => {
    const mine = await shop.customer('stale@example.com')
    shop.turnClock(30 * DAY + MINUTE)
    expect(await renew(mine.refreshToken)).toBeNull()
    expect(await shop.count('select count(*) from sessions')).toBeGreaterThan(0)
    await cleanUp.run(shop.services, new AbortController().signal)
    expect(await shop.count('select count(*) from sessions')).toBe(0)
  })
})

test.each([
  [FIREFOX, 'Firefox', 'Linux'],
  [IPHONE, 'Safari', 'iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36',
    'Chrome',
    'macOS',
  ],
  ['curl/8.5.0', 'curl', null],
  ['Mozilla/5.0', null, null],
  ['', null, null],
])('%s is called %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
