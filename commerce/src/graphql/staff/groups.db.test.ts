/** Permission groups over HTTP: what they allow, and every code of their refusals. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
beforeAll(async () => {
  shop = await openStaffShop()
}, 60_000)
afterAll(() => shop.close())
beforeEach(() => shop.sql('delete from users; delete from permission_groups'))

const ERRORS = 'errors { field code permissions users channels }'
const GROUP =
  'group { id name permissions { code } users { id } restrictedAccessToChannels accessibleChannels { slug } userCanManage }'
const create = (who: Someone, input: object) =>
  shop.by(
    who,
    `mutation($i: PermissionGroupCreateInput!) { permissionGroupCreate(input: $i) { ${GROUP} ${ERRORS} } }`,
    { i: input },
  )
const update = (who: Someone, id: string, input: object) =>
  shop.by(
    who,
    `mutation($id: ID!, $i: PermissionGroupUpdateInput!) { permissionGroupUpdate(id: $id, input: $i) { ${GROUP} ${ERRORS} } }`,
    { id, i: input },
  )
const remove = (who: Someone, id: string) =>
  shop.by(who, `mutation($id: ID!) { permissionGroupDelete(id: $id) { group { name } ${ERRORS} } }`, { id })
const codes = (answer: { errors: { code: string; field: string | null }[] }) =>
  answer.errors.map((e) => `${e.field} ${e.code}`)
const channel = async (slug: string): Promise<string> =>
  toGlobalId('Channel', (await shop.sql('select id from channels where slug = $1', [slug]))[0].id)

describe('making one', () => {
  test('with permissions, members and channels', async () => {
    const manager = await shop.person({ permissions: ['MANAGE_STAFF', 'MANAGE_ORDERS'] })
    const clerk = await shop.person({ permissions: [] })
    const us = await channel('us')
    const made = await create(manager, {
      name: ' Orders ',
      addPermissions: ['MANAGE_ORDERS'],
      addUsers: [clerk.id],
      restrictedAccessToChannels: true,
      addChannels: [us],
    })
    expect(made).toMatchObject({
      group: {
        name: 'Orders',
        permissions: [{ code: 'MANAGE_ORDERS' }],
        users: [{ id: clerk.id }],
        restrictedAccessToChannels: true,
        accessibleChannels: [{ slug: 'us' }],
        userCanManage: true,
      },
      errors: [],
    })
    expect(
      await shop.by(
        manager,
        '{ permissionGroups(first: 5, filter: { search: "ord" }) { edges { node { name } } totalCount } }',
      ),
    ).toEqual({ edges: [{ node: { name: 'Orders' } }], totalCount: 1 })
    expect(await shop.by(manager, `{ permissionGroup(id: "${made.group.id}") { name } }`)).toEqual({ name: 'Orders' })
    expect(await shop.by(manager, `{ permissionGroup(id: "${toGlobalId('Group', 999_999)}") { name } }`)).toBeNull()
    // Members have the new permission at once.
    expect(await shop.by(clerk, '{ customers(first: 1) { totalCount } }')).toEqual({ totalCount: 0 })
  })

  test('not without a name, nor with one that is taken', async () => {
    const manager = await shop.person({ permissions: ['MANAGE_STAFF'] })
    expect(codes(await create(manager, { name: ' ' }))).toEqual(['name REQUIRED'])
    await create(manager, { name: 'Same' })
    expect(codes(await create(manager, { name: 'Same' }))).toEqual(['name UNIQUE'])
    expect(await create(manager, { name: 'x'.repeat(200) })).toBe('GraphQLError')
  })

  test('nobody gives what they do not have', async () => {
    const manager = await shop.person({ permissions: ['MANAGE_STAFF'], channels: ['us'] })
    const customer = await shop.person()
    const [us, paid] = [await channel('us'), await channel('paid')]
    expect(
      await create(manager, {
        name: 'More',
        addPermissions: ['MANAGE_STAFF', 'MANAGE_APPS'],
        addUsers: [customer.id],
        restrictedAccessToChannels: true,
        addChannels: [us, paid],
      }),
    ).toMatchObject({
      group: null,
      errors: [
        { field: 'addChannels', code: 'OUT_OF_SCOPE_CHANNEL', channels: [paid] },
        { field: 'addPermissions', code: 'OUT_OF_SCOPE_PERMISSION', permissions: ['MANAGE_APPS'] },
        { field: 'addUsers', code: 'ASSIGN_NON_STAFF_MEMBER', users: [customer.id] },
      ],
    })
    expect(codes(await create(manager, { name: 'All channels' }))).toEqual([
      'restrictedAccessToChannels OUT_OF_SCOPE_CHANNEL',
    ])
    // To say nothing opens every channel just as well.
    expect(codes(await create(manager, { name: 'All channels', restrictedAccessToChannels: null }))).toEqual([
      'restrictedAccessToChannels OUT_OF_SCOPE_CHANNEL',
    ])
  })

  test('apps do not, however much they may do', async () => {
    const app = await shop.program(['MANAGE_STAFF'])
    expect(await create(app, { name: 'x' })).toBe('PermissionDenied')
    expect(await update(app, toGlobalId('Group', 1), {})).toBe('PermissionDenied')
    expect(await remove(app, toGlobalId('Group', 1))).toBe('PermissionDenied')
  })
})

describe('changing one', () => {
  test('adds and takes away', async () => {
    const root = await shop.person({ superuser: true })
    const [a, b] = [await shop.person({ permissions: [] }), await shop.person({ permissions: [] })]
    const group = await shop.group(['MANAGE_ORDERS'], ['us'])
    await shop.join(a, group)
    const paid = await channel('paid')
    expect(
      await update(root, group.id, {
        name: 'Renamed',
        addPermissions: ['MANAGE_USERS'],
        removePermissions: ['MANAGE_ORDERS'],
        addUsers: [b.id],
        removeUsers: [a.id],
        addChannels: [paid],
        removeChannels: [await channel('us')],
      }),
    ).toMatchObject({
      group: {
        name: 'Renamed',
        permissions: [{ code: 'MANAGE_USERS' }],
        users: [{ id: b.id }],
        accessibleChannels: [{ slug: 'paid' }],
      },
      errors: [],
    })
    expect((await update(root, group.id, { restrictedAccessToChannels: false })).group.accessibleChannels).toHaveLength(
      2,
    )
    expect((await update(root, group.id, { restrictedAccessToChannels: true })).group.accessibleChannels).toEqual([])
    const other = await shop.group([])
    await update(root, other.id, { name: 'Taken' })
    expect(codes(await update(root, group.id, { name: 'Taken' }))).toEqual(['name UNIQUE'])
    expect(codes(await update(root, group.id, { name: '' }))).toEqual(['name REQUIRED'])
  })

  test('not the same both ways', async () => {
    const root = await shop.person({ superuser: true })
    const clerk = await shop.person({ permissions: [] })
    const group = await shop.group([])
    const us = await channel('us')
    expect(
      await update(root, group.id, {
        addPermissions: ['MANAGE_USERS'],
        removePermissions: ['MANAGE_USERS'],
        addUsers: [clerk.id],
        removeUsers: [clerk.id],
        addChannels: [us],
        removeChannels: [us],
      }),
    ).toMatchObject({
      errors: [
        { field: 'permissions', code: 'DUPLICATED_INPUT_ITEM', permissions: ['MANAGE_USERS'] },
        { field: 'users', code: 'DUPLICATED_INPUT_ITEM', users: [clerk.id] },
        { field: 'channels', code: 'DUPLICATED_INPUT_ITEM', channels: [us] },
      ],
    })
  })

  test('a group that reaches beyond the manager is not theirs', async () => {
    const manager = await shop.person({ permissions: ['MANAGE_STAFF'], channels: ['us'] })
    const [more, wide] = [await shop.group(['MANAGE_APPS'], ['us']), await shop.group([])]
    expect(codes(await update(manager, more.id, { name: 'x' }))).toEqual(['null OUT_OF_SCOPE_PERMISSION'])
    expect(codes(await update(manager, wide.id, { name: 'x' }))).toEqual(['null OUT_OF_SCOPE_CHANNEL'])
    expect(codes(await remove(manager, more.id))).toEqual(['null OUT_OF_SCOPE_PERMISSION'])
    expect(codes(await remove(manager, wide.id))).toEqual(['null OUT_OF_SCOPE_CHANNEL'])
    expect(await shop.by(manager, `{ permissionGroup(id: "${more.id}") { userCanManage } }`)).toEqual({
      userCanManage: false,
    })
  })

  test('nobody takes what they do not have, or somebody who has more', async () => {
    const manager = await shop.person({ permissions: ['MANAGE_STAFF'] })
    const above = await shop.person({ permissions: ['MANAGE_APPS'] })
    const group = await shop.group([])
    await shop.join(above, group)
    expect(
      await update(manager, group.id, { removePermissions: ['MANAGE_APPS'], removeUsers: [above.id] }),
    ).toMatchObject({
      errors: [
        { field: 'removePermissions', code: 'OUT_OF_SCOPE_PERMISSION', permissions: ['MANAGE_APPS'] },
        { field: 'removeUsers', code: 'OUT_OF_SCOPE_USER', users: [above.id] },
      ],
    })
  })

  test('nobody leaves their last group, and somebody stays in charge', async () => {
    const manager = await shop.person({ staff: true })
    const group = await shop.group(['MANAGE_STAFF', 'MANAGE_ORDERS'])
    await shop.join(manager, group)
    expect(codes(await update(manager, group.id, { removeUsers: [manager.id] }))).toEqual([
      'removeUsers CANNOT_REMOVE_FROM_LAST_GROUP',
      'removeUsers LEFT_NOT_MANAGEABLE_PERMISSION',
    ])
    expect(await update(manager, group.id, { removePermissions: ['MANAGE_ORDERS'] })).toMatchObject({
      errors: [{ field: 'removePermissions', code: 'LEFT_NOT_MANAGEABLE_PERMISSION', permissions: ['MANAGE_ORDERS'] }],
    })
    expect(codes(await remove(manager, group.id))).toEqual(['id LEFT_NOT_MANAGEABLE_PERMISSION'])
    const second = await shop.person({ permissions: ['MANAGE_STAFF', 'MANAGE_ORDERS'] })
    expect(codes(await remove(manager, group.id))).toEqual(['id CANNOT_REMOVE_FROM_LAST_GROUP'])
    expect(codes(await update(second, group.id, { removeUsers: [manager.id] }))).toEqual([])
    expect(codes(await remove(second, group.id))).toEqual([])
    expect(await remove(second, group.id)).toBe('GraphQLError')
  })

  test('two managers who give up their groups at once: one of them keeps it', async () => {
    const [a, b] = [await shop.person({ permissions: [] }), await shop.person({ permissions: [] })]
    const [mine, yours] = [await shop.group(['MANAGE_STAFF']), await shop.group(['MANAGE_STAFF'])]
    await Promise.all([shop.join(a, mine), shop.join(b, yours)])
    const answers = await Promise.all([remove(a, mine.id), remove(b, yours.id)])
    expect(answers.flatMap(codes)).toEqual(['id LEFT_NOT_MANAGEABLE_PERMISSION'])
  })
})

describe('what a user sees of it', () => {
  test('permissions, groups and channels', async () => {
    const clerk = await shop.person({ permissions: ['MANAGE_ORDERS'], channels: ['us'] })
    const root = await shop.person({ superuser: true })
    const none = await shop.group([])
    expect(
      await shop.by(
        clerk,
        '{ me { userPermissions { code } editableGroups { id } restrictedAccessToChannels accessibleChannels { slug } } }',
      ),
    ).toMatchObject({
      userPermissions: [{ code: 'MANAGE_ORDERS' }],
      restrictedAccessToChannels: true,
      accessibleChannels: [{ slug: 'us' }],
    })
    const me = await shop.by(
      root,
      '{ me { userPermissions { code } editableGroups { id } restrictedAccessToChannels accessibleChannels { slug } } }',
    )
    expect(me.userPermissions).toHaveLength(25)
    expect(me.editableGroups.map((g: { id: string }) => g.id)).toContain(none.id)
    expect(me.accessibleChannels).toHaveLength(2)
  })
})
