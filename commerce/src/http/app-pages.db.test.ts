/**
 * The page of an app that staff look at: by every operation of staff and by every own route it does what its person, its
 * app and its extension may, and nothing that is the person's own account. Operations and routes are found, not listed.
 */
import { isDeepStrictEqual } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { PERMISSIONS } from '../domain/staff/permissions.ts'
import { anyChange, drawOf, MUTATIONS, randomOf } from '../testing/any-change.ts'
import { MAKERS, MORE_THINGS, NEVER_UNDONE, NOTHING_LOGGED } from '../testing/changes-of-staff.ts'
import { undoChange } from '../domain/changes/undo.ts'
import { openStaffShop } from '../testing/staff.ts'
import { WHO_MAY } from '../testing/who-may.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const owner = await shop.person({ superuser: true })
await shop.person({ permissions: ['MANAGE_PRODUCTS', 'MANAGE_APPS'] })
await shop.person()
await shop.sql(MORE_THINGS)

const TRIES = 6

/** Takes back what was done last, as far as it can be, so that something is left for the others. */
async function undoNewest(): Promise<void> {
  const [{ id }] = await shop.sql('select max(id) as id from changes')
  if (id !== null) await undoChange(shop.services, Number(id), { origin: 'COMMAND' })
}

describe('an operation of staff answers the owner’s page of an app as it answers staff with the permissions of both', () => {
  // The others are tried by permission alone, in `graphql/permissions.db.test.ts`: their arguments cannot be made.
  const isFilled = (name: string) => !(name in NOTHING_LOGGED) && NEVER_UNDONE[name] !== 'NOT_UNDOABLE'
  const ofStaff = Object.keys(MUTATIONS).flatMap((name) => {
    const who = WHO_MAY.Mutation[name]?.who
    return who?.kind === 'permission' && who.only !== 'apps' && isFilled(name) ? [[name, who.anyOf[0]!] as const] : []
  })

  test.each(ofStaff)('%s', async (name, permission) => {
    const unlike: unknown[] = []
    for (let turn = 0; turn < TRIES; turn++) {
      // Made anew, because what is drawn may be they.
      const page = await shop.page(owner, [permission])
      const member = await shop.person({ permissions: [permission] })
      const { query, variables } = await anyChange(name, drawOf(randomOf(turn * 97 + name.length), shop.sql), MAKERS)
      if (JSON.stringify(variables).includes(member.id)) continue
      const [first, second] = turn % 2 === 0 ? [page, member] : [member, page]
      const told = await shop.ask(query, variables, first.token)
      const errors = Object.values((told.data ?? {}) as Record<string, { errors?: unknown[] } | null>)[0]?.errors
      // What was done cannot be done once more, but what is refused to the one is refused to the other.
      if (told.errors || errors?.length) {
        const other = await shop.ask(query, variables, second.token)
        if (!isDeepStrictEqual(told, other)) unlike.push({ variables, told, other })
      } else await undoNewest()
    }
    expect(unlike).toEqual([])
  })
})

describe('the page of an app without rights', () => {
  const strangers = ['GET', 'POST', 'DELETE'] as const
  const routes = strangers.flatMap((method) =>
    pathsOf(shop.app.printRoutes({ commonPrefix: false }), method).map((path) => [method, path] as const),
  )

  test('is told by own routes what somebody without an account is told, or that it may not', async () => {
    expect(routes.length).toBeGreaterThan(30)
    const page = await shop.page(owner, [])
    const answers = await Promise.all(
      routes.map(async ([method, path]) => {
        const ask = async (headers: Record<string, string>): Promise<number> =>
          (await shop.app.inject({ method, url: path, headers, ...(method === 'POST' ? { payload: {} } : {}) }))
            .statusCode
        const nobody = await ask({})
        const told = await ask({ authorization: `Bearer ${page.token}` })
        return [method, path, told === nobody || told === 401 || told === 403]
      }),
    )
    expect(answers.filter(([, , isRefused]) => !isRefused)).toEqual([])
  })

  test('does nothing with the account of the person who looks at it', async () => {
    const page = await shop.page(owner, [])
    expect(await shop.by(page, '{ me { id email } }')).toMatchObject({ id: owner.id })
    for (const field of [
      'addresses { id }',
      'checkoutIds',
      'orders(first: 1) { totalCount }',
      'giftCards(first: 1) { totalCount }',
    ])
      expect([field, await shop.by(page, `{ me { ${field} } }`)]).toEqual([field, 'PermissionDenied'])
    await shop.app.inject({
      method: 'DELETE',
      url: '/api/sessions/current/',
      headers: { authorization: `Bearer ${page.token}` },
    })
    expect(await shop.by(owner, '{ me { id } }')).toEqual({ id: owner.id })
  })

  test('gets no token with which another app would do more', async () => {
    const app = await shop.program([...PERMISSIONS])
    const page = await shop.page(owner, ['MANAGE_ORDERS'])
    expect(await shop.by(page, `{ app(id: "${app.id}") { accessToken } }`)).toEqual({ accessToken: null })
  })
})

test('a token of a page does less as soon as its app may do less, and ends with it', async () => {
  const page = await shop.page(owner, ['MANAGE_ORDERS', 'MANAGE_STAFF'])
  const [{ id }] = await shop.sql('select max(id) as id from apps')
  expect(await shop.by(page, '{ staffUsers(first: 1) { edges { node { id } } } }')).toMatchObject({ edges: [{}] })
  await shop.sql('update apps set permissions = $2 where id = $1', [id, ['MANAGE_ORDERS']])
  expect(await shop.by(page, '{ staffUsers(first: 1) { edges { node { id } } } }')).toBe('PermissionDenied')
  expect(await shop.by(page, '{ orders(first: 1) { totalCount } }')).toEqual({ totalCount: 0 })
  await shop.sql('update apps set is_active = false where id = $1', [id])
  expect(await shop.by(page, '{ orders(first: 1) { totalCount } }')).toBe('InvalidTokenError')
})

/** The paths that a method is answered at, out of Fastify's picture of its routes. */
function pathsOf(tree: string, method: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const found = /^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line)
    if (!found) return []
    const depth = found[1]!.length / 4
    above.length = depth
    above.push(found[2]!)
    return found[3]?.split(', ').includes(method) ? [above.join('').replace(/:\w+/g, '1').replace(/\*$/, '1')] : []
  })
}
