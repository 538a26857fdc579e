/**
 * Two-step sign-in over HTTP: switching it on and off, asking for the code, demanding it of staff, and no way around
 * it.
 */
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { userByEmail } from '../db/queries/customer/user.ts'
import { transaction } from '../db/driver/transaction.ts'
import { toGlobalId } from '../domain/global-id.ts'
import { mailedToken } from '../domain/account/mailed-token.ts'
import { hashPassword } from '../domain/account/password.ts'
import { turnOffByOwner } from '../domain/account/second-factor/set-up.ts'
import { codeAt, stepOf } from '../domain/account/second-factor/totp.ts'
import { type BuyingShop, type NewAccount, openShop } from '../testing/buying.ts'

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

const PASSWORD = 'Vq7!long-enough'
const PLUGIN = 'semena.second-factor'
const STEP = 30_000
const DAY = 86_400_000

let shop: BuyingShop
let passwordHash: string
let visitors = 0
let people = 0
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
  shop = await openShop()
})
afterAll(() => shop.close())

const elsewhere = (): string => `10.2.${Math.floor(++visitors / 250)}.${visitors % 250}`

async function send(url: string, payload: object | null, { token, from }: { token?: string; from?: string } = {}) {
  const response: LightMyRequestResponse = await shop.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    remoteAddress: from ?? elsewhere(),
    headers: { host: 'shop.test', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(payload ? { payload } : {}),
  })
  return { status: response.statusCode, body: response.body ? response.json() : null }
}
const ask = async (query: string, variables: object = {}, more: { token?: string; from?: string } = {}) =>
  (await send('/graphql/', { query, variables }, more)).body
const own = (path: string, body: object | null, token?: string) =>
  send(`/api/second-factor/${path}`, body, token ? { token } : {})

const TOKENS = 'token refreshToken csrfToken user { email } errors { field code }'
const byPassword = async (email: string, password = PASSWORD, from?: string) =>
  (
    await ask(
      `mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { ${TOKENS} } }`,
      { e: email, p: password },
      from ? { from } : {},
    )
  ).data.tokenCreate
/** Sends a password and gives the answer with its data parsed. */
async function first(input: object, from?: string) {
  const { authenticationData, errors } = (
    await ask(
      'mutation($i: JSONString!, $p: String!) { externalAuthenticationUrl(input: $i, pluginId: $p) { authenticationData errors { field code } } }',
      { i: JSON.stringify(input), p: PLUGIN },
      from ? { from } : {},
    )
  ).data.externalAuthenticationUrl
  return { errors, ...JSON.parse(authenticationData ?? '{}') }
}
const second = async (input: object, from?: string) =>
  (
    await ask(
      `mutation($i: JSONString!, $p: String!) { externalObtainAccessTokens(input: $i, pluginId: $p) { ${TOKENS} } }`,
      { i: JSON.stringify(input), p: PLUGIN },
      from ? { from } : {},
    )
  ).data.externalObtainAccessTokens
const isIn = async (token: string): Promise<boolean> => (await ask('{ me { email } }', {}, { token })).data.me !== null
const renew = async (refreshToken: string) =>
  (await ask('mutation($t: String) { tokenRefresh(refreshToken: $t) { token errors { code } } }', { t: refreshToken }))
    .data.tokenRefresh
const mails = async (recipient: string): Promise<{ kind: string; payload: Loose }[]> =>
  (
    await shop.services.database.pool.query('select kind, payload from mails where recipient = $1 order by id', [
      recipient,
    ])
  ).rows as Loose
const notes = async (email: string): Promise<string[]> =>
  (
    await shop.services.database.pool.query<{ message: string }>(
      `select parameters ->> 'message' as message from customer_events where type = 'NOTE_ADDED' and user_id = (select id from users where email = $1) order by id`,
      [email],
    )
  ).rows.map((r) => r.message)

const fromBase32 = (text: string): Buffer =>
  Buffer.from(
    (
      text
        .split('')
        .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
        .join('')
        .match(/.{8}/g) ?? []
    ).map((bits) => Number.parseInt(bits, 2)),
  )
/** The code that the person's authenticator app shows now, or `later` time steps later. */
const code = (secret: string, later = 0): string =>
  codeAt(fromBase32(secret), stepOf(shop.services.clock.now()) + later)
/** Six digits that are not the code of any time step near. */
const wrong = (secret: string): string => {
  const near = [-2, -1, 0, 1, 2].map((n) => code(secret, n))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((c) => !near.includes(c))!
}

