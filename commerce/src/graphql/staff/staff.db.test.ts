/** Who may do what to whom, over HTTP: staff, superusers, customers, and every code these refusals have. */
import type { PermissionEnum } from '@semena/contract/enums'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await openStaffShop()
}, 60_000)
afterAll(() => shop.close())

/** Staff of an earlier test would count among those in charge, so each test begins without users. */
beforeEach(() => shop.sql('delete from users; delete from permission_groups'))

const PAGE = 'https://shop.example.com/set-password/'
const STAFF_ERRORS = 'errors { field code permissions groups users }'
const ERRORS = 'errors { field code addressType }'
const MANAGER: PermissionEnum[] = ['MANAGE_STAFF', 'MANAGE_USERS', 'MANAGE_ORDERS']

const staffCreate = (who: Someone, input: object) =>
  shop.by(
    who,
    `mutation($i: StaffCreateInput!) { staffCreate(input: $i) { user { email isStaff isActive permissionGroups { id } } ${STAFF_ERRORS} } }`,
    { i: input },
  )
const staffUpdate = (who: Someone, id: string, input: object) =>
  shop.by(
    who,
    `mutation($id: ID!, $i: StaffUpdateInput!) { staffUpdate(id: $id, input: $i) { user { firstName isActive permissionGroups { id } userPermissions { code } } ${STAFF_ERRORS} } }`,
    { id, i: input },
  )
const staffDelete = (who: Someone, id: string) =>
  shop.by(who, `mutation($id: ID!) { staffDelete(id: $id) { user { email } ${STAFF_ERRORS} } }`, { id })
const staffBulkDelete = (who: Someone, ids: string[]) =>
  shop.by(who, `mutation($ids: [ID!]!) { staffBulkDelete(ids: $ids) { count ${STAFF_ERRORS} } }`, { ids })
const setActive = (who: Someone, ids: string[], isActive: boolean) =>
  shop.by(
    who,
    `mutation($ids: [ID!]!, $on: Boolean!) { userBulkSetActive(ids: $ids, isActive: $on) { count ${ERRORS} } }`,
    { ids, on: isActive },
  )
const customerCreate = (who: Someone | null, input: object) =>
  shop.by(
    who,
    `mutation($i: UserCreateInput!) { customerCreate(input: $i) { user { email isActive isConfirmed firstName languageCode } ${ERRORS} } }`,
    { i: input },
  )
const customerUpdate = (who: Someone, ref: object, input: object) =>
  shop.by(
    who,
    `mutation($id: ID, $r: String, $i: CustomerInput!) { customerUpdate(id: $id, externalReference: $r, input: $i) { user { email firstName isActive isConfirmed } ${ERRORS} } }`,
    { ...ref, i: input },
  )
const customerDelete = (who: Someone, ref: object) =>
  shop.by(
    who,
    `mutation($id: ID, $r: String) { customerDelete(id: $id, externalReference: $r) { user { email } ${ERRORS} } }`,
    ref,
  )
const customerBulkDelete = (who: Someone, ids: string[]) =>
  shop.by(who, `mutation($ids: [ID!]!) { customerBulkDelete(ids: $ids) { count ${ERRORS} } }`, { ids })
const groupCreate = (who: Someone, addUsers: string[]) =>
  shop.by(
    who,
    `mutation($i: PermissionGroupCreateInput!) { permissionGroupCreate(input: $i) { group { id } ${STAFF_ERRORS.replace('groups ', '')} } }`,
    { i: { name: 'Strangers', addUsers } },
  )
const codes = (answer: { errors: { code: string; field: string | null }[] }) =>
  answer.errors.map((e) => `${e.field} ${e.code}`)
const one = (sql: string, ...values: unknown[]) => shop.sql(sql, values).then((rows) => rows[0])

describe('who may ask', () => {
  test('nobody without the permission, and no app where people are meant', async () => {
    const clerk = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })
    const customer = await shop.person()
    for (const who of [clerk, customer]) {
      expect(await staffCreate(who, { email: 'a@example.com' })).toBe('PermissionDenied')
      expect(await staffUpdate(who, clerk.id, {})).toBe('PermissionDenied')
      expect(await staffDelete(who, clerk.id)).toBe('PermissionDenied')
      expect(await setActive(who, [clerk.id], false)).toBe('PermissionDenied')
      expect(await customerCreate(who, { email: 'a@example.com' })).toBe('PermissionDenied')
      expect(await customerDelete(who, { id: customer.id })).toBe('PermissionDenied')
      expect(await shop.by(who, '{ customers(first: 1) { totalCount } }')).toBe('PermissionDenied')
      expect(await shop.by(who, '{ staffUsers(first: 1) { totalCount } }')).toBe('PermissionDenied')
      expect(await shop.by(who, '{ permissionGroups(first: 1) { totalCount } }')).toBe('PermissionDenied')
    }
    expect(await customerCreate(null, { email: 'a@example.com' })).toBe('PermissionDenied')
  })
})

