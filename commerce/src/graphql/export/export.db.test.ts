/** The list of files that staff have had made. */
import { afterAll, expect, it } from 'vitest'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const keeper = await shop.person({ permissions: ['MANAGE_PRODUCTS', 'MANAGE_DISCOUNTS'] })
const clerk = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })
const program = await shop.program(['MANAGE_PRODUCTS'])

const ofProducts = async (who: { token: string }): Promise<string> =>
  (
    await shop.by(
      who,
      'mutation { exportProducts(input: { scope: ALL, fileType: CSV }) { exportFile { id } errors { code } } }',
    )
  ).exportFile.id
const list = async (who: { token: string }, args = ''): Promise<string[]> =>
  (await shop.by(who, `{ exportFiles(first: 9 ${args}) { edges { node { id } } } }`)).edges.map(
    (e: { node: { id: string } }) => e.node.id,
  )

const first = await ofProducts(keeper)
const second = await ofProducts(clerk)
const third = await ofProducts(program)
await shop.sql("update export_files set created_at = '2026-01-01', updated_at = '2026-03-01' where user_id = $1", [
  keeper.key,
])
await shop.sql("update users set first_name = 'Ann' where id = $1", [clerk.key])
const {
  exportFile: { id: ofCodes },
} = await shop.by(
  keeper,
  'mutation { exportVoucherCodes(input: { ids: [], fileType: CSV }) { exportFile { id } errors { code } } }',
)
await shop.sql("update export_files set status = 'PENDING', path = null where id > 1")

it('shows the files whose kind one may have made, and opens no others', async () => {
  expect(await list(keeper)).toEqual([first, second, third, ofCodes])
  expect(await list(clerk)).toEqual([first, second, third])
  const read = 'query($id: ID!) { exportFile(id: $id) { id } }'
  expect(await shop.by(keeper, read, { id: ofCodes })).toEqual({ id: ofCodes })
  expect(await shop.by(clerk, read, { id: ofCodes })).toBeNull()
})

it('is filtered by state, times, and who asked', async () => {
  expect(await list(clerk, 'filter: { status: SUCCESS }')).toEqual([first])
  expect(await list(clerk, 'filter: { createdAt: { lte: "2026-02-01T00:00:00Z" } }')).toEqual([first])
  expect(await list(clerk, 'filter: { createdAt: { gte: "2026-02-01T00:00:00Z" } }')).toEqual([second, third])
  expect(
    await list(clerk, 'filter: { updatedAt: { gte: "2026-02-01T00:00:00Z", lte: "2026-04-01T00:00:00Z" } }'),
  ).toEqual([first])
  expect(await list(clerk, 'filter: { user: "ann" }')).toEqual([second])
  const [{ name }] = await shop.sql('select name from apps where id = $1', [program.key])
  expect(await list(clerk, `filter: { app: "${name.toUpperCase()}" }`)).toEqual([third])
})

it('is sorted, and read page by page', async () => {
  expect(await list(clerk, 'sortBy: { field: STATUS, direction: DESC }')).toEqual([first, third, second])
  expect((await list(clerk, 'sortBy: { field: CREATED_AT, direction: ASC }'))[0]).toBe(first)
  const page = (after: string | null) =>
    shop.by(
      clerk,
      `query($after: String) { exportFiles(first: 2, after: $after, sortBy: { field: LAST_MODIFIED_AT, direction: ASC })
        { totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } }`,
      { after },
    )
  const start = await page(null)
  expect(start).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
  const rest = await page(start.pageInfo.endCursor)
  expect(rest.pageInfo.hasNextPage).toBe(false)
  const ids = [...start.edges, ...rest.edges].map((e: { node: { id: string } }) => e.node.id)
  expect(ids.toSorted()).toEqual([first, second, third].toSorted())
})
