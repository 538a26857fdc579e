/** What is said of variables that do not fit, in Saleor's words. */
import { buildSchema, Kind, parse } from 'graphql'
import { expect, it } from 'vitest'
import { variableFault } from './variable-fault.ts'

const schema = buildSchema(`
  type Query { a(input: In, ids: [ID!], n: Int): Int }
  enum Kind { CSV XLSX }
  input In { kind: Kind!, name: String!, count: Int! = 1, more: [In!], ids: [ID!] }`)
const fault = (types: string, variables: Record<string, unknown>): string | null => {
  const [definition] = parse(`query(${types}) { __typename }`).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
  return variableFault(schema, definition)(variables, variables)
}

it('finds nothing where everything fits', () => {
  expect(fault('$i: In, $ids: [ID!], $n: Int! = 2', { i: { kind: 'CSV', name: 'a' }, ids: 'one' })).toBeNull()
})

it('shows the whole value, and where in it the fault is', () => {
  expect(fault('$input: In!', { input: { name: 'ř', kind: 'SVG' } })).toBe(
    'Variable "$input" got invalid value {"kind": "SVG", "name": "\\u0159"}.\nIn field "kind": Expected type "Kind", found "SVG".',
  )
  expect(
    fault('$input: In', { input: { kind: 'CSV', name: 'a', more: [{ kind: 'CSV', name: null, b: 1, a: 1 }] } }),
  ).toBe(
    'Variable "$input" got invalid value {"kind": "CSV", "more": [{"a": 1, "b": 1, "kind": "CSV", "name": null}], "name": "a"}.\n' +
      'In field "more": In element #0: In field "a": Unknown field.\n' +
      'In field "more": In element #0: In field "b": Unknown field.\n' +
      'In field "more": In element #0: In field "name": Expected "String!", found null.',
  )
})

it('names the first variable that does not fit', () => {
  expect(fault('$n: Int, $input: In, $m: Int', { n: 1, input: 'x', m: 'y' })).toBe(
    'Variable "$input" got invalid value "x".\nExpected "In", found not an object.',
  )
  expect(fault('$n: Int', { n: 'many' })).toBe(
    'Variable "$n" got invalid value "many".\nExpected type "Int", found "many".',
  )
})

it('misses what is required', () => {
  for (const variables of [{}, { n: null }])
    expect(fault('$n: Int!', variables)).toBe('Variable "$n" of required type "Int!" was not provided.')
  expect(fault('$n: Int! = 1', { n: null })).toBe('Variable "$n" of required type "Int!" was not provided.')
})