interface Person {
  email: string
  token: string
  refreshToken: string
}
interface Armed extends Person {
  secret: string
  recoveryCodes: string[]
}

async function account(more: NewAccount = {}): Promise<string> {
  const email = `person${++people}@example.com`
  await shop.signUp(email, { passwordHash, ...more })
  return email
}
async function person(more: NewAccount = {}): Promise<Person> {
  const email = await account(more)
  const { token, refreshToken } = await byPassword(email)
  return { email, token, refreshToken }
}
/** Somebody with two-step sign-in switched on. It turns the clock, so that the next code has not been used. */
async function armed(more: NewAccount = {}): Promise<Armed> {
  const someone = await person(more)
  const begun = await own('begin/', { password: PASSWORD }, someone.token)
  const { challenge: setUp, secret } = begun.body
  const done = await own('confirm/', { challenge: setUp, code: code(secret) }, someone.token)
  expect(done.status).toBe(200)
  shop.turnClock(STEP)
  return { ...someone, secret, recoveryCodes: done.body.recoveryCodes }
}

describe('it does not go', () => {
  const RESET =
    'mutation($e: String!, $u: String!) { requestPasswordReset(email: $e, redirectUrl: $u, channel: "us") { errors { code } } }'
  const SET =
    'mutation($e: String!, $p: String!, $t: String!) { setPassword(email: $e, password: $p, token: $t) { token errors { code } } }'
  const linkFor = async (email: string): Promise<string> => {
    await ask(RESET, { e: email, u: 'https://shop.example.com/new-password' })
    const { url } = (await mails(email)).findLast(({ kind }) => kind === 'password-reset')!.payload
    return new URL(url).searchParams.get('token')!
  }
  const idOf = async (email: string): Promise<string> =>
    toGlobalId('User', (await userByEmail(shop.services.database.pool, email))!.id)

  test('by staff who make the account unconfirmed, give it another address and have a link mailed', async () => {
    const victim = await armed()
    const id = await idOf(victim.email)
    const token = await shop.signUp('clerk@example.com', { isStaff: true, permissions: ['MANAGE_USERS'] })
    const address = 'of-the-clerk@example.com'
    const changed = await ask(
      'mutation($id: ID!, $i: CustomerInput!) { customerUpdate(id: $id, input: $i) { errors { code } } }',
      { id, i: { isConfirmed: false, email: address } },
      { token },
    )
    expect(changed.data.customerUpdate.errors).toEqual([])
    const set = await ask(SET, { e: address, p: 'Another-long-1', t: await linkFor(address) })
    expect(set.data.setPassword).toMatchObject({ token: null, errors: [{ code: 'DISABLED_AUTHENTICATION_METHOD' }] })
    const { challenge } = await first({ email: address, password: 'Another-long-1' })
    expect((await second({ challenge, code: code(victim.secret) })).user).toEqual({ email: address })
  })

  test('with an account that staff made unconfirmed, whose address somebody else asks for', async () => {
    const victim = await armed()
    const token = await shop.signUp('clerk@example.com')
    await ask(
      'mutation($id: ID!) { customerUpdate(id: $id, input: { isConfirmed: false }) { errors { code } } }',
      { id: await idOf(victim.email) },
      { token },
    )
    const other = await person()
    await ask(
      'mutation($n: String!, $p: String!, $u: String!) { requestEmailChange(newEmail: $n, password: $p, redirectUrl: $u) { errors { code } } }',
      { n: victim.email, p: PASSWORD, u: 'https://shop.example.com/confirm-email' },
      { token: other.token },
    )
    const { url } = (await mails(victim.email)).findLast(({ kind }) => kind === 'email-change')!.payload
    const taken = await ask(
      'mutation($t: String!) { confirmEmailChange(token: $t) { errors { code } } }',
      { t: new URL(url).searchParams.get('token') },
      { token: other.token },
    )
    expect(taken.data.confirmEmailChange.errors).toEqual([{ code: 'UNIQUE' }])
  })
})

