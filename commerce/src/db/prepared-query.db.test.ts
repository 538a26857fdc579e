import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { Client } from './prepared-query.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let client: pg.Client
/** How many descriptions of columns the database has sent. */
let described = 0

beforeAll(async () => {
  database = await freshDatabase()
  client = new Client(database.connection) as pg.Client
  await client.connect()
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  connection.on('rowDescription', () => described++)
  await client.query('create table things (id int primary key, at timestamptz, name text)')
  await client.query(`insert into things values (1, '2026-01-02T03:04:05Z', 'one'), (2, null, null)`)
})
afterAll(async () => {
  await client?.end()
  await database?.close()
})

const ask = (name: string, text: string, values: unknown[] = []) => client.query({ name, text, values })

it('asks for the columns of a prepared statement once, and answers the same rows afterwards', async () => {
  const text = 'select * from things where id >= $1 order by id'
  described = 0
  const first = await ask('things', text, [1])
  expect(described).toBe(1)
  const again = await ask('things', text, [1])
  const other = await ask('things', text, [2])
  const none = await ask('things', text, [3])
  expect(described).toBe(1)
  expect(again.rows).toEqual(first.rows)
  expect(again.rows).toEqual([
    { id: 1, at: new Date('2026-01-02T03:04:05Z'), name: 'one' },
    { id: 2, at: null, name: null },
  ])
  expect([again.rowCount, again.command, again.fields.map((f) => f.name)]).toEqual([2, 'SELECT', ['id', 'at', 'name']])
  expect(other.rows).toEqual([{ id: 2, at: null, name: null }])
  expect([none.rows, none.rowCount]).toEqual([[], 0])
})

it('knows statements without columns, and parsers of single calls', async () => {
  const text = 'update things set name = $2 where id = $1'
  for (const name of ['a', 'b', 'c']) expect((await ask('rename', text, [2, name])).rowCount).toBe(1)
  expect((await ask('things', 'select * from things where id >= $1 order by id', [2])).rows[0].name).toBe('c')
  const types = { getTypeParser: () => (value: string) => `<${value}>` } as never
  const typed = () => client.query({ name: 'typed', text: 'select 1 as one', types })
  expect((await typed()).rows).toEqual([{ one: '<1>' }])
  expect((await typed()).rows).toEqual([{ one: '<1>' }])
  expect((await ask('typed', 'select 1 as one')).rows).toEqual([{ one: 1 }])
  expect((await typed()).rows).toEqual([{ one: '<1>' }])
})

it('tells with a fault who asked', async () => {
  const askInVain = async () => {
    await ask('vain', 'select 1 / $1::int', [0])
  }
  await expect(askInVain().catch((error: Error) => error.stack)).resolves.toContain('askInVain')
})

it('fails as before, and goes on afterwards', async () => {
  const text = 'select 10 / $1::int as part'
  await expect(ask('part', text, [0])).rejects.toMatchObject({ code: '22012' })
  expect((await ask('part', text, [5])).rows).toEqual([{ part: 2 }])
  await expect(ask('part', text, [0])).rejects.toMatchObject({ code: '22012' })
  expect((await ask('part', text, [2])).rows).toEqual([{ part: 5 }])
  await expect(ask('part', 'select 1')).rejects.toThrow('Prepared statements must be unique')
  await expect(ask('bad', 'select nothing from nowhere')).rejects.toMatchObject({ code: '42P01' })
})

it('refuses a statement whose columns have changed since', async () => {
  const text = 'select * from things where id = $1'
  await ask('whole', text, [1])
  await ask('whole', text, [1])
  await client.query('alter table things add column more int default 7')
  await expect(ask('whole', text, [1])).rejects.toThrow('cached plan must not change result type')
})

it('keeps apart what is sent without waiting for answers', async () => {
  const piped = new Client({ ...database.connection, pipeline: true } as pg.ClientConfig) as pg.Client
  await piped.connect()
  const one = (value: number) => piped.query({ name: 'one', text: 'select $1::int as one', values: [value] })
  const two = (value: number) =>
    piped.query({ name: 'two', text: 'select $1::int as two, $2::text as text', values: [value, 'x'] })
  for (let round = 0; round < 3; round++) {
    const asked = await Promise.all([one(1), two(2), one(3), two(4), piped.query('select 5 as five'), one(6)])
    expect(asked.map((a) => a.rows)).toEqual([
      [{ one: 1 }],
      [{ two: 2, text: 'x' }],
      [{ one: 3 }],
      [{ two: 4, text: 'x' }],
      [{ five: 5 }],
      [{ one: 6 }],
    ])
  }
  await piped.end()
})

it('fails where a value cannot be written, and the connection goes on', async () => {
  const text = 'select $1::jsonb as value'
  expect((await ask('value', text, [{ a: 1 }])).rows).toEqual([{ value: { a: 1 } }])
  const around: Record<string, unknown> = {}
  around['self'] = around
  for (let turn = 0; turn < 2; turn++) await expect(ask('value', text, [around])).rejects.toThrow(/circular/)
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
