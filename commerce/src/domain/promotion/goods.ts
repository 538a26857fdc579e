/** Predicates that name goods one by one, as imports and older sales do: any of these products, variants, collections or categories. */
import { readPredicate } from '../catalog/predicate.ts'
import { toGlobalId } from '../global-id.ts'

export interface Goods {
  products: readonly number[]
  variants: readonly number[]
  collections: readonly number[]
  categories: readonly number[]
}

/** The goods that a predicate names; of each kind the first place where it is named counts. */
export function goodsOf(predicate: Record<string, unknown> | null | undefined): Goods {
  const { any = [], ...own } = readPredicate(predicate ?? {})
  const parts = [own, ...any]
  const of = (kind: keyof Goods) => parts.find((part) => part[kind])?.[kind]?.ids ?? []
  return {
    products: of('products'),
    variants: of('variants'),
    collections: of('collections'),
    categories: of('categories'),
  }
}

/** The predicate that covers any of these goods. */
export function predicateOf(goods: Goods): Record<string, unknown> {
  const parts = (
    [
      ['productPredicate', 'Product', goods.products],
      ['variantPredicate', 'ProductVariant', goods.variants],
      ['collectionPredicate', 'Collection', goods.collections],
      ['categoryPredicate', 'Category', goods.categories],
    ] as const
  ).flatMap(([name, type, ids]) => (ids.length ? [{ [name]: { ids: ids.map((id) => toGlobalId(type, id)) } }] : []))
  return parts.length ? { OR: parts } : {}
}
