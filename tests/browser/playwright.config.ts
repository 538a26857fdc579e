/** Browser tests in a real Chromium against a real shop: each worker starts its own, with a fresh database. */
import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH || undefined

/** Files whose tests do not depend on the width; in other files such a test is marked by `ONCE`. */
const WIDTHLESS =
  /(?:age|bitcoin|btcpay|card|channels|inbox|payment|payment-states|questions|reading-prices|session|strange-products)\.spec\.ts$/

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['../support/slowest-playwright.ts']],
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
    { name: 'phone', use: { viewport: { width: 360, height: 780 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: WIDTHLESS, grepInvert: /@once/ },
  ],
})
