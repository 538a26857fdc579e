/** `npm test`: the check, the recorded answers of a real Saleor, the service tests, and the browser tests of shop and desk. */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHECK } from './support/check.ts'
import { ensureChromium } from './support/chromium.ts'
import { shareDemoFolder } from './support/demo-shop.ts'
import { run } from './support/steps.ts'

process.env.CHROMIUM_PATH = ensureChromium()
// The first step that starts a demo shop makes the one that all the others copy.
const folder = mkdtempSync(join(tmpdir(), 'semena-tests-'))
shareDemoFolder(folder)
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const after = ['build']
await run([
  ...CHECK,
  { name: 'recorded answers', command: 'node', args: ['tests/recordings/run.ts', '--brief'], after },
  {
    name: 'recorded answers, payments',
    command: 'node',
    args: ['tests/recordings/run.ts', '--transactions', '--brief'],
    after,
  },
  {
    name: 'recorded answers, staff',
    command: 'node',
    args: ['tests/recordings/run.ts', '--merchant', '--brief'],
    after,
  },
  // Half of their time is waiting for shops that start, and everything above runs beside them.
  {
    name: 'tests of whole shops',
    command: 'vitest',
    args: ['run', '--project', 'shops', '--maxWorkers', String(availableParallelism())],
    after,
    early: true,
  },
  { name: 'service tests', command: 'vitest', args: ['run', '--project', 'service'], after },
  // These two fill every core by themselves.
  {
    name: 'browser journeys',
    command: 'playwright',
    args: ['test', '--config', 'tests/browser/playwright.config.ts'],
    after,
    alone: true,
  },
  {
    name: 'desk journeys',
    command: 'playwright',
    args: ['test', '--config', 'tests/desk/playwright.config.ts'],
    after,
    alone: true,
  },
])
