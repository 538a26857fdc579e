/** Mails are sent once in spite of several processes, servers that refuse or cut the connection, stops and crashes. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countStatements } from '../testing/count-statements.ts'
import { freshDatabase } from '../testing/database.ts'
import { type MailShop, openMailShop } from '../testing/mail.ts'
import type { insertMail } from '../db/queries/mail/mail.ts'
import { mailTexts } from '../db/queries/mail/mail-text.ts'
import { reference } from '../db/queries/reference/reference.ts'
import { transaction, Undone } from '../db/driver/transaction.ts'
import { putMail } from '../domain/mail/put.ts'
import { type SendCtx, sendDueMails, sendNext } from '../domain/mail/send.ts'
import { smtpTransport } from '../providers/mail/smtp.ts'
import {
  mailStates,
  MINUTE_MS,
  openWorker,
  putTestMail,
  startSmtp,
  type TestSmtp,
  turnedClock,
  type TurnedClock,
  type Will,
} from '../testing/jobs.ts'
import { createMailJob } from './mails.ts'

type Worker = Awaited<ReturnType<typeof openWorker>>

let database: Awaited<ReturnType<typeof freshDatabase>>
let clock: TurnedClock
let smtp: TestSmtp
const workers: Worker[] = []
beforeEach(async () => {
  database = await freshDatabase()
  clock = turnedClock()
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close()
  await smtp.close()
  await database.close()
})

const work = async (): Promise<Worker> => {
  const worker = await openWorker(database.connection, smtp.port, clock)
  workers.push(worker)
  return worker
}
/** The machine may be busy. */
const PATIENT = { timeout: 20_000 }
const ctxOf = (worker: Worker) => ({ ...worker.services, address: null })
const drainOf = (ctx: SendCtx): Promise<void> =>
  sendDueMails(ctx, { lanes: 4, isStopped: () => false, onResult: () => {} })
const drain = (worker: Worker): Promise<void> => drainOf(ctxOf(worker))
/** How many mails a process has claimed. */
const claimed = async (): Promise<number> =>
  (await database.pool.query('select from mails where claimed_until is not null')).rowCount!

type Fails = (query: { name?: string; values: readonly unknown[] }) => boolean

/** The database of a worker, which fails at the statements for which `fails` answers true. */
const ctxThatFails = (worker: Worker, fails: Fails): SendCtx => ({
  ...ctxOf(worker),
  database: { ...worker.database, pool: failing(worker.database.pool, fails) },
})

function failing(pool: Worker['database']['pool'], fails: Fails): Worker['database']['pool'] {
  return new Proxy(pool, {
    get(target, key, receiver) {
      if (key !== 'query') return Reflect.get(target, key, receiver) as unknown
      return (query: Parameters<Fails>[0], ...rest: unknown[]): unknown =>
        fails(query)
          ? Promise.reject(new Error('gone'))
          : (target.query as (...a: unknown[]) => unknown).call(target, query, ...rest)
    },
  })
}

test('two hundred mails, three workers, a moody server: each is taken once', async () => {
  const MOODS: Will[] = ['take', { at: 'RCPT', code: 451 }, 'cut before', 'cut after', { at: 'DATA', code: 421 }]
  smtp = await startSmtp((to, nth) => (nth === 1 ? MOODS[Number.parseInt(to.slice(1), 10) % MOODS.length]! : 'take'))
  const three = [await work(), await work(), await work()]
  const addresses = Array.from({ length: 200 }, (_, i) => `b${i}@example.com`)
  for (const address of addresses) await putTestMail(database, address)
  const waiting = async (): Promise<number> => (await mailStates(database)).filter((m) => m.state === 'WAITING').length
  for (let round = 0; round < 300 && (await waiting()) > 0; round++) {
    await Promise.all(three.map(drain))
    clock.turn(MINUTE_MS + 1000)
  }
  expect(smtp.taken.map((t) => t.to).sort()).toEqual([...addresses].sort())
  expect(new Set(smtp.taken.map((t) => t.mail.messageId)).size).toBe(200)
  // Some mails were sent whole but not accepted by the server.
  expect(smtp.seen.length).toBeGreaterThan(200)
  const states = await mailStates(database)
  expect(new Set(states.map((m) => m.state))).toEqual(new Set(['SENT']))
  // Links with tokens are deleted once their mail has been sent.
  expect(states.every((m) => Object.keys(m.payload).length === 0)).toBe(true)
}, 90_000)

