/** A dynamic import asks for its file and nothing else: pages preload what they need by themselves, and all CSS is one file. */
import type { Plugin } from 'vite'

export const plainImports = (): Plugin => ({
  name: 'semena:plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
})
