/**
 * A dynamic import asks for its file and nothing else: pages preload what they need by themselves, and all CSS is one
 * file. One that fails may mean an old tab. Of `import(…).then((all) => all.act())` Vite takes the act for a part of the
 * import, and its failure would load the page anew: write `then(({ act }) => act())`.
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'

const RENEW = join(import.meta.dirname, '../src/platform/old-tab.ts')

export const plainImports = (): Plugin => ({
  name: 'semena:plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `import { renew } from ${JSON.stringify(RENEW)}\nexport const __vitePreload = (load) => load().catch(renew)`
      : null,
})
