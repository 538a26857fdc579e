/**
 * Accounts over HTTP: registering, signing in, tokens, passwords, changing the e-mail address, deleting the account.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuyingShop, openShop } from '../../testing/buying.ts'

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const HOST = 'shop.test'
const PASSWORD = 'Vq7!long-enough'
const PAGE = 'https://shop.example.com/confirm/'
const MINUTE = 60_000

interface Sent {
  token?: string
  cookie?: string
  address?: string
}

async function send(query: string, variables: object = {}, { token, cookie, address = '10.0.0.1' }: Sent = {}) {
  const response: LightMyRequestResponse = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    remoteAddress: address,
    headers: { host: HOST, ...(token ? { authorization: `Bearer ${token}` } : {}), ...(cookie ? { cookie } : {}) },
    payload: { query, variables },
  })
  // Answers are not typed: tests read any of their fields.
  // oxlint-disable-next-line typescript/no-explicit-any
  const body = response.json<{ data: any; errors?: { extensions: { exception: { code: string } } }[] }>()
  return { ...body, code: body.errors?.[0]?.extensions.exception.code, cookies: response.cookies }
}

const ERRORS = 'errors { field code }'
const SIGN_IN = `mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token refreshToken csrfToken user { email isConfirmed } ${ERRORS} } }`
const ME = '{ me { email } }'
let seen = 0

const register = async (email: string, more: object = {}, from?: string) =>
  (
    await send(
      `mutation($i: AccountRegisterInput!) { accountRegister(input: $i) { requiresConfirmation user { email isActive isConfirmed } ${ERRORS} } }`,
      { i: { email, password: PASSWORD, channel: 'us', redirectUrl: PAGE, ...more } },
      from ? { address: from } : {},
    )
  ).data.accountRegister
const signIn = async (email: string, password = PASSWORD, address = `10.1.0.${++seen}`) =>
  (await send(SIGN_IN, { e: email, p: password }, { address })).data.tokenCreate
const confirm = async (email: string, token: string) =>
  (
    await send(
      `mutation($e: String!, $t: String!) { confirmAccount(email: $e, token: $t) { user { isConfirmed } ${ERRORS} } }`,
      { e: email, t: token },
    )
  ).data.confirmAccount
const requestReset = async (email: string, redirectUrl = PAGE) =>
  (
    await send(
      `mutation($e: String!, $u: String!) { requestPasswordReset(email: $e, redirectUrl: $u, channel: "us") { ${ERRORS} } }`,
      { e: email, u: redirectUrl },
    )
  ).data.requestPasswordReset
const setPassword = async (email: string, password: string, token: string) =>
  (
    await send(
      `mutation($e: String!, $p: String!, $t: String!) { setPassword(email: $e, password: $p, token: $t) { token user { email isConfirmed } ${ERRORS} } }`,
      { e: email, p: password, t: token },
    )
  ).data.setPassword

/** The links in mails of one kind to one address, oldest first. */
async function links(kind: string, recipient: string): Promise<URL[]> {
  const { rows } = await shop.services.database.pool.query<{ payload: { url: string } }>(
    'select payload from mails where kind = $1 and recipient = $2 order by id',
    [kind, recipient],
  )
  return rows.map((r) => new URL(r.payload.url))
}
const mailed = async (kind: string, recipient: string): Promise<string> =>
  (await links(kind, recipient)).at(-1)!.searchParams.get('token')!

/** A confirmed customer, signed in. */
async function customer(email: string): Promise<{ token: string; refreshToken: string; csrfToken: string }> {
  await register(email)
  await confirm(email, await mailed('account-confirm', email))
  return signIn(email)
}