describe('switching it on', () => {
  test('takes the password and a code; recovery codes are shown once; other sessions end', async () => {
    const someone = await person()
    const other = await byPassword(someone.email)
    expect(await own('', null, someone.token)).toMatchObject({
      status: 200,
      body: { enabledAt: null, recoveryCodesLeft: 0, isDemanded: false },
    })
    const begun = await own('begin/', { password: PASSWORD }, someone.token)
    expect(begun.body.otpauthUri).toBe(
      `otpauth://totp/Test:${encodeURIComponent(someone.email)}?secret=${begun.body.secret}&issuer=Test`,
    )
    const { challenge: setUp, secret } = begun.body
    expect(await own('confirm/', { challenge: setUp, code: wrong(secret) }, someone.token)).toMatchObject({
      status: 400,
      body: [{ field: 'code', code: 'INVALID_CREDENTIALS' }],
    })
    // A set-up that was begun but not confirmed changes nothing.
    expect((await byPassword(someone.email)).errors).toEqual([])
    shop.turnClock(2000)
    const done = await own('confirm/', { challenge: setUp, code: code(secret) }, someone.token)
    expect(done.body.recoveryCodes).toHaveLength(10)
    expect(new Set(done.body.recoveryCodes).size).toBe(10)
    expect((await own('', null, someone.token)).body).toMatchObject({ recoveryCodesLeft: 10 })
    expect(await isIn(someone.token)).toBe(true)
    expect((await renew(someone.refreshToken)).errors).toEqual([])
    expect((await renew(other.refreshToken)).errors).toEqual([{ code: 'JWT_INVALID_TOKEN' }])
    expect((await mails(someone.email)).map((mail) => mail.kind)).toEqual(['second-factor-on'])
    // A set-up can be confirmed only once.
    expect((await own('confirm/', { challenge: setUp, code: code(secret, 1) }, someone.token)).body).toMatchObject([
      { code: 'JWT_INVALID_TOKEN' },
    ])
  })

  test('neither secret nor recovery codes stand in the database as they are', async () => {
    const { secret, recoveryCodes } = await armed()
    const { pool } = shop.services.database
    const { rows } = await pool.query<{ t: string }>(
      'select row(f.*)::text as t from second_factors f union all select row(r.*)::text from recovery_codes r',
    )
    const all = rows.map((r) => r.t).join('\n')
    const bytes = fromBase32(secret)
    for (const text of [
      secret,
      ...recoveryCodes,
      recoveryCodes[0]!.replaceAll('-', ''),
      ...(['hex', 'base64', 'base64url'] as const).map((as) => bytes.toString(as)),
    ])
      expect(all).not.toContain(text)
  })

  test('a sealed secret cannot be put into another account', async () => {
    const [victim, attacker] = [await armed(), await armed()]
    await shop.services.database.pool.query(
      'update second_factors v set secret = a.secret from second_factors a where v.user_id = (select id from users where email = $1) and a.user_id = (select id from users where email = $2)',
      [victim.email, attacker.email],
    )
    const { challenge } = await first({ email: victim.email, password: PASSWORD })
    expect((await second({ challenge, code: code(attacker.secret) })).errors).toEqual([
      { field: 'code', code: 'INVALID_CREDENTIALS' },
    ])
  })

  test('not by somebody else’s set-up, not too late, not after a new password, not with nonsense', async () => {
    const [one, two] = [await person(), await person()]
    const { challenge: setUp, secret } = (await own('begin/', { password: PASSWORD }, one.token)).body
    const confirm = (token: string, ticket = setUp) =>
      own('confirm/', { challenge: ticket, code: code(secret) }, token).then((r) => r.body[0])
    expect(await confirm(two.token)).toMatchObject({ code: 'JWT_INVALID_TOKEN' })
    for (const nonsense of ['', 'x', one.token, `${setUp}x`])
      expect((await confirm(one.token, nonsense)).code).toMatch(/^JWT_/)
    await ask(
      'mutation($o: String, $n: String!) { passwordChange(oldPassword: $o, newPassword: $n) { errors { code } } }',
      { o: PASSWORD, n: 'Another-1-pass' },
      { token: one.token },
    )
    expect(await confirm(one.token)).toMatchObject({ code: 'JWT_INVALID_TOKEN' })
    const late = (await own('begin/', { password: PASSWORD }, two.token)).body
    shop.turnClock(11 * 60_000)
    const again = await byPassword(two.email)
    expect(
      (await own('confirm/', { challenge: late.challenge, code: code(late.secret) }, again.token)).body,
    ).toMatchObject([{ field: 'challenge', code: 'JWT_SIGNATURE_EXPIRED' }])
  })

  test.each(['', 'begin/', 'confirm/', 'recovery-codes/', 'off/'])('nobody: /%s', async (path) => {
    const { token } = await person()
    for (const bad of [undefined, 'nonsense', `${token}x`])
      expect(await own(path, path ? {} : null, bad)).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } })
  })

  test('with fields left out, wrong password, broken body', async () => {
    const someone = await armed()
    expect((await own('begin/', {}, someone.token)).body).toMatchObject([
      { field: 'password', code: 'REQUIRED' },
      { field: 'code', code: 'REQUIRED' },
    ])
    // An open session and the password together are not enough to replace the authenticator app.
    expect(
      (await own('begin/', { password: PASSWORD, code: wrong(someone.secret) }, someone.token)).body,
    ).toMatchObject([{ field: 'code', code: 'INVALID_CREDENTIALS' }])
    shop.turnClock(2000)
    expect((await own('off/', { password: 'nonsense', code: code(someone.secret) }, someone.token)).body).toMatchObject(
      [{ field: 'password', code: 'INVALID_CREDENTIALS' }],
    )
    expect((await own('off/', { password: 'x'.repeat(9000), code: '1' }, someone.token)).status).toBe(413)
    expect((await own('off/', [1, 2], someone.token)).body).toMatchObject([{ code: 'REQUIRED' }, { code: 'REQUIRED' }])
  })
})

