/** `npm run check`: everything that can be said of the code without a browser. Runs every step, then says which failed. */
import { step, finish } from './support/steps.ts'

// First: it compiles the messages, which types and the linter need.
step('build', 'node', ['shop/start.mjs', '--build-only'])
step('generated files', 'node', ['contract/generate.ts', '--check'])
step('types of statements', 'node', ['shop/src/build/statements.ts', '--check'])
step('format', 'oxfmt', ['--check', '.'])
step('lint', 'oxlint', ['--type-aware', '--deny-warnings'])
for (const room of ['contract', 'commerce', 'storefront', 'shop', 'tests', 'bench'])
  step(`types of ${room}`, 'tsc', ['-p', room])
step('unused code', 'knip', [])
step('unit tests', 'vitest', ['run', '--project', 'unit'])
step('script budgets', 'node', ['tests/budgets.ts'])
finish()
