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
 * `isSet` names the lists whose entries stand for themselves, each once: what one added or took away is then brought
 * together with what the other did. Every other list is one value.
 */
export function merge<Tree>(base: Tree, theirs: Tree, mine: Tree, isSet: (path: Path) => boolean = () => false) {
  const merged: Merged<Tree> = { tree: mine, taken: [], conflicts: [] }
  for (const difference of differences(base, theirs)) {
    const { path, from, to } = difference
    const own = valueAt(mine, path)
    if (isSame(own, to)) continue
    const both = isSame(own, from) ? to : isSet(path) ? mergeLists(from, to, own) : undefined
    if (both === undefined && !isSame(own, from)) {
      merged.conflicts.push({ ...difference, mine: own })
      continue
    }
    merged.tree = withValue(merged.tree, path, both)
    merged.taken.push(difference)
  }
  return merged
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && new Set(value).size === value.length && value.every((one) => typeof one === 'string')

/** Both lists of one: undefined where both put the same entries into another order. */
function mergeLists(base: unknown, theirs: unknown, mine: unknown): string[] | undefined {
  if (!isList(base) || !isList(theirs) || !isList(mine)) return undefined
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
    if (valueAt(tree, above) === undefined) return withValue(tree, above, valueAt(theirs, above))
  }
  return withValue(tree, path, valueAt(theirs, path))
}
