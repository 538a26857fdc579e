/** What drafts keep as their channel wants it: prices for a while, uses of vouchers; and what takes the place of what. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toGlobalId } from '../../domain/global-id.ts'
import { PLENTY, US } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let clerk: Someone
const CHANNEL = toGlobalId('Channel', 1)
beforeAll(async () => {
  shop = await openStaffShop()
  clerk = await shop.person({ permissions: ['MANAGE_ORDERS', 'MANAGE_DISCOUNTS', 'MANAGE_USERS'] })
}, 60_000)
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql('truncate orders cascade')
  await shop.sql(
    'update voucher_codes set used = 0, is_active = true; update variant_listings set price = 1200, discounted_price = 1200; truncate voucher_customers',
  )
  await settings({ holds: false, hours: 24 })
})

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

const ORDER = `order { id voucherCode voucher { discountValue } subtotal { gross { amount } } discounts { id type value amount { amount } }
  lines { id unitPrice { gross { amount } } unitDiscountReason discounts { type value unit { amount } } } } errors { field code }`
const run = (operation: string, types: string, variables: object): Promise<Loose> =>
  shop.by(clerk, `mutation(${types}) { ${operation} { ${ORDER} } }`, variables)
const create = (more: object = {}) =>
  run('draftOrderCreate(input: $i)', '$i: DraftOrderCreateInput!', {
    i: {
      channelId: CHANNEL,
      userEmail: 'ann@example.com',
      lines: [{ variantId: PLENTY, quantity: 2 }],
      shippingAddress: US,
      billingAddress: US,
      shippingMethod: toGlobalId('ShippingMethod', 1),
      ...more,
    },
  })
const update = (id: string, input: object) =>
  run('draftOrderUpdate(id: $id, input: $i)', '$id: ID, $i: DraftOrderInput!', { id, i: input })
const complete = (id: string) => run('draftOrderComplete(id: $id)', '$id: ID!', { id })
const codes = (answer: Loose): string[] => answer.errors.map((e: Loose) => `${e.field} ${e.code}`)

async function settings({ holds, hours }: { holds: boolean; hours: number | null }) {
  await shop.sql(
    'update channels set include_draft_order_in_voucher_usage = $1, draft_order_line_price_freeze_period = $2',
    [holds, hours],
  )
  shop.forget()
}
const reprice = (price: number) =>
  shop.sql('update variant_listings set price = $1, discounted_price = $1 where variant_id = 1', [price])
const used = (code: string) => shop.count(`select used from voucher_codes where code = '${code}'`)
const isActive = async (code: string) =>
  (await shop.sql('select is_active as active from voucher_codes where code = $1', [code]))[0].active

describe('the price of a line', () => {
  it('stays for as long as the channel says, and then follows the catalogue', async () => {
    const { order } = await create()
    await reprice(1500)
    expect((await update(order.id, { customerNote: 'a' })).order.subtotal.gross.amount).toBe(24)
    await shop.sql("update order_lines set frozen_until = '2020-01-01'")
    expect((await update(order.id, { customerNote: 'b' })).order.subtotal.gross.amount).toBe(30)
    await reprice(1800)
    expect((await update(order.id, { customerNote: 'c' })).order.subtotal.gross.amount).toBe(30)
  })

  it('is worked out again where the draft is read once its time is over, and lists show what is kept', async () => {
    await settings({ holds: false, hours: 24 })
    await reprice(1200)
    const { order } = await create()
    await reprice(1500)
    const read = async () =>
      (
        await shop.by(
          clerk,
          'query($id: ID) { order(id: $id) { subtotal { gross { amount } } lines { unitPrice { gross { amount } } } } }',
          {
            id: order.id,
          },
        )
      ).subtotal.gross.amount
    const listed = async () =>
      (await shop.by(clerk, '{ draftOrders(first: 1) { edges { node { subtotal { gross { amount } } } } } }')).edges[0]
        .node.subtotal.gross.amount
    const written = async () => (await shop.sql('select updated_at from orders where status = $1', ['DRAFT'])).at(-1)
    const before = await written()
    expect(await read()).toBe(24)
    expect(await written()).toEqual(before)
    await shop.sql("update order_lines set frozen_until = '2020-01-01'")
    expect(await listed()).toBe(24)
    expect(await read()).toBe(30)
    expect(await listed()).toBe(30)
    // The new price holds for as long again.
    await reprice(1800)
    expect(await read()).toBe(30)
    await reprice(1200)
  })

  it('stays for good where the channel names no time', async () => {
    await settings({ holds: false, hours: null })
    const { order } = await create()
    await reprice(1500)
    expect((await complete(order.id)).order.subtotal.gross.amount).toBe(24)
  })
})

describe('a voucher', () => {
  it('is used when the draft is placed', async () => {
    const { order } = await create({ voucherCode: 'FIVE' })
    expect(order.voucher.discountValue).toBe(1)
    expect(await used('FIVE')).toBe(0)
    expect(codes(await complete(order.id))).toEqual([])
    expect(await used('FIVE')).toBe(1)
  })

  it('is held by drafts where the channel counts them, once, until they let it go', async () => {
    await settings({ holds: true, hours: 24 })
    const { order } = await create({ voucherCode: 'SINGLE' })
    expect([await used('SINGLE'), await isActive('SINGLE')]).toEqual([1, false])
    expect(codes(await create({ voucherCode: 'SINGLE' }))).toEqual(['voucherCode INVALID_VOUCHER_CODE'])
    expect((await update(order.id, { voucherCode: 'SINGLE' })).order.subtotal.gross.amount).toBe(12)
    expect((await update(order.id, { voucherCode: null })).order.voucher).toBeNull()
    expect([await used('SINGLE'), await isActive('SINGLE')]).toEqual([0, true])
    await update(order.id, { voucherCode: 'SINGLE' })
    // What is held stays held when the channel thinks otherwise meanwhile.
    await settings({ holds: false, hours: 24 })
    const done = await complete(order.id)
    expect(codes(done)).toEqual([])
    expect(done.order.subtotal.gross.amount).toBe(12)
    expect([await used('SINGLE'), await shop.count('select count(*) from voucher_customers')]).toEqual([1, 1])
  })

  it('is given back when its draft is deleted', async () => {
    await settings({ holds: true, hours: 24 })
    const { order } = await create({ voucherCode: 'FIVE' })
    expect(await used('FIVE')).toBe(1)
    await run('draftOrderDelete(id: $id)', '$id: ID!', { id: order.id })
    expect(await used('FIVE')).toBe(0)
  })

  it('gives way to what staff take off by hand, and comes back', async () => {
    const { order } = await create({ voucherCode: 'FIVE' })
    expect(order.discounts).toMatchObject([{ type: 'VOUCHER', value: 1 }])
    const given = await run('orderDiscountAdd(orderId: $id, input: { valueType: FIXED, value: 2.9 })', '$id: ID!', {
      id: order.id,
    })
    expect(given.order.discounts).toMatchObject([{ type: 'MANUAL', amount: { amount: 2.9 } }])
    expect(given.order.voucherCode).toBe('FIVE')
    const back = await run('orderDiscountDelete(discountId: $id)', '$id: ID!', { id: given.order.discounts[0].id })
    expect(back.order.discounts).toMatchObject([{ type: 'VOUCHER', amount: { amount: 1 } }])
  })
})

it('a voucher that is in use keeps its settings of use', async () => {
  const change = (input: string): Promise<Loose> =>
    shop.by(
      clerk,
      `mutation { voucherUpdate(id: "${toGlobalId('Voucher', 1)}", input: { ${input} }) { errors { field code } } }`,
    )
  expect(codes(await change('usageLimit: 6'))).toEqual([])
  await create({ voucherCode: 'FIVE' })
  expect(codes(await change('usageLimit: 7, singleUse: true'))).toEqual([
    'singleUse VOUCHER_ALREADY_USED',
    'usageLimit VOUCHER_ALREADY_USED',
  ])
  expect(codes(await change('usageLimit: 6, name: "Other"'))).toEqual([])
})
