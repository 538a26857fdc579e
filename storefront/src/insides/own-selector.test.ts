/** What `own-selector.ts` leans on in TanStack's store is looked for in every build. */
import { expect, test } from 'vitest'
import { ownSelector } from './own-selector.ts'

test('a build in which nobody asks for the module fails', () => {
  const plugin = ownSelector() as unknown as { generateBundle(): void }
  expect(() => plugin.generateBundle()).toThrow('nobody asks for use-sync-external-store/shim/with-selector any more')
})
