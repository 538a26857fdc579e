/**
 * Journeys through the desk, as its owner: on a wide screen, and those that people walk beside the packing table
 * (`PHONE`) on a phone as well.
 */
import { defineConfig } from '@playwright/test'
import browser, { PHONE } from '../browser/playwright.config.ts'

/** The file that waits longest, for a chain: see the config of the shop's own journeys. */
const WAITS = /\/payments\.spec\.ts$/
/** The file of many short tests that share a shop with something in all of its screens. */
const SCREENS = /\/screens\.spec\.ts$/
const WIDE = { viewport: { width: 1440, height: 900 } }

export default defineConfig({
  ...browser,
  testDir: '.',
  globalSetup: '../browser/global-setup.ts',
  // A worker's journeys share its shop, and one of many is kept in its order.
  fullyParallel: false,
  // Each worker starts a shop and a browser of its own, and signs in: what need not be spread has one worker, from the
  // beginning.
  projects: [
    { name: 'waits', use: WIDE, testMatch: WAITS, workers: 1 },
    { name: 'screens', use: WIDE, testMatch: SCREENS, workers: 1 },
    { name: 'phone', use: PHONE, grep: /@phone/, testIgnore: [WAITS, SCREENS], workers: 1 },
    { name: 'desktop', use: WIDE, testIgnore: [WAITS, SCREENS], grepInvert: /@phone-only/ },
  ],
})
