/**
 * E-mail addresses that somebody else registered first, links that outlive their purpose, and what answers give away.
 */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { PLENTY } from '../../testing/buying.ts'
import { type AccountShop, openAccountShop, PAGE, PASSWORD } from '../../testing/accounts.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

const MINUTE = 60_000
const STRANGERS = 'Str4nger-has-this'
const ADDRESS = {
  firstName: 'Eve',
  lastName: 'Else',
  streetAddress1: 'Broadway 2',
  city: 'New York',
  country: 'US',
  countryArea: 'NY',
  postalCode: '10013',
}
const REFUSED = [{ field: 'email', code: 'INVALID_CREDENTIALS' }]
const INVALID = [{ field: 'token', code: 'INVALID' }]
const lastLink = async (kind: string, email: string) => (await shop.links(kind, email)).at(-1)!
const change = (token: string, newEmail: string) =>
  shop.send(
    'mutation($n: String!, $p: String!, $u: String!) { requestEmailChange(newEmail: $n, password: $p, redirectUrl: $u, channel: "us") { errors { field code } } }',
    { n: newEmail, p: PASSWORD, u: PAGE },
    { token },
  )
const take = (token: string, t: string) =>
  shop.send(
    'mutation($t: String!) { confirmEmailChange(token: $t) { user { email } errors { field code } } }',
    { t },
    { token },
  )

/** A stranger registers the address, signs in unconfirmed and fills the account. */
async function squat(email: string) {
  await shop.register(email, {
    password: STRANGERS,
    firstName: 'Eve',
    metadata: [{ key: 'favorites', value: 'theirs' }],
  })
  const stranger = await shop.signIn(email, STRANGERS)
  expect(stranger.errors).toEqual([])
  await shop.send(
    'mutation($a: AddressInput!) { accountAddressCreate(input: $a, type: SHIPPING) { errors { code } } }',
    { a: ADDRESS },
    { token: stranger.token },
  )
  const { checkout } = await shop.send(
    'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id } errors { code } } }',
    { i: { channel: 'us', lines: [{ variantId: PLENTY, quantity: 1 }] } },
    { token: stranger.token },
  )
  return { ...stranger, checkoutId: checkout.id as string }
}

const CONTENTS = `{ me { firstName isConfirmed addresses { id } defaultShippingAddress { id } checkoutIds metadata { key value } orders(first: 5) { totalCount } giftCards(first: 5) { totalCount } } }`
const EMPTY = { firstName: '', addresses: [], defaultShippingAddress: null, checkoutIds: [], metadata: [] }

