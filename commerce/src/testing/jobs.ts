/**
 * For tests of mails and jobs: an SMTP server whose answers the test decides, and services on one database with a clock
 * that can be turned.
 */
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { Clock } from '../context.ts'
import type { CommerceSettings } from '../settings.ts'
import { connect, type Database } from '../db/driver/connect.ts'
import { insertMail } from '../db/queries/mail/mail.ts'
import { type Commerce, createCommerce } from '../service.ts'
import { readEml, type ReadMail } from '../providers/mail/read-eml.ts'

/**
 * What the server does with a mail: takes it, cuts the connection before or after taking it, answers only when the test
 * says so, or refuses it with a code.
 */
export type Will = 'take' | 'cut before' | 'cut after' | 'hold' | { at: 'RCPT' | 'DATA'; code: number }

export interface TestSmtp {
  port: number
  /** Mails that were accepted, in order. */
  taken: { to: string; mail: ReadMail; raw: string }[]
  /** Message-IDs of mails that were received whole, whether accepted or not. */
  seen: string[]
  /** Number of sign-ins that were tried. */
  signIns: number
  /** Answers the mails that it holds. */
  release(): void
  /** Resolves once `done` is true, which is checked whenever something has arrived. */
  until(done: () => boolean): Promise<void>
  close(): Promise<void>
}

/** Starts a mail server, whose answers `will` decides for each recipient and try. */
export async function startSmtp(
  will: (to: string, nth: number) => Will = () => 'take',
  options: SMTPServerOptions = {},
): Promise<TestSmtp> {
  const tries = new Map<string, number>()
  const waiting: { done: () => boolean; resolve: () => void }[] = []
  const held: (() => void)[] = []
  const news = (): void => {
    for (const w of waiting.splice(0)) {
      if (w.done()) w.resolve()
      else waiting.push(w)
    }
  }
  const willOf = (to: string): Will => will(to, tries.get(to)!)
  const refusal = (code: number): Error =>
    Object.assign(new Error('5.1.1 <someone@example.com> unknown'), { responseCode: code })
  const cut = (id: string): void => {
    for (const c of (
      server as unknown as { connections: Set<{ session: { id: string }; _socket: { destroy(): void } }> }
    ).connections)
      if (c.session.id === id) c._socket.destroy()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onAuth: (_auth, _session, done) => {
      test.signIns++
      done(null, { user: 'someone' })
    },
    onRcptTo: ({ address }, session, done) => {
      tries.set(address, (tries.get(address) ?? 0) + 1)
      const w = willOf(address)
      if (w === 'cut before') cut(session.id)
      else done(typeof w === 'object' && w.at === 'RCPT' ? refusal(w.code) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1')
        const mail = readEml(raw)
        const to = session.envelope.rcptTo[0]!.address
        const w = willOf(to)
        test.seen.push(mail.messageId)
        const take = (): void => {
          test.taken.push({ to, mail, raw })
          done()
          news()
        }
        if (w === 'cut after') cut(session.id)
        else if (w === 'hold') held.push(take)
        else if (typeof w === 'object') done(refusal(w.code))
        else take()
        news()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const test: TestSmtp = {
    port: (server.server.address() as AddressInfo).port,
    taken: [],
    seen: [],
    signIns: 0,
    release: () => held.splice(0).forEach((take) => take()),
    until: (done) =>
      done()
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push({ done, resolve })
          }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
  return test
}

export interface TurnedClock extends Clock {
  turn(ms: number): void
}

/** A clock that runs with the real one and can be turned forward. */
export function turnedClock(): TurnedClock {
  let turned = 0
  return {
    now: () => new Date(Date.now() + turned),
    turn: (ms) => {
      turned += ms
    },
  }
}

export const MINUTE_MS = 60_000

/** Opens a service as another process would have it. `close` leaves the database open. */
export async function openWorker(
  connection: Parameters<typeof connect>[0],
  smtpPort: number | null,
  clock: Clock,
  more: Partial<CommerceSettings> = {},
): Promise<Commerce & { database: Database; close(): Promise<void> }> {
  const database = connect(connection)
  const commerce = await createCommerce({
    database,
    clock,
    settings: {
      mode: 'production',
      publicUrl: 'https://shop.example.com',
      redirectHosts: [],
      mediaFolder: '/nowhere',
      rateLimits: false,
      ...(smtpPort === null
        ? {}
        : {
            mail: {
              way: { is: 'SMTP', server: { host: '127.0.0.1', port: smtpPort, auth: null, tls: 'NONE' } },
              from: { name: 'Semena', address: 'shop@example.com' },
            },
          }),
      ...more,
    },
  })
  return {
    ...commerce,
    database,
    close: async () => {
      await commerce.jobs.stop()
      await database.close()
    },
  }
}

/** Puts a mail with a token into the outbox. */
export const putTestMail = (database: Database, to: string, onceKey: string | null = null): Promise<void> =>
  insertMail(database.pool, {
    kind: 'account-confirm',
    recipient: to,
    languageCode: 'EN',
    payload: { url: 'https://shop.example.com/confirm?token=secret', firstName: 'Ann' },
    onceKey,
  })

export interface MailState {
  state: string
  attempts: number
  error: string | null
  payload: object
  recipient: string
}

export const mailStates = async (database: Database): Promise<MailState[]> =>
  (await database.pool.query<MailState>('select state, attempts, error, payload, recipient from mails order by id'))
    .rows
