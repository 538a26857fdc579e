/** Whatever staff change, in whatever order: undone in reverse, the shop is as it was at first. */
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { LOGGED_TABLES } from '../../db/change-log.ts'
import { listChanges } from '../../db/queries/changes.ts'
import { openStaffShop } from '../../testing/staff.ts'
import { toGlobalId } from '../global-id.ts'
import { undoChange } from './undo.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const { pool } = shop.services.database
const owner = await shop.person({ superuser: true })

/** One change: the mutation, with arguments made of three random numbers and of rows that are there. */
interface Step {
  mutation: string
  variables: (r: Random) => Promise<object> | object
}

interface Random {
  /** A small number, by which a text differs from others. */
  n: number
  yes: boolean
  /** The id of some row of a table, as its GraphQL type has it. */
  some: (table: string, type: string) => Promise<string>
}

const made = (noun: string, type: string, input: (r: Random) => object | Promise<object>): Step => ({
  mutation: `mutation($input: ${type}!) { ${noun}(input: $input) { errors { field code } } }`,
  variables: async (r) => ({ input: await input(r) }),
})
const changed = (
  noun: string,
  type: string,
  of: readonly [table: string, type: string],
  input: (r: Random) => object | Promise<object>,
): Step => ({
  mutation: `mutation($id: ID!, $input: ${type}!) { ${noun}(id: $id, input: $input) { errors { field code } } }`,
  variables: async (r) => ({ id: await r.some(...of), input: await input(r) }),
})
const removed = (noun: string, of: readonly [table: string, type: string]): Step => ({
  mutation: `mutation($id: ID!) { ${noun}(id: $id) { errors { field code } } }`,
  variables: async (r) => ({ id: await r.some(...of) }),
})

const CATEGORY = ['categories', 'Category'] as const
const PAGE_TYPE = ['page_types', 'PageType'] as const
const PAGE = ['pages', 'Page'] as const
const MENU = ['menus', 'Menu'] as const
const ITEM = ['menu_items', 'MenuItem'] as const
const PRODUCT = ['products', 'Product'] as const

const STEPS: readonly Step[] = [
  made('categoryCreate', 'CategoryInput', (r) => ({ name: `Category ${r.n}`, metadata: [{ key: 'k', value: 'v' }] })),
  changed('categoryUpdate', 'CategoryInput', CATEGORY, (r) => ({ name: `Renamed ${r.n}`, seo: { title: `T ${r.n}` } })),
  removed('categoryDelete', CATEGORY),
  {
    mutation:
      'mutation($id: ID!, $name: String) { categoryTranslate(id: $id, languageCode: CS, input: { name: $name }) { errors { field code } } }',
    variables: async (r) => ({ id: await r.some(...CATEGORY), name: r.yes ? `Česky ${r.n}` : null }),
  },
  made('pageTypeCreate', 'PageTypeCreateInput', (r) => ({ name: `Type ${r.n}` })),
  changed('pageTypeUpdate', 'PageTypeUpdateInput', PAGE_TYPE, (r) => ({ name: `Type anew ${r.n}` })),
  made('pageCreate', 'PageCreateInput', async (r) => ({ title: `Page ${r.n}`, pageType: await r.some(...PAGE_TYPE) })),
  changed('pageUpdate', 'PageInput', PAGE, (r) => ({ title: `Page anew ${r.n}`, isPublished: r.yes })),
  removed('pageDelete', PAGE),
  removed('pageTypeDelete', PAGE_TYPE),
  made('menuCreate', 'MenuCreateInput', (r) => ({ name: `Menu ${r.n}` })),
  made('menuItemCreate', 'MenuItemCreateInput', async (r) => ({
    name: `Item ${r.n}`,
    url: 'https://example.com/',
    menu: await r.some(...MENU),
  })),
  changed('menuItemUpdate', 'MenuItemInput', ITEM, (r) => ({ name: `Item anew ${r.n}` })),
  removed('menuItemDelete', ITEM),
  removed('menuDelete', MENU),
  {
    mutation:
      'mutation($id: ID!, $value: String!) { updateMetadata(id: $id, input: [{ key: "k", value: $value }]) { errors { field code } } }',
    variables: async (r) => ({ id: await (r.yes ? r.some(...PRODUCT) : r.some(...MENU)), value: String(r.n) }),
  },
]

async function some(table: string, type: string, seed: number): Promise<string> {
  const [row] = await shop.sql(
    `select id from "${table}" order by id offset $1 % greatest(1, (select count(*) from "${table}")) limit 1`,
    [seed],
  )
  return toGlobalId(type, row?.id ?? 0)
}

/** Every logged table without its derived columns, in the order of its keys. */
async function picture(): Promise<Record<string, unknown[]>> {
  const all = [...LOGGED_TABLES.values()].map(async ({ name, key, derived }) => {
    const rows = await shop.sql(
      `select to_jsonb(t) - $1::text[] as row from "${name}" t order by ${key.map((column) => `"${column}"`).join()}`,
      [[...derived]],
    )
    return [name, rows.map((r) => r.row)]
  })
  return Object.fromEntries(await Promise.all(all)) as Record<string, unknown[]>
}

const newest = async (): Promise<number> =>
  (await listChanges(pool, { before: null, table: null, key: null, limit: 1 }))[0]?.id ?? 0

test('any sequence of changes, undone in reverse, gives the first state', { timeout: 120_000 }, async () => {
  const done = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(STEPS.length - 1), fc.nat(1000), fc.boolean()), { minLength: 4, maxLength: 14 }),
      async (steps) => {
        const before = await picture()
        const ids: number[] = []
        for (const [which, n, yes] of steps) {
          const { mutation, variables } = STEPS[which]!
          const last = await newest()
          const r: Random = { n, yes, some: (table, type) => some(table, type, n) }
          const answer = await shop.by(owner, mutation, await variables(r))
          expect(typeof answer, `${mutation}: ${JSON.stringify(answer)}`).toBe('object')
          const now = await newest()
          if (now === last) continue
          ids.push(now)
          done.add(mutation)
        }
        for (const id of ids.toReversed())
          expect(await undoChange(shop.services, id, { origin: 'COMMAND' })).toMatchObject({ ok: true })
        expect(await picture()).toEqual(before)
      },
    ),
    // The first sequence is every step once, in its order.
    { numRuns: 60, examples: [[STEPS.map((_, which): [number, number, boolean] => [which, which, true])]] },
  )
  // Every step has changed something at least once.
  expect(STEPS.filter((step) => !done.has(step.mutation)).map((step) => step.mutation)).toEqual([])
})
