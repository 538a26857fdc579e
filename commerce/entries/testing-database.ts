/** Databases for tests, on the one server of their run. */
export { createDatabase, TEMPLATE, type Connection, type TestDatabase } from '../src/testing/create-database.ts'