test('the history of a gift card tells that it was sent once the server took the mail', async () => {
  smtp = await startSmtp((to) => (to.startsWith('gone') ? { at: 'RCPT', code: 550 } : 'take'))
  const worker = await work()
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into gift_cards (code, currency, initial_balance, current_balance) values ('ABCD-EFGH', 'USD', 500, 500) returning id`,
  )
  const put = (recipient: string, cardId: number): Promise<void> =>
    putMail(database.pool, {
      kind: 'gift-card',
      recipient,
      languageCode: 'EN',
      payload: {
        firstName: '',
        code: 'ABCD-EFGH',
        balance: 500,
        currency: 'USD',
        expiryDate: null,
        sending: { cardId, type: 'RESENT', userId: null, appId: null },
      },
    })
  await put('ann@example.com', rows[0]!.id)
  await put('gone@example.com', rows[0]!.id)
  await put('bob@example.com', rows[0]!.id + 1)
  const events = async () => (await database.pool.query('select type, details from gift_card_events')).rows
  expect(await events()).toEqual([])
  await drain(worker)
  expect(smtp.taken.map((t) => t.to).toSorted()).toEqual(['ann@example.com', 'bob@example.com'])
  expect(await events()).toEqual([{ type: 'RESENT', details: { email: 'ann@example.com' } }])
})

describe('a refusal', () => {
  test('for good fails the mail at once; what is kept names nobody', async () => {
    smtp = await startSmtp(() => ({ at: 'RCPT', code: 550 }))
    const worker = await work()
    await putTestMail(database, 'gone@example.com')
    expect(await sendNext(ctxOf(worker))).toBe('failed')
    const [mail] = await mailStates(database)
    expect(mail).toMatchObject({ state: 'FAILED', attempts: 1, payload: {} })
    expect(mail!.error).toMatch(/^RCPT TO 550 5\.1\.1/)
    expect(mail!.error).not.toMatch(/@|unknown/)
    expect(await sendNext(ctxOf(worker))).toBeNull()
  })

  test('for now is tried again after growing waits, and fails after about a day', async () => {
    smtp = await startSmtp(() => ({ at: 'RCPT', code: 451 }))
    const worker = await work()
    await putTestMail(database, 'busy@example.com')
    for (const wait of [1, 5, 15, 60, 180, 360, 720]) {
      expect(await sendNext(ctxOf(worker))).toBe('later')
      clock.turn(wait * MINUTE_MS - 1000)
      expect(await sendNext(ctxOf(worker))).toBeNull()
      clock.turn(2000)
    }
    expect(await sendNext(ctxOf(worker))).toBe('failed')
    expect((await mailStates(database))[0]).toMatchObject({ state: 'FAILED', attempts: 8, payload: {} })
  })

  test('to connect leaves the other mails untried, and free for whoever reaches the server', async () => {
    smtp = await startSmtp()
    const worker = await work()
    await smtp.close()
    for (const i of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await putTestMail(database, `b${i}@example.com`)
    await drain(worker)
    const states = await mailStates(database)
    const tried = states.filter((m) => m.attempts > 0).length
    expect(tried).toBeGreaterThan(0)
    expect(tried).toBeLessThanOrEqual(4)
    expect(states.every((m) => m.state === 'WAITING')).toBe(true)
    expect(await claimed()).toBe(0)
    smtp = await startSmtp()
    await drain(await work())
    expect(smtp.taken).toHaveLength(9 - tried)
  })
})

test('a server that refuses the sign-in is not asked again for each mail that comes', async () => {
  let signIns = 0
  smtp = await startSmtp(() => 'take', {
    onAuth: (_auth, _session, done) => {
      signIns++
      done(new Error('no'))
    },
  })
  const { services } = await work()
  const server = { host: '127.0.0.1', port: smtp.port, auth: { user: 'u', pass: 'p' }, tls: 'NONE' } as const
  const job = createMailJob({ ...services, mails: smtpTransport(server) })
  for (let n = 0; n < 12; n++) await putTestMail(database, `b${n}@example.com`)
  job.start(null)
  await expect.poll(() => signIns, PATIENT).toBe(4)
  const began = performance.now()
  for (let n = 0; n < 20; n++) await putTestMail(database, `c${n}@example.com`)
  await expect.poll(() => signIns, PATIENT).toBeGreaterThan(4)
  expect(performance.now() - began).toBeGreaterThan(3000)
  await job.stop(5000)
}, 40_000)

describe('a mail', () => {
  test('leaves soon after the transaction that put it down, and not at all when that is undone', async () => {
    smtp = await startSmtp()
    const worker = await work()
    await worker.jobs.start()
    const put = (client: Parameters<typeof insertMail>[0], recipient: string) =>
      putMail(client, {
        kind: 'account-exists',
        recipient,
        languageCode: 'RU',
        payload: { url: 'https://shop.example.com', firstName: '' },
      })
    await transaction(worker.database.pool, async (client) => {
      await put(client, 'never@example.com')
      return new Undone(undefined)
    })
    await transaction(worker.database.pool, (client) => put(client, ''))
    const began = performance.now()
    await transaction(worker.database.pool, (client) => put(client, 'now@example.com'))
    await smtp.until(() => smtp.taken.length === 1)
    // Without being told, the job looks every five seconds.
    expect(performance.now() - began).toBeLessThan(4000)
    expect(smtp.taken[0]!.to).toBe('now@example.com')
    expect(smtp.taken[0]!.mail).toMatchObject({ subject: 'У вас уже есть аккаунт', from: 'Semena <shop@example.com>' })
    expect(smtp.taken[0]!.mail.html).toContain('https://shop.example.com')
  })

  test('with a key that was used is not put down again', async () => {
    smtp = await startSmtp()
    await putTestMail(database, 'a@example.com', 'order-placed:1')
    await putTestMail(database, 'a@example.com', 'order-placed:1')
    expect(await mailStates(database)).toHaveLength(1)
  })

  test('to what is no address is never sent', async () => {
    smtp = await startSmtp()
    const worker = await work()
    await putTestMail(database, 'a@example.com\r\nBcc: b@example.com')
    expect(await sendNext(ctxOf(worker))).toBe('failed')
    expect(smtp.seen).toEqual([])
  })

  test.each([
    ['mails_sent', 1],
    ['mails_claim', 3],
  ])(
    'that was taken is ticked off once the database answers again (%s), and not sent twice',
    async (statement, mails) => {
      smtp = await startSmtp()
      const worker = await work()
      for (let i = 0; i < mails; i++) await putTestMail(database, `a${i}@example.com`)
      let faults = 2
      const marks = (values: readonly unknown[]): boolean =>
        statement === 'mails_sent' || (values[2] as number[]).length > 0
      const ctx = ctxThatFails(worker, ({ name, values }) => name === statement && marks(values) && faults-- > 0)
      const results: unknown[] = []
      if (mails === 1) results.push(await sendNext(ctx))
      else await sendDueMails(ctx, { lanes: 1, isStopped: () => false, onResult: (result) => results.push(result) })
      expect(faults).toBeLessThanOrEqual(0)
      expect(results).toEqual(Array.from({ length: mails }, () => 'sent'))
      expect((await mailStates(database)).map(({ state, attempts }) => [state, attempts])).toEqual(
        Array.from({ length: mails }, () => ['SENT', 1]),
      )
      expect(smtp.taken).toHaveLength(mails)
    },
  )
})

describe('a fault of the database', () => {
  test('in a claim is told at once', async () => {
    smtp = await startSmtp()
    const worker = await work()
    await putTestMail(database, 'a@example.com')
    await expect(drainOf(ctxThatFails(worker, ({ name }) => name === 'mails_claim'))).rejects.toThrow('gone')
    await drain(worker)
    expect(smtp.taken).toHaveLength(1)
  })

  test('with one mail is told once the others that run are through and marked; the rest is free', async () => {
    smtp = await startSmtp((to) => (to === 'b1@example.com' ? { at: 'RCPT', code: 451 } : 'hold'))
    const worker = await work()
    for (const i of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await putTestMail(database, `b${i}@example.com`)
    let isTold = false
    const over = drainOf(
      ctxThatFails(worker, ({ name }) => {
        isTold ||= name === 'mail_failed'
        return name === 'mail_failed'
      }),
    )
    over.catch(() => {})
    await expect.poll(() => isTold && smtp.seen.length === 3, PATIENT).toBe(true)
    // The one that failed, and three that the server holds.
    await expect.poll(claimed, PATIENT).toBe(4)
    smtp.release()
    await expect(over).rejects.toThrow('gone')
    expect((await mailStates(database)).map((m) => m.state)).toEqual(
      Array.from({ length: 9 }, (_, i) => (i >= 1 && i <= 3 ? 'SENT' : 'WAITING')),
    )
    expect(smtp.taken.map((t) => t.to).sort()).toEqual(['b2@example.com', 'b3@example.com', 'b4@example.com'])
    expect(await claimed()).toBe(1)
  })
})

test('a stop leaves what was not begun to others at once', async () => {
  smtp = await startSmtp((to) => (/^b[1-4]@/.test(to) ? 'hold' : 'take'))
  const [one, other] = [await work(), await work()]
  for (const i of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await putTestMail(database, `b${i}@example.com`)
  let isStopped = false
  const over = sendDueMails(ctxOf(one), { lanes: 4, isStopped: () => isStopped, onResult: () => {} })
  await smtp.until(() => smtp.seen.length === 4)
  expect(await claimed()).toBe(4)
  isStopped = true
  await drain(other)
  expect(smtp.taken).toHaveLength(5)
  smtp.release()
  await over
  expect((await mailStates(database)).map((m) => [m.state, m.attempts])).toEqual(
    Array.from({ length: 9 }, () => ['SENT', 1]),
  )
  expect(new Set(smtp.taken.map((t) => t.to)).size).toBe(9)
  expect(smtp.taken).toHaveLength(9)
})

test('a mail that the server is slow to take keeps no other waiting', async () => {
  smtp = await startSmtp((to) => (to === 'slow@example.com' ? 'hold' : 'take'))
  const worker = await work()
  await putTestMail(database, 'slow@example.com')
  const over = drain(worker)
  await smtp.until(() => smtp.seen.length === 1)
  await putTestMail(database, 'next@example.com')
  await expect.poll(() => smtp.taken.map((t) => t.to), PATIENT).toEqual(['next@example.com'])
  await expect.poll(async () => (await mailStates(database)).map((m) => m.state), PATIENT).toEqual(['WAITING', 'SENT'])
  smtp.release()
  await over
  expect((await mailStates(database)).map((m) => [m.state, m.attempts])).toEqual([
    ['SENT', 1],
    ['SENT', 1],
  ])
})

test('mails that wait are claimed and marked several at a time', async () => {
  smtp = await startSmtp()
  const worker = await work()
  for (let i = 0; i < 40; i++) await putTestMail(database, `b${i}@example.com`)
  const statements = countStatements(worker.database)
  await drain(worker)
  expect(smtp.taken).toHaveLength(40)
  expect((await mailStates(database)).every((m) => m.state === 'SENT')).toBe(true)
  // One by one each would be claimed, and marked. How many come together depends on the machine.
  expect(statements()).toBeLessThanOrEqual(40)
})

describe('mails about orders that wait together', () => {
  let shop: MailShop
  beforeAll(async () => {
    shop = await openMailShop()
  }, 60_000)
  afterAll(() => shop?.close())

  /** Sends what is due; the server answers four mails at a time, as soon as it has them. */
  async function sendAll(count: number): Promise<number> {
    smtp = await startSmtp(() => 'hold')
    const { services } = shop
    const mails = smtpTransport({ host: '127.0.0.1', port: smtp.port, auth: null, tls: 'NONE' })
    const { pool } = services.database
    const statements = countStatements(services.database)
    // What is kept for a second is read before it counts.
    await Promise.all([reference(pool), mailTexts(pool)])
    statements()
    const over = drainOf({ ...services, mails, address: 'http://shop.test' })
    for (let answered = 0; answered < count; answered += 4) {
      await smtp.until(() => smtp.seen.length === Math.min(answered + 4, count))
      smtp.release()
    }
    await over
    mails.close()
    return statements()
  }

  test.each([false, true])('cost about a statement each, and tell each of its own order (limits: %s)', async (isOn) => {
    const { settings, database: own } = shop.services
    settings.rateLimits = false
    await own.pool.query('delete from mails')
    const names = Array.from({ length: 8 }, (_, i) => `Reader${isOn ? 'L' : 'F'}${i}`)
    const orders: string[] = []
    for (const firstName of names) orders.push(await shop.order({ firstName, email: `${firstName}@example.com` }))
    const { rows } = await own.pool.query<{ id: string; number: number }>(
      'select id, number from orders where id = any($1)',
      [orders],
    )
    settings.rateLimits = isOn
    // To claim, to read orders and lines, and to mark twice, or more often where the machine is slow. Limits count each.
    expect(await sendAll(8)).toBeLessThanOrEqual(8 + (isOn ? 8 : 0))
    settings.rateLimits = false
    expect(smtp.taken).toHaveLength(8)
    for (const [i, name] of names.entries()) {
      const { number } = rows.find(({ id }) => id === orders[i])!
      const { mail } = smtp.taken.find(({ to }) => to === `${name}@example.com`)!
      expect(mail.subject).toContain(String(number))
      expect(names.filter((one) => mail.text.includes(one))).toEqual([name])
      // Both lines of the order, once each.
      expect(mail.text.match(/Northern Lights/g)).toHaveLength(2)
    }
    expect(await shop.count("select count(*) from mails where state <> 'SENT'")).toBe(0)
  })

  test('and cannot be read are free at once, and no attempt is counted', async () => {
    const { settings, database: own } = shop.services
    await own.pool.query('delete from mails')
    for (const i of [1, 2, 3, 4, 5, 6]) await shop.order({ email: `unread${i}@example.com` })
    settings.rateLimits = true
    smtp = await startSmtp()
    const mails = smtpTransport({ host: '127.0.0.1', port: smtp.port, auth: null, tls: 'NONE' })
    const pool = failing(own.pool, ({ name }) => name === 'mailed_orders')
    const over = drainOf({ ...shop.services, mails, address: 'http://shop.test', database: { ...own, pool } })
    await expect(over).rejects.toThrow('gone')
    settings.rateLimits = false
    mails.close()
    expect(await shop.count('select count(*) from mails where claimed_until is null and attempts = 0')).toBe(6)
  })

  test('cost four statements where one is alone, beside a look at the clock', async () => {
    await shop.services.database.pool.query('delete from mails')
    await shop.order()
    expect([4, 5]).toContain(await sendAll(1))
  })
})

/** A process of its own with the service's jobs. */
function spawnWorker(): { kill(signal: NodeJS.Signals): Promise<number | null> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../testing/worker.ts')], {
    env: {
      ...process.env,
      WORKER: JSON.stringify({ connection: database.connection, smtpPort: smtp.port, settings: {} }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return {
    kill: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

test('a process that is killed while it sends leaves the mail to another, with the same Message-ID', async () => {
  smtp = await startSmtp((_, nth) => (nth === 1 ? 'hold' : 'take'))
  await putTestMail(database, 'a@example.com')
  const child = spawnWorker()
  await smtp.until(() => smtp.seen.length === 1)
  await child.kill('SIGKILL')
  const worker = await work()
  // The mail is still claimed, because the process might be slow and not dead.
  expect(await sendNext(ctxOf(worker))).toBeNull()
  clock.turn(11 * MINUTE_MS)
  expect(await sendNext(ctxOf(worker))).toBe('sent')
  expect(smtp.taken).toHaveLength(1)
  expect(new Set(smtp.seen).size).toBe(1)
}, 60_000)

test('a process that is told to end finishes the mail it is sending', async () => {
  smtp = await startSmtp((to) => (to === 'a@example.com' ? 'hold' : 'take'))
  await putTestMail(database, 'a@example.com')
  const child = spawnWorker()
  await smtp.until(() => smtp.seen.length === 1)
  const ended = child.kill('SIGTERM')
  smtp.release()
  expect(await ended).toBe(0)
  expect((await mailStates(database))[0]!.state).toBe('SENT')
  expect(smtp.taken).toHaveLength(1)
}, 60_000)

test('a password is not sent to a server that knows no encryption, nor to one whose certificate is nobody’s', async () => {
  smtp = await startSmtp()
  const mail = {
    id: '1',
    from: { name: '', address: 'shop@example.com' },
    to: 'a@example.com',
    subject: 'S',
    html: '<p>H</p>',
    text: 'T',
    language: 'en',
    at: new Date(),
  }
  const auth = { user: 'u', pass: 'p' }
  const plain = smtpTransport({ host: '127.0.0.1', port: smtp.port, auth, tls: 'UPGRADE' })
  expect(await plain.send(mail)).toMatchObject({ is: 'LATER', isUnreachable: true })
  plain.close()
  expect(smtp.signIns).toBe(0)
  const selfSigned = await startSmtp(undefined, { disabledCommands: [] })
  const upgraded = smtpTransport({ host: '127.0.0.1', port: selfSigned.port, auth, tls: 'UPGRADE' })
  expect(await upgraded.send(mail)).toMatchObject({ is: 'LATER', isUnreachable: true })
  upgraded.close()
  expect(selfSigned.signIns).toBe(0)
  await selfSigned.close()
})
