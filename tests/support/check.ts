/** The steps of `npm run check`, with which `npm test` begins. */
import type { Step } from './steps.ts'

/**
 * The packages whose types are checked, and by which file: those that read most of each other, and do so by the same
 * rules, are checked as one, because the compiler checks whatever a package reads.
 */
const TYPES: readonly (readonly [packages: string, config: string])[] = [
  ['contract', 'contract'],
  ['plates', 'plates'],
  ['ui', 'ui'],
  ['commerce and shop', 'tsconfig.service.json'],
  ['storefront', 'storefront'],
  ['desk', 'desk'],
  ['tests and tools', 'tsconfig.tests.json'],
]
/**
 * The build compiles the messages, which types and the linter need, and makes the files whose size the budgets limit.
 */
const after = ['build']

export const CHECK: Step[] = [
  { name: 'build', command: 'node', args: ['shop/start.mjs', '--build-only'] },
  { name: 'generated files', command: 'node', args: ['contract/generate.ts', '--check'] },
  { name: 'types of statements', command: 'node', args: ['tools/describer/run.ts', '--check'] },
  { name: 'tables of variables', command: 'node', args: ['shop/src/build/variables.ts', '--check'] },
  { name: 'patterns', command: 'node', args: ['tests/patterns.ts'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'], after },
  ...TYPES.map(([packages, config]) => ({
    name: `types of ${packages}`,
    command: 'tsc',
    // The compiler keeps what it read for the next run.
    args: ['-p', config, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${config}.tsbuildinfo`],
    after,
  })),
  { name: 'unused code', command: 'knip', args: [], after },
  { name: 'unit tests', command: 'vitest', args: ['run', '--project', 'unit'], after },
  { name: 'script budgets', command: 'node', args: ['tests/budgets.ts'], after },
  { name: 'built pages', command: 'node', args: ['tests/built-pages.ts'], after },
]
