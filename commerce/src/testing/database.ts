/** Databases for tests that run under Vitest's project `service`, all on the one PostgreSQL server of the run. */
import { inject } from 'vitest'
import { type Connection, createDatabase, type TestDatabase } from './create-database.ts'

export type { TestDatabase }

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection
  }
}

/**
 * A database of its own with every table and no row: `const database = await freshDatabase()` at the top of a file,
 * `afterAll(() => database.close())` below.
 */
export const freshDatabase = (): Promise<TestDatabase> => createDatabase(inject('postgres'))

/** A database of its own without any table. */
export const bareDatabase = (): Promise<TestDatabase> => createDatabase(inject('postgres'), 'template1')
