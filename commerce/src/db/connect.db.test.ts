/** A connection that breaks fails the query that needed it, and nothing else. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { connect, type Database, withStrictTls } from './connect.ts'
import { transaction } from './transaction.ts'

let fresh: TestDatabase
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  database = connect({ ...fresh.connection, max: 1 })
})
afterAll(async () => {
  await database?.close()
  await fresh?.close()
})

it('breaks between two queries of a transaction: the second fails, the next transaction works', async () => {
  const broken = transaction(database.pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const ended = new Promise((resolve) => client.once('end', resolve))
    await fresh.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
    await ended
    await client.query('select 1')
  })
  await expect(broken).rejects.toThrow(/terminated|not queryable/)
  expect(await transaction(database.pool, async (client) => (await client.query('select 1')).rowCount)).toBe(1)
})

it.each([
  ['postgres://u@h/d', 'postgres://u@h/d'],
  ['postgres://u@h/d?sslmode=require', 'postgres://u@h/d?sslmode=verify-full'],
  ['postgres://u@h/d?a=b&sslmode=prefer&c=d', 'postgres://u@h/d?a=b&sslmode=verify-full&c=d'],
  ['postgres://u@h/d?sslmode=no-verify', 'postgres://u@h/d?sslmode=no-verify'],
  ['postgres://u@h/d?uselibpqcompat=true&sslmode=require', 'postgres://u@h/d?uselibpqcompat=true&sslmode=require'],
])('reads %s as %s', (url, meant) => {
  expect(withStrictTls(url)).toBe(meant)
})
