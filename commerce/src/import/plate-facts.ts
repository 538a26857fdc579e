/** The facts from which a variety's plates are drawn: its attributes in the folder, else those in the shop. */
import type { PlateFacts, PlateKind } from '@semena/plates'
import { type Queryable, statement } from '../db/statements/statement.ts'

/** Attributes that plates show, by slug. */
const PLATE_ATTRIBUTES = [
  'catalogue-number',
  'genotype-indica',
  'genotype-sativa',
  'height',
  'aroma',
  'genetics',
] as const

const KINDS: readonly PlateKind[] = ['feminized', 'autoflowering', 'regular']

/** A product's values by attribute, as far as plates show them. */
export type Facts = Map<string, string[]>

const IMPORT_KNOWN_FACTS = statement(
  'import_known_facts',
  `select p.slug as product, a.slug as attribute, array_agg(coalesce(v.numeric::text, v.slug) order by pv.sort) as "values!"
      from product_attribute_values pv join products p on p.id = pv.product_id
      join attributes a on a.id = pv.attribute_id join attribute_values v on v.id = pv.value_id
      where a.slug = any($1) and p.slug = any($2) group by p.slug, a.slug`,
)

/** The facts that the shop has of products, by their slugs. */
export async function knownFacts(on: Queryable, slugs: readonly string[]): Promise<Map<string, Facts>> {
  const rows = await IMPORT_KNOWN_FACTS.many(on, PLATE_ATTRIBUTES, slugs)
  const facts = new Map<string, Facts>()
  for (const { product, attribute, values } of rows) {
    const own = facts.get(product)
    if (own) own.set(attribute, values)
    else facts.set(product, new Map([[attribute, values]]))
  }
  return facts
}

/** What plates of a product are drawn from; a fact that is missing has a usual value. */
export function plateFacts(slug: string, name: string, own: Facts | undefined, maker: string): PlateFacts {
  const number = (attribute: (typeof PLATE_ATTRIBUTES)[number], otherwise: number): number => {
    const value = Number(own?.get(attribute)?.[0] ?? Number.NaN)
    return Number.isFinite(value) ? value : otherwise
  }
  const indica = number('genotype-indica', 100 - number('genotype-sativa', 50))
  return {
    slug,
    name,
    maker,
    number: number('catalogue-number', 1),
    indica,
    sativa: number('genotype-sativa', 100 - indica),
    heightCm: number('height', 120),
    aroma: own?.get('aroma') ?? [],
    kind: KINDS.find((kind) => kind === own?.get('genetics')?.[0]) ?? 'feminized',
  }
}
