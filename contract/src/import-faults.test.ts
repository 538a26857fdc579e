import { expect, it } from 'vitest'
import { importFaultText } from './import-faults.ts'

it('says a fault with its column and parameters', () => {
  expect(importFaultText('TOO_LOW', 'price:us', { least: 0, value: '-1' })).toBe('price:us must be at least 0, not -1')
  expect(importFaultText('UNKNOWN_COLUMN', 'colour', {})).toBe('the column "colour" is not known')
})

it('leaves the column out where the fault is of no single one', () => {
  expect(importFaultText('MARKDOWN', null, { value: 'table' })).toBe('Markdown of this kind is not supported: table')
  expect(importFaultText('NUL', null, {})).toBe('holds a NUL character')
})

it('takes texts with braces and dollars as they are', () => {
  expect(importFaultText('NOT_NUMBER', 'n', { value: '{value} $& $1' })).toBe(
    'n must be a number with a point, not "{value} $& $1"',
  )
})
