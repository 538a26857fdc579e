/**
 * Compares the scripts of each kind of page with their budgets, and the table of their parts in the guide with the
 * build; part of `npm run check`. With `--write` it writes the table.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deskBytes, scriptBytes, scriptParts } from './support/script-bytes.ts'

/** Kilobytes with brotli of all scripts that a page loads by itself. */
const BUDGETS: Record<string, number> = {
  '/': 78,
  '/catalog': 73.5,
  '/collections/$slug': 73.5,
  '/sort/$slug': 78.5,
  '/basket': 77,
  '/checkout/$id': 96,
  '/payment': 90,
  '/pages/$slug': 71,
}

/** The same for the desk's first screen. */
const DESK_BUDGET = 250

/** The pages that the guide shows, and its name for each. */
const SHOWN: Record<string, string> = {
  '/': 'home',
  '/collections/$slug': 'collection',
  '/sort/$slug': 'product',
  '/basket': 'basket',
  '/checkout/$id': 'checkout',
}
/** A part that weighs less on all of these pages is no row of its own. */
const LEAST_KB = 0.3
/** By how many kilobytes a figure of the guide may be wrong. */
const TOLERANCE_KB = 0.5
const GUIDE = join(import.meta.dirname, '../docs/guides/scripts.md')
const MARKS = /(<!-- scripts -->\n)(.*?)(<!-- \/scripts -->)/s

let faults = 0
const pages = Object.entries(BUDGETS).map(async ([route, budget]) => ({
  route,
  budget,
  bytes: await scriptBytes(route),
}))
for (const { route, budget, bytes } of [
  ...(await Promise.all(pages)),
  { route: '/desk', budget: DESK_BUDGET, bytes: deskBytes() },
]) {
  const kilobytes = bytes / 1024
  if (kilobytes > budget) faults++
  console.log(`${kilobytes > budget ? 'OVER' : 'ok  '} ${route.padEnd(20)} ${kilobytes.toFixed(1)} kB of ${budget} kB`)
}

type Row = readonly [part: string, kilobytes: number[]]

/** The heaviest part first; small ones together, and the sum, at the end. */
async function rows(): Promise<Row[]> {
  const columns = await Promise.all(Object.keys(SHOWN).map(scriptParts))
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))]
  const all = names.map((name): Row => [name, columns.map((column) => (column.get(name) ?? 0) / 1024)])
  const sum = (some: Row[]): number[] =>
    columns.map((_, i) => some.reduce((total, [, figures]) => total + figures[i]!, 0))
  const isLarge = ([, figures]: Row): boolean => Math.max(...figures) >= LEAST_KB
  const large = all.filter(isLarge).toSorted(([, a], [, b]) => Math.max(...b) - Math.max(...a))
  return [...large, ['others', sum(all.filter((row) => !isLarge(row)))], ['**all**', sum(all)]]
}

const table = await rows()
const guide = readFileSync(GUIDE, 'utf8')
if (process.argv.includes('--write')) {
  const lines = [
    ['part', ...Object.values(SHOWN)],
    ['---', ...Object.keys(SHOWN).map(() => '---:')],
    ...table.map(([part, figures]) => [part, ...figures.map((kilobytes) => kilobytes.toFixed(1))]),
  ].map((cells) => `| ${cells.join(' | ')} |`)
  writeFileSync(
    GUIDE,
    guide.replace(MARKS, (_all, begin: string, _old, end: string) => `${begin}\n${lines.join('\n')}\n\n${end}`),
  )
} else {
  const written = new Map(
    (MARKS.exec(guide)?.[2] ?? '')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, part = '', ...cells]) => [part, cells.map(Number)]),
  )
  const wrong = table.filter(([part, figures]) =>
    figures.some((kilobytes, i) => !(Math.abs(kilobytes - (written.get(part)?.[i] ?? 0)) <= TOLERANCE_KB)),
  )
  faults += wrong.length
  console.log(
    wrong.length
      ? `OVER docs/guides/scripts.md has other figures for ${wrong.map(([part]) => part).join(', ')}: node tests/budgets.ts --write`
      : 'ok   docs/guides/scripts.md',
  )
}
process.exitCode = faults ? 1 : 0