describe('an address that a stranger registered first', () => {
  test("becomes its owner's by the owner's link, with the owner's password and nothing of the stranger", async () => {
    const email = 'owner@example.com'
    const stranger = await squat(email)
    expect(await shop.register(email, { firstName: 'Ann', languageCode: 'CS' })).toEqual({
      user: { email },
      errors: [],
    })
    const [strangersLink, ownLink] = (await shop.links('account-confirm', email)) as [string, string]
    // Before that, each password belongs to its own registration only.
    expect((await shop.signIn(email)).errors).toEqual(REFUSED)
    expect(await shop.isAlive(stranger)).toBe(true)
    for (let i = 0; i < 2; i++)
      expect(await shop.confirm(email, ownLink)).toEqual({ user: { email, isConfirmed: true }, errors: [] })
    expect(await shop.isAlive(stranger)).toBe(false)
    expect((await shop.signIn(email, STRANGERS)).errors).toEqual(REFUSED)
    expect((await shop.confirm(email, strangersLink)).errors).toEqual(INVALID)
    const owner = await shop.signIn(email)
    expect(await shop.send(CONTENTS, {}, { token: owner.token })).toMatchObject({ ...EMPTY, firstName: 'Ann' })
    expect(await shop.count("select count(*) from users where email = 'owner@example.com'")).toBe(1)
  })

  test('and the stranger’s checkout does not come back by a change that was under way', async () => {
    const email = 'late@example.com'
    const stranger = await squat(email)
    await shop.register(email)
    const blocker = await shop.services.database.pool.connect()
    await blocker.query('begin')
    await blocker.query('select from checkouts for update')
    const waiting = (n: number) => async () =>
      (await shop.count(
        "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )) === n
    const confirming = shop.confirm(email, await lastLink('account-confirm', email))
    await expect.poll(waiting(1)).toBe(true)
    // It has read the checkout as it was, and writes behind the owner's confirmation.
    const changing = shop.send(
      'mutation($id: ID!) { checkoutCustomerNoteUpdate(id: $id, customerNote: "Ring twice.") { errors { code } } }',
      { id: stranger.checkoutId },
      { token: stranger.token },
    )
    await expect.poll(waiting(2)).toBe(true)
    await blocker.query('commit')
    blocker.release()
    expect((await confirming).errors).toEqual([])
    expect(await changing).toEqual({ errors: [] })
    const owner = await shop.signIn(email)
    expect(await shop.send(CONTENTS, {}, { token: owner.token })).toMatchObject(EMPTY)
  })

  test("stays with the stranger's password if it is the stranger's link that is followed, and other links end", async () => {
    const email = 'careless@example.com'
    const stranger = await squat(email)
    await shop.register(email)
    const [first, second] = (await shop.links('account-confirm', email)) as [string, string]
    expect((await shop.confirm(email, first)).errors).toEqual([])
    expect((await shop.confirm(email, second)).errors).toEqual(INVALID)
    expect((await shop.signIn(email)).errors).toEqual(REFUSED)
    expect(await shop.isAlive(stranger)).toBe(true)
  })

  test.each([
    [
      'changes the password',
      'mutation { passwordChange(oldPassword: "Str4nger-has-this", newPassword: "Vq7!brand-new-one") { errors { code } } }',
    ],
    ['signs out everywhere', 'mutation { tokensDeactivateAll { errors { code } } }'],
  ])("its owner's link is as good when the stranger %s", async (what, mutation) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`
    const stranger = await squat(email)
    await shop.register(email)
    expect(await shop.send(mutation, {}, { token: stranger.token })).toEqual({ errors: [] })
    expect((await shop.confirm(email, await lastLink('account-confirm', email))).errors).toEqual([])
    expect((await shop.signIn(email)).errors).toEqual([])
  })

  test('and when the stranger deletes the account meanwhile', async () => {
    const email = 'deleted@example.com'
    await squat(email)
    await shop.register(email)
    await shop.sql('delete from users where email = $1', [email])
    expect((await shop.confirm(email, await lastLink('account-confirm', email))).errors).toEqual([])
    expect((await shop.signIn(email)).user.isConfirmed).toBe(true)
  })

  test('becomes its owner’s by a password that is set by mail, without what the stranger put there', async () => {
    const email = 'reset@example.com'
    const stranger = await squat(email)
    await shop.register(email, { password: 'Another-1-pass' })
    await shop.requestReset(email)
    const owner = await shop.setPassword(email, PASSWORD, await lastLink('password-reset', email))
    expect(await shop.isAlive(stranger)).toBe(false)
    expect(await shop.send(CONTENTS, {}, { token: owner.token })).toMatchObject({ ...EMPTY, isConfirmed: true })
    for (const link of await shop.links('account-confirm', email))
      expect((await shop.confirm(email, link)).errors).toEqual(INVALID)
  })

  test('can be taken by a customer who moves there', async () => {
    const stranger = await squat('moved@example.com')
    const { token } = await shop.customer('mover@example.com')
    expect((await change(token, 'moved@example.com')).errors).toEqual([])
    const taken = await take(token, await lastLink('email-change', 'moved@example.com'))
    expect(taken).toEqual({ user: { email: 'moved@example.com' }, errors: [] })
    expect(await shop.isAlive(stranger)).toBe(false)
    expect((await shop.signIn('moved@example.com', STRANGERS)).errors).toEqual(REFUSED)
  })

  test('shows the stranger nothing that belongs to the address: no orders of a guest, no gift card', async () => {
    const email = 'private@example.com'
    expect((await shop.complete(await shop.basket(PLENTY, { email }))).errors).toEqual([])
    await shop.sql(
      "insert into gift_cards (code, currency, initial_balance, current_balance, assigned_to_email) values ('PRIVATE-1', 'USD', 500, 500, $1)",
      [email],
    )
    const stranger = await squat(email)
    const seen = await shop.send(CONTENTS, {}, { token: stranger.token })
    expect(seen).toMatchObject({ isConfirmed: false, orders: { totalCount: 0 }, giftCards: { totalCount: 0 } })
    const added = await shop.send(
      'mutation($id: ID) { checkoutAddPromoCode(id: $id, promoCode: "PRIVATE-1") { checkout { giftCards { id } } errors { code } } }',
      { id: stranger.checkoutId },
      { token: stranger.token },
    )
    expect(added.checkout?.giftCards ?? []).toEqual([])
    await shop.register(email)
    await shop.confirm(email, await lastLink('account-confirm', email))
    const owner = await shop.signIn(email)
    expect(await shop.send(CONTENTS, {}, { token: owner.token })).toMatchObject({
      orders: { totalCount: 1 },
      giftCards: { totalCount: 1 },
    })
  })

  test('orders that the stranger placed with it do not show as the owner’s unless they bear the address', async () => {
    const email = 'ordered@example.com'
    await squat(email)
    const placed = [email, 'elsewhere@example.com']
    for (const to of placed) {
      const { order } = await shop.complete(await shop.basket(PLENTY, { email: to }))
      await shop.sql(`update orders set user_id = (select id from users where email = $1) where number = $2`, [
        email,
        Number(order.number),
      ])
    }
    await shop.register(email)
    await shop.confirm(email, await lastLink('account-confirm', email))
    const { token } = await shop.signIn(email)
    const orders = await shop.send('{ me { orders(first: 5) { edges { node { userEmail } } } } }', {}, { token })
    expect(orders.orders.edges).toEqual([{ node: { userEmail: email } }])
  })

  test('a staff-made customer keeps what staff wrote, and takes the password of whoever confirms', async () => {
    await shop.sql(
      "insert into users (email, first_name, is_confirmed, note, external_reference) values ('made@example.com', 'Made', false, 'calls on Mondays', 'ERP-7')",
    )
    await shop.register('made@example.com')
    expect((await shop.signIn('made@example.com')).errors).toEqual(REFUSED)
    await shop.confirm('made@example.com', await lastLink('account-confirm', 'made@example.com'))
    expect((await shop.signIn('made@example.com')).errors).toEqual([])
    expect(
      await shop.sql("select first_name, note, external_reference from users where email = 'made@example.com'"),
    ).toEqual([{ first_name: 'Made', note: 'calls on Mondays', external_reference: 'ERP-7' }])
  })

  test('an address gets five links of others in an hour, and no more', async () => {
    const email = 'bombed@example.com'
    for (let i = 0; i < 10; i++) await shop.register(email, { password: `Different-${i}-pass` })
    expect(await shop.links('account-confirm', email)).toHaveLength(6)
    shop.turnClock(61 * MINUTE)
    await shop.register(email, { password: 'Different-11-pass' })
    expect(await shop.links('account-confirm', email)).toHaveLength(7)
  })

  test('registering twice with one password is one registration', async () => {
    const email = 'twice@example.com'
    await shop.register(email)
    const mine = await shop.signIn(email)
    shop.turnClock(3 * MINUTE + 1000)
    await shop.register(email)
    const links = await shop.links('account-confirm', email)
    expect(links).toHaveLength(2)
    expect((await shop.confirm(email, links[1]!)).errors).toEqual([])
    const later = await shop.signIn(email)
    expect(later.user.id).toBe(mine.user.id)
  })
})

describe('links end with what they were mailed for', () => {
  const OPEN = ['password-reset', 'email-change', 'account-delete'] as const

  async function withLinks(email: string) {
    const customer = await shop.customer(email)
    await shop.requestReset(email)
    await change(customer.token, `next-${email}`)
    await shop.send(
      'mutation($u: String!) { accountRequestDeletion(redirectUrl: $u, channel: "us") { errors { code } } }',
      { u: PAGE },
      { token: customer.token },
    )
    const [reset, email2, deletion] = await Promise.all(
      OPEN.map((kind) => lastLink(kind, kind === 'email-change' ? `next-${email}` : email)),
    )
    return { ...customer, reset: reset!, change: email2!, deletion: deletion! }
  }
  const remove = (token: string, t: string) =>
    shop.send('mutation($t: String!) { accountDelete(token: $t) { errors { field code } } }', { t }, { token })

  test('all of them with another password', async () => {
    const c = await withLinks('password-links@example.com')
    await shop.send(
      `mutation { passwordChange(oldPassword: "${PASSWORD}", newPassword: "Vq7!brand-new-one") { errors { code } } }`,
      {},
      { token: c.token },
    )
    expect((await shop.setPassword('password-links@example.com', 'Vq7!another-one', c.reset)).errors).toEqual(INVALID)
    expect((await take(c.token, c.change)).errors).toEqual(INVALID)
    expect((await remove(c.token, c.deletion)).errors).toEqual(INVALID)
  })

  test('all of them with another e-mail: the old address opens nothing', async () => {
    const c = await withLinks('old-address@example.com')
    expect((await take(c.token, c.change)).errors).toEqual([])
    for (const email of ['old-address@example.com', 'next-old-address@example.com'])
      expect((await shop.setPassword(email, 'Vq7!another-one', c.reset)).errors).toEqual(INVALID)
    expect((await remove(c.token, c.deletion)).errors).toEqual(INVALID)
  })

  test('all of them with a password that was set by mail', async () => {
    const c = await withLinks('reset-links@example.com')
    const { token } = await shop.setPassword('reset-links@example.com', 'Vq7!another-one', c.reset)
    expect((await take(token, c.change)).errors).toEqual(INVALID)
    expect((await remove(token, c.deletion)).errors).toEqual(INVALID)
  })
})

describe('wrong passwords', () => {
  test('from one IPv6 household count together, however it is written', async () => {
    await shop.customer('household@example.com')
    const from = (address: string, password = 'wrong-one') =>
      shop.signIn('household@example.com', password, { address })
    expect((await from('2001:db8:5:1::1')).errors).toEqual(REFUSED)
    expect((await from('2001:db8:5:1:ffff::2', PASSWORD)).errors).toEqual([
      { field: null, code: 'LOGIN_ATTEMPT_DELAYED' },
    ])
    expect((await from('2001:db8:5:2::1', PASSWORD)).errors).toEqual([])
    expect((await from('198.51.100.7')).errors).toEqual(REFUSED)
    expect((await from('::ffff:198.51.100.7', PASSWORD)).errors).toEqual([
      { field: null, code: 'LOGIN_ATTEMPT_DELAYED' },
    ])
  })

  test('of many strangers do not lock the owner out, who signed in from there before', async () => {
    const home = '2001:db8:a:1::1'
    await shop.customer('besieged@example.com', PASSWORD, { address: home })
    for (let i = 0; i < 24; i++) {
      await shop.signIn('besieged@example.com', 'wrong-one')
      shop.turnClock(31_000)
    }
    await shop.signIn('besieged@example.com', 'wrong-one')
    const from = async (address: string) =>
      (await shop.signIn('besieged@example.com', PASSWORD, { address })).errors[0]?.code ?? 'IN'
    expect(await from('2001:db8:b:1::1')).toBe('LOGIN_ATTEMPT_DELAYED')
    expect(await from('2001:db8:a:1::9')).toBe('IN')
    // A network is not trusted for ever: three months later it counts as a stranger's again.
    shop.turnClock(91 * 24 * 60 * MINUTE)
    for (let i = 0; i < 24; i++) {
      await shop.signIn('besieged@example.com', 'wrong-one')
      shop.turnClock(31_000)
    }
    await shop.signIn('besieged@example.com', 'wrong-one')
    expect(await from(home)).toBe('LOGIN_ATTEMPT_DELAYED')
  })

  test('an account remembers twenty networks', async () => {
    await shop.customer('traveller@example.com')
    for (let i = 0; i < 25; i++) await shop.signIn('traveller@example.com', PASSWORD, { address: `192.0.2.${i}` })
    expect(
      await shop.count(
        "select count(*) from known_networks where user_id = (select id from users where email = 'traveller@example.com')",
      ),
    ).toBe(20)
  })
})

describe('an answer takes the same work for addresses that are known and that are not', () => {
  /** The first words of each statement that a request leads to, in order. */
  async function statements(work: () => Promise<unknown>): Promise<string[]> {
    const seen: string[] = []
    const client = pg.Client.prototype as { query: (...args: unknown[]) => unknown }
    const { query } = client
    client.query = function (this: unknown, ...args: unknown[]) {
      const { text, name } =
        typeof args[0] === 'string' ? { text: args[0] } : (args[0] as { text: string; name?: string })
      // Reference data is cached for a second, so when it is read says nothing about the request.
      if (name !== 'reference') seen.push(text.trim().split(/\s+/).slice(0, 3).join(' '))
      return query.apply(this, args)
    }
    try {
      await work()
    } finally {
      client.query = query
    }
    return seen
  }

  test('asking for a password, the first time and again', async () => {
    await shop.customer('known-reset@example.com')
    await shop.requestReset('warm@example.com')
    for (let i = 0; i < 2; i++) {
      const known = await statements(() => shop.requestReset('known-reset@example.com'))
      expect(known.length).toBeGreaterThan(2)
      expect(await statements(() => shop.requestReset('unknown-reset@example.com'))).toEqual(known)
    }
    expect(await shop.links('password-reset', 'known-reset@example.com')).toHaveLength(1)
  })

  test('registering', async () => {
    await shop.customer('known-register@example.com')
    await shop.register('waiting-register@example.com', { password: STRANGERS })
    shop.turnClock(3 * MINUTE + 1000)
    const counts = []
    for (const email of ['known-register@example.com', 'unknown-register@example.com', 'waiting-register@example.com'])
      counts.push((await statements(() => shop.register(email))).length)
    expect(counts[0]).toBeGreaterThan(5)
    expect(new Set(counts).size).toBe(1)
  })

  test('a wrong password', async () => {
    await shop.customer('known-sign-in@example.com')
    const known = await statements(() => shop.signIn('known-sign-in@example.com', 'wrong-one'))
    expect(await statements(() => shop.signIn('unknown-sign-in@example.com', 'wrong-one'))).toEqual(known)
  })
})

test('an empty e-mail is refused as Saleor refuses it', async () => {
  const id = await shop.basket(PLENTY)
  const updated = await shop.send(
    'mutation($id: ID) { checkoutEmailUpdate(id: $id, email: "") { errors { field code } } }',
    { id },
  )
  expect(updated.errors).toEqual([{ field: 'email', code: 'REQUIRED' }])
  const nowhere = await shop.send(
    'mutation($id: ID) { checkoutEmailUpdate(id: $id, email: "") { errors { field code } } }',
    { id: toGlobalId('Checkout', crypto.randomUUID()) },
  )
  expect(nowhere.errors).toEqual([{ field: 'email', code: 'REQUIRED' }])
  expect((await shop.signIn('', 'x')).errors).toEqual(REFUSED)
  expect((await shop.register('')).errors).toEqual([{ field: 'email', code: 'REQUIRED' }])
  expect(await shop.requestReset('')).toEqual({ errors: [] })
})
