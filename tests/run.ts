/** `npm test`: the check, the recorded answers of a real Saleor, the service tests, and the browser tests of shop and desk. */
import { CHECK } from './support/check.ts'
import { ensureChromium } from './support/chromium.ts'
import { run } from './support/steps.ts'

process.env.CHROMIUM_PATH = ensureChromium()
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
  // These two fill every core by themselves, and what they measure must not wait for others.
  { name: 'service tests', command: 'vitest', args: ['run', '--project', 'service'], after, alone: true },
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
