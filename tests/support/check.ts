/** The steps of `npm run check`, with which `npm test` begins. */
import type { Step } from './steps.ts'

const ROOMS = ['contract', 'plates', 'ui', 'commerce', 'storefront', 'desk', 'shop', 'tests', 'bench']
/**
 * The build compiles the messages, which types and the linter need, and makes the files whose size the budgets limit.
 */
const after = ['build']

export const CHECK: Step[] = [
  { name: 'build', command: 'node', args: ['shop/start.mjs', '--build-only'] },
  { name: 'generated files', command: 'node', args: ['contract/generate.ts', '--check'] },
  { name: 'types of statements', command: 'node', args: ['shop/src/build/statements.ts', '--check'] },
  { name: 'tables of variables', command: 'node', args: ['shop/src/build/variables.ts', '--check'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'], after },
  ...ROOMS.map((room) => ({
    name: `types of ${room}`,
    command: 'tsc',
    // The compiler keeps what it read for the next run.
    args: ['-p', room, '--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${room}.tsbuildinfo`],
    after,
  })),
  { name: 'unused code', command: 'knip', args: [], after },
  { name: 'unit tests', command: 'vitest', args: ['run', '--project', 'unit'], after },
  { name: 'script budgets', command: 'node', args: ['tests/budgets.ts'], after },
  { name: 'built pages', command: 'node', args: ['tests/built-pages.ts'], after },
]
