/**
 * A dynamic import asks for its file and nothing else: pages preload what they need by themselves, and all CSS is one
 * file. One that fails may mean an old tab (`old-tab.ts`). What `then` does with a module as a whole Vite takes for a part
 * of the import, and its failure would load the page anew: take the parts out first, `then(({ act }) => act())`.
 *
 * Leans on: Vite's helper for dynamic imports is a module of this id, and exports a function of this name.
 * Gain: a tab from before an upgrade renews itself, and no file is asked for twice.
 * May go: when Vite can leave preloading out altogether, and has one place for imports that failed.
 * When it changes: the build fails.
 */
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const RENEW = join(import.meta.dirname, 'old-tab.ts')
/** What Vite's own helper says when an import fails: it is in the build where ours did not take its place. */
const OF_VITE = 'vite:preloadError'

export const plainImports = (): Plugin => ({
  name: 'semena:plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER
      ? `import { reloadAfterMove } from ${JSON.stringify(RENEW)}\nexport const __vitePreload = (load) => load().catch(reloadAfterMove)`
      : null,
  generateBundle(_options, bundle) {
    if (this.environment.name === 'client') checkImports(bundle)
  },
})

/** Throws unless dynamic imports of this build go through our helper, and none through Vite's. */
export function checkImports(bundle: Rollup.OutputBundle): void {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const ours = chunks.some(({ moduleIds }) => moduleIds.includes(HELPER))
  const theirs = chunks.find(({ code }) => code.includes(OF_VITE))
  if (ours && !theirs) return
  throw new Error('Vite wraps dynamic imports otherwise now: see src/insides/plain-imports.ts')
}
