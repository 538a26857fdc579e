/** Facts that cannot stand as they are typed. */
import { expect, it } from 'vitest'
import { rangeFaults } from './facts-input.ts'
import type { DeskFactKindFragment } from './product.generated.ts'

const kinds = [
  { id: 'low', slug: 'min-thc', name: 'THC from, %' },
  { id: 'high', slug: 'max-thc', name: 'THC up to, %' },
  { id: 'other', slug: 'height', name: 'Height' },
] as DeskFactKindFragment[]

it('refuses a range that ends below its beginning, at its end', () => {
  expect(rangeFaults({ low: '25', high: '20,5' }, kinds)).toEqual([
    { code: '', field: 'facts.high', message: expect.stringContaining('THC from') },
  ])
  expect(rangeFaults({ low: '9', high: '10' }, kinds)).toEqual([])
  expect(rangeFaults({ low: '20', high: '20' }, kinds)).toEqual([])
  expect(rangeFaults({ low: '25', high: '' }, kinds)).toEqual([])
})
