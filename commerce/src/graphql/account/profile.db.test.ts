/** What customers see and change of their own account, and that nobody else does. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuyingShop, openShop, PLENTY, US } from '../../testing/buying.ts'
import { ensureApp } from '../../domain/apps.ts'
import { toGlobalId } from '../../domain/global-id.ts'

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

let shop: BuyingShop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const sql = async (text: string, values: unknown[] = []): Promise<Loose[]> =>
  (await shop.services.database.pool.query(text, values)).rows
/** The answer of the only operation, or the code of its error. */
async function ask(query: string, variables: object = {}, token?: string): Promise<Loose> {
  const { data, errors } = await shop.ask(query, variables, token)
  return errors ? errors[0]!.extensions.exception.code : Object.values(data)[0]
}
const idOf = async (token: string): Promise<string> => (await ask('{ me { id } }', {}, token)).id
const PAYLOAD = 'user { id } address { id city } errors { field code addressType }'
const CREATE = `mutation($i: AddressInput!, $t: AddressTypeEnum, $c: ID) { accountAddressCreate(input: $i, type: $t, customerId: $c) { ${PAYLOAD} } }`
const UPDATE = `mutation($id: ID!, $i: AddressInput!) { accountAddressUpdate(id: $id, input: $i) { ${PAYLOAD} } }`
const DELETE = `mutation($id: ID!) { accountAddressDelete(id: $id) { ${PAYLOAD} } }`
const DEFAULT =
  'mutation($id: ID!, $t: AddressTypeEnum!) { accountSetDefaultAddress(id: $id, type: $t) { user { id } errors { field code } } }'
const BOOK = `{ me { addresses { id city streetAddress1 isDefaultShippingAddress isDefaultBillingAddress } defaultShippingAddress { id } defaultBillingAddress { id } } }`
const CHANGE =
  'mutation($i: AccountInput!, $c: ID) { accountUpdate(input: $i, customerId: $c) { user { firstName lastName languageCode metadata { key value } defaultShippingAddress { id city } } errors { field code addressType } } }'
const UK = {
  firstName: 'Ann',
  streetAddress1: 'Baker Street 221b',
  city: 'London',
  country: 'GB',
  postalCode: 'NW1 6XE',
}

