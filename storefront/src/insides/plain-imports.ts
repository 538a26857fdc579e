/**
 * Makes a dynamic import load its file and nothing else, because pages preload what they need and all CSS is one file.
 * A failed import may mean an old tab (`old-tab.ts`). Vite counts a `then` that gets the whole module as part of the
 * import, so that an error in it would reload the page: destructure the module there, as in `then(({ act }) => act())`.
 *
 * Leans on: Vite's helper for dynamic imports is a module of this id, and exports a function of this name.
 * Gain: a tab from before an upgrade reloads itself, and no file is requested twice.
 * May go: when Vite can leave preloading out altogether, and has one place for imports that failed.
 * When it changes: the build fails.
 */
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const RENEW = join(import.meta.dirname, 'old-tab.ts')
/**
 * The event of Vite's own helper for a failed import; it is in the build only where our helper did not replace Vite's.
 */
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

/** Throws unless all dynamic imports of the build go through our helper and none through Vite's. */
export function checkImports(bundle: Rollup.OutputBundle): void {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const ours = chunks.some(({ moduleIds }) => moduleIds.includes(HELPER))
  const theirs = chunks.find(({ code }) => code.includes(OF_VITE))
  if (ours && !theirs) return
  throw new Error('Vite wraps dynamic imports otherwise now: see src/insides/plain-imports.ts')
}
