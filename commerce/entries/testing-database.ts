/** Databases for tests, on the one PostgreSQL server of a test run. */
export { createDatabase, TEMPLATE, urlOf, type Connection, type TestDatabase } from '../src/testing/create-database.ts'
