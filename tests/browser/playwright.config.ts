/** Browser tests in a real Chromium against a real shop: each worker starts its own, with a fresh database. */
import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH || undefined

/** Files whose tests do not depend on the width; in other files such a test is marked by `ONCE`. */
const WIDTHLESS = /\/(?:age|channels|inbox|payment-states|questions|reading-prices|session|test-card)\.spec\.ts$/

/**
 * Files that mostly wait, for chains, banks and deadlines, and one that adds products, which others count. They begin
 * first, in one worker: at the end, where their shops would put them, they would wait with nobody beside them.
 */
const WAITS = /\/(?:bitcoin|btcpay|card|payment|strange-products)\.spec\.ts$/

export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true }

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  // A quarter of a journey is waiting, so three of them keep two cores at work beside the one that mostly waits.
  workers: 4,
  // Whoever needs the second try is named at the end of the run: it shows a fault, in the test or in the page.
  retries: 1,
  timeout: 90_000,
  // Long enough for a machine that does other work as well; what is there at once waits for nothing.
  expect: { timeout: 20_000 },
  reporter: [['line'], ['../support/report-playwright.ts']],
  use: {
    browserName: 'chromium',
    headless: true,
    // Recording takes a seventh of the time: `--trace on` records the journey that is looked at.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'waits', use: PHONE, testMatch: WAITS, workers: 1 },
    // A worker of another project starts a shop and a browser of its own, so these few journeys share one, and leave none
    // for the end.
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: [WAITS, WIDTHLESS],
      grepInvert: /@once/,
      workers: 1,
    },
    { name: 'phone', use: PHONE, testIgnore: WAITS },
  ],
})
