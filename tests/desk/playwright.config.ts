/**
 * Journeys through the desk, as its owner: on a wide screen, and those that people walk beside the packing table
 * (`PHONE`) on a phone as well.
 */
import { defineConfig } from '@playwright/test'
import browser from '../browser/playwright.config.ts'

export default defineConfig(browser, {
  testDir: '.',
  globalSetup: '../browser/global-setup.ts',
  // A worker's journeys share its shop, and one of many is kept in its order.
  fullyParallel: false,
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: [] },
    { name: 'phone', use: { viewport: { width: 360, height: 780 }, hasTouch: true }, grep: /@phone/, testIgnore: [] },
  ],
})
