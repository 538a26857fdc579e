/** The triggers of every purchase are switched on while a webhook is active, and only then. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { installEventTriggers } from './event-triggers.ts'

let database: TestDatabase
let app: number
beforeAll(async () => {
  database = await freshDatabase()
  const { rows } = await database.pool.query<{ id: number }>(
    "insert into apps (name, identifier) values ('Small', 'small') returning id",
  )
  app = rows[0]!.id
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from webhooks'))

const ADD =
  "insert into webhooks (app_id, name, target_url, events) values ($1, $2, 'https://app.example', '{ANY_EVENTS}')"
const add = (name: string) => database.pool.query(ADD, [app, name])

/** The states of the triggers: O for on, D for off. */
async function states(): Promise<string> {
  const { rows } = await database.pool.query<{ state: string }>(
    `select tgenabled as state from pg_trigger where tgrelid in ('checkouts'::regclass, 'order_events'::regclass) and tgname like 'semena_emits%'`,
  )
  return rows.map(({ state }) => state).join('')
}

it('follows every way in which webhooks change', async () => {
  expect(await states()).toBe('DD')
  await add('one')
  expect(await states()).toBe('OO')
  await add('two')
  await database.pool.query("update webhooks set is_active = false where name = 'one'")
  expect(await states()).toBe('OO')
  await database.pool.query("delete from webhooks where name = 'two'")
  expect(await states()).toBe('DD')
  await database.pool.query('update webhooks set is_active = true')
  expect(await states()).toBe('OO')
  // Webhooks go with their app.
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('delete from apps')
    await client.query('rollback')
    expect(await states()).toBe('OO')
    await client.query('begin')
    await client.query('delete from apps')
    await client.query(
      "insert into apps (id, name, identifier) overriding system value values ($1, 'Small', 'small')",
      [app],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
  expect(await states()).toBe('DD')
})

it('follows changes that two transactions make at the same time', async () => {
  await add('first')
  for (const [before, after] of [
    ['delete from webhooks', ADD],
    [ADD, "delete from webhooks where name = 'first'"],
  ] as const) {
    const [one, other] = [await database.pool.connect(), await database.pool.connect()]
    const values = (sql: string): unknown[] => (sql === ADD ? [app, 'second'] : [])
    try {
      await one.query('begin')
      await one.query(before, values(before))
      // It waits for the first, and then sees what that one wrote.
      const waiting = other.query(after, values(after))
      await expect
        .poll(async () => {
          const { rows } = await database.pool.query("select from pg_locks where locktype = 'advisory' and not granted")
          return rows.length
        })
        .toBe(1)
      await one.query('commit')
      await waiting
    } finally {
      one.release()
      other.release()
    }
    expect(await states()).toBe('OO')
    await database.pool.query("update webhooks set name = 'first'")
  }
})

it('waits to be switched on, but not to be switched off, and buyers wait for neither', async () => {
  const writer = await database.pool.connect()
  const buyer = await database.pool.connect()
  try {
    await writer.query('begin')
    await writer.query('lock table checkouts in row exclusive mode')
    const adding = add('one')
    await expect
      .poll(async () => {
        const { rows } = await buyer.query(
          "select from pg_locks where relation = 'checkouts'::regclass and mode = 'ShareRowExclusiveLock'",
        )
        return rows.length
      })
      .toBe(1)
    await buyer.query("set lock_timeout = '2s'")
    for (let i = 0; i < 5; i++) await buyer.query('update checkouts set email = email where false')
    await writer.query('commit')
    await adding
    expect(await states()).toBe('OO')
    expect((await database.pool.query<{ lock_timeout: string }>('show lock_timeout')).rows[0]!.lock_timeout).toBe('20s')

    await writer.query('begin')
    await writer.query('lock table order_events in row exclusive mode')
    await database.pool.query('delete from webhooks')
    expect(await states()).toBe('OO')
    await writer.query('commit')
    // The next change of webhooks finds nobody in its way.
    await database.pool.query('delete from webhooks')
    expect(await states()).toBe('DD')
  } finally {
    await buyer.query('reset lock_timeout')
    writer.release()
    buyer.release()
  }
})

it('is worked out again when the triggers are installed', async () => {
  await installEventTriggers(database.pool)
  expect(await states()).toBe('DD')
  await add('one')
  await installEventTriggers(database.pool)
  expect(await states()).toBe('OO')
})

it('drops the triggers of an earlier version', async () => {
  await database.pool
    .query(`create function semena_hear_order() returns trigger language plpgsql as 'begin return null; end';
    create trigger semena_heard_1 after update on orders for each row execute function semena_hear_order()`)
  await installEventTriggers(database.pool)
  const { rows } = await database.pool.query("select from pg_trigger where tgname = 'semena_heard_1'")
  expect(rows).toEqual([])
})