describe('opening an account', () => {
  test('a mail leads to the page that was named, and its token confirms, twice', async () => {
    expect(await register('New@Example.com', { languageCode: 'CS' })).toEqual({
      requiresConfirmation: true,
      user: { email: 'new@example.com', isActive: true, isConfirmed: false },
      errors: [],
    })
    const [link] = await links('account-confirm', 'new@example.com')
    expect(link!.origin + link!.pathname).toBe(PAGE)
    const token = link!.searchParams.get('token')!
    expect(await confirm('new@example.com', `${token}x`)).toMatchObject({
      errors: [{ field: 'token', code: 'INVALID' }],
    })
    expect(await confirm('other@example.com', token)).toMatchObject({ errors: [{ field: 'token', code: 'INVALID' }] })
    for (let i = 0; i < 2; i++)
      expect(await confirm('NEW@example.com', token)).toEqual({ user: { isConfirmed: true }, errors: [] })
  })

  test('a known address is answered like an unknown one, and its owner gets one hint', async () => {
    await customer('known@example.com')
    const unknown = await register('unknown@example.com')
    shop.turnClock(3 * MINUTE + 1000)
    for (let i = 0; i < 2; i++)
      expect(await register('known@example.com', { password: 'Another-1-pass' })).toEqual({
        ...unknown,
        user: { ...unknown.user, email: 'known@example.com' },
      })
    expect(await links('account-exists', 'known@example.com')).toHaveLength(1)
    expect((await signIn('known@example.com', 'Another-1-pass')).errors).toEqual([
      { field: 'email', code: 'INVALID_CREDENTIALS' },
    ])
  })

  test('twenty registrations of one address at once make one account', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register('race@example.com')))
    expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1)
    expect(await shop.count("select count(*) from users where email = 'race@example.com'")).toBe(1)
  })

  test.each([
    ['no page', { redirectUrl: null }, 'redirectUrl', 'REQUIRED'],
    ['a page of somebody else', { redirectUrl: 'https://evil.example.org/' }, 'redirectUrl', 'INVALID'],
    [
      'a name that only looks like ours',
      { redirectUrl: 'https://shop.example.com.evil.org/' },
      'redirectUrl',
      'INVALID',
    ],
    ['ours as a user name', { redirectUrl: 'https://shop.example.com@evil.org/' }, 'redirectUrl', 'INVALID'],
    ['a script', { redirectUrl: 'javascript:alert(1)//shop.example.com' }, 'redirectUrl', 'INVALID'],
    ['no channel', { channel: null }, 'channel', 'MISSING_CHANNEL_SLUG'],
    ['an unknown channel', { channel: 'nowhere' }, 'channel', 'NOT_FOUND'],
    ['no e-mail', { email: '' }, 'email', 'REQUIRED'],
    ['nonsense for an e-mail', { email: 'nonsense' }, 'email', 'INVALID'],
    ['two lines in an e-mail', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', 'INVALID'],
    ['a short password', { password: 'Ab1!xyz' }, 'password', 'PASSWORD_TOO_SHORT'],
    ['digits only', { password: '493028475610' }, 'password', 'PASSWORD_ENTIRELY_NUMERIC'],
    ['a common password', { password: 'Sunshine1' }, 'password', 'PASSWORD_TOO_COMMON'],
    ['its own name', { email: 'maximilian@example.com', password: 'maximilian1' }, 'password', 'PASSWORD_TOO_SIMILAR'],
    ['a very long name', { firstName: 'x'.repeat(257) }, 'firstName', 'INVALID'],
    ['an empty metadata key', { metadata: [{ key: ' ', value: 'x' }] }, 'metadata', 'REQUIRED'],
  ])('%s is refused', async (_, input, field, code) => {
    const before = await shop.count('select count(*) from users')
    const answer = await register('refused@example.com', input)
    expect(answer).toMatchObject({ requiresConfirmation: true, user: null })
    expect(answer.errors).toContainEqual({ field, code })
    expect(await shop.count('select count(*) from users')).toBe(before)
  })
})