describe('me', () => {
  test('is nobody for strangers and apps, and everything of one user for that user', async () => {
    expect(await ask('{ me { id } }')).toBeNull()
    const app = await ensureApp(shop.services, { identifier: 'a', name: 'A', permissions: ['MANAGE_USERS'] })
    expect(await ask('{ me { id } }', {}, app)).toBeNull()
    const ann = await shop.signUp('ann@example.com', { firstName: 'Ann', lastName: 'Smith', note: 'a good customer' })
    expect(
      await ask(
        `{ me { id email firstName lastName isActive isConfirmed isStaff languageCode metadata { key } addresses { id } checkoutIds checkoutTokens
          checkouts(first: 1) { totalCount } orders(first: 1) { totalCount } giftCards(first: 1) { totalCount }
          userPermissions { code } permissionGroups { id } editableGroups { id } accessibleChannels { id } restrictedAccessToChannels
          avatar { url } externalReference lastLogin dateJoined updatedAt } }`,
        {},
        ann,
      ),
    ).toEqual({
      id: expect.any(String),
      email: 'ann@example.com',
      firstName: 'Ann',
      lastName: 'Smith',
      isActive: true,
      isConfirmed: true,
      isStaff: false,
      languageCode: 'EN',
      metadata: [],
      addresses: [],
      checkoutIds: [],
      checkoutTokens: [],
      checkouts: { totalCount: 0 },
      orders: { totalCount: 0 },
      giftCards: { totalCount: 0 },
      userPermissions: [],
      permissionGroups: [],
      editableGroups: [],
      accessibleChannels: [],
      restrictedAccessToChannels: true,
      avatar: null,
      externalReference: null,
      lastLogin: expect.any(String),
      dateJoined: expect.stringMatching(/\+00:00$/),
      updatedAt: expect.any(String),
    })
  })

  test('does not tell what the shop notes about a customer', async () => {
    const ann = await shop.signUp('ann@example.com')
    for (const field of ['note', 'events { type }', 'privateMetadata { key }', 'privateMetafield(key: "a")'])
      expect([field, await ask(`{ me { ${field} } }`, {}, ann)]).toEqual([field, 'PermissionDenied'])
    const boss = await shop.signUp('boss@example.com', { permissions: ['MANAGE_USERS'] })
    expect(
      await ask('{ user(email: "ann@example.com") { note events { type } privateMetadata { key } } }', {}, boss),
    ).toEqual({
      note: 'a good customer',
      events: [],
      privateMetadata: [],
    })
  })

  test('shows gift cards that are kept for the user, without their codes', async () => {
    const [ann, eve] = [await shop.signUp('ann@example.com'), await shop.signUp('eve@example.com')]
    await sql(`insert into gift_cards (code, currency, initial_balance, current_balance, assigned_to_user_id, assigned_to_email)
      select 'ANNS-1111', 'USD', 1000, 700, id, email from users where email = 'ann@example.com'`)
    await sql(
      `insert into gift_cards (code, currency, initial_balance, current_balance, assigned_to_email) values ('ANNS-2222', 'USD', 1000, 1000, 'Ann@Example.com'), ('EVES-3333', 'USD', 1, 1, 'eve@example.com')`,
    )
    const CARDS =
      '{ me { giftCards(first: 5) { totalCount edges { node { last4CodeChars currentBalance { amount } } } } } }'
    const shown = (me: Loose) => me.giftCards.edges.map((e: Loose) => e.node.last4CodeChars)
    expect(shown(await ask(CARDS, {}, ann))).toEqual(['2222', '1111'])
    expect(shown(await ask(CARDS, {}, eve))).toEqual(['3333'])
    const page = await ask('{ me { giftCards(first: 1) { pageInfo { endCursor } } } }', {}, ann)
    const rest = await ask(
      'query($after: String) { me { giftCards(first: 5, after: $after) { edges { node { last4CodeChars } } } } }',
      { after: page.giftCards.pageInfo.endCursor },
      ann,
    )
    expect(shown(rest)).toEqual(['1111'])
    // Whoever has not confirmed an e-mail address sees nothing of what is kept for that address.
    await sql(
      `insert into gift_cards (code, currency, initial_balance, current_balance, assigned_to_email) values ('ROYS-4444', 'USD', 1, 1, 'roy@example.com')`,
    )
    expect(shown(await ask(CARDS, {}, await shop.signUp('roy@example.com', { isConfirmed: false })))).toEqual([])
    expect(await ask('{ me { giftCards(first: 1) { edges { node { code } } } } }', {}, ann)).toBe('PermissionDenied')
  })

  test('of another is for staff only', async () => {
    const eve = await shop.signUp('eve@example.com')
    const ann = await idOf(await shop.signUp('ann@example.com'))
    for (const args of [
      `id: "${ann}"`,
      'email: "ann@example.com"',
      'email: "nobody@example.com"',
      'externalReference: "x"',
    ]) {
      expect(await ask(`{ user(${args}) { email } }`, {}, eve)).toBe('PermissionDenied')
      expect(await ask(`{ user(${args}) { email } }`)).toBe('PermissionDenied')
    }
    const orders = await shop.signUp('orders@example.com', { permissions: ['MANAGE_ORDERS'] })
    expect(await ask(`{ user(id: "${ann}") { email } }`, {}, orders)).toEqual({ email: 'ann@example.com' })
    expect(await ask(`{ user(id: "${ann}") { note } }`, {}, orders)).toBe('PermissionDenied')
  })
})

