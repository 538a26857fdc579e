/** The same for tests that run under Vitest, which knows the server of its run. */
export { bareDatabase, freshDatabase, urlOf } from '../src/testing/database.ts'