describe('signing in', () => {
  test('with capitals, before confirming where the shop lets people, not where it does not', async () => {
    await register('early@example.com')
    expect(await signIn('EARLY@example.com')).toMatchObject({ user: { isConfirmed: false }, errors: [] })
    await shop.services.database.pool.query('update shops set allow_login_without_confirmation = false')
    await expect
      .poll(async () => (await signIn('early@example.com')).errors, { timeout: 5000 })
      .toEqual([{ field: 'email', code: 'ACCOUNT_NOT_CONFIRMED' }])
    expect((await signIn('early@example.com', 'wrong-one')).errors).toEqual([
      { field: 'email', code: 'INVALID_CREDENTIALS' },
    ])
    await shop.services.database.pool.query('update shops set allow_login_without_confirmation = true')
    await expect.poll(async () => (await signIn('early@example.com')).errors, { timeout: 5000 }).toEqual([])
  })

  test('an account that is not active is told so, and its tokens end', async () => {
    const { token } = await customer('gone@example.com')
    await shop.services.database.pool.query("update users set is_active = false where email = 'gone@example.com'")
    expect((await signIn('gone@example.com')).errors).toEqual([{ field: 'email', code: 'INACTIVE' }])
    expect((await send(ME, {}, { token })).code).toBe('InvalidTokenError')
  })

  test('each wrong password makes the next attempt wait longer, at this account from this address only', async () => {
    await customer('guessed@example.com')
    const from = (address: string, password = 'wrong-one') => signIn('guessed@example.com', password, address)
    for (const wait of [1000, 2000, 4000]) {
      expect((await from('10.9.0.1')).errors).toEqual([{ field: 'email', code: 'INVALID_CREDENTIALS' }])
      shop.turnClock(wait - 500)
      expect((await from('10.9.0.1', PASSWORD)).errors).toEqual([{ field: null, code: 'LOGIN_ATTEMPT_DELAYED' }])
      shop.turnClock(600)
    }
    expect((await from('10.9.0.2', PASSWORD)).errors).toEqual([])
    expect((await from('10.9.0.1', PASSWORD)).errors).toEqual([])
    expect((await from('10.9.0.1')).errors).toEqual([{ field: 'email', code: 'INVALID_CREDENTIALS' }])
    shop.turnClock(1100)
    expect((await from('10.9.0.1', PASSWORD)).errors).toEqual([])
  })

  test('of fifty guesses at once from one address, one is looked at', async () => {
    await customer('stormed@example.com')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => signIn('stormed@example.com', `guess-${i}`, '10.9.1.1')),
    )
    const codes = answers.map((a) => a.errors[0].code)
    expect(codes.filter((c) => c === 'INVALID_CREDENTIALS')).toHaveLength(1)
    expect(codes.filter((c) => c === 'LOGIN_ATTEMPT_DELAYED')).toHaveLength(49)
  })

  test('an unknown address waits like a known one', async () => {
    const twice = async () => [
      (await signIn('nobody@example.com', 'x', '10.9.2.1')).errors,
      (await signIn('nobody@example.com', 'x', '10.9.2.1')).errors,
    ]
    expect(await twice()).toEqual([
      [{ field: 'email', code: 'INVALID_CREDENTIALS' }],
      [{ field: null, code: 'LOGIN_ATTEMPT_DELAYED' }],
    ])
  })
})

test('who comes without an address cannot be counted, and not signed in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'semena-'))
  const socketPath = join(folder, 'shop.sock')
  await shop.app.listen({ path: socketPath })
  const payload = JSON.stringify({ query: SIGN_IN, variables: { e: 'nobody@example.com', p: PASSWORD } })
  const answer = await new Promise<string>((resolve, reject) => {
    const sent = request(
      { socketPath, path: '/graphql/', method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => resolve(text(response)),
    )
    sent.once('error', reject)
    sent.end(payload)
  })
  rmSync(folder, { recursive: true, force: true })
  expect(JSON.parse(answer)).toMatchObject({
    data: { tokenCreate: { token: null, errors: [{ field: null, code: 'UNKNOWN_IP_ADDRESS' }] } },
  })
})

