/** Builds the desk: a page and its scripts, which the shop serves at `/desk`. */
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { fewFiles } from '../build/few-files.ts'

/**
 * Editor.js and its tools add style elements as they load. The page's policy lets in those that carry its nonce, which
 * only the editor itself can be told.
 */
const NONCE = `document.querySelector('meta[name="style-nonce"]')?.content??""`
const stylesWithNonce: Plugin = {
  name: 'styles-with-nonce',
  transform: {
    filter: { id: /@editorjs[\\/](?:editorjs|header|list)[\\/]dist[\\/]/ },
    handler: (code) =>
      code
        .replace(/document\.createElement\((["'`])style\1\)/g, (made) => `Object.assign(${made},{nonce:${NONCE}})`)
        .replaceAll('this.make("style", null, {', `this.make("style", null, {nonce:${NONCE},`),
  },
}

export default defineConfig({
  base: '/desk/',
  plugins: [
    paraglideVitePlugin({
      project: join(import.meta.dirname, 'project.inlang'),
      outdir: join(import.meta.dirname, 'src/paraglide'),
      strategy: ['localStorage', 'preferredLanguage', 'baseLocale'],
      localStorageKey: 'semena.desk.language',
      emitReadme: false,
      fs: fewFiles,
    }),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: false,
      enableRouteTreeFormatting: false,
      routesDirectory: join(import.meta.dirname, 'src/routes'),
      generatedRouteTree: join(import.meta.dirname, 'src/routeTree.gen.ts'),
    }),
    react(),
    stylesWithNonce,
  ],
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: {
      onwarn(warning, warn) {
        // A message that no language has would be shown as "undefined".
        if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message)
        warn(warning)
      },
    },
  },
})