describe('nobody acts on their own account', () => {
  test('not even a superuser', async () => {
    for (const me of [await shop.person({ superuser: true }), await shop.person({ permissions: MANAGER })]) {
      await shop.person({ permissions: MANAGER })
      expect(codes(await setActive(me, [me.id], false))).toEqual([`${me.id} DEACTIVATE_OWN_ACCOUNT`])
      expect(codes(await setActive(me, [me.id], true))).toEqual([`${me.id} ACTIVATE_OWN_ACCOUNT`])
      expect(codes(await staffUpdate(me, me.id, { isActive: false }))).toEqual(['isActive DEACTIVATE_OWN_ACCOUNT'])
      expect(codes(await customerUpdate(me, { id: me.id }, { isActive: false }))).toEqual([
        'isActive DEACTIVATE_OWN_ACCOUNT',
      ])
      expect(codes(await staffDelete(me, me.id))).toEqual(['ids DELETE_OWN_ACCOUNT'])
      expect(codes(await staffBulkDelete(me, [me.id]))).toEqual(['ids DELETE_OWN_ACCOUNT'])
      expect(codes(await customerDelete(me, { id: me.id }))).toEqual(['id DELETE_OWN_ACCOUNT'])
      expect(codes(await customerBulkDelete(me, [me.id]))).toEqual([`${me.id} INVALID`])
      expect((await one('select is_active from users where id = $1', me.key)).is_active).toBe(true)
    }
  })

  test('their name they may change', async () => {
    const me = await shop.person({ permissions: MANAGER })
    expect((await staffUpdate(me, me.id, { firstName: 'Ann', isActive: true })).user).toMatchObject({
      firstName: 'Ann',
    })
  })
})

describe('superusers', () => {
  test('are not activated, deactivated or deleted by others', async () => {
    const [root, other] = [await shop.person({ superuser: true }), await shop.person({ superuser: true })]
    expect(codes(await setActive(root, [other.id], false))).toEqual([`${other.id} DEACTIVATE_SUPERUSER_ACCOUNT`])
    expect(codes(await setActive(root, [other.id], true))).toEqual([`${other.id} ACTIVATE_SUPERUSER_ACCOUNT`])
    expect(codes(await staffUpdate(root, other.id, { isActive: false }))).toEqual([
      'isActive DEACTIVATE_SUPERUSER_ACCOUNT',
    ])
    expect(codes(await staffDelete(root, other.id))).toEqual(['id DELETE_SUPERUSER_ACCOUNT'])
    expect(codes(await customerDelete(root, { id: other.id }))).toEqual(['id DELETE_SUPERUSER_ACCOUNT'])
    await shop.sql('update users set is_active = false where id = $1', [other.key])
    expect(codes(await staffUpdate(root, other.id, { isActive: true }))).toEqual([
      'isActive ACTIVATE_SUPERUSER_ACCOUNT',
    ])
  })

  test('are out of reach of everybody else', async () => {
    const root = await shop.person({ superuser: true })
    const manager = await shop.person({ permissions: MANAGER })
    expect(codes(await staffUpdate(manager, root.id, { email: 'mine@example.com' }))).toEqual(['id OUT_OF_SCOPE_USER'])
    expect(codes(await customerUpdate(manager, { id: root.id }, { email: 'mine@example.com' }))).toEqual([
      'id OUT_OF_SCOPE_USER',
    ])
  })
})

