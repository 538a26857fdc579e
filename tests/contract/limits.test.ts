/** What ordinary clients ask stays far below the service's limits. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getIntrospectionQuery, Kind, parse, print, separateOperations } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createDocuments, judgeCost, LIMITS, readDocument, SIZES } from '@semena/commerce/testing/parts'
import { ours } from './saleor.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
/** Lists are counted at their greatest length. */
const LONGEST = { first: 100, last: 100 }
const OF_LIMITS = /Limit|Cost|Depth|Alias|Field/
const documents = createDocuments(ours, { introspection: true })

interface Known {
  name: string
  source: string
}

const documentsOf = (app: string): Known[] =>
  Object.entries(
    separateOperations(
      parse(
        globSync(`${app}/src/**/*.graphql`, { cwd: root })
          .map((file) => read(file))
          .join('\n'),
      ),
    ),
  ).map(([name, document]) => ({ name, source: print(document) }))
const storefront = documentsOf('storefront')
const desk = documentsOf('desk')

const recorded: Known[] = globSync('tests/recordings/cases*/*.json', { cwd: root }).flatMap((file) => {
  const { documents: named = {}, cases } = JSON.parse(read(file)) as {
    documents?: Record<string, string>
    cases: { name: string; steps: { query?: string }[] }[]
  }
  return [
    ...Object.entries(named).map(([name, source]) => ({ name: `${file} ${name}`, source })),
    ...cases.flatMap((c) =>
      c.steps.flatMap((step) => (step.query ? [{ name: `${file} ${c.name}`, source: step.query }] : [])),
    ),
  ]
})

const usual: Known[] = [
  {
    name: 'a hundred products with variants, prices, media and attributes',
    source: `query($first: Int = 100) { products(first: $first, channel: "us") { totalCount pageInfo { endCursor hasNextPage }
      edges { cursor node { id name slug description thumbnail(size: 1024, format: WEBP) { url alt } category { id name slug }
        collections { id name slug } media { id url alt type } isAvailable
        attributes { attribute { id name slug } values { id name slug } }
        pricing { onSale priceRange { start { gross { amount currency } } stop { gross { amount currency } } } }
        variants { id name sku quantityAvailable media { url alt } attributes { attribute { slug } values { name slug } }
          pricing { price { gross { amount currency } } priceUndiscounted { gross { amount currency } } } } } } } }`,
  },
  {
    name: 'a menu of three levels',
    source: `{ menu(slug: "navbar", channel: "us") { items { ...I children { ...I children { ...I } } } } }
      fragment I on MenuItem { id name level url category { id slug name } collection { id slug name } page { id slug title } }`,
  },
  { name: 'the schema', source: getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true }) },
]

describe.each([
  ['of the storefront', storefront, 8],
  ['that were recorded', recorded, 4],
  ['of other clients', usual, 3],
] as const)('documents %s', (_name, known, margin) => {
  it('are far below every limit', () => {
    expect(known.length).toBeGreaterThan(1)
    expect(known.flatMap((one) => troubles(one, margin))).toEqual([])
  })
})

it('of storefront and desk fit into the cache together, twice', () => {
  const nodes = [...storefront, ...desk].map(({ source }) => readDocument(source).nodes)
  expect(nodes.reduce((sum, n) => sum + n, 0) * 2).toBeLessThan(SIZES.documents.nodes)
})

it('of the storefront and of other clients are all served', () => {
  const refused = [...storefront, ...usual].filter(({ source }) => !documents.prepare(source, undefined).ok)
  expect(refused.map(({ name }) => name)).toEqual([])
})

function troubles({ name, source }: Known, margin: number): string[] {
  return operationsOf(source).flatMap((operationName) => {
    const prepared = documents.prepare(source, operationName)
    // Some recorded documents are wrong on purpose, or ask for what is not served.
    if (!prepared.ok)
      return prepared.errors
        .map((e) => e.extensions.exception.code)
        .filter((code) => code !== 'GraphQLError' && OF_LIMITS.test(code))
        .map((code) => `${name}: ${code}`)
    const { plan } = prepared.operation
    const { cost } = judgeCost(plan, LONGEST)
    return [
      ...(cost * margin > LIMITS.operation.cost ? [`${name}: cost ${cost}`] : []),
      ...(plan.depth >= LIMITS.operation.depth ? [`${name}: depth ${plan.depth}`] : []),
      ...(plan.fields * 6 > LIMITS.operation.fields ? [`${name}: ${plan.fields} fields`] : []),
      ...(plan.aliases * 3 > LIMITS.operation.aliases ? [`${name}: ${plan.aliases} aliases`] : []),
    ]
  })
}

function operationsOf(source: string): (string | undefined)[] {
  try {
    const operations = parse(source).definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION)
    return operations.length > 1 ? operations.map((o) => o.name?.value) : [undefined]
  } catch {
    return [undefined]
  }
}