describe('signing in', () => {
  test('by password alone is refused, to those only who know it', async () => {
    const { email } = await armed()
    expect(await byPassword(email)).toEqual({
      token: null,
      refreshToken: null,
      csrfToken: null,
      user: null,
      errors: [{ field: 'email', code: 'DISABLED_AUTHENTICATION_METHOD' }],
    })
    const from = elsewhere()
    expect((await byPassword(email, 'wrong-one', from)).errors).toEqual([
      { field: 'email', code: 'INVALID_CREDENTIALS' },
    ])
    // The failure counts for both ways of signing in.
    expect((await byPassword(email, PASSWORD, from)).errors).toEqual([{ field: null, code: 'LOGIN_ATTEMPT_DELAYED' }])
    expect((await first({ email, password: PASSWORD }, from)).errors).toEqual([
      { field: null, code: 'LOGIN_ATTEMPT_DELAYED' },
    ])
  })

  test('in two steps opens one session with each code', async () => {
    const { email, secret } = await armed()
    const { challenge, needs, errors, ...more } = await first({ email, password: PASSWORD })
    expect([needs, errors, more]).toEqual(['CODE', [], {}])
    const now = code(secret)
    const done = await second({ challenge, code: `${now.slice(0, 3)} ${now.slice(3)}` })
    expect(done).toMatchObject({ user: { email }, errors: [] })
    expect(await isIn(done.token)).toBe(true)
    expect((await renew(done.refreshToken)).errors).toEqual([])
    expect((await second({ challenge, code: now })).errors).toEqual([{ field: 'code', code: 'INVALID_CREDENTIALS' }])
    // A code older than the last used one is refused, too.
    shop.turnClock(STEP)
    expect((await second({ challenge, code: code(secret, -1) })).errors).toEqual([
      { field: 'code', code: 'INVALID_CREDENTIALS' },
    ])
    expect((await second({ challenge, code: code(secret) })).errors).toEqual([])
  })

  test('whose password is enough uses tokenCreate', async () => {
    const { email } = await person()
    expect(await first({ email, password: PASSWORD })).toEqual({
      errors: [{ field: 'email', code: 'DISABLED_AUTHENTICATION_METHOD' }],
    })
    expect((await first({ email, password: 'wrong-one' })).errors).toEqual([
      { field: 'email', code: 'INVALID_CREDENTIALS' },
    ])
  })

  test('an account that is not active hears that, and a challenge from before is worth nothing', async () => {
    const { email, secret } = await armed()
    const { challenge } = await first({ email, password: PASSWORD })
    await shop.services.database.pool.query('update users set is_active = false where email = $1', [email])
    expect((await first({ email, password: PASSWORD })).errors).toEqual([{ field: 'email', code: 'INACTIVE' }])
    expect((await second({ challenge, code: code(secret) })).errors).toEqual([
      { field: 'challenge', code: 'JWT_INVALID_TOKEN' },
    ])
  })

  test('a challenge is no token, ends after ten minutes and with the password', async () => {
    const someone = await armed()
    const { challenge } = await first({ email: someone.email, password: PASSWORD })
    expect((await ask('{ me { email } }', {}, { token: challenge })).data.me).toBeNull()
    expect((await renew(challenge)).token).toBeNull()
    for (const bad of [`${challenge}x`, someone.token, 'nonsense'])
      expect((await second({ challenge: bad, code: code(someone.secret) })).errors[0].code).toMatch(/^JWT_/)
    // The challenge of a set-up does not sign in.
    const begun = await own('begin/', { password: PASSWORD, code: code(someone.secret) }, someone.token)
    expect((await second({ challenge: begun.body.challenge, code: code(someone.secret, 1) })).errors).toEqual([
      { field: 'challenge', code: 'JWT_INVALID_TOKEN' },
    ])
    shop.turnClock(10 * 60_000 + 1000)
    expect((await second({ challenge, code: code(someone.secret) })).errors).toEqual([
      { field: 'challenge', code: 'JWT_SIGNATURE_EXPIRED' },
    ])
    const fresh = await first({ email: someone.email, password: PASSWORD })
    await shop.services.database.pool.query('update users set password_hash = $2 where email = $1', [
      someone.email,
      await hashPassword('Another-1-pass'),
    ])
    expect((await second({ challenge: fresh.challenge, code: code(someone.secret) })).errors).toEqual([
      { field: 'challenge', code: 'JWT_INVALID_TOKEN' },
    ])
  })

  test('wrong codes make the next wait, and the password does not shorten that', async () => {
    const { email, secret } = await armed()
    const from = elsewhere()
    const { challenge } = await first({ email, password: PASSWORD }, from)
    for (const wait of [1000, 2000, 4000]) {
      expect((await second({ challenge, code: wrong(secret) }, from)).errors).toEqual([
        { field: 'code', code: 'INVALID_CREDENTIALS' },
      ])
      expect((await first({ email, password: PASSWORD }, from)).errors).toEqual([])
      shop.turnClock(wait - 500)
      expect((await second({ challenge, code: code(secret) }, from)).errors).toEqual([
        { field: null, code: 'LOGIN_ATTEMPT_DELAYED' },
      ])
      shop.turnClock(600)
    }
    expect((await second({ challenge, code: code(secret) }, from)).errors).toEqual([])
  })

  test('of twenty guesses at once from one address one is looked at', async () => {
    const { email, secret } = await armed()
    const from = elsewhere()
    const { challenge } = await first({ email, password: PASSWORD }, from)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => second({ challenge, code: wrong(secret) }, from)),
    )
    const codes = answers.map((a) => a.errors[0].code)
    expect(codes.filter((c) => c === 'INVALID_CREDENTIALS')).toHaveLength(1)
    expect(codes.filter((c) => c === 'LOGIN_ATTEMPT_DELAYED')).toHaveLength(19)
  })

  test('twenty guesses at once from twenty networks, one of them right, open one session', async () => {
    const { email, secret } = await armed()
    const { challenge } = await first({ email, password: PASSWORD })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => second({ challenge, code: i === 7 ? code(secret) : wrong(secret) })),
    )
    expect(answers.filter((a) => a.token)).toHaveLength(1)
    expect(answers[7].token).not.toBeNull()
  })

  test('the right code twenty times at once, from twenty networks, opens one session', async () => {
    const { email, secret, recoveryCodes } = await armed()
    const { challenge } = await first({ email, password: PASSWORD })
    for (const right of [code(secret), recoveryCodes[0]!]) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => second({ challenge, code: right })))
      expect(answers.filter((a) => a.token)).toHaveLength(1)
      shop.turnClock(60_000)
    }
  })

  test('with a recovery code, however it is typed, once; the mail says how many are left', async () => {
    const { email, recoveryCodes } = await armed()
    const { challenge } = await first({ email, password: PASSWORD })
    const typed = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')
    expect((await second({ challenge, code: typed })).errors).toEqual([])
    expect((await second({ challenge, code: recoveryCodes[0] })).errors).toEqual([
      { field: 'code', code: 'INVALID_CREDENTIALS' },
    ])
    expect((await mails(email)).at(-1)).toMatchObject({ kind: 'recovery-code-used', payload: { left: 9 } })
    expect((await second({ challenge, code: recoveryCodes[1] })).errors).toEqual([])
  })

  test('what is missing is named, and a plugin that is not there says nothing, as in Saleor', async () => {
    expect((await first({})).errors).toEqual([
      { field: 'email', code: 'REQUIRED' },
      { field: 'password', code: 'REQUIRED' },
    ])
    expect((await second({ challenge: 1, code: '' })).errors).toEqual([
      { field: 'challenge', code: 'REQUIRED' },
      { field: 'code', code: 'REQUIRED' },
    ])
    const other = await ask(
      `mutation { externalAuthenticationUrl(input: "{}", pluginId: "other") { authenticationData errors { code } }
        externalObtainAccessTokens(input: "{}", pluginId: "other") { ${TOKENS} } }`,
    )
    expect(other.data).toMatchObject({
      externalAuthenticationUrl: { authenticationData: '{}', errors: [] },
      externalObtainAccessTokens: { token: null, user: null, errors: [] },
    })
    expect((await ask('{ shop { availableExternalAuthentications { id name } } }')).data.shop).toEqual({
      availableExternalAuthentications: [{ id: PLUGIN, name: 'Password and code' }],
    })
  })

  test('its tokens are renewed and looked at by Saleor’s names, too', async () => {
    const { token, refreshToken } = await person()
    const EXTERNAL = `mutation($i: JSONString!, $v: JSONString!) {
      externalRefresh(input: $i, pluginId: "${PLUGIN}") { ${TOKENS} }
      externalVerify(input: $v, pluginId: "${PLUGIN}") { isValid verifyData user { email } errors { code } } }`
    const good = (await ask(EXTERNAL, { i: JSON.stringify({ refreshToken }), v: JSON.stringify({ token }) })).data
    expect(good.externalRefresh).toMatchObject({ refreshToken, errors: [] })
    expect(await isIn(good.externalRefresh.token)).toBe(true)
    expect(good.externalVerify).toMatchObject({ isValid: true, errors: [] })
    const bad = (await ask(EXTERNAL, { i: '{"refreshToken":"x"}', v: '{}' })).data
    expect(bad.externalRefresh).toMatchObject({ token: null, errors: [{ code: 'JWT_DECODE_ERROR' }] })
    expect(bad.externalVerify).toMatchObject({ isValid: false, errors: [{ code: 'REQUIRED' }] })
  })
})

