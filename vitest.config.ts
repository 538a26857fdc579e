/**
 * `unit`: what needs neither database nor browser. `service`: what runs against a PostgreSQL of the run's own. `shops`:
 * what starts whole shops and commands, and mostly waits for them.
 */
import { defineConfig } from 'vitest/config'
import LongestFirst from './tests/support/longest-first.ts'

/** The same copy of the library for our code as for the packages that require it: its types are told apart by class. */
const resolve = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

/** Test files make much garbage: with more room for what is new, a thirteenth of the work is spared. */
const execArgv = ['--max-semi-space-size=64']

/** What is waited for comes when the machine is free: a second, which is the usual, is short beside everything else. */
const expect = { poll: { timeout: 15_000 } }

/** What tests with a database share. */
const withDatabase = {
  execArgv,
  expect,
  globalSetup: 'tests/support/global-setup.ts',
  setupFiles: 'tests/support/seed.ts',
  // Loading the service costs three seconds; whatever it keeps, it keeps by database, and each file has its own.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Every core: left to itself Vitest leaves one free, which on two cores is half of them.
    maxWorkers: '100%',
    reporters: ['default', './tests/support/report-vitest.ts'],
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          execArgv,
          expect,
          setupFiles: 'tests/support/seed.ts',
          include: [
            '{build,contract,plates,ui,commerce,shop,storefront/src,desk/src}/**/*.test.{ts,tsx}',
            'tests/{architecture,contract}/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
          // Files share the modules that they load: a test puts back what it changes in one.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      { resolve, test: { ...withDatabase, name: 'service', include: ['{commerce,shop}/**/*.db.test.ts'] } },
      {
        resolve,
        test: {
          ...withDatabase,
          name: 'shops',
          include: ['tests/{import,service}/**/*.test.ts'],
          // The first of them loads the shop that the others copy, while the machine does everything else as well.
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
