import { expect, it } from 'vitest'
import { filterConsole, printable } from './filter-console.ts'

const SECRET = 'Sekret7Xy9zQ'

/** An error as the driver throws it when a row exists already. */
const refused = (): Error =>
  Object.assign(new Error('duplicate key value violates unique constraint "users_email_unique"'), {
    name: 'error',
    severity: 'ERROR',
    code: '23505',
    constraint: 'users_email_unique',
    detail: `Key (email)=(${SECRET}@example.com) already exists.`,
    where: `unnamed portal with parameters: $1 = '${SECRET}'`,
  })

it('an error is told with its kind, code and place, and without what it quotes', () => {
  const text = printable(
    new Error(`Failed query: insert into users (email) values ($1)\nparams: ${SECRET}@example.com,${SECRET}`, {
      cause: refused(),
    }),
  )
  expect(text).not.toContain(SECRET)
  expect(text).toContain('23505')
  expect(text).toContain('users_email_unique')
  expect(text).toMatch(/at .*filter-console\.test\.ts/)
})

it('nothing that is printed as an error holds a secret, however it is given', () => {
  const lines: string[] = []
  const target = { error: (line: string) => void lines.push(line), warn: () => {}, trace: () => {} }
  filterConsole(target)
  filterConsole(target)
  const given = target as unknown as Pick<Console, 'error' | 'warn' | 'trace'>
  given.error('failed:', refused())
  given.error(new AggregateError([refused()], `postgres://shop:${SECRET}@host/db`))
  given.warn(Object.assign(new TypeError('Invalid URL'), { input: `postgres://shop:${SECRET}@host` }))
  given.trace({
    connectionString: `postgres://shop:${SECRET}@host`,
    password: SECRET,
    headers: { cookie: `token=${SECRET}` },
  })
  given.error(`GET /?token=${SECRET}`, undefined, 1)
  given.error('100% of %s')
  expect(lines).toHaveLength(6)
  expect(lines.join('\n')).not.toContain(SECRET)
  expect(lines.at(-1)).toBe('100% of %s')
})

it('a line of the log is JSON with time, level and process, and holds no secret', () => {
  const lines: string[] = []
  const target = { error: (line: string) => void lines.push(line), warn: () => {}, trace: () => {} }
  filterConsole(target, { log: true })
  const given = target as unknown as Pick<Console, 'error' | 'warn'>
  given.error('job mails failed and is tried again:', refused())
  given.warn(`two\nlines for postgres://shop:${SECRET}@host`)
  expect(lines.join('\n')).not.toContain(SECRET)
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  for (const { time, process: pid } of told) {
    expect(pid).toBe(process.pid)
    expect(Math.abs(Number(time) - Date.now())).toBeLessThan(10_000)
  }
  expect(told).toMatchObject([
    { level: 50, msg: 'job mails failed and is tried again:', err: { code: '23505' } },
    { level: 40, msg: 'two\nlines for postgres://…@host' },
  ])
})
