/** Finds the regular expressions of a source file, and proves that each is linear. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import type * as Recheck from 'recheck'

export interface Found {
  /** The pattern as it is written, `/…/g`; null where it is made from a text at run time. */
  pattern: string | null
  where: string
}

/** The one function that may make patterns from texts. */
const MAKER = 'contract/src/pattern.ts'
/** The longest that one proof may take, in milliseconds; on a platform without a compiled prover it takes longer. */
const LONGEST_MS = 120_000

/** Methods of texts that make a pattern of whatever text they are given. */
const SEARCHES: ReadonlySet<string | undefined> = new Set(['match', 'matchAll', 'search'])

interface Node {
  type: string
  start: number
  name?: string
  regex?: { pattern: string; flags: string }
  callee?: Node
  property?: Node
  arguments?: Node[]
  [part: string]: unknown
}

/** The patterns of a file, and the places where one is made from a text, by its name or by a search. */
export function patternsIn(file: string, text: string): Found[] {
  const found: Found[] = []
  const named = new Set([...text.matchAll(/^const (\w+) =\s+\/[^/*]/gm)].map(([, name]) => name))
  const isPattern = ({ regex, name }: Node): boolean => regex !== undefined || named.has(name)
  // Those of other things than texts take something else than one argument.
  const isSearch = ({ callee, arguments: given = [] }: Node): boolean =>
    SEARCHES.has(callee?.property?.name) && given.length === 1 && !isPattern(given[0]!)
  const where = ({ start }: Node): string => `${file}:${text.slice(0, start).split('\n').length}`
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look)
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    if (node.type === 'Literal' && node.regex)
      found.push({ pattern: `/${node.regex.pattern}/${node.regex.flags}`, where: where(node) })
    else if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const isMade = node.callee?.type === 'Identifier' && node.callee.name === 'RegExp' && file !== MAKER
      if (isMade || isSearch(node)) found.push({ pattern: null, where: where(node) })
    }
    for (const [name, part] of Object.entries(node)) if (name !== 'regex') look(part)
  }
  look(parseSync(file, text).program)
  return found
}

/** The patterns of postal codes, which stand in tables and are read by `patternOf`. */
export function patternsOfTables(root: string): Found[] {
  const table = <T>(file: string): [string, T][] =>
    Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, T>)
  const service = 'commerce/src/domain/address/countries.json'
  const storefront = 'storefront/src/features/address/rules.json'
  const codes = table<[string, string, string, string, [string, string?][]?]>(service).flatMap(
    ([country, [, , , postal, areas = []]]) => [
      ...(postal ? [{ pattern: `/^(?:${postal})$/`, where: `${service} ${country}` }] : []),
      ...areas.flatMap(([, zip]) => (zip ? [{ pattern: `/^(?:${zip})/`, where: `${service} ${country}` }] : [])),
    ],
  )
  const shown = table<{ postal?: string }>(storefront).flatMap(([country, { postal }]) =>
    postal ? [{ pattern: `/^(?:${postal})$/`, where: `${storefront} ${country}` }] : [],
  )
  return [...codes, ...shown]
}

/** What is wrong with patterns, a line each, and which are linear. Those of `known` are not looked at again. */
export async function prove(
  found: readonly Found[],
  known: ReadonlySet<string> = new Set(),
): Promise<{ faults: string[]; proven: string[] }> {
  const check = prover()
  const faults: string[] = []
  const proven = new Set<string>()
  const places = new Map<string, string[]>()
  for (const { pattern, where } of found) {
    if (pattern === null) faults.push(`${where}: a pattern from a text is made by patternOf alone (${MAKER})`)
    else places.set(pattern, [...(places.get(pattern) ?? []), where])
  }
  for (const [pattern, at] of places) {
    const end = pattern.lastIndexOf('/')
    const source = pattern.slice(1, end)
    const answer =
      known.has(pattern) || isBounded(source)
        ? null
        : await check(source, pattern.slice(end + 1), { timeout: LONGEST_MS })
    if (!answer || answer.status === 'safe') proven.add(pattern)
    else
      faults.push(
        `${at.join(', ')}: ${pattern} is ${answer.status === 'vulnerable' ? answer.complexity.summary : 'not proven'}`,
      )
  }
  return { faults, proven: [...proven] }
}

/** From each place of a text so many ways may be tried. */
const MOST_WAYS = 1000

/**
 * Whether a pattern has no part that repeats without an end, nor a group that repeats at all, so that from each place of
 * a text only a few ways can be tried, however long it is. Most patterns are so, and need no prover.
 */
function isBounded(source: string): boolean {
  const bare = source.replaceAll(/\\(?:[pP]\{[^}]*\}|[^pP])/g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
  if (/[*+]|\{\d+,\}|\)\{|\\|\(\?[<=!]/.test(bare)) return false
  const ways = [...bare.matchAll(/\{(\d+)(?:,(\d+))?\}|[^(?]\?/g)].map(([, least, most]) =>
    least === undefined ? 2 : Number(most ?? least) - Number(least) + 1,
  )
  return ways.reduce((all, one) => all * one, 1) <= MOST_WAYS
}

/** The compiled prover where there is one for this platform, else the same in JavaScript. */
function prover(): typeof Recheck.check {
  const require = createRequire(import.meta.url)
  const system = { linux: 'linux', darwin: 'macos', win32: 'windows' }[process.platform as string] ?? process.platform
  try {
    createRequire(require.resolve('recheck')).resolve(`recheck-${system}-${process.arch}/package.json`)
    process.env.RECHECK_BACKEND ??= 'native'
  } catch {
    process.env.RECHECK_BACKEND ??= 'pure'
  }
  return (require('recheck') as typeof Recheck).check
}
