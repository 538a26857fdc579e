/** Compares two states of a form field by field, and brings together what two people changed. */

export type Path = readonly string[]

export interface Difference {
  path: Path
  from: unknown
  to: unknown
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isSame = (a: unknown, b: unknown): boolean => {
  if (isTree(a) && isTree(b)) return differences(a, b).length === 0
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The fields that differ: as deep as both sides have the same shape. A list is one field. */
export function differences(from: unknown, to: unknown, path: Path = []): Difference[] {
  if (isTree(from) && isTree(to))
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
      differences(from[key], to[key], [...path, key]),
    )
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path, from, to }]
}

export const valueAt = (tree: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (isTree(at) ? at[key] : undefined), tree)

/** The tree with another value in one place; undefined takes the place away. */
export function withValue<Tree>(tree: Tree, path: Path, value: unknown): Tree {
  const [key, ...rest] = path
  if (key === undefined) return value as Tree
  const copy: Record<string, unknown> = { ...(tree as Record<string, unknown>) }
  const next = rest.length === 0 ? value : withValue(copy[key] ?? {}, rest, value)
  if (next === undefined) delete copy[key]
  else copy[key] = next
  return copy as Tree
}

export interface Conflict extends Difference {
  /** What was typed here. `from` is what both began with, `to` what the other saved. */
  mine: unknown
}

export interface Merged<Tree> {
  /** Mine, with what only the other changed. */
  tree: Tree
  /** What only the other changed. */
  taken: Difference[]
  /** What both changed, each in another way; the tree has mine. */
  conflicts: Conflict[]
}

/**
 * Tells of a list whether its entries stand for themselves, each once: what one added or took away is then brought
 * together with what the other did. Every other list is one value. It is told what both have in the end.
 */
export type IsSet<Tree> = (path: Path, both: readonly Tree[]) => boolean

export function merge<Tree>(base: Tree, theirs: Tree, mine: Tree, isSet: IsSet<Tree> = () => false): Merged<Tree> {
  const merged: Merged<Tree> = { tree: mine, taken: [], conflicts: [] }
  for (const difference of differences(base, theirs)) {
    const { path, from, to } = difference
    const own = valueAt(mine, path)
    if (isSame(own, to)) continue
    // A field of something that was taken away here is asked about with it, also where the other has filled an empty one.
    const isThere = path.length === 0 || isTree(valueAt(mine, path.slice(0, -1)))
    const isUntouched = isThere && isSame(own, from)
    const both = isUntouched ? to : isThere && isSet(path, [theirs, mine]) ? mergeLists(from, to, own) : undefined
    if (both === undefined && !isUntouched) {
      merged.conflicts.push({ ...difference, mine: own })
      continue
    }
    merged.tree = withValue(merged.tree, path, both)
    merged.taken.push(difference)
  }
  return merged
}

/** What an entry of a list is known by: itself, or its id. */
const keyOf = (entry: unknown): string | undefined => {
  const key = isTree(entry) ? entry['id'] : entry
  return typeof key === 'string' ? key : undefined
}

/** The keys of a list whose entries stand for themselves, each once; undefined for any other value. */
function keysOf(list: unknown): string[] | undefined {
  if (!Array.isArray(list)) return undefined
  const keys = list.map(keyOf).filter((key) => key !== undefined)
  return keys.length === list.length && new Set(keys).size === keys.length ? keys : undefined
}

/** Both lists of one: undefined where both put the same entries into another order. What is not there is an empty one. */
function mergeLists(from: unknown = [], to: unknown = [], own: unknown = []): unknown[] | undefined {
  const [base, theirs, mine] = [keysOf(from), keysOf(to), keysOf(own)]
  if (!base || !theirs || !mine) return undefined
  const both = mergeKeys(base, theirs, mine)
  const entries = new Map([own, to].flatMap((list) => (list as unknown[]).map((entry) => [keyOf(entry), entry])))
  return both?.map((key) => entries.get(key))
}

function mergeKeys(base: string[], theirs: string[], mine: string[]): string[] | undefined {
  const isMoved = (list: string[]): boolean =>
    !isSame(
      base.filter((one) => list.includes(one)),
      list.filter((one) => base.includes(one)),
    )
  if (isMoved(theirs) && isMoved(mine)) return undefined
  // In the order of whoever moved something, with what the other added behind what it stood behind there.
  const [first, second] = isMoved(theirs) ? [theirs, mine] : [mine, theirs]
  const both = first.filter((one) => second.includes(one) || !base.includes(one))
  for (const [place, one] of second.entries())
    if (!base.includes(one) && !both.includes(one))
      both.splice(place === 0 ? 0 : both.indexOf(second[place - 1]!) + 1 || both.length, 0, one)
  return both
}

/** Takes the other's value for a conflict. What was removed here comes back whole. */
export function takeTheirs<Tree>(tree: Tree, theirs: Tree, path: Path): Tree {
  for (let depth = 1; depth < path.length; depth++) {
    const above = path.slice(0, depth)
    if (!isTree(valueAt(tree, above))) return withValue(tree, above, valueAt(theirs, above))
  }
  return withValue(tree, path, valueAt(theirs, path))
}
