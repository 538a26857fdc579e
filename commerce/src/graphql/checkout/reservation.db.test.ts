/** Lines of checkouts keep their pieces for a while, where the shop is set so. */
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpiredReservations } from '../../db/queries/checkout/reservation.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { PLENTY, TEN, UNCOUNTED, US } from '../../testing/buying.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const owner = await shop.person({ superuser: true, permissions: [] })
// An app's token does not end while the clock is turned.
const app = await shop.program(['MANAGE_ORDERS', 'MANAGE_PRODUCTS', 'HANDLE_CHECKOUTS'])
const customer = await shop.person()
// Orders that end give their pieces back, which is not what is looked at here.
await shop.sql('update channels set expire_orders_after = null')
const statements = countStatements(shop.services.database)

const settings = (input: object) =>
  shop.by(owner, 'mutation($i: ShopSettingsInput!) { shopSettingsUpdate(input: $i) { errors { field code } } }', {
    i: input,
  })
const keepFor = (anonymous: number | null, signedIn: number | null = anonymous) =>
  settings({ reserveStockDurationAnonymousUser: anonymous, reserveStockDurationAuthenticatedUser: signedIn })

beforeEach(async () => {
  turn(0 - turned)
  await shop.sql(`delete from orders; delete from checkouts; delete from allocations;
    update stocks set allocated = 0, quantity = case when variant_id = 1 then 5000 when warehouse_id = (select id from warehouses where slug = 'a') then 6 else 4 end`)
  await keepFor(15)
})

type Wish = { variantId: string; quantity: number; forceNewLine?: boolean }
interface Made {
  errors: { field: string; code: string }[]
  checkout: { id: string; stockReservationExpires: string | null; lines: { id: string; quantity: number }[] } | null
}
const FIELDS = 'errors { field code } checkout { id stockReservationExpires lines { id quantity } }'
const create = (lines: Wish[], who: { token: string } | null = null): Promise<Made> =>
  shop.by(who, `mutation($i: CheckoutCreateInput!) { checkoutCreate(input: $i) { ${FIELDS} } }`, {
    i: { channel: 'us', email: 'a@example.com', shippingAddress: US, billingAddress: US, lines },
  })
const add = (id: string, lines: Wish[]): Promise<Made> =>
  shop.by(
    null,
    `mutation($id: ID!, $l: [CheckoutLineInput!]!) { checkoutLinesAdd(id: $id, lines: $l) { ${FIELDS} } }`,
    {
      id,
      l: lines,
    },
  )
const update = (id: string, lines: object[]): Promise<Made> =>
  shop.by(
    null,
    `mutation($id: ID!, $l: [CheckoutLineUpdateInput!]!) { checkoutLinesUpdate(id: $id, lines: $l) { ${FIELDS} } }`,
    { id, l: lines },
  )
const ten = (quantity: number): Wish[] => [{ variantId: TEN, quantity }]
const codeOf = ({ errors }: Made) => errors[0]?.code ?? null
const shown = async () =>
  (await shop.by(app, `{ productVariant(id: "${TEN}", channel: "us") { quantityAvailable(countryCode: US) } }`))
    .quantityAvailable
const complete = (id: string) =>
  shop.by(app, 'mutation($id: ID!) { checkoutComplete(id: $id) { errors { code } order { id } } }', { id })
/** Chooses a delivery, so that the checkout can be completed. */
const ready = async (id: string) => {
  const { data } = await shop.ask('query($id: ID!) { checkout(id: $id) { shippingMethods { id } } }', { id })
  if (!data.checkout?.shippingMethods.length) return
  await shop.by(
    null,
    'mutation($id: ID!, $m: ID!) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $m) { errors { code } } }',
    { id, m: data.checkout.shippingMethods[0].id },
  )
}
const MINUTE = 60_000
let turned = 0
/** Turns the clock on; it is turned back before each test. */
function turn(ms: number): void {
  shop.turnClock(ms)
  turned += ms
}

it('pieces of a line that is taken out are free for another line of the same change', async () => {
  const { checkout } = await create([...ten(6), { variantId: TEN, quantity: 4, forceNewLine: true }])
  const [first, second] = checkout!.lines
  const changed = await update(checkout!.id, [
    { lineId: first!.id, quantity: 0 },
    { lineId: second!.id, quantity: 10 },
  ])
  expect(changed.errors).toEqual([])
  expect(await shown()).toBe(0)
})

