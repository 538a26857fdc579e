/**
 * Whatever staff do with orders, one after the other and at once, stock adds up: nothing is below nothing, what a stock
 * has allocated is what lines hold of it, an open line holds what is not sent of it, and no piece appears.
 */
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import '../../../../tests/support/seed.ts'
import { toGlobalId } from '../../domain/global-id.ts'
import { TEN } from '../../testing/buying.ts'
import { openStaffShop } from '../../testing/staff.ts'

const shop = await openStaffShop()
afterAll(() => shop.close())
const clerk = await shop.person({ permissions: ['MANAGE_ORDERS'] })
await shop.sql('update shops set fulfillment_allow_unpaid = true')
const places = (await shop.sql('select id from warehouses order by slug')).map(({ id }) => toGlobalId('Warehouse', id))
const RUNS = 12
const PIECES = 10

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

const act = fc.record({
  kind: fc.constantFrom(
    'order',
    'send',
    'wait',
    'approve',
    'take back',
    'return',
    'return unsent',
    'replace',
    'cancel',
  ),
  which: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 3 }),
  place: fc.nat(1),
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** Orders so many; null where there is too little, which the making of a basket or of the order tells. */
async function order(quantity: number): Promise<string | null> {
  const basket = await shop.basket(TEN, { quantity }).catch(() => null)
  return basket && ((await shop.complete(basket)).order?.id ?? null)
}

const READ = 'query($id: ID) { order(id: $id) { lines { id } fulfillments { id status lines { id quantity } } } }'

/** Tries one thing; whether it is allowed is the service's matter. */
async function tryOut(id: string, { kind, quantity, place }: Act): Promise<void> {
  const { lines, fulfillments }: Loose = await shop.by(clerk, READ, { id })
  const of = (status: string): Loose => fulfillments.find((f: Loose) => f.status === status)
  const warehouse = places[place]
  const run = async (mutation: string, types: string, variables: object): Promise<void> => {
    const done = await shop.by(clerk, `mutation(${types}) { ${mutation} { errors { field code } } }`, variables)
    // A refusal is an answer, a fault is not.
    expect(done).toMatchObject({ errors: expect.any(Array) })
  }
  const back = (input: object) =>
    run('orderFulfillmentReturnProducts(order: $id, input: $i)', '$id: ID!, $i: OrderReturnProductsInput!', {
      id,
      i: input,
    })
  const parcel = of('FULFILLED') ?? of('WAITING_FOR_APPROVAL')
  if (kind === 'send' || kind === 'wait')
    await run('orderFulfill(order: $id, input: $i)', '$id: ID, $i: OrderFulfillInput!', {
      id,
      i: { notifyCustomer: false, lines: [{ orderLineId: lines[0].id, stocks: [{ quantity, warehouse }] }] },
    })
  else if (kind === 'approve' && of('WAITING_FOR_APPROVAL'))
    await run('orderFulfillmentApprove(id: $id, notifyCustomer: false)', '$id: ID!', {
      id: of('WAITING_FOR_APPROVAL').id,
    })
  else if (kind === 'take back' && parcel)
    await run('orderFulfillmentCancel(id: $id, input: { warehouseId: $w })', '$id: ID!, $w: ID', {
      id: parcel.id,
      w: warehouse,
    })
  else if ((kind === 'return' || kind === 'replace') && parcel)
    await back({
      fulfillmentLines: [{ fulfillmentLineId: parcel.lines[0].id, quantity, replace: kind === 'replace' }],
    })
  else if (kind === 'return unsent') await back({ orderLines: [{ orderLineId: lines[0].id, quantity }] })
  else if (kind === 'cancel') await run('orderCancel(id: $id)', '$id: ID!', { id })
}

/** Everything about the stock that does not add up. */
const faults = () =>
  shop.sql(
    `select 'stock' as of, s.id::text, s.quantity, s.allocated from stocks s
        where s.variant_id = 2 and (s.quantity < 0 or s.allocated < 0 or s.allocated > s.quantity
          or s.allocated <> (select coalesce(sum(a.quantity), 0) from allocations a where a.stock_id = s.id))
      union all
      select o.status, l.id::text, l.quantity - l.quantity_fulfilled + w.waiting, h.held
        from order_lines l join orders o on o.id = l.order_id
        cross join lateral (select coalesce(sum(p.quantity), 0)::int as waiting from fulfillment_lines p join fulfillments f on f.id = p.fulfillment_id
          where p.order_line_id = l.id and f.status = 'WAITING_FOR_APPROVAL') w
        cross join lateral (select coalesce(sum(a.quantity), 0)::int as held from allocations a where a.order_line_id = l.id) h
        where o.status <> 'DRAFT' and h.held <> case when o.status = 'CANCELED' then 0 else l.quantity - l.quantity_fulfilled + w.waiting end
      union all
      select 'pieces', '', sum(n)::int, ${PIECES} from (
        select sum(quantity) as n from stocks where variant_id = 2
        union all
        select sum(p.quantity) from fulfillment_lines p join fulfillments f on f.id = p.fulfillment_id where f.status = 'FULFILLED') x
        having sum(n) > ${PIECES}`,
  )

test('stock adds up after any acts, one by one and at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { maxLength: 8 }), async (rounds) => {
      await shop.sql(
        `truncate orders cascade; update stocks s set allocated = 0, quantity = case when w.slug = 'a' then 6 else 4 end from warehouses w where w.id = s.warehouse_id and s.variant_id = 2`,
      )
      const open: string[] = []
      const first = await order(3)
      if (first) open.push(first)
      for (const round of rounds) {
        const isApproved = round[0]!.kind !== 'wait'
        await shop.sql('update shops set fulfillment_auto_approve = $1', [isApproved])
        shop.forget()
        const made = await Promise.all(
          round.map(async (one) => {
            if (one.kind === 'order') return order(one.quantity)
            const id = open[one.which % Math.max(1, open.length)]
            if (id) await tryOut(id, one)
            return null
          }),
        )
        open.push(...made.flatMap((id) => id ?? []))
        expect(await faults()).toEqual([])
      }
      for (const id of open) await tryOut(id, { kind: 'cancel', which: 0, quantity: 1, place: 0 })
      expect(await faults()).toEqual([])
    }),
    { numRuns: RUNS },
  )
}, 120_000)
