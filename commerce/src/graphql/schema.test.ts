/** The schema can be read by the tools of other clients. */
import { buildClientSchema, buildSchema, getIntrospectionQuery, graphqlSync, type IntrospectionQuery } from 'graphql'
import { expect, test } from 'vitest'
import { resolvers, typeDefs } from './schema.ts'

const ask = (options: object) =>
  graphqlSync({ schema: buildSchema(typeDefs), source: getIntrospectionQuery(options) })
    .data as unknown as IntrospectionQuery

test('a tool that does not ask for deprecated arguments gets them all the same', () => {
  const products = buildClientSchema(ask({ inputValueDeprecation: false }))
    .getQueryType()!
    .getFields().products!
  expect(products.args.map((a) => a.name)).toContain('filter')
})

test('a deprecated field says so', () => {
  const shop = buildClientSchema(ask({})).getType('ProductType') as { getFields(): Record<string, object> }
  expect(shop.getFields().hasVariants).toHaveProperty('deprecationReason', expect.any(String))
})

test('directives stand only where every version of the language has them', () => {
  const known =
    /^(?:FIELD|FRAGMENT_SPREAD|INLINE_FRAGMENT|FIELD_DEFINITION|ARGUMENT_DEFINITION|INPUT_FIELD_DEFINITION|ENUM_VALUE|SCALAR|INPUT_OBJECT)$/
  for (const { name, locations } of ask({}).__schema.directives)
    expect({ name, odd: locations.filter((l) => !known.test(l)) }).toEqual({ name, odd: [] })
})

test('every operation that the schema names is served', () => {
  const schema = buildSchema(typeDefs)
  const served: Readonly<Record<string, object>> = resolvers
  const missing = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
    Object.keys(root.getFields()).flatMap((field) =>
      field in (served[root.name] ?? {}) ? [] : [`${root.name}.${field}`],
    ),
  )
  expect(missing).toEqual([])
})
