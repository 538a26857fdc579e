/** Databases for tests that run under Vitest, which knows the PostgreSQL server of its run. */
export { urlOf } from '../src/testing/create-database.ts'
export { bareDatabase, freshDatabase } from '../src/testing/database.ts'
