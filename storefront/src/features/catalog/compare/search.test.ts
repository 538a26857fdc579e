import { describe, expect, it } from 'vitest'
import { compareSearch, slugsOf } from './search.ts'

describe('the address of a comparison', () => {
  it('names each variety once, and four at most', () => {
    expect(compareSearch({ v: 'a,b,a,,c,d,e' })).toEqual({ v: 'a,b,c,d' })
    expect(compareSearch({ v: ['a', 'b,c'] })).toEqual({ v: 'a,b,c' })
  })
  it('may name none', () => {
    for (const raw of [{}, { v: '' }, { v: ',, ,' }, { v: undefined }, { v: 'a/b' }])
      expect(compareSearch(raw)).toEqual({ v: undefined })
    expect(slugsOf({})).toEqual([])
  })
})
