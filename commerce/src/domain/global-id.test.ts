import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromGlobalId, toGlobalId } from './global-id.ts'

it('is the base64 of type and key in UTF-8, for every key', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.string({ unit: 'grapheme' }), fc.uuid()), (key) => {
      expect(toGlobalId('Product', key)).toBe(Buffer.from(`Product:${key}`).toString('base64'))
    }),
  )
  expect(toGlobalId('Product', 12)).toBe('UHJvZHVjdDoxMg==')
})

it('is read back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (key) => {
      expect(fromGlobalId(toGlobalId('App', key))).toEqual({ type: 'App', key })
    }),
  )
})