describe('the ways around it', () => {
  test('a new password by a mailed link is set, and signs nobody in', async () => {
    const { email, secret } = await armed()
    const { pool } = shop.services.database
    const user = (await userByEmail(pool, email))!
    const token = await transaction(pool, (client) => mailedToken(client, shop.services, user.id, 'RESET_PASSWORD'))
    const set = (
      await ask(
        `mutation($e: String!, $p: String!, $t: String!) { setPassword(email: $e, password: $p, token: $t) { ${TOKENS} } }`,
        { e: email, p: 'Another-1-pass', t: token },
      )
    ).data.setPassword
    expect(set).toMatchObject({
      token: null,
      refreshToken: null,
      errors: [{ field: 'email', code: 'DISABLED_AUTHENTICATION_METHOD' }],
    })
    expect((await first({ email, password: PASSWORD })).errors).toEqual([
      { field: 'email', code: 'INVALID_CREDENTIALS' },
    ])
    const { challenge } = await first({ email, password: 'Another-1-pass' })
    expect((await second({ challenge, code: code(secret) })).errors).toEqual([])
  })

  test('another address, another password: the second step stays', async () => {
    const someone = await armed()
    const newEmail = `new-${someone.email}`
    await ask(
      'mutation($e: String!, $p: String!) { requestEmailChange(newEmail: $e, password: $p, redirectUrl: "https://shop.example.com/x") { errors { code } } }',
      { e: newEmail, p: PASSWORD },
      { token: someone.token },
    )
    const token = new URL((await mails(newEmail))[0]!.payload.url as string).searchParams.get('token')
    await ask(
      'mutation($t: String!) { confirmEmailChange(token: $t) { errors { code } } }',
      { t: token },
      { token: someone.token },
    )
    await ask(
      'mutation($o: String, $n: String!) { passwordChange(oldPassword: $o, newPassword: $n) { errors { code } } }',
      { o: PASSWORD, n: 'Another-1-pass' },
      { token: someone.token },
    )
    expect((await byPassword(newEmail, 'Another-1-pass')).errors).toEqual([
      { field: 'email', code: 'DISABLED_AUTHENTICATION_METHOD' },
    ])
  })

  test('a stranger who registered the address cannot keep its owner out with an app of theirs', async () => {
    const stranger = await person({ isConfirmed: false })
    expect(await own('begin/', { password: PASSWORD }, stranger.token)).toMatchObject({
      status: 400,
      body: [{ code: 'ACCOUNT_NOT_CONFIRMED' }],
    })
    const { pool } = shop.services.database
    const user = (await userByEmail(pool, stranger.email))!
    const token = await transaction(pool, (client) => mailedToken(client, shop.services, user.id, 'RESET_PASSWORD'))
    const set = await ask(
      `mutation($e: String!, $p: String!, $t: String!) { setPassword(email: $e, password: $p, token: $t) { ${TOKENS} } }`,
      { e: stranger.email, p: 'Another-1-pass', t: token },
    )
    expect(set.data.setPassword).toMatchObject({ user: { email: stranger.email }, errors: [] })
    expect(await isIn(stranger.token)).toBe(false)
  })

  test('signing in by password while it is switched on leaves no session', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const someone = await person()
        const { challenge: setUp, secret } = (await own('begin/', { password: PASSWORD }, someone.token)).body
        const [others] = await Promise.all([
          Promise.all(Array.from({ length: 6 }, () => byPassword(someone.email))),
          own('confirm/', { challenge: setUp, code: code(secret) }, someone.token),
        ])
        const left = await Promise.all(others.filter((o) => o.token).map((o) => renew(o.refreshToken)))
        return left.filter((r) => r.token).length
      }),
    )
    expect(outcomes).toEqual(Array.from({ length: 8 }, () => 0))
  })
})

