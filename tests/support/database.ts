/** Databases for tests that run under Vitest's project `service`. */
import { inject } from 'vitest'
import type { Database } from '../../commerce/src/db/connect.ts'
import { type Connection, createDatabase } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection
  }
}

/**
 * A database of its own with every table and no row: `const database = await freshDatabase()` at the top of a file,
 * `afterAll(() => database.close())` below.
 */
export const freshDatabase = (): Promise<Database & { connection: Connection }> => createDatabase(inject('postgres'))
