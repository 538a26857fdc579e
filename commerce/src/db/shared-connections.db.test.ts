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

it('one that fails fails alone, and its connection is not used again', async () => {
  const answers = await Promise.allSettled([ask('1'), ask('1 / 0'), ask('2'), ask('3')])
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.n : 'failed'))).toEqual([
    1,
    'failed',
    2,
    3,
  ])
  const [first] = answers
  const { pid } = (first as PromiseFulfilledResult<{ pid: number }>).value
  expect((await ask('4')).pid).not.toBe(pid)
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