describe('scope', () => {
  test('users who may do more are out of it', async () => {
    const manager = await shop.person({ permissions: MANAGER })
    const above = await shop.person({ permissions: [...MANAGER, 'MANAGE_APPS'] })
    expect(await staffUpdate(manager, above.id, { firstName: 'X' })).toMatchObject({
      errors: [{ field: 'id', code: 'OUT_OF_SCOPE_USER', users: [above.id] }],
    })
    expect(await staffDelete(manager, above.id)).toMatchObject({
      errors: [{ field: 'id', code: 'OUT_OF_SCOPE_USER', users: [above.id] }],
    })
    expect(codes(await setActive(manager, [above.id], false))).toEqual([`${above.id} OUT_OF_SCOPE_USER`])
    expect(codes(await staffUpdate(above, manager.id, { firstName: 'Below' }))).toEqual([])
  })

  test('groups that allow more, or open more channels, are out of it', async () => {
    const manager = await shop.person({ permissions: MANAGER, channels: ['us'] })
    const [more, wide, fine] = [
      await shop.group(['MANAGE_APPS'], ['us']),
      await shop.group(['MANAGE_USERS']),
      await shop.group(['MANAGE_USERS'], ['us']),
    ]
    const input = { email: 'new@example.com' }
    expect(await staffCreate(manager, { ...input, addGroups: [more.id, wide.id] })).toMatchObject({
      user: null,
      errors: [{ field: 'addGroups', code: 'OUT_OF_SCOPE_GROUP', groups: [more.id, wide.id] }],
    })
    expect(await staffCreate(manager, { ...input, addGroups: [fine.id] })).toMatchObject({
      user: { isStaff: true, permissionGroups: [{ id: fine.id }] },
      errors: [],
    })
    const clerk = await shop.person({ permissions: ['MANAGE_USERS'], channels: ['us'] })
    expect(codes(await staffUpdate(manager, clerk.id, { addGroups: [more.id] }))).toEqual([
      'addGroups OUT_OF_SCOPE_GROUP',
    ])
    expect(codes(await staffUpdate(manager, clerk.id, { removeGroups: [wide.id] }))).toEqual([
      'removeGroups OUT_OF_SCOPE_GROUP',
    ])
    expect(codes(await staffUpdate(manager, clerk.id, { addGroups: [toGlobalId('Group', 999_999)] }))).toEqual([
      'addGroups NOT_FOUND',
    ])
  })

  test('the same group is not given and taken', async () => {
    const root = await shop.person({ superuser: true })
    const clerk = await shop.person({ permissions: [] })
    const group = await shop.group([])
    expect(await staffUpdate(root, clerk.id, { addGroups: [group.id], removeGroups: [group.id] })).toMatchObject({
      errors: [{ field: null, code: 'DUPLICATED_INPUT_ITEM', groups: [group.id] }],
    })
  })
})

describe('somebody has to stay in charge', () => {
  test('the last who can hand out a permission does not give it up', async () => {
    const manager = await shop.person({ permissions: [] })
    const own = await shop.group(['MANAGE_STAFF', 'MANAGE_ORDERS'])
    await shop.join(manager, own)
    expect(await staffUpdate(manager, manager.id, { removeGroups: [own.id] })).toMatchObject({
      errors: [
        {
          field: 'removeGroups',
          code: 'LEFT_NOT_MANAGEABLE_PERMISSION',
          permissions: ['MANAGE_ORDERS', 'MANAGE_STAFF'],
        },
      ],
    })
    await shop.person({ permissions: ['MANAGE_STAFF', 'MANAGE_ORDERS'] })
    expect(codes(await staffUpdate(manager, manager.id, { removeGroups: [own.id] }))).toEqual([])
  })

  test('nor do apps take it away', async () => {
    const manager = await shop.person({ permissions: ['MANAGE_STAFF'] })
    const app = await shop.program(['MANAGE_USERS', 'MANAGE_STAFF'])
    expect(codes(await setActive(app, [manager.id], false))).toEqual([`${manager.id} LEFT_NOT_MANAGEABLE_PERMISSION`])
    expect(codes(await customerUpdate(app, { id: manager.id }, { isActive: false }))).toEqual([
      'isActive LEFT_NOT_MANAGEABLE_PERMISSION',
    ])
    const second = await shop.person({ permissions: ['MANAGE_STAFF'] })
    expect(await setActive(app, [manager.id, second.id], false)).toMatchObject({
      count: 1,
      errors: [{ code: 'LEFT_NOT_MANAGEABLE_PERMISSION', field: second.id }],
    })
    // A superuser may, because they have every permission.
    const root = await shop.person({ superuser: true })
    expect(codes(await setActive(root, [second.id], false))).toEqual([])
  })

  test('two who do away with each other at once: one of them stays', async () => {
    const [a, b] = [await shop.person({ permissions: MANAGER }), await shop.person({ permissions: MANAGER })]
    const answers = await Promise.all([staffDelete(a, b.id), staffDelete(b, a.id)])
    // Whoever comes second has been deleted by then, or has lost their permissions.
    expect(answers.filter((a) => a.user)).toHaveLength(1)
    expect(await one('select count(*)::int as n from users')).toEqual({ n: 1 })
  })
})

