/** Recurring jobs run once over several processes, survive a crash and end at once when told to. */
import { spawn } from 'node:child_process'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { recurringJobs } from './list.ts'
import { MINUTE_MS, openWorker, turnedClock, type TurnedClock } from '../testing/jobs.ts'
import type { JobOutcome } from './guarded.ts'
import { createJobs } from './jobs.ts'
import { atHour, ensureRecurring, type RecurringJob, runDueJobs } from './recurring.ts'

type Worker = Awaited<ReturnType<typeof openWorker>>
type Answer = (response: ServerResponse) => void

let database: Awaited<ReturnType<typeof freshDatabase>>
let clock: TurnedClock
let source: Server
let url: string
let asked = 0
let answer: Answer
let heard: (() => void)[] = []
const workers: Worker[] = []

const today = (): string => clock.now().toISOString().slice(0, 10)
const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const rates = (of: Record<string, number> = { USD: 1.25, RUB: 100, GBP: 0.8 }, date = today()): Answer =>
  json({ base: 'EUR', date, rates: of })

beforeEach(async () => {
  database = await freshDatabase()
  await database.pool.query(
    `insert into channels (slug, name, currency, default_country) values ('us', 'US', 'USD', 'US'), ('eu', 'EU', 'EUR', 'DE'), ('ru', 'RU', 'RUB', 'RU')`,
  )
  clock = turnedClock()
  asked = 0
  answer = rates()
  source = createServer((_request, response) => {
    asked++
    answer(response)
    for (const tell of heard.splice(0)) tell()
  })
  await new Promise<void>((resolve) => {
    source.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(source.address() as AddressInfo).port}/rates.json`
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close()
  source.closeAllConnections()
  await new Promise((resolve) => {
    source.close(resolve)
  })
  await database.close()
})

const nextQuestion = (): Promise<void> =>
  new Promise((resolve) => {
    heard.push(resolve)
  })
const work = async (): Promise<Worker> => {
  const worker = await openWorker(database.connection, null, clock, { ratesUrl: url })
  workers.push(worker)
  return worker
}
const runAll = async ({ services }: Worker, signal = new AbortController().signal): Promise<[string, JobOutcome][]> => {
  const jobs = recurringJobs(services)
  const done: [string, JobOutcome][] = []
  await ensureRecurring(services, jobs)
  await runDueJobs(services, jobs, signal, (name, outcome) => done.push([name, outcome]))
  return done
}
interface Row {
  due: number
  claimed: boolean
  until: number | null
  error: string | null
}
const row = async (name: string): Promise<Row> =>
  (
    await database.pool.query<Row>(
      `select (extract(epoch from due_at) * 1000)::float8 as due, claimed_until is not null as claimed, (extract(epoch from claimed_until) * 1000)::float8 as until, last_error as error from jobs where name = $1`,
      [name],
    )
  ).rows[0]!
const stored = async (): Promise<Record<string, { date: string; rates: Record<string, number> }>> => {
  const { rows } = await database.pool.query<{ slug: string; rates: string | null }>(
    `select slug, metadata ->> 'displayRates' as rates from channels`,
  )
  return Object.fromEntries(rows.map((r) => [r.slug, JSON.parse(r.rates ?? 'null')]))
}

test('three processes do each job once, and again when it is due', async () => {
  const three = [await work(), await work(), await work()]
  const done = (await Promise.all(three.map((w) => runAll(w)))).flat()
  expect(done.map(([name]) => name).sort()).toEqual([
    'clean-up',
    'demo-removals',
    'display-rates',
    'erase-orders',
    'expired-reservations',
    'rotate-keys',
    'stale-checkouts',
    'units-sold-of-new',
  ])
  expect(new Set(done.map(([, outcome]) => outcome))).toEqual(new Set(['done']))
  expect(asked).toBe(1)
  expect(await runAll(three[0]!)).toEqual([])
  clock.turn(7 * 60 * MINUTE_MS)
  await Promise.all(three.map((w) => runAll(w)))
  expect(asked).toBe(2)
})

test('a clock that was far ahead once keeps no job waiting', async () => {
  const worker = await work()
  await runAll(worker)
  await database.pool.query(`update jobs set due_at = due_at + interval '1 year'`)
  clock.turn(7 * 60 * MINUTE_MS)
  // A process that starts takes the times back to those that a right clock sets.
  expect(await runAll(worker)).toEqual([])
  clock.turn(7 * 60 * MINUTE_MS)
  expect(await runAll(worker)).toContainEqual(['display-rates', 'done'])
})

test('a job of a process that was killed is done by another once the claim has ended', async () => {
  answer = () => {}
  const question = nextQuestion()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/worker.ts')], {
    env: {
      ...process.env,
      WORKER: JSON.stringify({ connection: database.connection, smtpPort: null, settings: { ratesUrl: url } }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await question
  child.kill('SIGKILL')
  await ended
  answer = rates()
  const worker = await work()
  expect((await runAll(worker)).map(([name]) => name)).not.toContain('display-rates')
  expect((await row('display-rates')).claimed).toBe(true)
  clock.turn(11 * MINUTE_MS)
  expect(await runAll(worker)).toContainEqual(['display-rates', 'done'])
  expect((await stored()).us).toMatchObject({ rates: { EUR: 0.8 } })
}, 60_000)

test('a job that takes longer than its claim is done by one process, and once', async () => {
  const two = [await work(), await work()]
  let begun = 0
  let end = (): void => {}
  const long: RecurringJob = {
    name: 'long',
    next: atHour(3),
    retryMs: MINUTE_MS,
    isDueAtFirst: true,
    run: () => {
      begun++
      return new Promise((resolve) => {
        end = () => resolve(false)
      })
    },
  }
  await ensureRecurring(two[0]!.services, [long])
  const doAll = ({ services }: Worker) => runDueJobs(services, [long], new AbortController().signal, () => {}, 20)
  const first = doAll(two[0]!)
  await expect.poll(() => begun).toBe(1)
  for (let n = 0; n < 3; n++) {
    clock.turn(6 * MINUTE_MS)
    const until = clock.now().getTime()
    // The claim is renewed by the clock of now.
    await expect.poll(async () => (await row('long')).until).toBeGreaterThan(until + 9 * MINUTE_MS)
    await doAll(two[1]!)
  }
  end()
  await first
  expect(begun).toBe(1)
  expect(await row('long')).toMatchObject({ claimed: false, error: null })
  expect((await row('long')).due).toBeGreaterThan(clock.now().getTime())
})

test('a job that may take hours keeps no other waiting', async () => {
  const { services } = await work()
  let end: (() => void) | null = null
  const long: RecurringJob = {
    name: 'long',
    next: atHour(3),
    retryMs: MINUTE_MS,
    isDueAtFirst: true,
    isLong: true,
    run: () =>
      new Promise((resolve) => {
        end = () => resolve(false)
      }),
  }
  const jobs = createJobs(services, { more: [long] })
  await jobs.start()
  await expect.poll(() => end !== null, { timeout: 10_000 }).toBe(true)
  const due =
    "update jobs set due_at = now() - interval '1 minute' where name = 'stale-checkouts' and claimed_until is null"
  await expect.poll(async () => (await database.pool.query(due)).rowCount, { timeout: 10_000 }).toBe(1)
  await expect
    .poll(async () => (await row('stale-checkouts')).due, { timeout: 20_000, interval: 200 })
    .toBeGreaterThan(clock.now().getTime())
  end!()
  await jobs.stop()
}, 60_000)

test('being told to end, a job that waits for others is left for the next start', async () => {
  answer = () => {}
  const worker = await work()
  const question = nextQuestion()
  await worker.jobs.start()
  await question
  const began = performance.now()
  await worker.jobs.stop()
  expect(performance.now() - began).toBeLessThan(2000)
  const { due, claimed } = await row('display-rates')
  expect(claimed).toBe(false)
  expect(due).toBeLessThanOrEqual(clock.now().getTime())
})

describe('rates for reading prices', () => {
  test('are worked out for each channel from one base', async () => {
    const worker = await work()
    await runAll(worker)
    expect(await stored()).toEqual({
      us: { date: today(), rates: { EUR: 0.8, RUB: 80 } },
      eu: { date: today(), rates: { USD: 1.25, RUB: 100 } },
      ru: { date: today(), rates: { USD: 0.0125, EUR: 0.01 } },
    })
  })

  test('keep the currencies that the owner chose, where the source has them', async () => {
    await database.pool.query(
      `update channels set metadata = '{"displayRates": "{\\"date\\":\\"2026-01-01\\",\\"rates\\":{\\"GBP\\":0.6,\\"XAU\\":2}}"}' where slug = 'us'`,
    )
    await runAll(await work())
    expect((await stored()).us).toEqual({ date: today(), rates: { GBP: 0.64, EUR: 0.8, RUB: 80 } })
  })

  const bad: [string, () => Answer, RegExp][] = [
    ['an error', () => json({}, 500), /answered 500/],
    ['another shape', () => json({ rates: {} }), /something else/],
    ['no JSON', () => (response) => void response.end('<html>'), /no JSON/],
    ['more than can be', () => (response) => void response.end('x'.repeat(1_100_000)), /too much/],
    ['a rate of nothing', () => rates({ USD: 0 }), /no rate for USD/],
    ['a text for a rate', () => json({ base: 'EUR', date: today(), rates: { USD: '1.2' } }), /no rate for USD/],
    ['rates of last year', () => rates(undefined, '2020-01-01'), /is of 2020-01-01/],
    [
      'rates of tomorrow’s tomorrow',
      () => rates(undefined, new Date(clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)),
      /is of/,
    ],
    ['a rate that jumped', () => rates({ USD: 12.5, RUB: 100 }), /by hand/],
    [
      'currencies that are not ours',
      () => json({ base: 'JPY', date: today(), rates: { CHF: 1 } }),
      /knows no currency/,
    ],
  ]
  test.each(bad)('do not change for %s', async (_, make, error) => {
    const worker = await work()
    await runAll(worker)
    const before = await stored()
    answer = make()
    await database.pool.query(`update jobs set due_at = '2020-01-01' where name = 'display-rates'`)
    expect(await runAll(worker)).toContainEqual(['display-rates', 'failed'])
    expect(await stored()).toEqual(before)
    const { due, error: kept } = await row('display-rates')
    expect(kept).toMatch(error)
    // The job is tried again sooner than at its next regular time.
    expect(due - clock.now().getTime()).toBeLessThan(31 * MINUTE_MS)
  })
})

test('a nightly job is due at the next night', () => {
  const at = atHour(3)
  expect(at(new Date('2026-11-21T02:59:00Z')).toISOString()).toBe('2026-11-21T03:00:00.000Z')
  expect(at(new Date('2026-11-21T03:00:00Z')).toISOString()).toBe('2026-11-22T03:00:00.000Z')
})
