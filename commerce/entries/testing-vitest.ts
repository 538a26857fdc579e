/** Databases for tests that run under Vitest, which knows the PostgreSQL server of its run. */
export { bareDatabase, freshDatabase, urlOf } from '../src/testing/database.ts'