describe('tokens', () => {
  const REFRESH = `mutation($t: String, $c: String) { tokenRefresh(refreshToken: $t, csrfToken: $c) { token user { email } ${ERRORS} } }`
  const VERIFY = `mutation($t: String!) { tokenVerify(token: $t) { isValid user { email } ${ERRORS} } }`

  test('an access token is good for five minutes, and the published keys check it', async () => {
    const { token, refreshToken } = await customer('timed@example.com')
    expect((await send(ME, {}, { token })).data.me).toEqual({ email: 'timed@example.com' })
    const published: LightMyRequestResponse = await shop.app.inject('/.well-known/jwks.json')
    const keys = published.json<{ keys: object[] }>()
    expect(JSON.stringify(keys)).not.toMatch(/"(?:d|p|q|dp|dq|qi)":/)
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys as never), {
      currentDate: shop.services.clock.now(),
    })
    expect(payload).toMatchObject({ owner: 'saleor', type: 'access', iss: `http://${HOST}/graphql/`, is_staff: false })
    expect(payload.exp! - payload.iat!).toBe(300)
    shop.turnClock(5 * MINUTE + 1000)
    expect((await send(ME, {}, { token })).code).toBe('ExpiredSignatureError')
    expect((await send(VERIFY, { t: token })).data.tokenVerify).toMatchObject({
      isValid: false,
      errors: [{ code: 'JWT_SIGNATURE_EXPIRED' }],
    })
    // An expired access token in the same request does not keep the refresh token from being used.
    const renewed = (await send(REFRESH, { t: refreshToken }, { token })).data.tokenRefresh
    expect((await send(ME, {}, { token: renewed.token })).data.me).toEqual({ email: 'timed@example.com' })
  })

  test('what was forged is refused', async () => {
    const { token, refreshToken } = await customer('forged@example.com')
    // That the true one was accepted before helps none of the others.
    for (const _ of [1, 2]) expect((await send(ME, {}, { token })).data.me).toEqual({ email: 'forged@example.com' })
    const [head, body] = token.split('.') as [string, string]
    const json = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string }
    const { publicJwk } = (
      await shop.services.database.pool.query<{ publicJwk: object }>(
        'select public_jwk as "publicJwk" from signing_keys',
      )
    ).rows[0]!
    const staff = json({ ...claims, is_staff: true })
    const none = `${json({ ...header, alg: 'none' })}.${staff}.`
    const hmacInput = `${json({ ...header, alg: 'HS256' })}.${staff}`
    const hmac = `${hmacInput}.${createHmac('sha256', JSON.stringify(publicJwk)).update(hmacInput).digest('base64url')}`
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const own = `${json(header)}.${staff}`
    const otherKey = `${own}.${sign('sha256', Buffer.from(own), privateKey).toString('base64url')}`
    const otherKid = `${json({ ...header, kid: 'unknown' })}.${body}.${token.split('.')[2]}`
    for (const bad of [none, hmac, otherKey, otherKid, `${head}.${staff}.${token.split('.')[2]}`, refreshToken]) {
      const { code, data } = await send(ME, {}, { token: bad })
      expect(code).toMatch(/^Invalid(?:Token|Signature)Error$/)
      expect(data).toEqual({ me: null })
      expect((await send('{ shop { name } }', {}, { token: bad })).data.shop.name).toBe('Test')
    }
    expect((await send(ME, {}, { token: 'garbage' })).data).toEqual({ me: null })
  })

  test('a refresh token in the cookie counts only with its CSRF token', async () => {
    await customer('cookie@example.com')
    const signedIn = await send(SIGN_IN, { e: 'cookie@example.com', p: PASSWORD }, { address: '10.9.3.1' })
    const { csrfToken } = signedIn.data.tokenCreate
    const set = signedIn.cookies.find((c) => c.name === 'refreshToken')!
    expect(set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/graphql/' })
    const cookie = `other=1; refreshToken=${set.value}`
    const refresh = async (c: string | null) => (await send(REFRESH, { c }, { cookie })).data.tokenRefresh
    expect((await refresh(null)).errors).toEqual([{ field: 'csrfToken', code: 'REQUIRED' }])
    expect((await refresh('wrong')).errors).toEqual([{ field: 'csrfToken', code: 'JWT_INVALID_CSRF_TOKEN' }])
    expect(await refresh(csrfToken)).toMatchObject({ user: { email: 'cookie@example.com' }, errors: [] })
    expect((await send(REFRESH, {})).data.tokenRefresh.errors).toEqual([
      { field: 'refreshToken', code: 'JWT_MISSING_TOKEN' },
    ])
  })

  test('an access token refreshes nothing, and a refresh token proves nothing', async () => {
    const { token, refreshToken } = await customer('mixed@example.com')
    expect((await send(REFRESH, { t: token })).data.tokenRefresh.errors).toEqual([
      { field: 'refreshToken', code: 'JWT_INVALID_TOKEN' },
    ])
    expect((await send(VERIFY, { t: refreshToken })).data.tokenVerify).toMatchObject({ isValid: false })
  })

  test('a storm of refreshes is answered, every one of them', async () => {
    const { refreshToken } = await customer('storm@example.com')
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(REFRESH, { t: refreshToken })))
    expect(answers.every((a) => a.data.tokenRefresh.token && !a.data.tokenRefresh.errors.length)).toBe(true)
  })

  test('signing out everywhere ends them all', async () => {
    const { token, refreshToken } = await customer('out@example.com')
    const done = await send(`mutation { tokensDeactivateAll { ${ERRORS} } }`, {}, { token })
    expect(done.data.tokensDeactivateAll.errors).toEqual([])
    expect(done.cookies.find((c) => c.name === 'refreshToken')).toMatchObject({ value: '', maxAge: 0 })
    expect((await send(ME, {}, { token })).code).toBe('InvalidTokenError')
    expect((await send(REFRESH, { t: refreshToken })).data.tokenRefresh.errors).toEqual([
      { field: null, code: 'JWT_INVALID_TOKEN' },
    ])
  })

  test('keys change after thirty days, and old tokens go on', async () => {
    const { refreshToken } = await customer('rotated@example.com')
    shop.turnClock(29 * 24 * 60 * MINUTE)
    const before = await shop.count('select count(*) from signing_keys')
    expect((await send(REFRESH, { t: refreshToken })).data.tokenRefresh.errors).toEqual([])
    shop.turnClock(12 * 60 * MINUTE)
    await signIn('rotated@example.com')
    shop.turnClock(11 * 60 * MINUTE)
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(REFRESH, { t: refreshToken })))
    expect(answers.every((a) => a.data.tokenRefresh.token)).toBe(true)
    shop.turnClock(24 * 60 * MINUTE)
    expect((await send(REFRESH, { t: refreshToken })).data.tokenRefresh.errors).toEqual([
      { field: null, code: 'JWT_SIGNATURE_EXPIRED' },
    ])
    await signIn('rotated@example.com')
    expect(await shop.count('select count(*) from signing_keys')).toBe(before + 1)
  })
})

