/** Builds the storefront: `dist/client` for browsers, `dist/server/server.js` whose default export answers `fetch(request)`. */
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/paraglide',
      strategy: ['url', 'baseLocale'],
      isServer: 'import.meta.env.SSR',
      emitReadme: false,
    }),
    tailwindcss(),
    tanstackStart({ router: { quoteStyle: 'single', semicolons: false } }),
    react(),
  ],
  build: {
    assetsInlineLimit: 0,
    // Fonts and pictures are listed by hand where they matter.
    reportCompressedSize: false,
    rollupOptions: {
      onwarn(warning, warn) {
        // A message that no language has would show as "undefined".
        if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message)
        warn(warning)
      },
    },
  },
  server: { proxy: { '/graphql': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000', '/thumbnail': 'http://127.0.0.1:3000' } },
})
