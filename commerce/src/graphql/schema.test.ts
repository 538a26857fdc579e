/** The schema can be read by the tools of other clients. */
import {
  buildASTSchema,
  buildClientSchema,
  getIntrospectionQuery,
  graphqlSync,
  type IntrospectionQuery,
  validateSchema,
} from 'graphql'
import { expect, test } from 'vitest'
import { executableSchema, newSchema, schemaDocument } from './schema.ts'

const ask = (options: object) =>
  graphqlSync({ schema: newSchema(), source: getIntrospectionQuery(options) }).data as unknown as IntrospectionQuery

test('the schema is right', () => {
  // Throws where the document is not.
  expect(validateSchema(buildASTSchema(schemaDocument))).toEqual([])
})

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
  const schema = executableSchema()
  const missing = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
    Object.values(root.getFields()).flatMap(({ name, resolve }) => (resolve ? [] : [`${root.name}.${name}`])),
  )
  expect(missing).toEqual([])
})