describe('a profile', () => {
  test('is changed by its owner, piece by piece', async () => {
    const pat = await shop.signUp('pat@example.com', { firstName: 'Pat', lastName: 'Old' })
    expect(await ask(CHANGE, { i: { lastName: 'New\0', languageCode: 'CS' } }, pat)).toMatchObject({
      user: { firstName: 'Pat', lastName: 'New', languageCode: 'CS', metadata: [] },
      errors: [],
    })
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => ask(CHANGE, { i: { metadata: [{ key: `k${n}`, value: '1' }] } }, pat)),
    )
    const { user } = await ask(CHANGE, { i: { metadata: [{ key: 'k0', value: '2' }], firstName: '' } }, pat)
    expect([user.firstName, user.metadata.length, user.metadata[0]]).toEqual(['', 8, { key: 'k0', value: '2' }])
    expect((await ask(CHANGE, { i: { firstName: 'x'.repeat(257) } }, pat)).errors[0]).toMatchObject({
      field: 'firstName',
      code: 'INVALID',
    })
    expect((await ask(CHANGE, { i: { metadata: [{ key: ' ', value: '' }] } }, pat)).errors[0]).toMatchObject({
      field: 'metadata',
      code: 'REQUIRED',
    })
    expect(await ask(CHANGE, { i: {} })).toBe('PermissionDenied')
  })

  test('keeps what was typed into an address beside what is stored', async () => {
    const sam = await shop.signUp('typist@example.com')
    const typed = `metafields(keys: ["typed.city"])`
    const create = `mutation($i: AddressInput!) { accountAddressCreate(input: $i) { address { id city postalCode ${typed} } errors { field } } }`
    const { address } = await ask(create, { i: { ...UK, city: 'Ashby-de-la-Zouch', postalCode: 'le651aa' } }, sam)
    expect(address).toMatchObject({
      city: 'ASHBY-DE-LA-ZOUCH',
      postalCode: 'LE651AA',
      metafields: { 'typed.city': 'Ashby-de-la-Zouch' },
    })
    const JP = { ...UK, country: 'JP', city: 'Chiyoda', countryArea: '東京都', postalCode: '〒1000001' }
    expect((await ask(create, { i: JP }, sam)).address).toMatchObject({
      city: 'Chiyoda',
      postalCode: '100-0001',
      metafields: {},
    })
    const update = `mutation($id: ID!, $i: AddressInput!) { accountAddressUpdate(id: $id, input: $i) { address { city ${typed} } } }`
    expect((await ask(update, { id: address.id, i: { ...UK, city: 'LONDON' } }, sam)).address).toEqual({
      city: 'LONDON',
      metafields: {},
    })
  })

  test('takes default addresses, changing the one that is there', async () => {
    const pat = await shop.signUp('pat2@example.com')
    const first = await ask(CHANGE, { i: { defaultShippingAddress: US } }, pat)
    expect(first.user.defaultShippingAddress.city).toBe('NEW YORK')
    const second = await ask(CHANGE, { i: { defaultShippingAddress: UK } }, pat)
    expect(second.user.defaultShippingAddress).toEqual({ id: first.user.defaultShippingAddress.id, city: 'LONDON' })
    expect((await ask(BOOK, {}, pat)).addresses).toHaveLength(1)
    expect(
      (await ask(CHANGE, { i: { defaultBillingAddress: { ...US, postalCode: 'x' }, firstName: 'Not' } }, pat)).errors,
    ).toEqual([{ field: 'postalCode', code: 'INVALID', addressType: 'BILLING' }])
    expect((await ask('{ me { firstName } }', {}, pat)).firstName).toBe('')
  })

  test('is changed by apps that may act for customers', async () => {
    const pat = await shop.signUp('pat3@example.com')
    const c = await idOf(pat)
    const app = await ensureApp(shop.services, { identifier: 'agent', name: 'A', permissions: ['IMPERSONATE_USER'] })
    const other = await ensureApp(shop.services, { identifier: 'other', name: 'O', permissions: ['MANAGE_USERS'] })
    expect((await ask(CHANGE, { c, i: { firstName: 'By an app' } }, app)).user.firstName).toBe('By an app')
    expect((await ask(CREATE, { c, i: US }, app)).user.id).toBe(c)
    for (const token of [other, pat, await shop.signUp('mimic@example.com', { permissions: ['IMPERSONATE_USER'] })])
      expect(await ask(CHANGE, { c, i: { firstName: 'x' } }, token)).toBe('PermissionDenied')
    const nobody = toGlobalId('User', 999_999)
    expect(
      (await ask(CHANGE, { c: nobody, i: { firstName: 'x', defaultShippingAddress: US } }, app)).errors[0],
    ).toMatchObject({ field: 'customerId', code: 'NOT_FOUND' })
    expect((await ask(CREATE, { c: nobody, i: US }, app)).errors[0]).toMatchObject({
      field: 'customerId',
      code: 'NOT_FOUND',
    })
    expect(await ask(CHANGE, { c: PLENTY, i: {} }, app)).toBe('GraphQLError')
  })
})

