/** Paying as before transactions, over HTTP: what a checkout must have, what staff do afterwards, and every refusal. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LEGACY_GATEWAY } from '@semena/contract/payment-ways'
import { DUMMY, PLENTY, UNCOUNTED } from '../../testing/buying.ts'
import { openStaffShop, type Someone, type StaffShop } from '../../testing/staff.ts'

let shop: StaffShop
let clerk: Someone
beforeAll(async () => {
  shop = await openStaffShop()
  clerk = await shop.person({ permissions: ['MANAGE_ORDERS'] })
}, 60_000)
afterAll(() => shop.close())

const TOTAL = 17
const PAYMENT = `payment { id gateway isActive token chargeStatus paymentMethodType total { amount } capturedAmount { amount } checkout { id } order { id }
  creditCard { brand lastDigits } metadata { key value } }`
const create = (id: string, input: object = {}, who: { token: string } | null = null) =>
  shop.by(
    who,
    `mutation($id: ID, $i: PaymentInput!) { checkoutPaymentCreate(id: $id, input: $i) { checkout { id chargeStatus authorizeStatus } ${PAYMENT} errors { field code variants } } }`,
    { id, i: { gateway: LEGACY_GATEWAY, token: 'fully_charged', amount: TOTAL, ...input } },
  )
const act = (name: string, id: string, amount?: number, who: Someone = clerk) =>
  shop.by(
    who,
    `mutation($id: ID!${amount === undefined ? '' : ', $a: PositiveDecimal!'}) { ${name}(id: $id${amount === undefined ? '' : ', amount: $a'}) {
      order { id status isPaid chargeStatus authorizeStatus events { type } payments { chargeStatus isActive actions availableCaptureAmount { amount } availableRefundAmount { amount }
        transactions { kind isSuccess amount { amount } } } } errors { field code } } }`,
    { id, a: amount },
  )
const codes = (answer: { errors: { code: string; field: string | null }[] }) =>
  answer.errors.map((e) => `${e.field} ${e.code}`)
const events = (answer: { order: { events: { type: string }[] } }) => answer.order.events.map((e) => e.type)
const nowhere = 'T3JkZXI6MDAwMDAwMDAtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMDAw'

/** Places an order that was paid so. */
async function order(token: string): Promise<{ id: string; status: string; payments: { id: string }[] }> {
  const id = await shop.basket(PLENTY, { channel: 'paid' })
  expect(codes(await create(id, { token }))).toEqual([])
  const done = await shop.complete(id)
  expect(done.errors).toEqual([])
  return shop.by(clerk, 'query($id: ID!) { order(id: $id) { id status isPaid paymentStatus payments { id } } }', {
    id: done.order.id,
  })
}