describe('staff', () => {
  test('come with a mail that leads to where they set a password', async () => {
    const root = await shop.person({ superuser: true })
    const group = await shop.group(['MANAGE_ORDERS'])
    const made = await staffCreate(root, {
      email: 'New@Example.com',
      firstName: 'Nora',
      addGroups: [group.id],
      redirectUrl: PAGE,
    })
    expect(made).toEqual({
      user: { email: 'new@example.com', isStaff: true, isActive: true, permissionGroups: [{ id: group.id }] },
      errors: [],
    })
    const { kind, recipient, payload } = await one('select * from mails order by id desc limit 1')
    expect({ kind, recipient, firstName: payload.firstName }).toEqual({
      kind: 'staff-invited',
      recipient: 'new@example.com',
      firstName: 'Nora',
    })
    const link = new URL(payload.url)
    const set = await shop.by(
      null,
      'mutation($e: String!, $t: String!) { setPassword(email: $e, token: $t, password: "Vq7!long-enough") { token errors { code } } }',
      { e: link.searchParams.get('email'), t: link.searchParams.get('token') },
    )
    expect(set.errors).toEqual([])
    expect(
      await shop.by(set, '{ me { userPermissions { code name sourcePermissionGroups(userId: "VXNlcjox") { id } } } }'),
    ).toMatchObject({
      userPermissions: [{ code: 'MANAGE_ORDERS', name: 'Manage orders.' }],
    })
  })

  test('are not made of nothing, twice, or with a link that leads away', async () => {
    const root = await shop.person({ superuser: true })
    await staffCreate(root, { email: 'here@example.com' })
    expect(codes(await staffCreate(root, {}))).toEqual(['email REQUIRED'])
    expect(codes(await staffCreate(root, { email: 'nonsense' }))).toEqual(['email INVALID'])
    expect(codes(await staffCreate(root, { email: 'HERE@example.com' }))).toEqual(['email UNIQUE'])
    expect(codes(await staffCreate(root, { email: 'b@example.com', redirectUrl: 'https://elsewhere.test/' }))).toEqual([
      'redirectUrl INVALID',
    ])
    expect(codes(await staffCreate(root, { email: 'b@example.com', addGroups: ['VXNlcjox'] }))).toEqual([
      'addGroups GRAPHQL_ERROR',
    ])
    expect(codes(await staffCreate(root, { email: 'b@example.com', metadata: [{ key: ' ', value: 'x' }] }))).toEqual([
      'metadata REQUIRED',
    ])
    expect(await one("select count(*)::int as n from users where email = 'b@example.com'")).toEqual({ n: 0 })
  })

  test('a customer who has confirmed becomes staff: what let them in ends, and they are invited', async () => {
    const root = await shop.person({ superuser: true })
    const customer = await shop.person()
    const { email } = await one("update users set password_hash = 'known' where id = $1 returning email", customer.key)
    await shop.sql(
      `insert into user_tokens (token_hash, user_id, purpose, expires_at) values ('open', $1, 'RESET_PASSWORD', now() + interval '1 day')`,
      [customer.key],
    )
    expect((await staffCreate(root, { email, redirectUrl: PAGE })).user).toMatchObject({ email, isStaff: true })
    expect(await shop.by(customer, '{ me { email } }')).toBe('InvalidTokenError')
    expect(await one('select password_hash from users where id = $1', customer.key)).toEqual({ password_hash: null })
    expect(await one("select count(*)::int as n from user_tokens where token_hash = 'open'")).toEqual({ n: 0 })
    expect(
      await one("select count(*)::int as n from mails where recipient = $1 and kind = 'staff-invited'", email),
    ).toEqual({ n: 1 })
  })

  test('whoever registered an address that nobody confirmed does not become staff with it', async () => {
    const root = await shop.person({ superuser: true })
    const stranger = await shop.person()
    const { email } = await one(
      "update users set is_confirmed = false, password_hash = 'theirs' where id = $1 returning email",
      stranger.key,
    )
    expect(codes(await staffCreate(root, { email, redirectUrl: PAGE }))).toEqual(['email ACCOUNT_NOT_CONFIRMED'])
    expect(await shop.by(stranger, '{ me { isStaff } }')).toEqual({ isStaff: false })
    expect(codes(await groupCreate(root, [stranger.id]))).toEqual(['addUsers ASSIGN_NON_STAFF_MEMBER'])
    // Staff who confirm an account vouch for its e-mail address, not for the password that somebody chose.
    await shop.sql("update users set password_hash = 'known' where id = $1", [stranger.key])
    expect((await customerUpdate(root, { id: stranger.id }, { isConfirmed: true })).user.isConfirmed).toBe(true)
    expect(await shop.by(stranger, '{ me { email } }')).toBe('InvalidTokenError')
    expect(await one('select password_hash from users where id = $1', stranger.key)).toEqual({ password_hash: null })
  })

  test.each(['customer', 'staff'] as const)('another address for %s ends sessions and open links', async (kind) => {
    const root = await shop.person({ superuser: true })
    const person = await shop.person({ staff: kind === 'staff' })
    await shop.sql(
      `insert into user_tokens (token_hash, user_id, purpose, expires_at) values ('open', $1, 'RESET_PASSWORD', now() + interval '1 day')`,
      [person.key],
    )
    const input = { email: `moved-${kind}@example.com` }
    const done =
      kind === 'staff'
        ? await staffUpdate(root, person.id, input)
        : await customerUpdate(root, { id: person.id }, input)
    expect(done.errors).toEqual([])
    expect(await shop.by(person, '{ me { email } }')).toBe('InvalidTokenError')
    expect(await one("select count(*)::int as n from user_tokens where token_hash = 'open'")).toEqual({ n: 0 })
  })

  test('whoever changes their own address stays signed in', async () => {
    const root = await shop.person({ superuser: true })
    expect((await staffUpdate(root, root.id, { email: 'own@example.com' })).errors).toEqual([])
    expect(await shop.by(root, '{ me { email } }')).toEqual({ email: 'own@example.com' })
  })

  test('are deleted as staff, customers only by who looks after those; all of a list or none', async () => {
    const root = await shop.person({ superuser: true })
    const chief = await shop.person({ permissions: ['MANAGE_STAFF'] })
    const [clerk, second, customer] = [
      await shop.person({ permissions: [] }),
      await shop.person({ permissions: [] }),
      await shop.person(),
    ]
    expect(await staffDelete(chief, customer.id)).toMatchObject({
      errors: [{ field: 'id', code: 'DELETE_NON_STAFF_USER', users: [customer.id] }],
    })
    expect(await staffBulkDelete(chief, [clerk.id, customer.id])).toMatchObject({
      count: 0,
      errors: [{ field: 'ids', code: 'DELETE_NON_STAFF_USER' }],
    })
    expect(codes(await staffBulkDelete(root, [clerk.id, toGlobalId('User', 999_999)]))).toEqual(['id GRAPHQL_ERROR'])
    expect((await staffDelete(root, customer.id)).errors).toEqual([])
    expect((await staffBulkDelete(root, [clerk.id])).count).toBe(1)
    expect((await staffDelete(root, second.id)).user).toHaveProperty('email')
    expect(codes(await staffDelete(root, second.id))).toEqual(['id NOT_FOUND'])
    expect(codes(await staffDelete(root, 'UHJvZHVjdDox'))).toEqual(['id GRAPHQL_ERROR'])
    // The tokens of a deleted user are no longer valid.
    expect(await shop.by(clerk, '{ me { email } }')).toBe('InvalidTokenError')
  })

  test('are listed, searched and sorted', async () => {
    const root = await shop.person({ superuser: true })
    await staffCreate(root, { email: 'zoe@example.com', firstName: 'Zoë', lastName: 'Adams' })
    await staffCreate(root, { email: 'adam@example.com', firstName: 'Adam', lastName: 'Zed', isActive: false })
    const list = async (more: string) =>
      (await shop.by(root, `{ staffUsers(first: 10, ${more}) { edges { node { firstName } } totalCount } }`)).edges.map(
        (e: { node: { firstName: string } }) => e.node.firstName,
      )
    expect(await list('sortBy: { field: LAST_NAME, direction: DESC }')).toEqual(['Adam', 'Zoë', ''])
    expect(await list('filter: { search: "ada" }')).toEqual(['Adam', 'Zoë'])
    expect(await list('filter: { status: DEACTIVATED }')).toEqual(['Adam'])
    expect(
      await shop.by(root, '{ staffUsers(first: 1, sortBy: { field: RANK, direction: ASC }) { totalCount } }'),
    ).toBe('GraphQLError')
  })
})

