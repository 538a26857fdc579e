import { expect, test } from 'vitest'
import { knownLines } from './known-lines.ts'

const line = (id: string, quantity = 1, amount = 12, isGift = false) => ({
  id,
  quantity,
  isGift,
  totalPrice: { gross: { amount } },
})
const shown = (id: string) => ({ ...line(id), name: `Pack ${id}` })

test('lines keep what they show, in the order of the answer', () => {
  expect(knownLines([shown('a'), shown('b')], [line('b'), line('a')])).toEqual([shown('b'), shown('a')])
  expect(knownLines([shown('a'), shown('b')], [line('b')])).toEqual([shown('b')])
  expect(knownLines([shown('a')], [])).toEqual([])
})

test.each([
  ['is new', line('c')],
  ['has another quantity', line('a', 2)],
  ['has another price', line('a', 1, 11)],
  ['has become a gift', line('a', 1, 12, true)],
])('the checkout has to be read where a line %s', (_, other) => {
  expect(knownLines([shown('a'), shown('b')], [line('b'), other])).toBeNull()
})