describe('an address book', () => {
  test('is kept by its owner', async () => {
    const kim = await shop.signUp('kim@example.com')
    const home = await ask(CREATE, { i: US, t: 'SHIPPING' }, kim)
    expect(home).toEqual({
      user: { id: await idOf(kim) },
      address: { id: expect.any(String), city: 'NEW YORK' },
      errors: [],
    })
    const work = await ask(CREATE, { i: UK }, kim)
    expect(await ask(DEFAULT, { id: work.address.id, t: 'BILLING' }, kim)).toMatchObject({ errors: [] })
    const book = await ask(BOOK, {}, kim)
    expect(book.addresses.map((a: Loose) => [a.id, a.isDefaultShippingAddress, a.isDefaultBillingAddress])).toEqual([
      [home.address.id, true, false],
      [work.address.id, false, true],
    ])
    expect([book.defaultShippingAddress.id, book.defaultBillingAddress.id]).toEqual([home.address.id, work.address.id])
    expect(
      (await ask(UPDATE, { id: work.address.id, i: { ...UK, city: 'Leeds', postalCode: 'LS1 1UR' } }, kim)).address,
    ).toEqual({
      id: work.address.id,
      city: 'LEEDS',
    })
    expect(
      await ask('query($id: ID!) { address(id: $id) { city country { code } } }', { id: work.address.id }, kim),
    ).toEqual({
      city: 'LEEDS',
      country: { code: 'GB' },
    })
    expect(await ask(DELETE, { id: work.address.id }, kim)).toMatchObject({
      address: { id: work.address.id },
      errors: [],
    })
    expect(await ask(BOOK, {}, kim)).toMatchObject({
      addresses: [{ id: home.address.id }],
      defaultBillingAddress: null,
    })
    expect((await ask(CREATE, { i: { ...US, city: '', postalCode: 'x' } }, kim)).errors).toEqual([
      { field: 'city', code: 'REQUIRED', addressType: null },
      { field: 'postalCode', code: 'INVALID', addressType: null },
    ])
  })

  test('is closed to everybody else', async () => {
    const [kim, eve] = [await shop.signUp('kim@example.com'), await shop.signUp('eve@example.com')]
    const { id } = (await ask(CREATE, { i: US }, kim)).address
    const ADDRESS = 'query($id: ID!) { address(id: $id) { city } }'
    for (const token of [eve, undefined]) {
      expect(await ask(UPDATE, { id, i: UK }, token)).toBe('PermissionDenied')
      expect(await ask(DELETE, { id }, token)).toBe('PermissionDenied')
      expect(await ask(DEFAULT, { id, t: 'SHIPPING' }, token)).toBe('PermissionDenied')
    }
    expect(await ask(ADDRESS, { id }, eve)).toBeNull()
    expect(await ask(ADDRESS, { id: toGlobalId('Address', 999_999) }, eve)).toBeNull()
    expect(await ask(ADDRESS, { id })).toBe('PermissionDenied')
    expect(await ask(ADDRESS, { id: 'garbage' }, eve)).toBe('GraphQLError')
    const boss = await shop.signUp('boss@example.com', { permissions: ['MANAGE_USERS'] })
    expect(await ask(ADDRESS, { id }, boss)).toEqual({ city: 'NEW YORK' })
    for (const [query, more] of [
      [UPDATE, { i: UK }],
      [DELETE, {}],
      [DEFAULT, { t: 'BILLING' }],
    ] as const) {
      expect((await ask(query, { id: toGlobalId('Address', 999_999), ...more }, eve)).errors[0]).toMatchObject({
        field: 'id',
        code: 'NOT_FOUND',
      })
      expect((await ask(query, { id: toGlobalId('User', 1), ...more }, eve)).errors[0]).toMatchObject({
        field: 'id',
        code: 'GRAPHQL_ERROR',
      })
    }
  })

  test('has room for a hundred; then the oldest that is no default makes room, however many come at once', async () => {
    const jo = await shop.signUp('jo@example.com')
    const first = (await ask(CREATE, { i: US, t: 'SHIPPING' }, jo)).address.id
    await sql(
      `insert into user_addresses (user_id, address) select a.user_id, a.address || jsonb_build_object('streetAddress1', n::text) from user_addresses a join users u on u.id = a.user_id, generate_series(2, 97) n where email = 'jo@example.com'`,
    )
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => ask(CREATE, { i: { ...US, streetAddress1: `New ${n}` } }, jo)),
    )
    const { addresses } = await ask(BOOK, {}, jo)
    expect(addresses).toHaveLength(100)
    expect(addresses[0].id).toBe(first)
    expect(addresses.filter((a: Loose) => a.streetAddress1.startsWith('New '))).toHaveLength(10)
    expect(addresses[1].streetAddress1).toBe('9')
  })

  test('stays whole while addresses are chosen and deleted at once', async () => {
    const lee = await shop.signUp('lee@example.com')
    for (let turn = 0; turn < 5; turn++) {
      const ids: string[] = []
      for (let n = 0; n < 4; n++)
        ids.push((await ask(CREATE, { i: { ...US, streetAddress1: `${turn} ${n}` } }, lee)).address.id)
      const answers = await Promise.all([
        ...ids.map((id) => ask(DELETE, { id }, lee)),
        ...ids.map((id) => ask(DEFAULT, { id, t: 'SHIPPING' }, lee)),
        ...ids.map((id) => ask(UPDATE, { id, i: UK }, lee)),
        ask(CREATE, { i: UK, t: 'BILLING' }, lee),
      ])
      const codes = answers.flatMap((a) => (typeof a === 'string' ? a : a.errors.map((e: Loose) => e.code)))
      expect(codes.every((code) => code === 'NOT_FOUND')).toBe(true)
    }
    const book = await ask(BOOK, {}, lee)
    expect([book.addresses.length, book.defaultShippingAddress]).toEqual([5, null])
  })
})

