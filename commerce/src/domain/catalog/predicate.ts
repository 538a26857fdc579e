/** Saleor's predicate of a catalogue rule, as it is stored, read into the condition that the database checks. */
import type { CatalogueCondition, ThingCondition } from '../../db/queries/promotion/rule-variants.ts'
import { intKey } from '../global-id.ts'

type Given = Record<string, unknown>

const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): Given[] => (Array.isArray(value) ? value.filter(isGiven) : [])
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((v): v is string => typeof v === 'string') : []

/** `{eq}` or `{oneOf}`; undefined where neither is given. */
function oneOf(value: unknown): string[] | undefined {
  if (!isGiven(value)) return undefined
  return typeof value.eq === 'string' ? [value.eq] : textsOf(value.oneOf)
}

const keys = (ids: readonly string[] | undefined, type: string): number[] | undefined =>
  ids?.flatMap((id) => intKey(id, type) ?? [])

function readThing(given: Given, type: string): ThingCondition {
  const metadata = listOf(given.metadata).flatMap(({ key, value }) =>
    typeof key === 'string' ? [{ key, value: typeof value === 'string' ? value : null }] : [],
  )
  const read = {
    ids: given.ids == null ? undefined : keys(textsOf(given.ids), type),
    sku: oneOf(given.sku),
    name: oneOf(given.name),
    slug: oneOf(given.slug),
    typeIds: keys(oneOf(given.productType), 'ProductType'),
    categoryIds: keys(oneOf(given.category), 'Category'),
    collectionIds: keys(oneOf(given.collection), 'Collection'),
    hasCategory: typeof given.hasCategory === 'boolean' ? given.hasCategory : undefined,
    metadata: metadata.length ? metadata : undefined,
    all: given.AND == null ? undefined : listOf(given.AND).map((x) => readThing(x, type)),
    any: given.OR == null ? undefined : listOf(given.OR).map((x) => readThing(x, type)),
  }
  return defined(read)
}

/** Without the properties that are not given. */
const defined = <T extends object>(o: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(o).filter(([, v]) => v !== undefined)) as never

/** The condition of a stored predicate; an empty one covers nothing, and what is empty within one asks for nothing. */
export function readPredicate(given: Given): CatalogueCondition {
  const thing = (name: string, type: string) =>
    isGiven(given[name]) && Object.keys(given[name]).length > 0 ? readThing(given[name], type) : undefined
  return defined({
    variants: thing('variantPredicate', 'ProductVariant'),
    products: thing('productPredicate', 'Product'),
    categories: thing('categoryPredicate', 'Category'),
    collections: thing('collectionPredicate', 'Collection'),
    all: given.AND == null ? undefined : listOf(given.AND).map(readPredicate),
    any: given.OR == null ? undefined : listOf(given.OR).map(readPredicate),
  })
}
