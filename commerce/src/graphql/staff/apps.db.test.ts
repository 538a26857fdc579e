/** Apps over HTTP: making them, their tokens, and who may give them which permissions. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let manager: Someone
beforeAll(async () => {
  shop = await openStaffShop()
  manager = await shop.person({ permissions: ['MANAGE_APPS', 'MANAGE_CHANNELS', 'MANAGE_ORDERS'] })
}, 60_000)
afterAll(() => shop.close())

const ERRORS = 'errors { field code permissions }'
const APP =
  'app { id identifier name type isActive permissions { code name } tokens { name authToken } version appUrl }'
const create = (who: Someone | null, input: object) =>
  shop.by(who, `mutation($i: AppInput!) { appCreate(input: $i) { authToken ${APP} ${ERRORS} } }`, { i: input })
const update = (who: Someone, id: string, input: object) =>
  shop.by(who, `mutation($id: ID!, $i: AppInput!) { appUpdate(id: $id, input: $i) { ${APP} ${ERRORS} } }`, {
    id,
    i: input,
  })
const remove = (who: Someone, id: string) =>
  shop.by(who, `mutation($id: ID!) { appDelete(id: $id) { app { name } ${ERRORS} } }`, { id })
const addToken = (who: Someone, input: object) =>
  shop.by(
    who,
    `mutation($i: AppTokenInput!) { appTokenCreate(input: $i) { authToken appToken { id name authToken } ${ERRORS} } }`,
    { i: input },
  )
const removeToken = (who: Someone, id: string) =>
  shop.by(who, `mutation($id: ID!) { appTokenDelete(id: $id) { appToken { id } ${ERRORS} } }`, { id })
const isGood = async (token: string) =>
  (await shop.by(null, 'mutation($t: String!) { appTokenVerify(token: $t) { valid errors { code } } }', { t: token }))
    .valid
const codes = (answer: { errors: { code: string; field: string | null }[] }) =>
  answer.errors.map((e) => `${e.field} ${e.code}`)
const channels = (token: string) => shop.by({ token }, '{ channels { slug } }')

describe('making one', () => {
  test('shows its token once; only four characters of it later', async () => {
    const { authToken, app, errors } = await create(manager, { name: 'Stock keeper', permissions: ['MANAGE_CHANNELS'] })
    expect(errors).toEqual([])
    expect(authToken).toMatch(/^sma_/)
    expect(app).toMatchObject({
      name: 'Stock keeper',
      identifier: app.id,
      type: 'LOCAL',
      isActive: true,
      permissions: [{ code: 'MANAGE_CHANNELS', name: 'Manage channels.' }],
      tokens: [{ name: 'Default', authToken: authToken.slice(-4) }],
    })
    expect(await channels(authToken)).toHaveLength(2)
    expect(await isGood(authToken)).toBe(true)
    expect(await isGood(`${authToken.slice(0, -1)}!`)).toBe(false)
    expect(await isGood('nonsense')).toBe(false)
    await shop.sql('update apps set is_active = false where name = $1', ['Stock keeper'])
    expect(await isGood(authToken)).toBe(false)
    expect(await channels(authToken)).toBe('PermissionDenied')
  })

  test('not without a name, twice, with a name of the shop, or with more than the maker has', async () => {
    expect(codes(await create(manager, {}))).toEqual(['name REQUIRED'])
    expect(codes(await create(manager, { name: 'x'.repeat(61) }))).toEqual(['name INVALID'])
    await create(manager, { name: 'A', identifier: 'com.example.a' })
    expect(codes(await create(manager, { name: 'B', identifier: 'com.example.a' }))).toEqual(['identifier UNIQUE'])
    expect(codes(await create(manager, { name: 'B', identifier: 'semena.anything' }))).toEqual(['identifier INVALID'])
    expect(await create(manager, { name: 'B', permissions: ['MANAGE_ORDERS', 'MANAGE_STAFF'] })).toMatchObject({
      app: null,
      authToken: null,
      errors: [{ field: 'permissions', code: 'OUT_OF_SCOPE_PERMISSION', permissions: ['MANAGE_STAFF'] }],
    })
  })

  test('is for people who manage apps', async () => {
    const program = await shop.program(['MANAGE_APPS'])
    const clerk = await shop.person({ permissions: ['MANAGE_ORDERS'] })
    expect(await create(program, { name: 'x' })).toBe('PermissionDenied')
    expect(await create(clerk, { name: 'x' })).toBe('PermissionDenied')
    expect(await create(null, { name: 'x' })).toBe('PermissionDenied')
  })
})

describe('changing one', () => {
  test('its name and permissions', async () => {
    const { app } = await create(manager, { name: 'Old', permissions: ['MANAGE_ORDERS'] })
    expect(await update(manager, app.id, { name: 'New', permissions: ['MANAGE_CHANNELS'] })).toMatchObject({
      app: { name: 'New', identifier: app.id, permissions: [{ code: 'MANAGE_CHANNELS' }] },
      errors: [],
    })
    expect(codes(await update(manager, app.id, { name: '' }))).toEqual(['name REQUIRED'])
    expect(codes(await update(manager, app.id, { permissions: ['MANAGE_USERS'] }))).toEqual([
      'permissions OUT_OF_SCOPE_PERMISSION',
    ])
    expect(codes(await update(manager, toGlobalId('App', 999_999), { name: 'x' }))).toEqual(['id NOT_FOUND'])
    expect(codes(await update(manager, 'VXNlcjox', { name: 'x' }))).toEqual(['id GRAPHQL_ERROR'])
    expect((await remove(manager, app.id)).app).toEqual({ name: 'New' })
    expect(codes(await remove(manager, app.id))).toEqual(['id NOT_FOUND'])
  })

  test('not one that may do more, by a person or by an app', async () => {
    const above = await shop.program(['MANAGE_STAFF'])
    const program = await shop.program(['MANAGE_APPS'])
    for (const who of [manager, program]) {
      expect(codes(await update(who, above.id, { name: 'x' }))).toEqual(['id OUT_OF_SCOPE_APP'])
      expect(codes(await remove(who, above.id))).toEqual(['id OUT_OF_SCOPE_APP'])
      expect(codes(await addToken(who, { app: above.id }))).toEqual(['app OUT_OF_SCOPE_APP'])
    }
    const [token] = await shop.sql('select id from app_tokens where app_id = $1', [above.key])
    expect(codes(await removeToken(program, toGlobalId('AppToken', token.id)))).toEqual(['id OUT_OF_SCOPE_APP'])
  })

  test('not those that are a part of the shop', async () => {
    const root = await shop.person({ superuser: true })
    const [card] = await shop.sql("select id from apps where identifier = 'semena.test-card'")
    const id = toGlobalId('App', card.id)
    expect(codes(await remove(root, id))).toEqual(['id FORBIDDEN'])
    expect(codes(await update(root, id, { name: 'Mine' }))).toEqual(['id FORBIDDEN'])
  })
})

describe('tokens', () => {
  test('are added, and end at once', async () => {
    const { app } = await create(manager, { name: 'Tokens', permissions: ['MANAGE_CHANNELS'] })
    const { authToken, appToken } = await addToken(manager, { app: app.id, name: 'Second' })
    expect(appToken).toMatchObject({ name: 'Second', authToken: authToken.slice(-4) })
    expect(await channels(authToken)).toHaveLength(2)
    expect(codes(await removeToken(manager, appToken.id))).toEqual([])
    expect(await channels(authToken)).toBe('PermissionDenied')
    expect(codes(await removeToken(manager, appToken.id))).toEqual(['id NOT_FOUND'])
    expect(codes(await addToken(manager, { app: toGlobalId('App', 999_999) }))).toEqual(['app NOT_FOUND'])
    expect(codes(await addToken(manager, { app: app.id, name: 'x'.repeat(61) }))).toEqual(['name INVALID'])
    expect(
      (await shop.sql('select count(*)::int as n from app_tokens where token_hash like $1', ['%sma_%']))[0].n,
    ).toBe(0)
  })
})

describe('seeing them', () => {
  test('gateways have apps of their own', async () => {
    const list = await shop.by(
      manager,
      '{ apps(first: 10, filter: { type: THIRDPARTY }, sortBy: { field: NAME, direction: ASC }) { totalCount edges { node { identifier type permissions { code } } } } }',
    )
    expect(list.edges.map((e: { node: object }) => e.node)).toEqual([
      { identifier: 'saleor.io.dummy-payment-app', type: 'THIRDPARTY', permissions: [{ code: 'HANDLE_PAYMENTS' }] },
      { identifier: 'semena.test-card', type: 'THIRDPARTY', permissions: [{ code: 'HANDLE_PAYMENTS' }] },
    ])
  })

  test('an app sees itself, staff see all, customers none', async () => {
    const program = await shop.program([])
    const other = await shop.program([])
    const clerk = await shop.person({ permissions: [] })
    const customer = await shop.person()
    expect(await shop.by(program, '{ app { id tokens { authToken } metadata { key } } }')).toMatchObject({
      id: program.id,
      metadata: [],
    })
    expect(await shop.by(program, `{ app(id: "${other.id}") { id } }`)).toBe('PermissionDenied')
    expect(await shop.by(program, '{ apps(first: 1) { totalCount } }')).toBe('PermissionDenied')
    expect(await shop.by(clerk, `{ app(id: "${other.id}") { id name } }`)).toMatchObject({ id: other.id })
    expect(await shop.by(clerk, `{ app(id: "${other.id}") { tokens { authToken } } }`)).toBe('PermissionDenied')
    expect(await shop.by(customer, `{ app(id: "${other.id}") { id } }`)).toBe('PermissionDenied')
    expect(await shop.by(null, '{ app { id } }')).toBe('PermissionDenied')
    expect(
      (await shop.by(clerk, '{ apps(first: 5, filter: { isActive: false }) { edges { node { name } } } }')).edges,
    ).toEqual([{ node: { name: 'Stock keeper' } }])
  })
})
