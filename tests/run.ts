/** `npm test`: the check, the service's tests, the recorded answers of a real Saleor, and shoppers in a real browser. */
import { ensureChromium } from './support/chromium.ts'
import { finish, step } from './support/steps.ts'

process.env.CHROMIUM_PATH = ensureChromium()
step('check', 'node', ['tests/check.ts'])
step('service tests', 'vitest', ['run', '--project', 'service'])
step('recorded answers', 'node', ['tests/recordings/run.ts', '--brief'])
step('recorded answers, payments', 'node', ['tests/recordings/run.ts', '--transactions', '--brief'])
step('browser journeys', 'playwright', ['test', '--config', 'tests/browser/playwright.config.ts'])
finish()
