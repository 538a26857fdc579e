/** Makes databases on the PostgreSQL server of a test run; `database.ts` does so for tests that run under Vitest. */
import { connect, type Database } from '../db/driver/connect.ts'

/** How to reach a server, as plain data that can be handed to other processes. */
export type Connection = Exclude<Parameters<typeof connect>[0], string>

export type TestDatabase = Database & { connection: Connection }

/** The database on the tests' server that has every table and no row; other databases are copied from it. */
export const TEMPLATE = 'tests_template'

let made = 0

/** Makes a database with every table and no row, or a copy of another template. `close` removes it. */
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

/** The URL of a database as an owner writes it into DATABASE_URL; its host is the folder of the server's socket. */
export const urlOf = ({ host, port, user, database }: Connection, as = user): string =>
  `postgres:///${database}?host=${encodeURIComponent(host!)}&port=${port}&user=${as}`
