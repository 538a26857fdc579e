import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasLeftStock, missingReasons, refundLines, refundSum, type Row, rowsOf, sourcesOf } from './give-back-plan.ts'
import type { Order } from './order-query.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const line = (id: string, quantity: number, left: number, price: number) => ({
  id,
  productName: id,
  variantName: '',
  quantity,
  quantityToFulfill: left,
  unitPrice: { gross: usd(price) },
  totalPrice: { gross: usd(Math.round(price * quantity * 100) / 100) },
})
/** As much of an order as the plan reads. */
const orderOf = (part: object): Order =>
  ({
    total: { gross: usd(0) },
    shippingPrice: { gross: usd(6) },
    fulfillments: [],
    grantedRefunds: [],
    transactions: [],
    payments: [],
    lines: [],
    ...part,
  }) as unknown as Order

describe('what can come back', () => {
  const order = orderOf({
    lines: [line('a', 3, 1, 10)],
    fulfillments: [
      { id: 'f', fulfillmentOrder: 1, status: 'FULFILLED', lines: [{ id: 'fa', quantity: 1, orderLine: { id: 'a' } }] },
      { id: 'r', fulfillmentOrder: 2, status: 'RETURNED', lines: [{ id: 'ra', quantity: 1, orderLine: { id: 'a' } }] },
      { id: 'c', fulfillmentOrder: 3, status: 'CANCELED', lines: [{ id: 'ca', quantity: 1, orderLine: { id: 'a' } }] },
    ],
    grantedRefunds: [{ lines: [{ quantity: 2, orderLine: { id: 'a' } }] }],
  })
  it('is what is in parcels, what is back already, and what was not sent', () => {
    expect(rowsOf(order).map(({ key, quantity, isBack }) => [key, quantity, isBack])).toEqual([
      ['fa', 1, false],
      ['ra', 1, true],
      ['a', 1, false],
    ])
  })
  it('is no gift card, which the service does not take back', () => {
    const card = {
      ...line('card', 2, 1, 50),
      variant: { id: 'v', product: { id: 'p', productType: { kind: 'GIFT_CARD' } } },
    }
    const parcel = { lines: [{ id: 'fc', quantity: 1, orderLine: { id: 'card' } }] }
    const some = orderOf({
      lines: [line('a', 1, 1, 10), card],
      fulfillments: [{ id: 'f', fulfillmentOrder: 1, status: 'FULFILLED', ...parcel }],
    })
    expect(rowsOf(some).map(({ key }) => key)).toEqual(['a'])
  })
  it('goes into stock again where it has left it: not what was never sent, nor what waits to be sent', () => {
    const waiting = orderOf({
      lines: [line('a', 3, 1, 10)],
      fulfillments: ['FULFILLED', 'WAITING_FOR_APPROVAL', 'RETURNED'].map((status, place) => ({
        id: status,
        fulfillmentOrder: place + 1,
        status,
        lines: [{ id: `in ${status}`, quantity: 1, orderLine: { id: 'a' } }],
      })),
    })
    expect(
      rowsOf(waiting)
        .filter(hasLeftStock)
        .map(({ key }) => key),
    ).toEqual(['in FULFILLED'])
  })
  it('is refunded no more often than it was bought', () => {
    expect(refundLines(order, rowsOf(order), { fa: 1, ra: 1, a: 1 })).toEqual([{ id: 'a', quantity: 1 }])
  })
})

describe('the sum of a refund', () => {
  it('is exact to the cent, whatever the prices', () => {
    const prices = fc.array(fc.record({ cents: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 99 }) }), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(prices, fc.nat(100_000), (bought, shipping) => {
        const order = orderOf({
          shippingPrice: { gross: usd(shipping / 100) },
          lines: bought.map(({ cents, quantity }, place) => line(`l${place}`, quantity, 0, cents / 100)),
        })
        const lines = bought.map(({ quantity }, place) => ({ id: `l${place}`, quantity }))
        const goods = bought.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
        expect(refundSum(order, lines, true)).toBe((goods + shipping) / 100)
        expect(refundSum(order, lines, false)).toBe(goods / 100)
      }),
    )
  })
  it('of all pieces is what the line cost, at once or one after the other', () => {
    const three = { ...line('a', 3, 3, 11.67), totalPrice: { gross: usd(35) } }
    const sumOf = (quantity: number, before: number): number =>
      refundSum(
        orderOf({ lines: [three], grantedRefunds: [{ lines: [{ quantity: before, orderLine: { id: 'a' } }] }] }),
        [{ id: 'a', quantity }],
        false,
      )
    expect(sumOf(3, 0)).toBe(35)
    expect([sumOf(1, 0), sumOf(2, 1)]).toEqual([11.67, 23.33])
  })
  it('is nothing where nothing was chosen', () => {
    expect(refundLines(orderOf({}), [] satisfies Row[], {})).toEqual([])
    expect(refundSum(orderOf({}), [], false)).toBe(0)
  })
})

describe('where money can go back', () => {
  const transaction = (key: string, charged: number, actions: string[], createdBy: object | null = null) => ({
    id: btoa(`TransactionItem:${key}`),
    name: key,
    chargedAmount: usd(charged),
    actions,
    events: [{ type: 'CHARGE_SUCCESS', createdBy }],
  })
  it('begins with those that do it by themselves, then with the most', () => {
    const order = orderOf({
      transactions: [transaction('a', 5, []), transaction('b', 1, ['REFUND']), transaction('c', 2, ['REFUND'])],
    })
    expect(sourcesOf(order).map(({ name }) => name)).toEqual(['c', 'b', 'a'])
  })
  it('asks nobody to return what somebody wrote down by hand, whatever Saleor offers', () => {
    const app = transaction('a', 5, ['REFUND'], { id: 'app', name: 'Cards' })
    const order = orderOf({
      transactions: [transaction('b', 9, ['REFUND'], { id: 'ann', email: 'ann@example.com' }), app],
    })
    expect(sourcesOf(order).map(({ name, byProvider, isAsked }) => [name, byProvider, isAsked])).toEqual([
      ['a', true, true],
      ['b', false, false],
    ])
  })
  it('names money that is told of twice once, through its older payment', () => {
    const payment = {
      id: btoa('Payment:a'),
      gateway: 'dummy',
      isActive: true,
      actions: ['REFUND'],
      availableRefundAmount: usd(4),
    }
    const order = orderOf({ transactions: [transaction('a', 5, [])], payments: [payment] })
    expect(sourcesOf(order)).toEqual([
      { id: payment.id, kind: 'payment', name: 'Dummy', available: 4, byProvider: true, isAsked: true },
    ])
  })
})

it('misses the reasons that are asked for and not chosen', () => {
  const both = { reasonPage: true, returnReasonPage: true }
  const none = { reasonPage: '', returnReasonPage: '' }
  expect(missingReasons(both, none)).toEqual(['reasonPage', 'returnReasonPage'])
  expect(missingReasons(both, { ...none, reasonPage: 'page' })).toEqual(['returnReasonPage'])
  expect(missingReasons({ ...both, returnReasonPage: false }, { ...none, reasonPage: 'page' })).toEqual([])
})
