/**
 * Journeys through the desk, as its owner: on a wide screen, and those that people walk beside the packing table
 * (`PHONE`) on a phone as well.
 */
import { defineConfig } from '@playwright/test'
import browser from '../browser/playwright.config.ts'

/** The file that waits longest, for a chain: see the config of the shop's own journeys. */
const WAITS = /\/payments\.spec\.ts$/
const WIDE = { viewport: { width: 1440, height: 900 } }

// Projects are merged by their names, and come in the order in which that config names them.
export default defineConfig(browser, {
  testDir: '.',
  globalSetup: '../browser/global-setup.ts',
  // A worker's journeys share its shop, and one of many is kept in its order.
  fullyParallel: false,
  projects: [
    { name: 'waits', use: { ...WIDE, hasTouch: false }, testMatch: WAITS },
    { name: 'phone', grep: /@phone/, testIgnore: WAITS },
    { name: 'desktop', testIgnore: WAITS, grepInvert: /@phone-only/ },
  ],
})
