/**
 * Walks the desk and the storefront on a running Saleor that `SALEOR_URL`, `SALEOR_EMAIL` and `SALEOR_PASSWORD` name.
 * They make, change and delete things there, so it is to be one for trials. How: docs/guides/desk.md.
 */
import { defineConfig } from '@playwright/test'
import browser from '../../../tests/browser/playwright.config.ts'

const { globalSetup: _setup, projects: _projects, ...rest } = browser

export default defineConfig(rest, {
  testDir: '.',
  // One shop stands in front of one Saleor, and walks follow each other there.
  fullyParallel: false,
  workers: 1,
  // A second try would meet what the first has left.
  retries: 0,
  timeout: 180_000,
  // A Saleor on a small machine takes seconds for what changes much.
  expect: { timeout: 30_000 },
  use: { actionTimeout: 30_000, navigationTimeout: 60_000 },
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: [] }],
})