describe('afterwards', () => {
  test('a new app takes password and code, and the old one is good no longer', async () => {
    const someone = await armed()
    const begun = await own('begin/', { password: PASSWORD, code: code(someone.secret) }, someone.token)
    shop.turnClock(STEP)
    const done = await own(
      'confirm/',
      { challenge: begun.body.challenge, code: code(begun.body.secret) },
      someone.token,
    )
    expect(done.status).toBe(200)
    shop.turnClock(STEP)
    const { challenge } = await first({ email: someone.email, password: PASSWORD })
    expect((await second({ challenge, code: code(someone.secret) })).errors).toHaveLength(1)
    expect((await second({ challenge, code: someone.recoveryCodes[0] })).errors).toHaveLength(1)
    expect((await second({ challenge, code: code(begun.body.secret) })).errors).toEqual([])
  })

  test('new recovery codes replace those from before', async () => {
    const someone = await armed()
    const { body } = await own('recovery-codes/', { password: PASSWORD, code: code(someone.secret) }, someone.token)
    expect(body.recoveryCodes).toHaveLength(10)
    const { challenge } = await first({ email: someone.email, password: PASSWORD })
    expect((await second({ challenge, code: someone.recoveryCodes[3] })).errors).toHaveLength(1)
    expect((await second({ challenge, code: body.recoveryCodes[3] })).errors).toEqual([])
    const other = await person()
    expect((await own('recovery-codes/', { password: PASSWORD }, other.token)).body).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
  })

  test('it is switched off with password and code, and its owner is told', async () => {
    const someone = await armed()
    expect((await own('off/', { password: PASSWORD, code: code(someone.secret) }, someone.token)).status).toBe(204)
    expect((await byPassword(someone.email)).errors).toEqual([])
    expect((await mails(someone.email)).at(-1)).toMatchObject({ kind: 'second-factor-off', payload: { byShop: false } })
    expect(
      await shop.count(
        'select count(*) from recovery_codes r left join second_factors f using (user_id) where f.user_id is null',
      ),
    ).toBe(0)
  })

  test('the owner switches it off for somebody who has lost it; they are signed out, told, and it is noted', async () => {
    const someone = await armed()
    expect(await turnOffByOwner(shop.services, someone.email.toUpperCase())).toMatchObject({ ok: true })
    expect(await isIn(someone.token)).toBe(false)
    expect((await byPassword(someone.email)).errors).toEqual([])
    expect((await mails(someone.email)).at(-1)).toMatchObject({ kind: 'second-factor-off', payload: { byShop: true } })
    expect((await notes(someone.email)).at(-1)).toMatch(/by the owner, at the command line/)
    expect(await turnOffByOwner(shop.services, someone.email)).toMatchObject({ ok: false })
    expect(await turnOffByOwner(shop.services, 'nobody@example.com')).toMatchObject({ ok: false })
  })

  test('it goes with the account', async () => {
    const { email } = await armed()
    await shop.services.database.pool.query('delete from users where email = $1', [email])
    expect(await byPassword(email)).toMatchObject({ errors: [{ code: 'INVALID_CREDENTIALS' }] })
  })
})

