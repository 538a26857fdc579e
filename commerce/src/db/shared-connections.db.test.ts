/** Statements of visitors who buy share a connection: what one of them meets is its own, and nobody waits for long. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../testing/database.ts'
import { connect, type Database } from './connect.ts'
import { transaction } from './transaction.ts'

let fresh: TestDatabase
let database: Database
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh?.close())
beforeEach(() => {
  database = connect(fresh.connection)
})
afterEach(() => database.close())

/** The pool of an operation of its own; every second one comes from another network. */
let operations = 0
const ofOperation = () => database.forVisitor('buying', `192.0.2.${operations++ % 2}`).pool
const PID = 'pg_backend_pid() as pid'
const ask = async (what: string): Promise<{ pid: number; n: unknown }> =>
  (await ofOperation().query<{ pid: number; n: unknown }>(`select ${PID}, ${what} as n`)).rows[0]!
const isGone = async (pid: number): Promise<boolean> =>
  (await fresh.pool.query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 0
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

it('those of many operations go to one connection, and each gets its own answer', async () => {
  const answers = await Promise.all(numbers(100).map((i) => ask(String(i))))
  expect(answers.map(({ n }) => n)).toEqual(numbers(100))
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1)
  expect([database.pools.buying.totalCount, database.pools.buying.idleCount]).toEqual([1, 1])
})

it('a transaction has its own', async () => {
  const shared = ask('pg_sleep(0.2)')
  const own = await transaction(ofOperation(), async (client) => {
    const [first, other] = await Promise.all([client.query<{ pid: number }>(`select ${PID}`), ask('1')])
    return { first: first.rows[0]!.pid, other: other.pid }
  })
  expect(own.other).toBe((await shared).pid)
  expect(own.first).not.toBe(own.other)
})

it('one that the database refuses fails alone', async () => {
  const answers = await Promise.allSettled([ask('1'), ask('1 / 0'), ask('2'), ask('3')])
  const values = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.n : 'failed'))
  expect(values).toEqual([1, 'failed', 2, 3])
  const pids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.pid] : []))
  expect(new Set([...pids, (await ask('4')).pid]).size).toBe(1)
})

it('a connection whose prepared statement is out of date is closed', async () => {
  await fresh.pool.query('create table outdated as select 1 as n')
  const read = async () =>
    (
      await ofOperation().query<{ n: unknown; pid: number }>({
        name: 'outdated',
        text: `select n, ${PID} from outdated`,
      })
    ).rows[0]!
  const { pid } = await read()
  await fresh.pool.query('alter table outdated alter column n type text')
  await expect(read()).rejects.toThrow('cached plan must not change result type')
  expect(await read()).toMatchObject({ n: '1' })
  await expect.poll(() => isGone(pid)).toBe(true)
})

it('one whose value cannot be written closes the connection, too', async () => {
  const { pid } = await ask('1')
  const around: Record<string, unknown> = {}
  around['self'] = around
  await expect(ofOperation().query('select $1::jsonb', [around])).rejects.toThrow(/circular/)
  expect((await ask('2')).n).toBe(2)
  await expect.poll(() => isGone(pid)).toBe(true)
})

it('one that takes long holds up only those that were sent right behind it', async () => {
  const order: string[] = []
  const done = (what: string, answer: Promise<unknown>) => answer.then(() => order.push(what))
  const all = [done('long', ask('pg_sleep(1.5)')), done('behind', ask('1'))]
  await pause(300)
  all.push(done('later', ask('2')), done('and then', ask('3')))
  await Promise.all(all)
  expect(order).toEqual(['later', 'and then', 'long', 'behind'])
})

it('however many are stuck, a connection is left for transactions', async () => {
  const stuck: Promise<unknown>[] = []
  for (let i = 0; i < 3; i++) {
    stuck.push(ask('pg_sleep(1.5)'))
    await pause(300)
  }
  const order: string[] = []
  const own = transaction(ofOperation(), (client) => client.query('select 1')).then(() => order.push('transaction'))
  await Promise.all([own, Promise.all(stuck).then(() => order.push('stuck'))])
  expect(order).toEqual(['transaction', 'stuck'])
  expect(database.pools.buying.totalCount).toBe(3)
})

it('many share several connections where there are many', async () => {
  const large = connect({ ...fresh.connection, max: 36 })
  const pool = () => large.forVisitor('buying', `192.0.2.${operations++ % 2}`).pool
  const rows = await Promise.all(
    numbers(40).map(async () => (await pool().query<{ pid: number }>(`select ${PID}, pg_sleep(0.01)`)).rows[0]!.pid),
  )
  expect(new Set(rows).size).toBe(3)
  await large.close()
})

it('closing waits for what is under way', async () => {
  const closing = connect(fresh.connection)
  const { pool } = closing.forVisitor('buying', '192.0.2.0')
  const answers = Promise.all([pool.query('select pg_sleep(0.3)'), pool.query('select 2 as n')])
  const asleep = async () =>
    (await fresh.pool.query(`select from pg_stat_activity where wait_event = 'PgSleep'`)).rowCount
  await expect.poll(asleep).toBe(1)
  await closing.close()
  expect((await answers)[1].rows).toEqual([{ n: 2 }])
})

it('a connection that breaks fails what is under way on it, and nothing after', async () => {
  const { pid } = await ask('1')
  const under = [ask('pg_sleep(2)'), ask('1')]
  const ended = Promise.allSettled(under)
  const isAsleep = async () =>
    (await fresh.pool.query(`select from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'`, [pid])).rowCount
  await expect.poll(isAsleep).toBe(1)
  await fresh.pool.query('select pg_terminate_backend($1)', [pid])
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('7')).toMatchObject({ n: 7 })
})

it('where there is no server, nobody waits for an answer', async () => {
  const away = connect({ ...fresh.connection, host: '127.0.0.1', port: 1 })
  const { pool } = away.forVisitor('buying', '192.0.2.0')
  const answers = await Promise.allSettled([pool.query('select 1'), pool.query('select 2')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await away.close()
})