describe('customers', () => {
  const ADDRESS = {
    firstName: 'Ann',
    lastName: 'Lee',
    streetAddress1: 'Broadway 1',
    city: 'New York',
    countryArea: 'NY',
    postalCode: '10013',
    country: 'US',
  }

  test('are opened unconfirmed, with addresses and a mail', async () => {
    const manager = await shop.person({ permissions: ['MANAGE_USERS'] })
    const made = await customerCreate(manager, {
      email: 'Cust@Example.com',
      firstName: 'Ann',
      languageCode: 'RU',
      channel: 'us',
      redirectUrl: PAGE,
      defaultShippingAddress: ADDRESS,
      defaultBillingAddress: ADDRESS,
      metadata: [{ key: 'a', value: 'b' }],
    })
    expect(made).toEqual({
      user: { email: 'cust@example.com', isActive: true, isConfirmed: false, firstName: 'Ann', languageCode: 'RU' },
      errors: [],
    })
    expect(await one("select kind, language_code from mails where recipient = 'cust@example.com'")).toEqual({
      kind: 'password-set',
      language_code: 'RU',
    })
    expect(
      await one(
        "select count(*)::int as n from user_addresses a join users u on a.id in (u.default_shipping_address_id, u.default_billing_address_id) where u.email = 'cust@example.com'",
      ),
    ).toEqual({ n: 2 })
  })

  test('are opened confirmed where staff vouch for the address', async () => {
    const manager = await shop.person({ permissions: ['MANAGE_USERS'] })
    const made = await customerCreate(manager, { email: 'known@example.com', isConfirmed: true })
    expect(made).toMatchObject({ user: { email: 'known@example.com', isConfirmed: true }, errors: [] })
    const unknown = await customerCreate(manager, { email: 'unknown@example.com', isConfirmed: false })
    expect(unknown.user.isConfirmed).toBe(false)
  })

  test('with everything that can be wrong', async () => {
    const manager = await shop.person({ permissions: ['MANAGE_USERS'] })
    await customerCreate(manager, { email: 'one@example.com', externalReference: 'ref' })
    const email = 'two@example.com'
    expect(codes(await customerCreate(manager, {}))).toEqual(['email REQUIRED'])
    expect(codes(await customerCreate(manager, { email: 'ONE@example.com' }))).toEqual(['email UNIQUE'])
    expect(codes(await customerCreate(manager, { email, externalReference: 'ref' }))).toEqual([
      'externalReference UNIQUE',
    ])
    expect(codes(await customerCreate(manager, { email, firstName: 'x'.repeat(300) }))).toEqual(['firstName INVALID'])
    expect(codes(await customerCreate(manager, { email, redirectUrl: PAGE }))).toEqual(['channel MISSING_CHANNEL_SLUG'])
    expect(codes(await customerCreate(manager, { email, redirectUrl: PAGE, channel: 'none' }))).toEqual([
      'channel NOT_FOUND',
    ])
    await shop.sql("update channels set is_active = false where slug = 'paid'")
    shop.forget()
    expect(codes(await customerCreate(manager, { email, redirectUrl: PAGE, channel: 'paid' }))).toEqual([
      'channel CHANNEL_INACTIVE',
    ])
    expect(codes(await customerCreate(manager, { email, redirectUrl: PAGE }))).toEqual([])
    await shop.sql("update channels set is_active = true where slug = 'paid'")
    shop.forget()
    expect(
      await customerCreate(manager, {
        email: 'three@example.com',
        defaultBillingAddress: { ...ADDRESS, postalCode: 'x' },
      }),
    ).toMatchObject({
      errors: [{ field: 'postalCode', code: 'INVALID', addressType: 'BILLING' }],
    })
    expect(codes(await customerUpdate(manager, {}, {}))).toEqual(['null GRAPHQL_ERROR'])
    expect(codes(await customerUpdate(manager, { id: toGlobalId('User', 999_999) }, {}))).toEqual(['id NOT_FOUND'])
    expect(codes(await customerUpdate(manager, { r: 'ref' }, { email: '' }))).toEqual(['email REQUIRED'])
    expect(codes(await customerUpdate(manager, { r: 'ref' }, { email: 'two@example.com' }))).toEqual(['email UNIQUE'])
    expect(codes(await customerDelete(manager, { r: 'other' }))).toEqual(['externalReference NOT_FOUND'])
  })

  test('deactivated ones are signed out; the history says what happened', async () => {
    const manager = await shop.person({ permissions: ['MANAGE_USERS'] })
    const customer = await shop.person()
    expect(
      (await customerUpdate(manager, { id: customer.id }, { isActive: false, firstName: 'Bo' })).user,
    ).toMatchObject({ isActive: false, firstName: 'Bo' })
    expect(await shop.by(customer, '{ me { email } }')).toBe('InvalidTokenError')
    await customerUpdate(manager, { id: customer.id }, { isActive: true })
    // The old token does not become valid again.
    expect(await shop.by(customer, '{ me { email } }')).toBe('InvalidTokenError')
    const events = await shop.sql('select type from customer_events where user_id = $1 order by id', [customer.key])
    expect(events.map((e) => e.type)).toEqual(['ACCOUNT_DEACTIVATED', 'NAME_ASSIGNED', 'ACCOUNT_ACTIVATED'])
  })

  test('confirmed by staff, they get the orders they placed as guests', async () => {
    const manager = await shop.person({ permissions: ['MANAGE_USERS'] })
    const id = await shop.basket(toGlobalId('ProductVariant', 1), { email: 'guest@example.com' })
    await shop.complete(id)
    await customerCreate(manager, { email: 'guest@example.com', externalReference: 'guest' })
    expect(await one("select user_id from orders where user_email = 'guest@example.com'")).toEqual({ user_id: null })
    expect((await customerUpdate(manager, { r: 'guest' }, { isConfirmed: true })).user.isConfirmed).toBe(true)
    expect((await one("select user_id from orders where user_email = 'guest@example.com'")).user_id).not.toBeNull()
  })

  test('are deleted as customers, staff are not; of a list, those who can be', async () => {
    const manager = await shop.person({ permissions: MANAGER })
    const [one1, two, clerk] = [await shop.person(), await shop.person(), await shop.person({ permissions: [] })]
    await shop.sql(
      "insert into gift_cards (code, currency, initial_balance, current_balance, assigned_to_user_id) values ('BOUND', 'USD', 1, 1, $1)",
      [one1.key],
    )
    expect(codes(await customerDelete(manager, { id: clerk.id }))).toEqual(['id DELETE_STAFF_ACCOUNT'])
    expect(await customerBulkDelete(manager, [one1.id, clerk.id, two.id])).toMatchObject({
      count: 2,
      errors: [{ field: clerk.id, code: 'INVALID' }],
    })
    expect(await one("select is_active, assigned_to_user_id from gift_cards where code = 'BOUND'")).toEqual({
      is_active: false,
      assigned_to_user_id: null,
    })
    expect(await one('select type, parameters from customer_events where user_id = $1', manager.key)).toEqual({
      type: 'CUSTOMER_DELETED',
      parameters: { count: 2 },
    })
    expect(codes(await customerBulkDelete(manager, ['UHJvZHVjdDox']))).toEqual(['ids GRAPHQL_ERROR'])
    expect(await customerBulkDelete(manager, [])).toEqual({ count: 0, errors: [] })
  })

  test('are listed by those who look after users or orders; staff among them only when they have bought', async () => {
    const clerk = await shop.person({ permissions: ['MANAGE_ORDERS'] })
    const manager = await shop.person({ permissions: ['MANAGE_USERS'] })
    for (const [email, lastName] of [
      ['ann@example.com', 'Zimmer'],
      ['bob@example.com', 'Young'],
      ['carl@example.com', 'Xu'],
    ])
      await customerCreate(manager, {
        email,
        lastName,
        defaultShippingAddress: { ...ADDRESS, city: email === 'bob@example.com' ? 'Boston' : 'New York' },
      })
    const list = async (args: string) =>
      (await shop.by(clerk, `{ customers(first: 10, ${args}) { edges { node { email } } totalCount } }`)).edges.map(
        (e: { node: { email: string } }) => e.node.email.split('@')[0],
      )
    expect(await list('sortBy: { field: LAST_NAME, direction: ASC }')).toEqual(['carl', 'bob', 'ann'])
    expect(await list('sortBy: { field: CREATED_AT, direction: DESC }')).toEqual(['carl', 'bob', 'ann'])
    expect(await list('search: "boston"')).toEqual(['bob'])
    expect(await list('filter: { search: "zimmer" }')).toEqual(['ann'])
    expect(await list('search: "example", sortBy: { field: RANK, direction: DESC }')).toHaveLength(3)
    expect(await list('filter: { numberOfOrders: { gte: 1 } }')).toEqual([])
    expect(
      await list('filter: { dateJoined: { gte: "2020-01-01" }, updatedAt: { gte: "2020-01-01T00:00:00Z" } }'),
    ).toHaveLength(3)
    expect(await list('filter: { placedOrders: { lte: "2019-01-01" } }')).toEqual([])
    const page = await shop.by(
      clerk,
      '{ customers(first: 2, sortBy: { field: ORDER_COUNT, direction: ASC }) { pageInfo { endCursor hasNextPage } totalCount } }',
    )
    expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    expect(
      (
        await shop.by(
          clerk,
          `{ customers(first: 2, after: "${page.pageInfo.endCursor}", sortBy: { field: ORDER_COUNT, direction: ASC }) { edges { node { email } } } }`,
        )
      ).edges,
    ).toEqual([{ node: { email: 'carl@example.com' } }])
    expect(await shop.by(clerk, '{ user(email: "ANN@example.com") { lastName } }')).toEqual({ lastName: 'Zimmer' })
    expect(await shop.by(clerk, `{ user(id: "${manager.id}") { lastName } }`)).toBeNull()
  })

  test('have address books that are kept for them', async () => {
    const manager = await shop.person({ permissions: ['MANAGE_USERS'] })
    const [customer, other] = [await shop.person(), await shop.person()]
    const RESULT = `address { id city } user { id addresses { id isDefaultShippingAddress } defaultBillingAddress { city } } ${ERRORS}`
    const create = (who: Someone | null, userId: string, input: object = {}) =>
      shop.by(who, `mutation($u: ID!, $i: AddressInput!) { addressCreate(userId: $u, input: $i) { ${RESULT} } }`, {
        u: userId,
        i: { ...ADDRESS, ...input },
      })
    const update = (id: string, input: object) =>
      shop.by(manager, `mutation($id: ID!, $i: AddressInput!) { addressUpdate(id: $id, input: $i) { ${RESULT} } }`, {
        id,
        i: { ...ADDRESS, ...input },
      })
    const remove = (id: string) =>
      shop.by(manager, `mutation($id: ID!) { addressDelete(id: $id) { ${RESULT} } }`, { id })
    const setDefault = (id: string, userId: string, type: string) =>
      shop.by(
        manager,
        `mutation($a: ID!, $u: ID!, $t: AddressTypeEnum!) { addressSetDefault(addressId: $a, userId: $u, type: $t) { user { defaultBillingAddress { city } } ${ERRORS} } }`,
        { a: id, u: userId, t: type },
      )
    expect(await create(customer, customer.id)).toBe('PermissionDenied')
    const made = await create(manager, customer.id)
    expect(made).toMatchObject({ address: { city: 'NEW YORK' }, user: { id: customer.id }, errors: [] })
    const { id } = made.address
    expect(await create(manager, customer.id, { postalCode: 'x' })).toMatchObject({
      address: null,
      errors: [{ field: 'postalCode', code: 'INVALID', addressType: null }],
    })
    expect((await create(manager, customer.id, { postalCode: 'x', skipValidation: true })).errors).toEqual([])
    expect((await update(id, { city: 'Albany' })).address).toEqual({ id, city: 'ALBANY' })
    expect(codes(await update(id, { city: '' }))).toEqual(['city REQUIRED'])
    expect(codes(await setDefault(id, other.id, 'BILLING'))).toEqual(['addressId INVALID'])
    expect((await setDefault(id, customer.id, 'BILLING')).user).toEqual({ defaultBillingAddress: { city: 'ALBANY' } })
    expect(codes(await setDefault(toGlobalId('Address', 999_999), customer.id, 'BILLING'))).toEqual([
      'addressId NOT_FOUND',
    ])
    expect(codes(await setDefault(id, 'UHJvZHVjdDox', 'BILLING'))).toEqual(['userId GRAPHQL_ERROR'])
    expect(codes(await create(manager, toGlobalId('User', 999_999)))).toEqual(['userId NOT_FOUND'])
    expect((await remove(id)).user.defaultBillingAddress).toBeNull()
    expect(codes(await remove(id))).toEqual(['id NOT_FOUND'])
    expect(codes(await update(id, {}))).toEqual(['id NOT_FOUND'])
  })
})
