/** Databases for tests, on the one PostgreSQL server of a test run. */
export { createDatabase, TEMPLATE, urlOf, type Connection, type TestDatabase } from '../src/testing/create-database.ts'
// A server with a streaming replica, both of their own.
export { startReplicated, type Replicated } from '../src/testing/replicated.ts'
