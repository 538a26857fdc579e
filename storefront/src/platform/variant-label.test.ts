import { expect, it } from 'vitest'
import { fullName, variantLabel } from './variant-label.ts'

it('is the name, in the visitor’s language where there is one', () => {
  expect(variantLabel({ name: 'Large', translation: { name: 'Velké' } })).toBe('Velké')
  expect(variantLabel({ name: 'Large', translation: null })).toBe('Large')
  expect(variantLabel({ name: 'TIN-100' })).toBe('TIN-100')
})
it('is nothing where a Saleor puts the id of a variant that nobody named', () => {
  expect(variantLabel({ name: 'UHJvZHVjdFZhcmlhbnQ6MzQ4' })).toBe('')
  expect(variantLabel({ name: 'UHJvZHVjdFZhcmlhbnQ6MzQ4', translation: { name: 'Malé' } })).toBe('Malé')
  expect(variantLabel({ name: '' })).toBe('')
})
it('stands behind the product’s name, without a comma where there is none', () => {
  expect(fullName('Seed tin', 'Large')).toBe('Seed tin, Large')
  expect(fullName('Seed tin', '')).toBe('Seed tin')
})
