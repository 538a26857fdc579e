/**
 * Writes down beside the build how many characters of each file of the browser's build come from which module, for the
 * table of what pages load (`tests/budgets.ts`).
 */
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Plugin, minifySync } from 'vite'

const ROOT = join(import.meta.dirname, '../..')

export const weights = (): Plugin => ({
  name: 'semena:weights',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(_options, bundle) {
    const files = Object.values(bundle)
      .filter((part) => part.type === 'chunk')
      .map(({ fileName, modules }) => [
        fileName,
        Object.fromEntries(Object.entries(modules).map(([id, { code }]) => [nameOf(id), lengthOf(code)])),
      ])
    writeFileSync(join(import.meta.dirname, '../dist/weights.json'), JSON.stringify(Object.fromEntries(files)))
  },
})

/** A module's path from the repository's root; that of one which a plugin makes is its id. */
const nameOf = (id: string): string => (id.startsWith('\0') ? id.slice(1) : relative(ROOT, id.split('?', 1)[0]!))

const lengthOf = (code: string | null): number =>
  code ? minifySync('module.js', code, { mangle: true }).code.length : 0
