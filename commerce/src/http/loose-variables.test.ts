/** Numbers in texts and ids in lists are read as Saleor reads them; everything else stays as it came. */
import { buildSchema, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { expect, it } from 'vitest'
import { looseVariables } from './loose-variables.ts'

const schema = buildSchema(`
  type Query { a(rate: Float, rates: [Float!], ids: [ID!], input: In): Int }
  input In { rate: Float!, more: [In!], name: String, id: ID }`)
const read = (types: string, variables: Record<string, unknown>) => {
  const [definition] = parse(`query(${types}) { __typename }`).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
  return looseVariables(schema, definition satisfies OperationDefinitionNode)(variables)
}

it('takes numbers that are texts, in inputs and lists as well', () => {
  expect(read('$r: Float, $l: [Float!]', { r: '10.0', l: ['1', 2, 'x', null] })).toEqual({
    r: 10,
    l: [1, 2, 'x', null],
  })
  expect(read('$i: In', { i: { rate: ' -1.5 ', name: '7', more: [{ rate: '2' }] } })).toEqual({
    i: { rate: -1.5, name: '7', more: [{ rate: 2 }] },
  })
})

it('takes whole numbers that are texts, and leaves others to be refused', () => {
  expect(read('$n: Int!, $l: [Int]', { n: '2', l: ['-3', '2.5', '', 'x', null, 4] })).toEqual({
    n: 2,
    l: [-3, '2.5', '', 'x', null, 4],
  })
})

it('takes an id out of a list of one', () => {
  expect(read('$ids: [ID!], $i: In', { ids: [['a'], 'b'], i: { rate: 1, id: ['c'] } })).toEqual({
    ids: ['a', 'b'],
    i: { rate: 1, id: 'c' },
  })
})

it('leaves alone what it does not know', () => {
  const variables = { other: '1', r: undefined, s: '2' }
  expect(read('$r: Float, $s: String, $n: Nothing', variables)).toEqual(variables)
})

it('reads no number in a text that is longer than numbers are, in no time', () => {
  const began = process.cpuUsage()
  const texts = ['1'.repeat(200_000), `${'1'.repeat(900)}x`, `.${'1'.repeat(200_000)}e`]
  expect(read('$l: [Float!], $n: [Int!]', { l: texts, n: texts })).toEqual({ l: texts, n: texts })
  expect(process.cpuUsage(began).user).toBeLessThan(300_000)
})
