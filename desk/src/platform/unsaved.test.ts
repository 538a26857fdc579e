/** What an earlier version of the desk kept can be shown by this one. */
import { expect, it } from 'vitest'
import { filled } from './unsaved.ts'

it('has the fields that were not kept as the server has them', () => {
  expect(filled<object>({ amount: '5' }, { amount: '', done: {} })).toEqual({ amount: '5', done: {} })
  expect(filled('a note', '')).toBe('a note')
  expect(filled<unknown>(null, { amount: '' })).toBeNull()
})
