/** A connection that breaks fails the query that needed it, and nothing else; some send several queries at once. */
import type { Socket } from 'node:net'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { connect, type Database, inOneRoundTrip, withStrictTls } from './connect.ts'
import { afterCommit, asLast, openedTransaction, transaction, Undone } from './transaction.ts'

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

it('a server that ends a connection which is being closed is no fault to be told', async () => {
  const told: string[] = []
  const closing = connect({ ...fresh.connection, max: 1 }, (error) => told.push(error.message))
  const client = await closing.pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise((resolve) => client.once('end', resolve))
  // The server hears that the connection is to be closed only after it was told to stop.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.cork()
  client.release()
  const closed = closing.close()
  await fresh.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
  await Promise.all([closed, ended])
  expect(told).toEqual([])
})

/** What is asked is sent at once; that it failed is told later. */
const later = async <T>(ask: () => Promise<T>): Promise<T> => {
  const answer = await ask()
  return answer
}

it.each(['buying', 'reading'] as const)(
  'what opens a transaction is undone with it, on a connection for %s',
  async (lane) => {
    const { pool } = database.forVisitor(lane, '192.0.2.0')
    const table = `turns_of_${lane}`
    await pool.query(`create table ${table} (n int)`)
    // The database refuses to prepare it in a transaction that has failed; afterwards it has to be prepared anew.
    const put = { name: `put_${table}`, text: `insert into ${table} values ($1)`, values: [1] }
    const failing = openedTransaction(
      pool,
      (client) =>
        inOneRoundTrip(client, [() => later(() => later(() => client.query('select 1 / 0'))), () => client.query(put)]),
      async () => {},
    )
    await expect(failing).rejects.toThrow('division by zero')
    const late = openedTransaction(
      pool,
      (client) => inOneRoundTrip(client, [() => client.query(put), () => client.query('select 1')]),
      () => Promise.reject(new Error('too late')),
    )
    await expect(late).rejects.toThrow('too late')
    const seen = await openedTransaction(
      pool,
      (client) => inOneRoundTrip(client, [() => client.query(put), () => client.query(`select n from ${table}`)]),
      async (client, [, before]) => [before.rows, (await client.query(`select n from ${table}`)).rows],
    )
    expect(seen).toEqual([[{ n: 1 }], [{ n: 1 }]])
  },
)

it.each(['shop', 'buying'] as const)('the last thing of a transaction goes with its commit (%s)', async (which) => {
  const { pool } = which === 'shop' ? database : database.forVisitor('buying', '192.0.2.1')
  const table = `ended_${which}`
  await fresh.pool.query(`create table ${table} (n int primary key)`)
  const put = (client: PoolClient, n: number) => client.query(`insert into ${table} values (${n})`)
  const numbers = async () =>
    (await fresh.pool.query<{ n: number }>(`select n from ${table} order by n`)).rows.map((row) => row.n)
  const told: string[] = []
  const sent: unknown[] = []
  await transaction(pool, async (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>
    Object.assign(client, { query: (...asked: unknown[]) => (sent.push(asked[0]), query(...asked)) })
    await put(client, 1)
    afterCommit(client, () => told.push('one'))
    await asLast(client, () => {
      const answer = put(client, 2)
      void answer.then(() => sent.push('answered'))
      return answer
    })
    Object.assign(client, { query })
  })
  expect([await numbers(), told]).toEqual([[1, 2], ['one']])
  expect(sent.slice(1)).toEqual([
    `insert into ${table} values (2)`,
    ...(which === 'shop' ? ['answered', 'commit'] : ['commit', 'answered']),
  ])
  // Where it fails nothing stays, and nothing is told.
  const failing = transaction(pool, async (client) => {
    await put(client, 3)
    afterCommit(client, () => told.push('two'))
    await asLast(client, () => put(client, 1))
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect([await numbers(), told]).toEqual([[1, 2], ['one']])
  // The connection is as good as before, and its next transaction is ended in the ordinary way.
  const undone = transaction(pool, async (client) => {
    await put(client, 4)
    return new Undone(null)
  })
  expect([await undone, await numbers()]).toEqual([null, [1, 2]])
  await transaction(pool, (client) => put(client, 5))
  expect(await numbers()).toEqual([1, 2, 5])
})

it.each(['shop', 'buying'] as const)('a transaction goes on after a migration changed a column (%s)', async (which) => {
  const { pool } = which === 'shop' ? database : database.forVisitor('buying', '192.0.2.2')
  const table = `changed_${which}`
  await fresh.pool.query(`create table ${table} as select 1 as n`)
  const numbers = { name: `read_${table}`, text: `select n from ${table}` }
  const read = () => transaction(pool, async (client) => (await client.query(numbers)).rows)
  expect(await read()).toEqual([{ n: 1 }])
  await fresh.pool.query(`alter table ${table} alter column n type text`)
  expect(await read()).toEqual([{ n: '1' }])
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