describe('passwords', () => {
  test('a reset is mailed once in three minutes, works once, and ends the old tokens', async () => {
    const { token: old } = await customer('reset@example.com')
    for (let i = 0; i < 3; i++) expect(await requestReset('reset@example.com')).toEqual({ errors: [] })
    expect(await links('password-reset', 'reset@example.com')).toHaveLength(1)
    const first = await mailed('password-reset', 'reset@example.com')
    shop.turnClock(3 * MINUTE + 1000)
    await requestReset('reset@example.com')
    const second = await mailed('password-reset', 'reset@example.com')
    expect((await setPassword('reset@example.com', 'Vq7!another-one', first)).errors).toEqual([
      { field: 'token', code: 'INVALID' },
    ])
    expect((await setPassword('reset@example.com', 'short', second)).errors).toEqual([
      { field: 'password', code: 'PASSWORD_TOO_SHORT' },
    ])
    const both = await Promise.all([
      setPassword('reset@example.com', 'Vq7!another-one', second),
      setPassword('reset@example.com', 'Vq7!yet-another', second),
    ])
    expect(both.filter((a) => a.token)).toHaveLength(1)
    expect((await send(ME, {}, { token: old })).code).toMatch(/Error$/)
    expect((await send(ME, {}, { token: both.find((a) => a.token)!.token })).data.me).toEqual({
      email: 'reset@example.com',
    })
  })

  test('an unknown address is answered alike and gets nothing', async () => {
    expect(await requestReset('nobody@example.com')).toEqual({ errors: [] })
    expect(await links('password-reset', 'nobody@example.com')).toEqual([])
    expect(await requestReset('nobody@example.com', 'https://evil.example.org/')).toEqual({
      errors: [{ field: 'redirectUrl', code: 'INVALID' }],
    })
  })

  test('a link of three days ago is too old', async () => {
    await customer('late@example.com')
    await requestReset('late@example.com')
    const token = await mailed('password-reset', 'late@example.com')
    shop.turnClock(3 * 24 * 60 * MINUTE + 1000)
    expect((await setPassword('late@example.com', 'Vq7!another-one', token)).errors).toEqual([
      { field: 'token', code: 'INVALID' },
    ])
  })

  test('changing it needs the old one', async () => {
    const { token } = await customer('change@example.com')
    let visitor = 0
    const change = async (o: string, n: string) =>
      (
        await send(
          `mutation($o: String, $n: String!) { passwordChange(oldPassword: $o, newPassword: $n) { user { email } ${ERRORS} } }`,
          { o, n },
          { token, address: `10.8.0.${++visitor}` },
        )
      ).data.passwordChange
    expect((await change('wrong', 'Vq7!brand-new-one')).errors).toEqual([
      { field: 'oldPassword', code: 'INVALID_CREDENTIALS' },
    ])
    expect((await change(PASSWORD, 'short')).errors).toEqual([{ field: 'newPassword', code: 'PASSWORD_TOO_SHORT' }])
    expect(await change(PASSWORD, 'Vq7!brand-new-one')).toEqual({ user: { email: 'change@example.com' }, errors: [] })
    expect((await send(ME, {}, { token })).data.me).toEqual({ email: 'change@example.com' })
    expect((await signIn('change@example.com')).errors).toEqual([{ field: 'email', code: 'INVALID_CREDENTIALS' }])
    expect((await signIn('change@example.com', 'Vq7!brand-new-one')).errors).toEqual([])
  })

  test('changing it changes nothing when the owner has set another one meanwhile', async () => {
    const { token } = await customer('raced@example.com')
    const owner = await shop.services.database.pool.connect()
    try {
      await owner.query(`begin; select from users where email = 'raced@example.com' for update`)
      const changing = send(
        `mutation($o: String, $n: String!) { passwordChange(oldPassword: $o, newPassword: $n) { user { email } ${ERRORS} } }`,
        { o: PASSWORD, n: 'Vq7!the-thief-s-own' },
        { token, address: '10.8.1.1' },
      )
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await owner.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
      await owner.query(
        `update users set password_hash = '$argon2id$v=19$m=19456,t=2,p=1$of the owner' where email = 'raced@example.com'; commit`,
      )
      expect((await changing).data.passwordChange).toEqual({
        user: null,
        errors: [{ field: 'oldPassword', code: 'INVALID_CREDENTIALS' }],
      })
      const { rows } = await owner.query(`select password_hash from users where email = 'raced@example.com'`)
      expect(rows).toEqual([{ password_hash: '$argon2id$v=19$m=19456,t=2,p=1$of the owner' }])
    } finally {
      await owner.query('rollback')
      owner.release()
    }
  })

  test('nothing of a password or a mailed token stands in the database', async () => {
    await customer('kept@example.com')
    const token = await mailed('account-confirm', 'kept@example.com')
    const { rows } = await shop.services.database.pool.query<{ text: string }>(
      `select u::text || coalesce((select string_agg(t::text, ' ') from user_tokens t), '') as text from users u`,
    )
    for (const { text } of rows) {
      expect(text).not.toContain(PASSWORD)
      expect(text).not.toContain(token)
      expect(text).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    }
  })
})