describe('where the shop demands it', () => {
  const demand = (who: 'off' | 'superusers' | 'staff') => {
    shop.services.settings.secondFactor = who
  }

  test.each([
    ['off', []],
    ['superusers', ['superuser']],
    ['staff', ['superuser', 'staff']],
  ] as const)('%s', async (who, asked) => {
    const emails = {
      superuser: await account({ isStaff: true, isSuperuser: true }),
      staff: await account({ isStaff: true }),
      customer: await account(),
    }
    demand(who)
    for (const [kind, email] of Object.entries(emails))
      expect([kind, (await byPassword(email)).token === null]).toEqual([kind, asked.some((a) => a === kind)])
    demand('off')
  })

  test('an account signs in by switching it on', async () => {
    const email = await account({ isStaff: true, isSuperuser: true })
    demand('superusers')
    const begun = await first({ email, password: PASSWORD })
    expect(begun).toMatchObject({ needs: 'SET_UP', errors: [] })
    expect(begun.recoveryCodes).toHaveLength(10)
    expect((await second({ challenge: begun.challenge, code: wrong(begun.secret) })).errors).toEqual([
      { field: 'code', code: 'INVALID_CREDENTIALS' },
    ])
    // Two-step sign-in has not been switched on yet, so another set-up may begin.
    const again = await first({ email, password: PASSWORD })
    const done = await second({ challenge: again.challenge, code: code(again.secret) })
    expect(done).toMatchObject({ user: { email }, errors: [] })
    expect(await isIn(done.token)).toBe(true)
    expect((await own('', null, done.token)).body).toMatchObject({ recoveryCodesLeft: 10, isDemanded: true })
    // The first set-up is no longer valid.
    expect((await second({ challenge: begun.challenge, code: code(begun.secret) })).errors).toEqual([
      { field: 'challenge', code: 'JWT_INVALID_TOKEN' },
    ])
    const next = await first({ email, password: PASSWORD })
    expect(next.needs).toBe('CODE')
    expect((await second({ challenge: next.challenge, code: again.recoveryCodes[9] })).errors).toEqual([])
    shop.turnClock(STEP)
    expect((await own('off/', { password: PASSWORD, code: code(again.secret) }, done.token)).body).toMatchObject([
      { field: null, code: 'SECOND_FACTOR_DEMANDED' },
    ])
    demand('off')
  })

  test('two who switch it on at once: one of them does, and one session opens', async () => {
    const email = await account({ isStaff: true })
    demand('staff')
    const both = await Promise.all([first({ email, password: PASSWORD }), first({ email, password: PASSWORD })])
    const done = await Promise.all(
      both.map(({ challenge, secret }) => second({ challenge, code: code(secret as string) })),
    )
    expect(done.filter((d) => d.token)).toHaveLength(1)
    demand('off')
  })

  test('a session from before is not renewed', async () => {
    const someone = await person({ isStaff: true, isSuperuser: true })
    demand('superusers')
    expect((await renew(someone.refreshToken)).errors).toEqual([{ code: 'JWT_INVALID_TOKEN' }])
    demand('off')
  })
})

describe('over a day', () => {
  let strict: BuyingShop
  beforeAll(async () => {
    strict = await openShop({ rateLimits: true })
  })
  afterAll(() => strict.close())

  test('thirty wrong codes of one account, from anywhere, close its second step for a day', async () => {
    const usual = shop
    shop = strict
    try {
      const { email, secret } = await armed()
      for (let n = 0; n < 30; n++) {
        const { challenge } = await first({ email, password: PASSWORD })
        const { errors } = await second({ challenge, code: wrong(secret) })
        expect(errors).toEqual([{ field: 'code', code: 'INVALID_CREDENTIALS' }])
        shop.turnClock(31_000)
      }
      const late = await first({ email, password: PASSWORD })
      expect((await second({ challenge: late.challenge, code: code(secret) })).errors).toEqual([
        { field: null, code: 'LOGIN_ATTEMPT_DELAYED' },
      ])
      shop.turnClock(DAY + 1000)
      const next = await first({ email, password: PASSWORD })
      expect((await second({ challenge: next.challenge, code: code(secret) })).errors).toEqual([])
    } finally {
      shop = usual
    }
  })
})
