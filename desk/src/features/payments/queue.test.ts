/** Money that goes back from the queue of payments goes back once, also where the shop's answer was lost. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ServiceUnreachable } from '../../platform/faults.ts'
import { giveReviewBack, type Review } from './queue.ts'

const reviewOf = (held: number): Review =>
  ({ id: '7', payment: { id: 't', charged: { amount: held, currency: 'EUR' } } }) as unknown as Review

let asked: string[]
let isLost: boolean
let reviews: Review[]
beforeEach(() => {
  asked = []
  isLost = false
  reviews = []
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    const name = body ? (JSON.parse(body) as { operationName: string }).operationName : url
    asked.push(name)
    if (name === 'DeskGiveBack' && isLost) return Promise.reject(new TypeError('No network'))
    const payload = body ? { data: { transactionRequestAction: { errors: [] } } } : { reviews }
    return Promise.resolve(Response.json(payload))
  })
})
afterEach(() => vi.unstubAllGlobals())

const give = (before: number | null, lost: (held: number) => void = () => {}) =>
  giveReviewBack(reviewOf(105), { amount: 5, reason: 'Too much' }, before, lost)

it('remembers what was held where no answer came', async () => {
  isLost = true
  const held: number[] = []
  await expect(give(null, (one) => held.push(one))).rejects.toBeInstanceOf(ServiceUnreachable)
  expect(held).toEqual([105])
})

it('is not asked for again where the payment holds less by then', async () => {
  reviews = [reviewOf(100)]
  expect(await give(105)).toEqual([])
  expect(asked).toEqual(['/api/payments/'])
})

it('is asked for again where the payment holds as much as before', async () => {
  reviews = [reviewOf(105)]
  expect(await give(105)).toEqual([])
  expect(asked).toEqual(['/api/payments/', 'DeskGiveBack'])
})

it('is not asked for where nobody can tell', async () => {
  expect((await give(105)).map(({ code }) => code)).toEqual(['NOT_FOUND'])
  expect(asked).toEqual(['/api/payments/'])
})
