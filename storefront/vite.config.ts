/**
 * Builds the storefront: `dist/client` for browsers, `dist/server/server.js` whose default export answers
 * `fetch(request)`.
 */
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { fewFiles } from '../build/few-files.ts'
import { earlyFiles } from './build/early-files.ts'
import { smallReact } from './build/small-react.ts'
import { weights } from './build/weights.ts'
import { keptPlurals } from './src/insides/kept-plurals.ts'
import { oneLanguage } from './src/insides/one-language.ts'
import { ownSelector } from './src/insides/own-selector.ts'
import { plainImports } from './src/insides/plain-imports.ts'

export default defineConfig({
  plugins: [
    smallReact(),
    paraglideVitePlugin({
      project: join(import.meta.dirname, 'project.inlang'),
      outdir: join(import.meta.dirname, 'src/paraglide'),
      strategy: ['url', 'baseLocale'],
      isServer: 'import.meta.env.SSR',
      emitReadme: false,
      fs: fewFiles,
    }),
    keptPlurals(),
    plainImports(),
    ownSelector(),
    earlyFiles(),
    oneLanguage(join(import.meta.dirname, 'src/paraglide/messages')),
    tanstackStart({
      router: {
        quoteStyle: 'single',
        semicolons: false,
        enableRouteTreeFormatting: false,
        // A page's loader is split off with the page, so that it is not loaded with every page.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
      },
    }),
    react(),
    weights(),
  ],
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Start's manifest already names in each page what it needs.
    modulePreload: false,
    rollupOptions: {
      onwarn(warning, warn) {
        // A message that no language has would be shown as "undefined".
        if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message)
        warn(warning)
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files compress better than many: one for every page, one that most pages share, one about varieties.
            codeSplitting: {
              groups: [
                // A QR code is drawn on one page, when it is needed.
                { name: 'base', test: /\/node_modules\/(?!uqr\/)/ },
                // The page of a variety names ways to pay; neither it nor paying shall bring the other along.
                { name: 'gateways', test: /\/src\/features\/checkout\/gateways\.ts$/ },
                { name: 'routes', test: /\/src\/routes\/[^?]*(?:\?tsr-shared.*)?$/ },
                {
                  name: 'shop',
                  test: /\/ui\/src\/(?!.*field|note|no-script|dialog)|\/src\/(?:paraglide\/messages\/(?:site|ui)_|platform\/(?!own-|session\/|policy-link)|site\/|features\/basket\/store)|virtual:messages$/,
                  minShareCount: 3,
                },
                {
                  name: 'catalog',
                  test: /\/src\/(?:paraglide\/messages\/(?:home|catalog|favourites|content)_|features\/(?:catalog\/(?!list\/|index\.ts|own-card|card-content|badge|gone|price|quick-order|compare\/compare-button|facts\/(?!words))|favourites\/(?!favourite-button)))/,
                  minShareCount: 3,
                },
                { name: 'list', test: /\/src\/features\/catalog\/list\//, minShareCount: 2 },
                // What cards are made of is fetched once the browser makes some; the page of a variety needs half of it.
                {
                  name: 'marks',
                  test: /\/src\/(?:paraglide\/messages\/basket_add|features\/(?:catalog\/(?:badge|gone|quick-order|compare\/compare-button|facts\/(?:table|measured))|favourites\/favourite-button))/,
                },
                {
                  name: 'cards',
                  test: /\/src\/features\/(?:catalog\/(?:card-content|price|facts\/(?:fact-list|drawings|tracks|genotype-bar))|basket\/add-square)/,
                },
              ],
            },
          },
        },
      },
    },
  },
})
