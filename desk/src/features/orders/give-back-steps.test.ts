/** A return and its refund are done once, also where one of the steps is refused and tried again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ServiceUnreachable } from '../../platform/faults.ts'
import type { Row, Source } from './give-back-plan.ts'
import { type Done, giveBack, type GivenBack } from './give-back-steps.ts'
import type { Order } from './order-query.ts'

const source: Source = { id: 't', kind: 'transaction', name: '', available: 50, byProvider: true, isAsked: true }
const row = { key: 'f', line: { id: 'l', variant: { id: 'v' } }, parcelLineId: 'f', quantity: 2 } as unknown as Row
const orderOf = (grantedRefunds: object[] = []): Order => ({ id: 'o', grantedRefunds }) as unknown as Order
const plan: GivenBack = {
  order: orderOf(),
  rows: [row],
  quantities: { f: 2 },
  replace: false,
  restock: [row],
  warehouse: 'w',
  amount: 20,
  lines: [{ id: 'l', quantity: 2 }],
  shipping: false,
  source,
  payOut: true,
  reason: '',
  reasonPage: null,
  returnReasonPage: null,
}
const refusal = [{ code: 'REQUIRED', field: null, message: 'No' }]

let asked: string[]
/** The keys by which stock that is added is known again. */
let keys: unknown[]
let refused: string | null
/** What is done although its answer gets lost, and what the order is from then on. */
let lost: { name: string; order: object } | null
let heard: boolean
const answers: Record<string, object> = {
  DeskRefundGrant: { orderGrantRefundCreate: { grantedRefund: { id: 'g' } } },
  DeskOrderReturn: { orderFulfillmentReturnProducts: { replaceOrder: null } },
  DeskRefundPay: { transactionRequestRefundForGrantedRefund: {} },
  DeskPaymentRefund: { orderRefund: {} },
}
beforeEach(() => {
  asked = []
  keys = []
  refused = null
  lost = null
  heard = false
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const { operationName: name = url, idempotencyKey: key } = JSON.parse(body) as Record<string, string | undefined>
    asked.push(name)
    if (name === '/api/stock/add/') keys.push(key)
    if (name === lost?.name && !heard) {
      heard = true
      return Promise.reject(new TypeError('No network'))
    }
    if (name === 'DeskOrder') return Promise.resolve(Response.json({ data: { order: lost!.order } }))
    const [field, payload] = Object.entries(answers[name] ?? {})[0] ?? []
    const errors = name === refused ? refusal : []
    return Promise.resolve(Response.json(field ? { data: { [field]: { ...payload, errors } } } : {}))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Does it, and answers what is remembered then. */
async function done(what: GivenBack, before: Done = {}): Promise<Done> {
  let latest = before
  await giveBack(what, before, (now) => {
    latest = now
  }).catch((error: unknown) => {
    if (!(error instanceof ServiceUnreachable)) throw error
  })
  return latest
}

it('goes on where it was refused, with the money it began with', async () => {
  refused = 'DeskOrderReturn'
  const first = await done(plan)
  expect(first).toEqual({ begun: { amount: 20, source: 't' }, granted: 'g' })
  refused = null
  asked = []
  await done(plan, first)
  expect(asked).toEqual(['DeskOrderReturn', '/api/stock/add/', 'DeskRefundPay'])
})

it('puts back into stock what was returned, although its rows are others by then', async () => {
  refused = 'DeskOrderReturn'
  const first = await done({ ...plan, amount: 0 })
  expect(first).toEqual({})
  const restock = [{ key: 'f', variant: 'v', quantity: 2, warehouse: 'w', idempotencyKey: 'k' }]
  refused = null
  asked = []
  const before: Done = { begun: { amount: 0, source: 't' }, isReturned: true, restock }
  const last = await done({ ...plan, amount: 0, rows: [], restock: [] }, before)
  expect([asked, last.restocked]).toEqual([['/api/stock/add/'], ['f']])
})

it('does not pay again what somebody has paid meanwhile', async () => {
  const before: Done = { begun: { amount: 20, source: 't' }, granted: 'g', isReturned: true, restock: [] }
  await done({ ...plan, order: orderOf([{ id: 'g', status: 'SUCCESS' }]) }, before)
  expect(asked).toEqual([])
})

it('does nothing a second time whose answer was lost', async () => {
  const whole = { ...orderOf(), fulfillments: [], payments: [] }
  const back = { status: 'RETURNED', lines: [{ quantity: 2 }] }
  const grant = { id: 'g', status: 'NONE', amount: { amount: 20 } }
  const what = { ...plan, order: whole as unknown as Order }

  lost = { name: 'DeskRefundGrant', order: { ...whole, grantedRefunds: [grant] } }
  const first = await done(what)
  asked = []
  await done(what, first)
  expect(asked).toEqual(['DeskOrder', 'DeskOrderReturn', '/api/stock/add/', 'DeskRefundPay'])

  heard = false
  lost = { name: 'DeskOrderReturn', order: { ...whole, grantedRefunds: [grant], fulfillments: [back] } }
  const second = await done(what)
  asked = []
  // What came back is not among the pieces that can come back any more.
  await done({ ...what, rows: [], restock: [] }, second)
  expect(asked).toEqual(['DeskOrder', '/api/stock/add/', 'DeskRefundPay'])

  heard = false
  lost = { name: '/api/stock/add/', order: { ...whole, grantedRefunds: [grant], fulfillments: [back] } }
  const added = await done(what)
  asked = []
  keys = keys.slice(-1)
  await done({ ...what, rows: [], restock: [] }, added)
  expect(asked).toEqual(['/api/stock/add/', 'DeskRefundPay'])
  expect(keys).toEqual([expect.any(String), keys[0]])

  heard = false
  lost = { name: 'DeskRefundPay', order: { ...whole, grantedRefunds: [{ ...grant, status: 'PENDING' }] } }
  const third = await done(what)
  asked = []
  await done(what, third)
  expect(asked).toEqual(['DeskOrder'])
})

it('gives money of an older payment back once, and again only where the first request was not heard', async () => {
  const held = (amount: number) => ({
    ...orderOf(),
    fulfillments: [],
    payments: [{ id: 'p', availableRefundAmount: { amount } }],
  })
  const older: Source = { ...source, id: 'p', kind: 'payment' }
  const what = { ...plan, order: held(50) as unknown as Order, rows: [], restock: [], source: older }
  lost = { name: 'DeskPaymentRefund', order: held(30) }
  const heardOnce = await done(what)
  asked = []
  await done(what, heardOnce)
  expect(asked).toEqual(['DeskOrder'])

  heard = false
  lost = { name: 'DeskPaymentRefund', order: held(50) }
  const never = await done(what)
  asked = []
  await done(what, never)
  expect(asked).toEqual(['DeskOrder', 'DeskPaymentRefund'])
})
