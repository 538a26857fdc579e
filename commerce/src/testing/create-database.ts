/** Makes databases on the tests' server; `database.ts` does so for tests that run under Vitest. */
import { connect, type Database } from '../db/connect.ts'

/** Where a server is reached; plain data, so that it can be handed to other processes. */
export type Connection = Exclude<Parameters<typeof connect>[0], string>

export type TestDatabase = Database & { connection: Connection }

/** The database on the tests' server that has every table and no row; others are copied from it. */
export const TEMPLATE = 'tests_template'

let made = 0

/** A database of its own with every table and no row, unless another template is named. `close` removes it. */
export async function createDatabase(connection: Connection, template = TEMPLATE): Promise<TestDatabase> {
  const name = `test_${process.pid}_${++made}`
  const asAdmin = async (statement: string): Promise<void> => {
    const admin = connect({ ...connection, max: 1 })
    try {
      await admin.pool.query(statement)
    } finally {
      await admin.close()
    }
  }
  await asAdmin(`create database ${name} template ${template} strategy file_copy`)
  const own = { ...connection, database: name }
  const database = connect(own)
  return {
    ...database,
    connection: own,
    async close() {
      await database.close()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}
