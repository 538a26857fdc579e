import { describe, expect, it } from 'vitest'
import { nearest } from './neighbours.ts'

const mark = (slug: string, indica: number, thc: readonly [number, number]) => ({
  slug,
  name: slug,
  facts: { indica, thc, genetics: null },
})

describe('neighbours of a variety', () => {
  it('are the nearest by genotype and THC, never itself', () => {
    const field = [
      mark('me', 90, [16, 20]),
      mark('near', 85, [16, 20]),
      mark('strong', 90, [24, 28]),
      mark('far', 10, [16, 20]),
    ]
    expect(nearest('me', { indica: 90, thc: [16, 20] }, field, 2)).toEqual(['near', 'strong'])
  })
  it('are any others where the facts are unknown', () => {
    expect(nearest('a', { indica: null, thc: null }, [mark('a', 1, [1, 2]), mark('b', 1, [1, 2])], 3)).toEqual(['b'])
  })
})
