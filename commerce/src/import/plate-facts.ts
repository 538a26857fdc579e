/** The facts from which a variety's plates are drawn: its attributes in the folder, else those in the shop. */
import type { PlateFacts, PlateKind } from '@semena/plates'

/** Attributes that plates show, by slug. */
export const PLATE_ATTRIBUTES = [
  'catalogue-number',
  'genotype-indica',
  'genotype-sativa',
  'height',
  'aroma',
  'genetics',
] as const

const KINDS: readonly PlateKind[] = ['feminized', 'autoflowering', 'regular']

/** Names of products, and their values by product and attribute. */
interface Varieties {
  products: ReadonlyMap<string, { name: string }>
  facts: ReadonlyMap<string, ReadonlyMap<string, string[]>>
}

/** The facts of a product by its slug; a fact that is missing has a usual value. */
export function plateFacts({ facts, products }: Varieties, slug: string): PlateFacts {
  const own = facts.get(slug)
  const number = (attribute: (typeof PLATE_ATTRIBUTES)[number], otherwise: number): number => {
    const value = Number(own?.get(attribute)?.[0] ?? Number.NaN)
    return Number.isFinite(value) ? value : otherwise
  }
  const indica = number('genotype-indica', 100 - number('genotype-sativa', 50))
  return {
    slug,
    name: products.get(slug)!.name,
    number: number('catalogue-number', 1),
    indica,
    sativa: number('genotype-sativa', 100 - indica),
    heightCm: number('height', 120),
    aroma: own?.get('aroma') ?? [],
    kind: KINDS.find((kind) => kind === own?.get('genetics')?.[0]) ?? 'feminized',
  }
}
