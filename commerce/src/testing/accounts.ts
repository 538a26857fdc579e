/** For tests of accounts: registering, confirming and signing in over HTTP, and reading the mails that were sent. */
import type { LightMyRequestResponse } from 'fastify'
import { type BuyingShop, openShop } from './buying.ts'

export const PASSWORD = 'Vq7!long-enough'
export const PAGE = 'https://shop.example.com/confirm/'
export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

export interface From {
  token?: string
  /** Internet address of the client; left out for one that no request had before. */
  address?: string
  userAgent?: string
}

export interface SignedIn {
  token: string
  refreshToken: string
  user: { id: string; isConfirmed: boolean }
  errors: { field: string | null; code: string }[]
}

export interface AccountShop extends BuyingShop {
  /** Sends an operation and gives its only payload; null for an error. */
  send(query: string, variables?: object, from?: From): Promise<Loose>
  register(email: string, more?: object, from?: From): Promise<Loose>
  confirm(email: string, token: string): Promise<Loose>
  signIn(email: string, password?: string, from?: From): Promise<SignedIn>
  requestReset(email: string): Promise<Loose>
  setPassword(email: string, password: string, token: string): Promise<Loose>
  /** Whether both tokens are valid. Fails the test when only one of them is. */
  isAlive(signedIn: Pick<SignedIn, 'token' | 'refreshToken'>): Promise<boolean>
  /** Tokens of the links that were mailed to an address, oldest first. */
  links(kind: string, recipient: string): Promise<string[]>
  /** Registers a customer, confirms and signs them in. */
  customer(email: string, password?: string, from?: From): Promise<SignedIn>
  sql(text: string, values?: unknown[]): Promise<Loose[]>
}

const ERRORS = 'errors { field code }'

export async function openAccountShop(): Promise<AccountShop> {
  const shop = await openShop()
  let visitors = 0
  const send: AccountShop['send'] = async (query, variables = {}, { token, address, userAgent = FIREFOX } = {}) => {
    visitors++
    const response: LightMyRequestResponse = await shop.app.inject({
      method: 'POST',
      url: '/graphql/',
      remoteAddress: address ?? `10.99.${Math.floor(visitors / 250)}.${visitors % 250}`,
      headers: {
        host: 'shop.test',
        'user-agent': userAgent,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      payload: { query, variables },
    })
    const { data } = response.json<{ data: Record<string, unknown> }>()
    return Object.values(data)[0]
  }
  const sql: AccountShop['sql'] = async (text, values = []) =>
    (await shop.services.database.pool.query(text, values)).rows
  const register: AccountShop['register'] = (email, more = {}, from) =>
    send(
      `mutation($i: AccountRegisterInput!) { accountRegister(input: $i) { user { email } ${ERRORS} } }`,
      { i: { email, password: PASSWORD, channel: 'us', redirectUrl: PAGE, ...more } },
      from,
    )
  const confirm: AccountShop['confirm'] = (email, token) =>
    send(
      `mutation($e: String!, $t: String!) { confirmAccount(email: $e, token: $t) { user { email isConfirmed } ${ERRORS} } }`,
      { e: email, t: token },
    )
  const signIn: AccountShop['signIn'] = (email, password = PASSWORD, from = {}) =>
    send(
      `mutation($e: String!, $p: String!) { tokenCreate(email: $e, password: $p) { token refreshToken user { id isConfirmed } ${ERRORS} } }`,
      { e: email, p: password },
      from,
    )
  const links: AccountShop['links'] = async (kind, recipient) =>
    (
      await sql('select payload from mails where kind = $1 and lower(recipient) = lower($2) order by id', [
        kind,
        recipient,
      ])
    ).map(({ payload }: { payload: { url: string } }) => new URL(payload.url).searchParams.get('token')!)
  return {
    ...shop,
    send,
    sql,
    register,
    confirm,
    signIn,
    links,
    requestReset: (email) =>
      send(
        `mutation($e: String!, $u: String!) { requestPasswordReset(email: $e, redirectUrl: $u, channel: "us") { ${ERRORS} } }`,
        { e: email, u: PAGE },
      ),
    setPassword: (email, password, token) =>
      send(
        `mutation($e: String!, $p: String!, $t: String!) { setPassword(email: $e, password: $p, token: $t) { token refreshToken user { id } ${ERRORS} } }`,
        { e: email, p: password, t: token },
      ),
    isAlive: async ({ token, refreshToken }) => {
      const me = await send('{ me { email } }', {}, { token })
      const renewed = await send('mutation($t: String) { tokenRefresh(refreshToken: $t) { token } }', {
        t: refreshToken,
      })
      if ((me !== null) !== (renewed.token !== null)) throw new Error('one token is good and the other is not')
      return me !== null
    },
    customer: async (email, password = PASSWORD, from = {}) => {
      await register(email, { password })
      await confirm(email, (await links('account-confirm', email)).at(-1)!)
      return signIn(email, password, from)
    },
  }
}
