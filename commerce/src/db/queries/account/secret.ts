/** Keys for hashes and for encryption, the same for every process on the database. */
import type { Pool } from 'pg'
import { statement } from '../../statements/statement.ts'

const SECRET_INSERT = statement(
  'secret_insert',
  'insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing',
)
const SECRET_BY_NAME = statement('secret_by_name', 'select value from secrets where name = $1')

/** The key with that name; where there is none yet, `fresh` is stored. */
export async function ensureSecret(pool: Pool, name: string, fresh: string): Promise<string> {
  await SECRET_INSERT.run(pool, name, fresh)
  return (await SECRET_BY_NAME.single(pool, name)).value
}
