/** What `plain-imports.ts` leans on in Vite is looked for in every build. */
import type { Rollup } from 'vite'
import { expect, test } from 'vitest'
import { checkImports } from './plain-imports.ts'

const build = (moduleIds: string[], code: string) =>
  ({ 'base.js': { type: 'chunk', moduleIds, code } }) as unknown as Rollup.OutputBundle

test('a build in which our helper has the place of Vite’s is good', () => {
  expect(() => checkImports(build(['\0vite/preload-helper.js'], 'load().catch(reloadAfterMove)'))).not.toThrow()
})

test('a build without the helper, or with Vite’s, is none', () => {
  const otherwise = 'Vite wraps dynamic imports otherwise now'
  expect(() => checkImports(build(['\0vite/preload.js'], 'load()'))).toThrow(otherwise)
  expect(() => checkImports(build(['\0vite/preload-helper.js'], "new Event('vite:preloadError')"))).toThrow(otherwise)
})
