/** The first and the last migration from before the first release, as databases and backups from then record them. */
import type { Migration } from '../db/migrate.ts'
import type { TestDatabase } from './create-database.ts'

export const UNRELEASED: readonly Migration[] = [
  { at: 1_795_238_290_925, hash: '36f6600ff3ca43b927578921df8d0d8611ddb889805f43ec2334a3c6d4c41c34' },
  { at: 1_795_902_048_894, hash: 'e3dce649267de4cd498c7022087501b806ab469f99345be34e750d66905605a8' },
]

/** Records that these migrations ran on a database, and no others. */
export async function record({ pool }: TestDatabase, migrations: readonly Migration[]): Promise<void> {
  await pool.query('delete from drizzle.__drizzle_migrations')
  for (const { at, hash } of migrations)
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at])
}
