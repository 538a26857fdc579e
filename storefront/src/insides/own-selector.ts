/** Replaces a module by `with-selector.ts`, and fails the build when nothing imports that module any more. */
import { join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'use-sync-external-store/shim/with-selector'
const OWN = join(import.meta.dirname, 'with-selector.ts')

export function ownSelector(): Plugin {
  let asked = false
  return {
    name: 'semena:own-selector',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { [MODULE]: OWN } } }),
    load(id) {
      if (id.split('?', 1)[0] === OWN) asked = true
      return null
    },
    generateBundle() {
      if (!asked) throw new Error(`nobody asks for ${MODULE} any more: see src/insides/with-selector.ts`)
    },
  }
}
