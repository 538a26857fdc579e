/**
 * What a rule of the catalogue covers, as rows that can be read: groups that must all hold, each a list of kinds of goods
 * of which one is enough.
 */
export const KINDS = ['products', 'variants', 'categories', 'collections'] as const
export type Kind = (typeof KINDS)[number]

/** Goods of one kind, of which any is enough. */
export interface Condition {
  kind: Kind
  ids: string[]
}

/** All groups must hold; of a group's conditions one is enough. */
export type Groups = Condition[][]

const NAMES: Record<Kind, string> = {
  products: 'productPredicate',
  variants: 'variantPredicate',
  categories: 'categoryPredicate',
  collections: 'collectionPredicate',
}

type Given = Record<string, unknown>
const isGiven = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a stored predicate; null for one that asks for more than these rows can say. */
export function readGroups(found: unknown): Groups | null {
  const given = typeof found === 'string' ? (JSON.parse(found) as unknown) : (found ?? {})
  if (!isGiven(given)) return null
  const entries = Object.entries(given).filter(([, value]) => value !== null)
  if (entries.length === 0) return []
  if (entries.length === 1 && entries[0]![0] === 'AND') {
    const parts = (entries[0]![1] as unknown[]).map(readGroups)
    return parts.some((part) => part === null) ? null : parts.flatMap((part) => part!)
  }
  if (entries.length === 1 && entries[0]![0] === 'OR') {
    const parts = (entries[0]![1] as unknown[]).map(readGroups)
    // Within a group nothing can be asked for beside something else.
    if (parts.some((part) => part === null || part.length > 1)) return null
    const group = parts.flatMap((part) => part![0] ?? [])
    return group.length ? [group] : []
  }
  const groups = entries.map(([name, value]): Condition[] | null => {
    const kind = KINDS.find((one) => NAMES[one] === name)
    if (!kind || !isGiven(value)) return null
    const asked = Object.entries(value).filter(([, part]) => part !== null)
    const [only] = asked
    if (asked.length !== 1 || only![0] !== 'ids' || !Array.isArray(only![1])) return null
    return [{ kind, ids: only![1] as string[] }]
  })
  return groups.some((group) => group === null) ? null : (groups as Groups)
}

/** The predicate of the rows; rows without goods ask for nothing. */
export function predicateOf(groups: Groups): Record<string, unknown> {
  const parts = groups
    .map((group) => group.filter(({ ids }) => ids.length > 0))
    .filter((group) => group.length > 0)
    .map((group) => ({ OR: group.map(({ kind, ids }) => ({ [NAMES[kind]]: { ids } })) }))
  return parts.length === 0 ? {} : parts.length === 1 ? parts[0]! : { AND: parts }
}

/** What a variant must be known by, so that it can be told whether a rule covers it. */
export interface Goods {
  variantId: string
  productId: string
  categoryId: string | null
  collectionIds: readonly string[]
}

/** Whether the rows cover a variant; without rows nothing is covered. */
export function covers(groups: Groups, goods: Goods): boolean {
  const asked = groups.map((group) => group.filter(({ ids }) => ids.length > 0)).filter((group) => group.length > 0)
  return asked.length > 0 && asked.every((group) => group.some((condition) => holds(condition, goods)))
}

function holds({ kind, ids }: Condition, goods: Goods): boolean {
  if (kind === 'products') return ids.includes(goods.productId)
  if (kind === 'variants') return ids.includes(goods.variantId)
  if (kind === 'categories') return goods.categoryId !== null && ids.includes(goods.categoryId)
  return goods.collectionIds.some((id) => ids.includes(id))
}