describe('a checkout', () => {
  test('is paid by a card that nobody has, and becomes an order', async () => {
    const id = await shop.basket(PLENTY, { channel: 'paid' })
    const made = await create(id, { metadata: [{ key: 'from', value: 'till' }] })
    expect(made).toMatchObject({
      checkout: { id, chargeStatus: 'FULL', authorizeStatus: 'FULL' },
      payment: {
        gateway: LEGACY_GATEWAY,
        isActive: true,
        token: 'fully_charged',
        chargeStatus: 'FULLY_CHARGED',
        paymentMethodType: 'card',
        total: { amount: TOTAL },
        capturedAmount: { amount: TOTAL },
        checkout: { id },
        order: null,
        creditCard: { brand: 'dummy_visa', lastDigits: '1234' },
        metadata: [{ key: 'from', value: 'till' }],
      },
      errors: [],
    })
    const done = await shop.complete(id)
    expect(done.errors).toEqual([])
    const seen = await shop.by(
      clerk,
      'query($id: ID!) { order(id: $id) { actions status isPaid paymentStatus payments { id } } }',
      { id: done.order.id },
    )
    expect(seen).toEqual({
      actions: ['REFUND'],
      status: 'UNFULFILLED',
      isPaid: true,
      paymentStatus: 'FULLY_CHARGED',
      payments: [{ id: made.payment.id }],
    })
  })

  test('is only authorised with the token for that, which is enough to order', async () => {
    const { status, payments } = await order('not-charged')
    expect([status, payments.length]).toEqual(['UNFULFILLED', 1])
  })

  test('needs no amount, and takes no other than its total', async () => {
    const id = await shop.basket(PLENTY)
    expect(codes(await create(id, { amount: 1 }))).toEqual(['amount PARTIAL_PAYMENT_NOT_ALLOWED'])
    expect(codes(await create(id, { amount: null }))).toEqual([])
  })

  test('has one payment at a time: a new one takes the place of the last, and a transaction that of both', async () => {
    const id = await shop.basket(PLENTY)
    const made = [await create(id, { token: 'not-charged' }), await create(id)]
    const active = async () =>
      Promise.all(
        made.map(
          async ({ payment }) =>
            (await shop.by(clerk, 'query($id: ID!) { payment(id: $id) { isActive } }', { id: payment.id })).isActive,
        ),
      )
    expect(await active()).toEqual([false, true])
    await shop.pay(id, { id: DUMMY, data: { event: { type: 'CHARGE_SUCCESS' } } })
    expect(await active()).toEqual([false, false])
    expect(codes(await create(id))).toEqual(['null CHECKOUT_HAS_TRANSACTION'])
  })

  test('is refused when something is missing', async () => {
    const bare = await shop.basket(PLENTY)
    expect(codes(await create(bare, { token: null }))).toEqual(['token REQUIRED'])
    expect(codes(await create(bare, { token: '' }))).toEqual(['token REQUIRED'])
    expect(codes(await create(bare, { gateway: 'another' }))).toEqual(['gateway NOT_SUPPORTED_GATEWAY'])
    expect(codes(await create(bare, { returnUrl: 'https://elsewhere.example' }))).toEqual(['redirectUrl INVALID'])
    expect(codes(await create(bare, { metadata: [{ key: ' ', value: '' }] }))).toEqual(['metadata REQUIRED'])
    expect(codes(await create('Q2hlY2tvdXQ6MDAwMDAwMDAtMDAwMC00MDAwLTgwMDAtMDAwMDAwMDAwMDAw'))).toEqual([
      'id NOT_FOUND',
    ])
    expect(codes(await create('nonsense'))).toEqual(['id GRAPHQL_ERROR'])
    const [{ key }] = await shop.sql('select id as key from checkouts order by created_at desc limit 1')
    const without = async (column: string, code: string): Promise<void> => {
      const [{ value }] = await shop.sql(`select ${column} as value from checkouts where id = $1`, [key])
      await shop.sql(`update checkouts set ${column} = null where id = $1`, [key])
      expect(codes(await create(bare))).toEqual([code])
      await shop.sql(`update checkouts set ${column} = $2 where id = $1`, [key, value])
    }
    await without('email', 'null CHECKOUT_EMAIL_NOT_SET')
    await without('shipping_method_id', 'shippingMethod SHIPPING_METHOD_NOT_SET')
    await without('billing_address', 'billingAddress BILLING_ADDRESS_NOT_SET')
    await without('shipping_address', 'shippingAddress SHIPPING_ADDRESS_NOT_SET')
    await shop.sql(`update checkouts set shipping_address = shipping_address || '{"country": "DE"}' where id = $1`, [
      key,
    ])
    expect(codes(await create(bare))).toEqual(['shippingMethod INVALID_SHIPPING_METHOD'])
    await shop.sql('delete from checkout_lines where checkout_id = $1', [key])
    expect(codes(await create(bare))).toEqual(['lines NO_CHECKOUT_LINES'])
  })

  test('is refused when a variant is not sold any more', async () => {
    const id = await shop.basket(UNCOUNTED)
    await shop.sql('delete from variant_listings where variant_id = 3')
    const refused = await create(id)
    await shop.sql(
      'insert into variant_listings (variant_id, channel_id, price, discounted_price) select 3, id, 1200, 1200 from channels',
    )
    expect(codes(refused)).toEqual(['token UNAVAILABLE_VARIANT_IN_CHANNEL'])
    expect(refused.errors[0].variants).toEqual([UNCOUNTED])
  })

  test('is not paid so in production', async () => {
    const id = await shop.basket(PLENTY)
    Object.assign(shop.services.settings, { mode: 'production' })
    const refused = await create(id)
    Object.assign(shop.services.settings, { mode: 'demo' })
    expect(codes(refused)).toEqual(['gateway NOT_SUPPORTED_GATEWAY'])
  })
})

