/** Our schema is a subset of Saleor's, so that a client written for ours works with a Saleor. */
import { buildSchema, validateSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { ours, saleor } from './saleor.ts'
import { subsetFaults } from './subset.ts'

describe('our schema', () => {
  it('is valid', () => {
    expect(validateSchema(ours).map((e) => e.message)).toEqual([])
  })

  it('is a structural subset of Saleor 3.23', () => {
    expect(subsetFaults(ours, saleor)).toEqual([])
  })
})

describe('a structural subset', () => {
  const theirs = buildSchema(`
    interface Node { id: ID! }
    type Thing implements Node { id: ID! name(size: Int = 3, format: Format): String! parts: [Thing!] }
    enum Format { AVIF WEBP }
    union Any = Thing | Other
    type Other { id: ID! }
    input Wish { name: String! size: Int note: String! = "" }
    type Query { thing(wish: Wish!, id: ID): Thing any: Any }`)
  const faults = (sdl: string) => subsetFaults(buildSchema(sdl), theirs)

  it('may leave out what nobody has to give', () => {
    expect(
      faults('type Thing { id: ID! } input Wish { name: String! } type Query { thing(wish: Wish!): Thing }'),
    ).toEqual([])
  })

  it.each([
    ['a type of its own', 'type Query { more: More } type More { id: ID }', 'More: there is no such type'],
    ['another kind', 'type Query { any: Any } type Any { id: ID }', 'Any: is Union, not Object'],
    ['a field of its own', 'type Query { thing(wish: ID): Int }', 'Query.thing: is Thing, not Int'],
    [
      'another nullability',
      'type Thing { name: String } type Query { any: Thing }',
      'Thing.name: is String!, not String',
    ],
    [
      'an argument of its own',
      'type Thing { name(width: Int): String! } type Query { any: Thing }',
      'Thing.name(width): there is no such input',
    ],
    [
      'another default',
      'type Thing { name(size: Int = 4): String! } type Query { any: Thing }',
      'Thing.name(size): its default is 3, not 4',
    ],
    [
      'a required argument left out',
      'type Thing { id: ID! } type Query { thing: Thing }',
      'Query.thing(wish): is required there and missing here',
    ],
    [
      'a required input left out',
      'input Wish { size: Int } type Thing { id: ID! } type Query { thing(wish: Wish!): Thing }',
      'Wish(name): is required there and missing here',
    ],
    ['a value of its own', 'enum Format { AVIF GIF } type Query { any: Format }', 'Format: there is no value GIF'],
    [
      'an interface of its own',
      'interface Named { id: ID! } type Other implements Named { id: ID! } type Query { any: Other }',
      'Other: there is no interface Named',
    ],
    [
      'a member of its own',
      'union Any = Other | Query type Other { id: ID! } type Query { any: Any }',
      'Any: there is no member Query',
    ],
  ])('is not one with %s', (_, sdl, fault) => {
    expect(faults(sdl)).toContain(fault)
  })
})
