/** Reads which of our own files imports which, and finds circles in such a graph. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * An import of our own code. Paths begin at the repository's root. `target` is the imported file, or the specifier
 * where no file belongs to it.
 */
export interface Import {
  file: string
  target: string
  specifier: string
  /** The imported names; `*` stands for all of them. */
  names: string[]
}

export const ROOMS = ['contract', 'plates', 'ui', 'commerce', 'storefront', 'desk', 'shop', 'tests'] as const

/** Files that tools write. */
const NOT_OURS = /node_modules|\/dist\/|\.generated\.|routeTree\.gen|\/paraglide\//
const IMPORT =
  /\b(?:import|export)\s+(?:type\s+)?([\w*{}\s,$]*?)\s*from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g

/** By each package's name, what its package.json exports. */
const offers = new Map(
  ROOMS.map((room) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')) as {
      name: string
      exports?: Record<string, string>
    }
    return [name, { room, exports }]
  }),
)

/** The file behind a specifier such as `@semena/contract/money`; undefined if its package does not export it. */
export function entry(specifier: string): string | undefined {
  const [scope, name, ...rest] = specifier.split('/')
  const found = offers.get(`${scope}/${name}`)
  if (!found) return undefined
  const key = ['.', ...rest].join('/')
  if (found.exports[key]) return join(found.room, found.exports[key])
  for (const [pattern, file] of Object.entries(found.exports)) {
    const [before, after] = pattern.split('*') as [string, string?]
    if (after !== undefined && key.startsWith(before) && key.endsWith(after))
      return join(found.room, file.replace('*', key.slice(before.length, key.length - after.length || undefined)))
  }
  return undefined
}

/**
 * Every import of our own code in these packages, type imports included. Tests are left out unless `withTests` is true.
 */
export function importsOf(rooms: readonly string[], { withTests = false } = {}): Import[] {
  const found: Import[] = []
  for (const file of globSync(
    rooms.map((room) => `${room}/**/*.{ts,tsx,mjs}`),
    { cwd: root },
  ).sort()) {
    if (NOT_OURS.test(file) || (!withTests && /\.test\.tsx?$/.test(file))) continue
    for (const [, taken = '*', from, bare] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const specifier = from ?? bare!
      const names = /\{([^}]*)\}/.exec(taken)?.[1]
      const target = specifier.startsWith('.')
        ? relative(root, join(root, dirname(file), specifier)).replace(/\?.*$/, '')
        : specifier.startsWith('@semena/')
          ? (entry(specifier.replace(/\?.*$/, '')) ?? specifier)
          : undefined
      if (target === undefined) continue
      found.push({
        file,
        target,
        specifier,
        names: names
          ? names
              .split(',')
              .map((n) =>
                n
                  .trim()
                  .replace(/^type\s+/, '')
                  .replace(/\s+as\s.*/, ''),
              )
              .filter(Boolean)
          : ['*'],
      })
    }
  }
  return found
}

/** A graph: each node with the nodes that its edges lead to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

export function graph(edges: Iterable<readonly [string, string]>): Graph {
  const all = new Map<string, Set<string>>()
  for (const [from, to] of edges) all.set(from, (all.get(from) ?? new Set<string>()).add(to))
  return all
}

/** For each circle of the graph one of its shortest forms, as `a → b → a`. */
export function circles(of: Graph): string[] {
  const found = new Map<string, string>()
  for (const start of of.keys()) {
    const path = way(of, start)
    const key = path && [...new Set(path)].sort().join()
    if (key && !found.has(key)) found.set(key, path.join(' → '))
  }
  return [...found.values()]
}

/** The shortest path from a node back to itself. */
function way(of: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  for (const queue = [start]; queue.length > 0;) {
    const at = queue.shift()!
    for (const next of of.get(at) ?? []) {
      if (next === start) {
        const path = [start]
        for (let step = at; step !== start; step = cameFrom.get(step)!) path.unshift(step)
        return [start, ...path]
      }
      if (!cameFrom.has(next)) {
        cameFrom.set(next, at)
        queue.push(next)
      }
    }
  }
  return undefined
}
