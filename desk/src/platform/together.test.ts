/** Queries that are asked together. */
import { expect, it } from 'vitest'
import { together } from './together.ts'

const orders = { source: 'query A($search:String!){orders(search:$search){edges{node{id}}}}' }
const pages = { source: 'query B($search:String!){pages(filter:{search:$search}){totalCount}}' }

it('ask for all that each of them asks for', () => {
  expect(together('Both', [orders, pages])).toBe(
    'query Both($search:String!){orders(search:$search){edges{node{id}}} pages(filter:{search:$search}){totalCount}}',
  )
})

it.each([
  ['other variables', { source: 'query C($id:ID!){page(id:$id){id}}' }],
  ['no variables', { source: 'query C{shop{name}}' }],
  ['a fragment', { source: 'query C($search:String!){pages{...F}}fragment F on Page{id}' }],
  ['a mutation', { source: 'mutation C($search:String!){a(search:$search){id}}' }],
])('are not asked with one that has %s', (_, other) => {
  expect(() => together('Both', [orders, other])).toThrow(/together/)
})

it('are some', () => {
  expect(() => together('None', [])).toThrow(/together/)
})
