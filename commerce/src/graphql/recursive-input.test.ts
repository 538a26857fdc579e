/** The documents that must not be compiled just in time. */
import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { recursiveInputs, recursiveInputsOf } from './recursive-input.ts'
import { newSchema } from './schema.ts'

const usesRecursiveInput = recursiveInputsOf(newSchema())

test('types that reach themselves are found, at once or through others', () => {
  const schema = buildSchema(`
    input Plain { size: Int }
    input Own { more: [Own!] }
    input There { back: Back }
    input Back { there: [There] }
    input Outer { inner: Own plain: Plain }
    type Query { any(own: Own there: There outer: Outer plain: Plain): Int }`)
  expect([...recursiveInputs(schema)].sort((a, b) => (a < b ? -1 : 1))).toEqual(['Back', 'Outer', 'Own', 'There'])
})

test.each([
  ['query($w: ProductWhereInput) { products(where: $w) { totalCount } }', true],
  ['query($w: ProductWhereInput!) { products(where: $w) { totalCount } }', true],
  ['query($f: ProductFilterInput) { products(filter: $f) { totalCount } }', false],
  ['{ products(where: { OR: [] }) { totalCount } }', false],
])('%s', (source, expected) => {
  expect(usesRecursiveInput(parse(source))).toBe(expected)
})
