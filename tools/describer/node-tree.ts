/** Reads the form in which PostgreSQL writes the trees of parsed statements (`pg_node_tree`). */

/** A node such as `{VAR :varno 1 …}`; `is` is its kind. */
export interface Node {
  is: string
  [field: string]: Value
}
export type Value = Node | Value[] | string | null

/**
 * Matches one word: blanks separate words, brackets are words of their own, and a backslash quotes the next character.
 */
const WORD = /[{}()]|(?:\\[\s\S]|[^\s{}()\\])+/g

/** Parses the text of a tree. */
export function readTree(text: string): Value {
  const words = text.match(WORD) ?? []
  let at = 0
  const plain = (word: string): string | null => {
    if (word === '<>') return null
    const bare = word.startsWith('"') && word.endsWith('"') && word.length > 1 ? word.slice(1, -1) : word
    return bare.replace(/\\([\s\S])/g, '$1')
  }
  const value = (): Value => {
    const word = words[at++]!
    if (word === '{') return node()
    if (word !== '(') return plain(word)
    const list: Value[] = []
    while (words[at] !== ')') list.push(value())
    at++
    return list
  }
  const node = (): Node => {
    const made: Node = { is: words[at++]! }
    while (words[at] !== '}') {
      const field = words[at++]!.slice(1)
      const values: Value[] = []
      while (words[at] !== '}' && !words[at]!.startsWith(':')) values.push(value())
      made[field] = values.length === 1 ? values[0]! : values
    }
    at++
    return made
  }
  return value()
}

export const isNode = (value: Value | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const nodesOf = (value: Value | undefined): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** The numbers of a list such as `(b 1 2)`, `(i 1 2)` or `(o 1 2)`. */
export const numbersOf = (value: Value | undefined): number[] =>
  Array.isArray(value) ? value.slice(1).map(Number) : []

/** Every node of a tree, at any depth. */
export function* everyNode(value: Value | undefined): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* everyNode(each)
  else if (isNode(value)) {
    yield value
    for (const each of Object.values(value)) if (typeof each === 'object') yield* everyNode(each)
  }
}