describe('the confirmation mail again', () => {
  const again = async (token: string | undefined, url = PAGE) =>
    send(
      `mutation($u: String!) { sendConfirmationEmail(channel: "us", redirectUrl: $u) { ${ERRORS} } }`,
      { u: url },
      token ? { token } : {},
    )
  test('once in three minutes, for those signed in and not confirmed', async () => {
    await register('slow@example.com')
    const early = await signIn('slow@example.com')
    expect((await again(undefined)).code).toBe('PermissionDenied')
    // Registering sent a confirmation mail a moment ago, so another one has to wait.
    expect((await again(early.token)).data.sendConfirmationEmail.errors).toEqual([
      { field: null, code: 'CONFIRMATION_ALREADY_REQUESTED' },
    ])
    shop.turnClock(3 * MINUTE + 1000)
    const { token } = await signIn('slow@example.com')
    expect((await again(token, 'https://evil.example.org/')).data.sendConfirmationEmail.errors).toEqual([
      { field: 'redirectUrl', code: 'INVALID' },
    ])
    const answers = await Promise.all([again(token), again(token), again(token)])
    expect(
      answers.map((a) => a.data.sendConfirmationEmail.errors[0]?.code ?? 'SENT').toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual(['CONFIRMATION_ALREADY_REQUESTED', 'CONFIRMATION_ALREADY_REQUESTED', 'SENT'])
    const urls = await links('account-confirm', 'slow@example.com')
    expect(urls).toHaveLength(2)
    // The first mail's link is as good as the second's.
    expect((await confirm('slow@example.com', urls[0]!.searchParams.get('token')!)).errors).toEqual([])
    expect((await again(token)).data.sendConfirmationEmail.errors).toEqual([{ field: null, code: 'ACCOUNT_CONFIRMED' }])
  })
})

describe('another e-mail', () => {
  const change = async (token: string, newEmail: string, password = PASSWORD) =>
    (
      await send(
        `mutation($n: String!, $p: String!, $u: String!) { requestEmailChange(newEmail: $n, password: $p, redirectUrl: $u, channel: "us") { user { email } ${ERRORS} } }`,
        { n: newEmail, p: password, u: PAGE },
        { token, address: `10.7.0.${++seen}` },
      )
    ).data.requestEmailChange
  const take = async (token: string, t: string) =>
    (
      await send(
        `mutation($t: String!) { confirmEmailChange(token: $t) { user { email } ${ERRORS} } }`,
        { t },
        { token },
      )
    ).data.confirmEmailChange

  test('is taken with the mail to the new address, and the old one is told', async () => {
    const { token } = await customer('old@example.com')
    const { token: other } = await customer('taken@example.com')
    expect((await change(token, 'fresh@example.com', 'wrong')).errors).toEqual([
      { field: 'password', code: 'INVALID_CREDENTIALS' },
    ])
    expect((await change(token, 'nonsense')).errors).toEqual([{ field: 'newEmail', code: 'INVALID' }])
    expect((await change(token, 'Fresh@example.com')).errors).toEqual([])
    const mailedToken = await mailed('email-change', 'Fresh@example.com')
    expect((await take(other, mailedToken)).errors).toEqual([{ field: 'token', code: 'INVALID' }])
    expect(await take(token, mailedToken)).toEqual({ user: { email: 'fresh@example.com' }, errors: [] })
    expect((await take(token, mailedToken)).errors).toEqual([{ field: 'token', code: 'INVALID' }])
    expect((await signIn('fresh@example.com')).errors).toEqual([])
    expect(
      await shop.count("select count(*) from mails where kind = 'email-changed' and recipient = 'old@example.com'"),
    ).toBe(1)
  })

  test('that has an account is answered as one that has none, and what is mailed to it leads nowhere', async () => {
    const { token } = await customer('curious@example.com')
    await customer('known@example.com')
    const answers = [await change(token, 'unknown@example.com'), await change(token, 'Known@example.com')]
    expect(answers[1]).toEqual(answers[0])
    expect((await take(token, await mailed('email-change', 'Known@example.com'))).errors).toEqual([
      { field: 'newEmail', code: 'UNIQUE' },
    ])
  })

  test('is mailed about once in three minutes, whoever asks', async () => {
    const { token } = await customer('eager@example.com')
    const { token: other } = await customer('eager-too@example.com')
    const ask = async () => [
      (await change(token, 'bystander@example.com')).errors,
      (await change(token, 'Bystander@example.com')).errors,
      (await change(other, 'bystander@example.com')).errors,
    ]
    const sent = () =>
      shop.count(
        "select count(*) from mails where kind = 'email-change' and lower(recipient) = 'bystander@example.com'",
      )
    expect([await ask(), await sent()]).toEqual([[[], [], []], 1])
    shop.turnClock(3 * MINUTE + 1000)
    expect([await ask(), await sent()]).toEqual([[[], [], []], 2])
  })

  test('that somebody else took meanwhile is refused', async () => {
    const { token } = await customer('slow-change@example.com')
    await change(token, 'contested@example.com')
    const mailedToken = await mailed('email-change', 'contested@example.com')
    await customer('contested@example.com')
    expect((await take(token, mailedToken)).errors).toEqual([{ field: 'newEmail', code: 'UNIQUE' }])
  })
})

test('an account is deleted by its owner with the mailed token; orders stay', async () => {
  const { token } = await customer('leaver@example.com')
  const { token: other } = await customer('stranger@example.com')
  // The second request within three minutes sends nothing, and the first link works.
  for (let turn = 0; turn < 2; turn++)
    await send(
      `mutation($u: String!) { accountRequestDeletion(redirectUrl: $u, channel: "us") { ${ERRORS} } }`,
      { u: PAGE },
      { token },
    )
  expect(await links('account-delete', 'leaver@example.com')).toHaveLength(1)
  const mailedToken = await mailed('account-delete', 'leaver@example.com')
  const remove = async (as: string, t: string) =>
    (
      await send(
        `mutation($t: String!) { accountDelete(token: $t) { user { email } ${ERRORS} } }`,
        { t },
        { token: as },
      )
    ).data.accountDelete
  expect((await remove(other, mailedToken)).errors).toEqual([{ field: 'token', code: 'INVALID' }])
  expect((await remove(token, 'garbage')).errors).toEqual([{ field: 'token', code: 'INVALID' }])
  expect(await remove(token, mailedToken)).toEqual({ user: { email: 'leaver@example.com' }, errors: [] })
  expect((await signIn('leaver@example.com')).errors).toEqual([{ field: 'email', code: 'INVALID_CREDENTIALS' }])
})

test('guest orders come with the account once its address is confirmed, and their addresses into its book', async () => {
  const { PLENTY } = await import('../../testing/buying.ts')
  const placed = await shop.complete(await shop.basket(PLENTY, { email: 'Guest@example.com' }))
  expect(placed.errors).toEqual([])
  await register('guest@example.com')
  const owned = () =>
    shop.count("select count(*) from orders where user_id is not null and user_email = 'Guest@example.com'")
  expect(await owned()).toBe(0)
  await confirm('guest@example.com', await mailed('account-confirm', 'guest@example.com'))
  expect(await owned()).toBe(1)
  const { token } = await signIn('guest@example.com')
  const { data } = await send(
    '{ me { addresses { city isDefaultShippingAddress isDefaultBillingAddress } } }',
    {},
    { token: token! },
  )
  expect(data.me.addresses).toEqual([
    { city: expect.any(String), isDefaultShippingAddress: true, isDefaultBillingAddress: true },
  ])
})