describe('orders of a signed-in buyer', () => {
  const START =
    'mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { checkout { id email user { email } } errors { field code } } }'
  const start = async (token: string | undefined, more: object = {}): Promise<string> => {
    const { checkout, errors } = await ask(
      START,
      { i: { channel: 'us', lines: [{ variantId: PLENTY, quantity: 1 }], ...more } },
      token,
    )
    expect(errors).toEqual([])
    await ask(
      'mutation($id: ID, $m: ID) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $m) { errors { code } } }',
      { id: checkout.id, m: toGlobalId('ShippingMethod', 1) },
      token,
    )
    return checkout.id
  }
  const both = { shippingAddress: US, billingAddress: UK }

  test('fill the address book, each address once', async () => {
    const ray = await shop.signUp('ray@example.com')
    const baskets = await Promise.all(Array.from({ length: 6 }, () => start(ray, both)))
    const orders = await Promise.all(baskets.map((id) => shop.complete(id)))
    for (const { errors } of orders) expect(errors).toEqual([])
    const book = await ask(BOOK, {}, ray)
    expect(book.addresses.map((a: Loose) => [a.city, a.isDefaultShippingAddress, a.isDefaultBillingAddress])).toEqual([
      ['NEW YORK', true, false],
      ['LONDON', false, true],
    ])
    const typed = await ask('{ me { addresses { metafields(keys: ["typed.city"]) } } }', {}, ray)
    expect(typed.addresses[1]).toEqual({ metafields: { 'typed.city': 'London' } })
  })

  test('leave it alone when that is wished', async () => {
    const sam = await shop.signUp('sam@example.com')
    await shop.complete(await start(sam, { ...both, saveShippingAddress: false, saveBillingAddress: false }))
    const later = await start(sam)
    const SHIPPING =
      'mutation($id: ID, $a: AddressInput!) { checkoutShippingAddressUpdate(id: $id, shippingAddress: $a, saveAddress: false) { errors { code } } }'
    const BILLING =
      'mutation($id: ID, $a: AddressInput!) { checkoutBillingAddressUpdate(id: $id, billingAddress: $a) { errors { code } } }'
    await ask(SHIPPING, { id: later, a: US }, sam)
    await ask(
      'mutation($id: ID, $m: ID) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $m) { errors { code } } }',
      { id: later, m: toGlobalId('ShippingMethod', 1) },
    )
    expect((await ask(BOOK, {}, sam)).addresses).toEqual([])
    await ask(BILLING, { id: later, a: UK }, sam)
    expect((await shop.complete(later)).errors).toEqual([])
    expect((await ask(BOOK, {}, sam)).addresses.map((a: Loose) => a.city)).toEqual(['LONDON'])
  })

  test("are the buyer's, and a guest's those of whoever has shown that the address is theirs", async () => {
    const tim = await shop.signUp('tim@example.com')
    await shop.complete(await start(tim, both))
    const guest = await shop.complete(await start(undefined, { ...both, email: 'tim@example.com' }))
    const MINE = '{ me { orders(first: 5) { edges { node { id } } } } }'
    expect((await ask(MINE, {}, tim)).orders.edges).toHaveLength(2)
    // Whoever ordered as a guest does not learn that there is an account.
    const USER = 'query($id: ID) { order(id: $id) { user { email } } }'
    expect(await ask(USER, { id: guest.order.id })).toEqual({ user: null })
    expect(await ask(USER, { id: guest.order.id }, tim)).toEqual({ user: { email: 'tim@example.com' } })
    await shop.services.database.pool.query(
      "update users set is_confirmed = false, password_hash = 'somebody chose it' where email = 'tim@example.com'",
    )
    await shop.complete(await start(undefined, { ...both, email: 'tim@example.com' }))
    expect((await ask(MINE, {}, tim)).orders.edges).toHaveLength(2)
    expect((await ask(BOOK, {}, tim)).addresses).toHaveLength(2)
  })
})