describe('a line that is added', () => {
  it('keeps its pieces from other checkouts and from what is shown, until its time is over', async () => {
    const before = Date.now()
    const first = await create(ten(7))
    const ends = new Date(first.checkout!.stockReservationExpires!).getTime() - before
    expect(Math.round(ends / MINUTE)).toBe(15)
    expect(await shown()).toBe(3)
    expect(codeOf(await create(ten(4)))).toBe('INSUFFICIENT_STOCK')
    const second = await create(ten(3))
    expect(codeOf(second)).toBeNull()
    expect(codeOf(await add(second.checkout!.id, ten(1)))).toBe('INSUFFICIENT_STOCK')
    turn(16 * MINUTE)
    expect(await shown()).toBe(10)
    expect(codeOf(await add(second.checkout!.id, ten(6)))).toBeNull()
  })

  it('is not in its own way, however its quantity changes', async () => {
    const { checkout } = await create(ten(10))
    const [line] = checkout!.lines
    expect(codeOf(await update(checkout!.id, [{ lineId: line!.id, quantity: 4 }]))).toBeNull()
    expect(await shown()).toBe(6)
    expect(codeOf(await add(checkout!.id, [{ variantId: TEN, quantity: 6, forceNewLine: true }]))).toBeNull()
    expect(await shown()).toBe(0)
    expect(codeOf(await add(checkout!.id, ten(1)))).toBe('INSUFFICIENT_STOCK')
    await update(checkout!.id, [{ lineId: line!.id, quantity: 0 }])
    expect(await shown()).toBe(4)
  })

  it('is bought with the pieces that it keeps, and the others stay away from them', async () => {
    const mine = (await create(ten(8))).checkout!.id
    const other = (await create(ten(2))).checkout!.id
    await shop.sql(
      `update stocks set quantity = quantity - 1 where variant_id = 2 and warehouse_id = (select id from warehouses where slug = 'b')`,
    )
    await ready(other)
    await ready(mine)
    // A piece was lost in the warehouse: whoever asks first finds the others' pieces kept.
    expect((await complete(other)).errors).toEqual([{ code: 'INSUFFICIENT_STOCK' }])
    expect((await complete(mine)).errors).toEqual([{ code: 'INSUFFICIENT_STOCK' }])
    await shop.sql(
      `update stocks set quantity = quantity + 1 where variant_id = 2 and warehouse_id = (select id from warehouses where slug = 'b')`,
    )
    expect((await complete(mine)).errors).toEqual([])
    expect((await complete(other)).errors).toEqual([])
    expect(
      await shop.sql(
        'select sum(allocated)::int as n, (select count(*)::int from reservations) as kept from stocks where variant_id = 2',
      ),
    ).toEqual([{ n: 10, kept: 0 }])
  })

  it('keeps the pieces of other lines as long, but takes none back whose time was over', async () => {
    const { checkout } = await create(ten(5))
    turn(10 * MINUTE)
    const later = await add(checkout!.id, [{ variantId: PLENTY, quantity: 1 }])
    turn(10 * MINUTE)
    expect(later.checkout!.stockReservationExpires).not.toBeNull()
    expect(await shown()).toBe(5)
    turn(6 * MINUTE)
    expect(codeOf(await create(ten(10)))).toBeNull()
    await add(checkout!.id, [{ variantId: PLENTY, quantity: 1 }])
    expect(await shown()).toBe(0)
    const [{ n }] =
      await shop.sql(`select sum(r.quantity)::int as n from reservations r join stocks s on s.id = r.stock_id
      where s.variant_id = 2 and reserved_until > now() + interval '30 minutes'`)
    expect(n).toBe(10)
  })

  it('keeps nothing of what is not counted', async () => {
    const done = await create([{ variantId: UNCOUNTED, quantity: 9 }])
    expect(done.checkout!.stockReservationExpires).toBeNull()
  })
})

describe('the setting', () => {
  it('is one for guests and one for whoever is signed in', async () => {
    await keepFor(null, 30)
    expect((await create(ten(2))).checkout!.stockReservationExpires).toBeNull()
    expect(await shown()).toBe(10)
    expect((await create(ten(2), customer)).checkout!.stockReservationExpires).not.toBeNull()
    expect(await shown()).toBe(8)
  })

  it('gives everything back when it is switched off, and then costs nothing', async () => {
    await create(ten(2))
    const asked = async () => {
      statements()
      await create(ten(1))
      return statements()
    }
    await asked()
    const kept = await asked()
    await keepFor(null)
    expect(await shown()).toBe(10)
    await asked()
    const plain = await asked()
    expect(plain).toBeLessThan(kept)
    expect(await shop.sql('select count(*)::int as n from reservations')).toEqual([{ n: 0 }])
  })
})