describe('staff', () => {
  test('void what is authorised, once', async () => {
    const { id } = await order('not-charged')
    const done = await act('orderVoid', id)
    expect(done.errors).toEqual([])
    expect(done.order).toMatchObject({
      status: 'UNFULFILLED',
      authorizeStatus: 'NONE',
      payments: [
        {
          chargeStatus: 'NOT_CHARGED',
          isActive: false,
          actions: [],
          transactions: [{ kind: 'AUTH' }, { kind: 'VOID', isSuccess: true, amount: { amount: TOTAL } }],
        },
      ],
    })
    expect(events(done)).toContain('PAYMENT_VOIDED')
    expect(codes(await act('orderVoid', id))).toEqual(['payment VOID_INACTIVE_PAYMENT'])
    expect(codes(await act('orderCapture', id, 1))).toEqual(['payment CAPTURE_INACTIVE_PAYMENT'])
  })

  test('charge what is authorised, in parts, and give it back', async () => {
    const { id } = await order('not-charged')
    expect(codes(await act('orderRefund', id, 1))).toEqual(['payment CANNOT_REFUND'])
    const part = await act('orderCapture', id, 7)
    expect(part.order).toMatchObject({
      isPaid: false,
      chargeStatus: 'PARTIAL',
      authorizeStatus: 'FULL',
      payments: [
        {
          chargeStatus: 'PARTIALLY_CHARGED',
          actions: ['CAPTURE', 'REFUND', 'VOID'],
          availableCaptureAmount: { amount: 10 },
          availableRefundAmount: { amount: 7 },
        },
      ],
    })
    expect(codes(await act('orderCapture', id, 10.01))).toEqual(['payment PAYMENT_ERROR'])
    const whole = await act('orderCapture', id, 10)
    expect(whole.order).toMatchObject({ isPaid: true, chargeStatus: 'FULL' })
    expect(events(whole)).toEqual(expect.arrayContaining(['PAYMENT_CAPTURED', 'ORDER_FULLY_PAID']))
    expect(codes(await act('orderRefund', id, 18))).toEqual(['payment PAYMENT_ERROR'])
    const back = await act('orderRefund', id, 17)
    expect(back.order).toMatchObject({ isPaid: false, payments: [{ chargeStatus: 'FULLY_REFUNDED', isActive: false }] })
    expect(events(back)).toContain('PAYMENT_REFUNDED')
  })

  test('cannot void or charge what is charged', async () => {
    const { id } = await order('fully_charged')
    expect(codes(await act('orderVoid', id))).toEqual(['payment PAYMENT_ERROR'])
    expect(codes(await act('orderCapture', id, 1))).toEqual(['payment PAYMENT_ERROR'])
    expect(codes(await act('orderRefund', id, 0))).toEqual(['amount ZERO_QUANTITY'])
  })

  test('see an order that was marked as paid as paid by hand, where its channel marks orders by payments', async () => {
    const { order: marked } = await shop.complete(await shop.basket(PLENTY))
    await shop.by(clerk, 'mutation($id: ID!) { orderMarkAsPaid(id: $id) { errors { code } } }', { id: marked.id })
    const payments = async () =>
      (
        await shop.by(clerk, 'query($id: ID!) { order(id: $id) { payments { gateway chargeStatus isActive } } }', {
          id: marked.id,
        })
      ).payments
    await shop.sql(`update channels set mark_as_paid_strategy = 'TRANSACTION_FLOW'`)
    shop.forget()
    expect(await payments()).toEqual([])
    await shop.sql(`update channels set mark_as_paid_strategy = 'PAYMENT_FLOW'`)
    shop.forget()
    expect(await payments()).toEqual([{ gateway: 'manual', chargeStatus: 'FULLY_CHARGED', isActive: true }])
    expect(codes(await act('orderVoid', marked.id))).toEqual(['payment PAYMENT_ERROR'])
  })

  test('are told of orders that have no such payment, or are none', async () => {
    const { order: unpaid } = await shop.complete(await shop.basket(PLENTY))
    expect(codes(await act('orderVoid', unpaid.id))).toEqual(['payment PAYMENT_MISSING'])
    expect(codes(await act('orderVoid', nowhere))).toEqual(['id NOT_FOUND'])
    expect(codes(await act('orderVoid', 'nonsense'))).toEqual(['id GRAPHQL_ERROR'])
  })

  test('need the permission, and the channel', async () => {
    const { id, payments } = await order('not-charged')
    for (const who of [
      await shop.person(),
      await shop.person({ permissions: ['HANDLE_PAYMENTS'] }),
      await shop.person({ permissions: ['MANAGE_ORDERS'], channels: ['us'] }),
    ])
      expect(await act('orderVoid', id, undefined, who)).toBe('PermissionDenied')
    expect(await shop.by(null, 'query($id: ID!) { payment(id: $id) { id } }', { id: payments[0]!.id })).toBe(
      'PermissionDenied',
    )
  })
})