describe('attaching', () => {
  const ATTACH =
    'mutation($id: ID, $c: ID) { checkoutCustomerAttach(id: $id, customerId: $c) { checkout { email user { email } } errors { field code } } }'
  const DETACH =
    'mutation($id: ID) { checkoutCustomerDetach(id: $id) { checkout { email user { email } } errors { field code } } }'

  test('a basket is for its finder, once; taking it away for its owner', async () => {
    const [una, eve] = [await shop.signUp('una@example.com'), await shop.signUp('eve@example.com')]
    const id = await shop.basket(PLENTY)
    expect(await ask(ATTACH, { id })).toBe('PermissionDenied')
    expect(await ask(ATTACH, { id, c: await idOf(una) }, eve)).toBe('PermissionDenied')
    const answers = await Promise.all([ask(ATTACH, { id }, una), ask(ATTACH, { id }, una), ask(ATTACH, { id }, una)])
    expect(answers.filter((a) => a === 'PermissionDenied')).toHaveLength(2)
    expect(answers.find((a) => typeof a === 'object')).toEqual({
      checkout: { email: 'una@example.com', user: { email: 'una@example.com' } },
      errors: [],
    })
    expect(await ask(ATTACH, { id }, eve)).toBe('PermissionDenied')
    for (const token of [eve, undefined]) expect(await ask(DETACH, { id }, token)).toBe('PermissionDenied')
    expect(await ask(DETACH, { id }, una)).toEqual({ checkout: { email: 'una@example.com', user: null }, errors: [] })
    const agent = await ensureApp(shop.services, {
      identifier: 'agent',
      name: 'A',
      permissions: ['IMPERSONATE_USER', 'MANAGE_USERS'],
    })
    expect((await ask(ATTACH, { id, c: await idOf(eve) }, agent)).checkout.user.email).toBe('eve@example.com')
    expect((await ask(DETACH, { id }, agent)).checkout.user).toBeNull()
    expect((await ask(ATTACH, { id, c: toGlobalId('User', 999_999) }, agent)).errors).toEqual([
      { field: 'customerId', code: 'NOT_FOUND' },
    ])
  })
})

test('address rules are told to anybody', async () => {
  const RULES =
    'query($c: CountryCode!, $a: String) { addressValidationRules(countryCode: $c, countryArea: $a) { countryCode countryName addressFormat requiredFields upperFields countryAreaType countryAreaChoices { raw verbose } cityChoices { raw } postalCodeType postalCodeMatchers postalCodeExamples postalCodePrefix } }'
  const us = await ask(RULES, { c: 'US', a: 'NY' })
  expect(us).toMatchObject({
    countryCode: 'US',
    countryName: 'UNITED STATES',
    countryAreaType: 'state',
    postalCodeType: 'zip',
    cityChoices: [],
  })
  expect(us.countryAreaChoices).toHaveLength(62)
  expect(us.postalCodeMatchers).toHaveLength(2)
  expect(await ask(RULES, { c: 'CZ' })).toMatchObject({
    addressFormat: '%N%n%O%n%A%n%Z %C',
    requiredFields: ['streetAddress1', 'city', 'postalCode'],
  })
})
