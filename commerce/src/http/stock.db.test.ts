/** Goods that come back are added to a stock: by whom, how many, and whatever is sold in the same instant. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { toGlobalId } from '../domain/global-id.ts'
import { openStaffShop, type Someone } from '../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())

const keeper = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })
const [stock] = await shop.sql(
  'select id, variant_id as variant, warehouse_id as warehouse from stocks order by id limit 1',
)
const { id, variant, warehouse } = stock as { id: number; variant: number; warehouse: string }
const IDS = { variant: toGlobalId('ProductVariant', variant), warehouse: toGlobalId('Warehouse', warehouse) }

async function add(body: unknown, who: Someone | null = keeper): Promise<{ status: number; body: unknown }> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/stock/add/',
    headers: { host: 'shop.test', ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
    payload: body as object,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const left = (): Promise<number> => shop.count(`select quantity from stocks where id = ${id}`)
beforeEach(() => shop.sql('update stocks set quantity = 10 where id = $1', [id]))

describe('pieces that come back', () => {
  it('are added, and the log knows who did it', async () => {
    expect(await add({ ...IDS, quantity: 3 })).toEqual({ status: 200, body: IDS })
    expect(await left()).toBe(13)
    const [change] = await shop.sql('select user_id, operation from changes order by id desc limit 1')
    expect(change).toEqual({ user_id: keeper.key, operation: 'stockAdd' })
  })

  it('wait for a sale of the same instant, and are added to what it left', async () => {
    const sale = await shop.services.database.pool.connect()
    try {
      await sale.query('begin')
      await sale.query('update stocks set quantity = quantity - 4 where id = $1', [id])
      const added = add({ ...IDS, quantity: 3 })
      const waiting =
        "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      await expect.poll(() => shop.count(waiting)).toBeGreaterThan(0)
      await sale.query('commit')
      expect((await added).status).toBe(200)
    } finally {
      sale.release()
    }
    expect(await left()).toBe(10 - 4 + 3)
  })

  it('are all there, however many are added at once', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((quantity) => add({ ...IDS, quantity })))
    expect(await left()).toBe(10 + 15)
  })

  it('are added once where the same request is sent again, also at the same time', async () => {
    const asked = { ...IDS, quantity: 3, idempotencyKey: 'parcel-7' }
    expect((await add({ ...asked, quantity: 1_000_000_000 })).status).toBe(400)
    const answers = await Promise.all([add(asked), add(asked), add(asked)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await add(asked)).toEqual({ status: 200, body: IDS })
    expect(await left()).toBe(13)
    await add({ ...asked, idempotencyKey: 'parcel-8' })
    const other = await shop.person({ permissions: ['MANAGE_PRODUCTS'] })
    await add(asked, other)
    expect(await left()).toBe(19)
  })

  it('may be the first of their kind in a warehouse', async () => {
    await shop.sql('delete from stocks where id = $1', [id])
    expect((await add({ ...IDS, quantity: 2 })).status).toBe(200)
    expect(
      await shop.sql('select quantity from stocks where variant_id = $1 and warehouse_id = $2', [variant, warehouse]),
    ).toEqual([{ quantity: 2 }])
  })
})

it.each([
  [{}, ['variant', 'warehouse', 'quantity']],
  [{ ...IDS, quantity: 0 }, ['quantity']],
  [{ ...IDS, quantity: 1.5 }, ['quantity']],
  [{ ...IDS, quantity: '2' }, ['quantity']],
  [{ ...IDS, quantity: 1e9 }, ['quantity']],
  [{ ...IDS, warehouse: IDS.variant, quantity: 1 }, ['warehouse']],
  [{ ...IDS, quantity: 1, idempotencyKey: 7 }, ['idempotencyKey']],
])('%j is refused', async (body, fields) => {
  const answer = await add(body)
  expect([answer.status, (answer.body as { field: string }[]).map(({ field }) => field)]).toEqual([400, fields])
})

it('a variant that is gone is refused', async () => {
  const gone = toGlobalId('ProductVariant', 999_999)
  expect(await add({ ...IDS, variant: gone, quantity: 1 })).toMatchObject({
    status: 400,
    body: [{ code: 'NOT_FOUND' }],
  })
})

it('answers whoever may manage products, and nobody else', async () => {
  expect((await add({ ...IDS, quantity: 1 }, null)).status).toBe(401)
  const packer = await shop.person({ permissions: ['MANAGE_ORDERS'] })
  for (const who of [await shop.person(), packer]) expect((await add({ ...IDS, quantity: 1 }, who)).status).toBe(403)
})
