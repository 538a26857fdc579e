/**
 * Browsers get Preact where the sources import React; the server renders with React (decision 0080). In development
 * browsers get React, too, for its messages.
 */
import type { Plugin } from 'vite'

const MODULES: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

export const smallReact = (): Plugin => ({
  name: 'semena:small-react',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    const module = MODULES[id]
    return module ? this.resolve(module, importer, { skipSelf: true }) : null
  },
})