it('staff see what is kept, and their drafts cannot have it', async () => {
  await create(ten(7))
  const { stocks } = await shop.by(
    app,
    `{ productVariant(id: "${TEN}") { stocks { quantity quantityReserved quantityAllocated } } }`,
  )
  expect(stocks.map((s: { quantityReserved: number }) => s.quantityReserved).toSorted()).toEqual([1, 6])
  const draft = await shop.by(
    app,
    `mutation($i: DraftOrderCreateInput!) { draftOrderCreate(input: $i) { order { id shippingMethods { id } } errors { code } } }`,
    {
      i: {
        channelId: toGlobalId('Channel', 1),
        userEmail: 'b@example.com',
        shippingAddress: US,
        billingAddress: US,
        shippingMethod: toGlobalId('ShippingMethod', 1),
        lines: [{ variantId: TEN, quantity: 4 }],
      },
    },
  )
  const place = () =>
    shop.by(app, `mutation { draftOrderComplete(id: "${draft.order.id}") { errors { code } order { status } } }`)
  expect((await place()).errors).toEqual([{ code: 'INSUFFICIENT_STOCK' }])
  turn(16 * MINUTE)
  expect((await place()).errors).toEqual([])
})

it('what is over is deleted by a job, and nothing else', async () => {
  await create(ten(2))
  turn(10 * MINUTE)
  await create(ten(3))
  turn(6 * MINUTE)
  expect(await deleteExpiredReservations(shop.services.database.pool, shop.services.clock.now(), 100)).toBe(1)
  expect(await shown()).toBe(7)
})

it('of many who add the last pieces at once, as many succeed as there are pieces', async () => {
  const done = await Promise.all(Array.from({ length: 16 }, () => create(ten(1))))
  expect(done.filter((one) => codeOf(one) === null)).toHaveLength(10)
  const baskets = await Promise.all(Array.from({ length: 6 }, () => create([{ variantId: PLENTY, quantity: 1 }])))
  await shop.sql('update stocks set quantity = quantity + 2 where variant_id = 2')
  const more = await Promise.all(baskets.map(({ checkout }) => add(checkout!.id, ten(1))))
  expect(more.filter((one) => codeOf(one) === null)).toHaveLength(4)
  expect(await shown()).toBe(0)
})

it('no piece is kept or sold twice, and what is kept can be bought, whatever buyers do', async () => {
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('create' as const), n: fc.integer({ min: 1, max: 6 }) }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('add' as const), n: fc.integer({ min: 1, max: 4 }), at: fc.nat(9) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('set' as const), n: fc.nat(5), at: fc.nat(9) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('buy' as const), n: fc.constant(0), at: fc.nat(9) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), n: fc.integer({ min: 1, max: 20 }) }) },
  )
  const over = () =>
    shop.sql(
      `select s.id from stocks s where s.quantity < s.allocated + coalesce((select sum(r.quantity) from reservations r where r.stock_id = s.id and r.reserved_until > $1), 0)`,
      [shop.services.clock.now()],
    )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { maxLength: 8 }), async (rounds) => {
      await shop.sql(
        `delete from orders; delete from checkouts; delete from allocations; update stocks set allocated = 0`,
      )
      const open: string[] = []
      for (const round of rounds) {
        await Promise.all(
          round.map(async (one) => {
            if (one.do === 'wait') return turn(one.n * MINUTE)
            if (one.do === 'create') {
              const made = await create(ten(one.n))
              if (made.checkout) open.push(made.checkout.id)
              return
            }
            const id = open[one.at % Math.max(1, open.length)]
            if (!id) return
            if (one.do === 'add') await add(id, ten(one.n))
            else if (one.do === 'set') await update(id, [{ variantId: TEN, quantity: one.n }])
            else {
              await ready(id)
              await complete(id)
            }
          }),
        )
        expect(await over()).toEqual([])
      }
      // Whoever still keeps all that is in their basket gets it.
      for (const id of open) {
        const { data } = await shop.ask('query($id: ID!) { checkout(id: $id) { quantity } }', { id })
        const [kept] = await shop.sql(
          `select coalesce(sum(quantity), 0)::int as n from reservations where checkout_id::text = split_part(convert_from(decode($1, 'base64'), 'utf8'), ':', 2) and reserved_until > $2`,
          [id, shop.services.clock.now()],
        )
        if (!data.checkout?.quantity || kept.n < data.checkout.quantity) continue
        await ready(id)
        expect((await complete(id)).errors).toEqual([])
      }
      expect(await over()).toEqual([])
      const [sold] = await shop.sql(
        `select coalesce(sum(l.quantity), 0)::int as sold, (select sum(allocated)::int from stocks where variant_id = 2) as allocated from order_lines l`,
      )
      expect(sold.sold).toBe(sold.allocated)
      turn(0 - turned)
    }),
    { numRuns: 60 },
  )
}, 120_000)
