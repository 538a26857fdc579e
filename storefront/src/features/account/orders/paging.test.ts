import { describe, expect, it } from 'vitest'
import { ROWS, belongsAtStart, neighbourPages, pageArguments } from './paging.ts'

const info = (more: Partial<Parameters<typeof neighbourPages>[1]> = {}) => ({
  hasNextPage: false,
  hasPreviousPage: false,
  startCursor: 'first',
  endCursor: 'last',
  ...more,
})

describe('pages of orders', () => {
  it('hold seven rows from the beginning, after a cursor, or before one', () => {
    expect(ROWS).toBe(7)
    expect(pageArguments({})).toEqual({ first: 7, after: null })
    expect(pageArguments({ after: 'x' })).toEqual({ first: 7, after: 'x' })
    expect(pageArguments({ before: 'x' })).toEqual({ last: 7, before: 'x' })
  })
  it('lead on where there is more, and back where there was', () => {
    expect(neighbourPages({}, info({ hasNextPage: true }))).toEqual({ newer: null, older: { after: 'last' } })
    expect(neighbourPages({ after: 'x' }, info({ hasPreviousPage: true }))).toEqual({
      newer: { before: 'first' },
      older: null,
    })
  })
  it('show the plain address once the newest are reached again', () => {
    expect(belongsAtStart({ before: 'x' }, info(), 7)).toBe(true)
    expect(belongsAtStart({ before: 'x' }, info({ hasPreviousPage: true }), 7)).toBe(false)
    expect(belongsAtStart({ after: 'x' }, info(), 0)).toBe(true)
    expect(belongsAtStart({ after: 'x' }, info(), 2)).toBe(false)
    expect(belongsAtStart({}, info(), 0)).toBe(false)
  })
})
