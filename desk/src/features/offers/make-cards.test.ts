/** Gift cards are made once, also where the shop's answer with their codes was lost. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ServiceUnreachable } from '../../platform/faults.ts'
import { makeCards, type Unheard } from './make-cards.ts'

const cardOf = (code: string, created: string, tags: string[] = []) => ({
  id: code,
  code,
  created,
  tags: tags.map((name) => ({ name })),
})
const OLD = cardOf('OLD', '2026-11-27T10:00:00+00:00')

let asked: string[]
let filters: unknown[]
let isLost: boolean
let cards: ReturnType<typeof cardOf>[]
beforeEach(() => {
  asked = []
  filters = []
  isLost = false
  cards = [OLD]
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { operationName: name, variables } = JSON.parse(body) as {
      operationName: string
      variables: { filter?: object }
    }
    asked.push(name)
    if (variables.filter) filters.push(variables.filter)
    const giftCards = { edges: cards.map((node) => ({ node })), pageInfo: { hasNextPage: false, endCursor: null } }
    if (name === 'DeskCardsMade') return Promise.resolve(Response.json({ data: { giftCards } }))
    if (isLost) return Promise.reject(new TypeError('No network'))
    const payload = { giftCards: [{ id: 'new', code: 'NEW' }], errors: [] }
    return Promise.resolve(Response.json({ data: { giftCardBulkCreate: payload } }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const TERMS = {
  count: 2,
  balance: { amount: 50, currency: 'EUR' },
  expiryDate: null,
  isActive: true,
  tags: ['Spring'],
  note: null,
  sendTo: {},
}
const make = (before: Unheard | null, lost: (unheard: Unheard) => void = () => {}) =>
  makeCards(TERMS, 'keeper@example.com', before, lost)

it('remembers which card was the newest where no answer came', async () => {
  isLost = true
  const told: Unheard[] = []
  await expect(make(null, (one) => told.push(one))).rejects.toBeInstanceOf(ServiceUnreachable)
  expect(told).toEqual([{ newest: OLD.created }])
  // Cards of another worth that were made before must not be taken for these, where the amount is changed meanwhile.
  expect(filters).toEqual([{ createdByEmail: 'keeper@example.com' }])
})

it('shows the codes of what was made unheard instead of making it once more', async () => {
  const later = '2026-11-27T10:05:00+00:00'
  cards = [cardOf('A', later, ['spring']), cardOf('OTHER', later), cardOf('B', later, ['spring']), OLD]
  expect((await make({ newest: OLD.created })).codes).toEqual(['A', 'B'])
  expect(asked).toEqual(['DeskCardsMade'])
})

it('makes them where the first request was not heard', async () => {
  cards = [cardOf('OTHER', '2026-11-27T10:05:00+00:00'), OLD]
  expect((await make({ newest: OLD.created })).codes).toEqual(['NEW'])
  expect(asked).toEqual(['DeskCardsMade', 'DeskCreateCards'])
})
