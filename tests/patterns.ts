/**
 * Proves every regular expression of the shop's own code: whatever text it meets, its time grows with the length of
 * that text and no faster. What was proven is kept in `node_modules/.cache`, so only new patterns take time.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { type Found, patternsIn, patternsOfTables, prove } from './support/patterns.ts'

const root = join(import.meta.dirname, '..')
const ROOMS = ['commerce', 'shop', 'storefront', 'desk', 'contract', 'plates', 'ui']
/** Tests, generated files, and what only ever reads our own sources, at build time. */
const SPARED =
  /\.test\.tsx?$|\.generated\.ts$|^commerce\/src\/(?:testing|db\/statements\/describe)\/|^contract\/generat|^shop\/src\/(?:build|dev)\/|^storefront\/(?:build\/|vite\.config\.ts$)|^desk\/vite\.config\.ts$/

const kept = join(root, 'node_modules/.cache/patterns.json')
const known = new Set(read(kept))
const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...ROOMS], {
  cwd: root,
  encoding: 'utf8',
})
const files = listed.stdout.split('\0').filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !SPARED.test(file))
const found: Found[] = [
  ...files.flatMap((file) => patternsIn(file, readFileSync(join(root, file), 'utf8'))),
  ...patternsOfTables(root),
]
const { faults, proven } = await prove(found, known)
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
writeFileSync(kept, JSON.stringify(proven))
for (const fault of faults) console.error(fault)
console.log(`${found.length} patterns in ${files.length} files, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)

function read(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[]
  } catch {
    return []
  }
}
