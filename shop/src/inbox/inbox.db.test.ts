/** Newsletter and contact over HTTP, with a real database and a real mail server, by two shops on one database. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBackup, restoreBackup, writeBackup } from '@semena/commerce/owner'
import { startSmtp, type TestSmtp } from '@semena/commerce/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from '../../../tests/support/command.ts'
import type { TestDatabase } from '@semena/commerce/testing/database'
import { bareDatabase, freshDatabase, urlOf } from '@semena/commerce/testing/vitest'
import { createShop, type Shop } from '../start/app.ts'
import { type Config, readConfig } from '../config/config.ts'
import { bringInboxTables } from './db/tables.ts'
import { inboxRetention } from './retention.ts'

const PUBLIC = 'https://shop.example.com'
const DESK = 'desk@example.com'
const folder = mkdtempSync(join(tmpdir(), 'semena-inbox-'))
const handler = { fetch: () => new Response('page', { headers: { 'content-type': 'text/html' } }) }
let database: TestDatabase
let smtp: TestSmtp
/** Two shops on one database. */
let shop: Shop
let other: Shop
/** A shop that limits attempts by the address that a proxy names. */
let strict: Shop
const shops: Shop[] = []

async function start(of: TestDatabase, more: Partial<Config> = {}): Promise<Shop> {
  const config = readConfig({
    SEMENA_MODE: 'production',
    SEMENA_PUBLIC_URL: PUBLIC,
    SEMENA_RATE_LIMITS: 'off',
    HOST: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    SEMENA_LOG: 'silent',
    DATABASE_URL: urlOf(of.connection),
    SEMENA_DATABASE_CONNECTIONS: '6',
  })
  const made = await createShop({ ...config, port: 0, dataDir: folder, ...more }, { handler, log: () => {} })
  shops.push(made)
  return made
}
beforeAll(async () => {
  ;[database, smtp] = await Promise.all([freshDatabase(), startSmtp()])
  await database.pool.query(
    `insert into shops (id, name, metadata) values (1, 'Far Shop', '{"contactEmail": "far@example.com"}')`,
  )
  ;[shop, other] = await Promise.all([start(database, { contactEmail: DESK }), start(database, { contactEmail: DESK })])
  strict = await start(database, { rateLimits: true, trustedProxies: ['loopback'], contactEmail: DESK })
})
afterAll(async () => {
  await Promise.all(shops.map((s) => s.close()))
  await Promise.all([database?.close(), smtp?.close()])
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  smtp.taken.length = 0
})

interface Sent {
  status: number
  // Tests look into answers freely, so the body has no type.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  headers: Headers
}
async function send(of: Shop, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Sent> {
  const answer = await fetch(`${of.address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  })
  const text = await answer.text()
  return {
    status: answer.status,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    headers: answer.headers,
  }
}
const form = (fields: Record<string, string>): [string, Record<string, string>] => [
  new URLSearchParams(fields).toString(),
  { 'content-type': 'application/x-www-form-urlencoded' },
]
const message = (more: object = {}) => ({
  name: 'Ann',
  email: 'ann@example.com',
  topic: 'order',
  orderNumber: '1042',
  message: 'Where is my parcel?',
  language: 'en',
  ...more,
})

const arrived = async (to: string, n = 1): Promise<TestSmtp['taken']> => {
  const mine = () => smtp.taken.filter((m) => m.to === to)
  await smtp.until(() => mine().length >= n)
  return mine()
}
/** Waits until every mail that was put into the outbox so far has been sent. */
const mailsSent = async (of = database): Promise<void> => {
  for (;;) {
    const { rows } = await of.pool.query<{ n: number }>(`select count(*) as n from mails where state = 'WAITING'`)
    if (rows[0]!.n === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const tokenIn = (text: string, page: 'confirm' | 'unsubscribe'): string =>
  new RegExp(`/newsletter/${page}\\?token=([\\w-]{43})`).exec(text)![1]!
const header = (raw: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n\s+/g, ' ')
const states = async (email: string): Promise<string[]> =>
  (
    await database.pool.query<{ state: string }>('select state from inbox_subscribers where email = $1', [email])
  ).rows.map((r) => r.state)
const subscribe = async (email: string, language = 'en'): Promise<string> => {
  await send(shop, 'newsletter/', { email, language })
  const [asked] = await arrived(email)
  expect((await send(shop, 'newsletter/confirm/', { token: tokenIn(asked!.mail.text, 'confirm') })).status).toBe(202)
  await arrived(email, 2)
  return tokenIn(asked!.mail.text, 'unsubscribe')
}

describe('the newsletter', () => {
  it('writes to an address, takes it once confirmed, and lets it go with one click', async () => {
    const email = 'Eva@example.com'
    expect(await send(shop, 'newsletter/', { email, language: 'cs' })).toMatchObject({
      status: 202,
      body: { status: 'accepted' },
    })
    const [asked] = await arrived(email)
    expect(asked!.mail.subject).toBe('Potvrďte odběr novinek')
    expect(asked!.mail.text).toContain(`${PUBLIC}/cs/newsletter/confirm?token=`)
    expect(await states(email)).toEqual(['ASKED'])

    const token = tokenIn(asked!.mail.text, 'confirm')
    expect((await send(other, 'newsletter/confirm/', { token })).status).toBe(202)
    expect(await states(email)).toEqual(['CONFIRMED'])
    const [, welcome] = await arrived(email, 2)
    expect(welcome!.mail.subject).toBe('Odběr novinek je potvrzen')
    const link = header(welcome!.raw, 'List-Unsubscribe')!
    expect(link).toMatch(/^<https:\/\/shop\.example\.com\/api\/newsletter\/unsubscribe\/\?token=[\w-]{43}>$/)
    expect(header(welcome!.raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')

    // Mail providers unsubscribe like this (RFC 8058), and get neither a page nor a redirect.
    const { pathname, search } = new URL(link.slice(1, -1))
    const oneClick = await send(
      shop,
      `${pathname.slice('/api/'.length)}${search}`,
      ...form({ 'List-Unsubscribe': 'One-Click' }),
    )
    expect(oneClick.status).toBe(202)
    expect(await states(email)).toEqual(['LEFT'])
  })

  it('shows a page, and changes nothing, when a link is only looked at', async () => {
    const token = await subscribe('looked@example.com')
    const answer = await fetch(`${shop.address}/api/newsletter/unsubscribe/?token=${token}`, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`/newsletter/unsubscribe?token=${token}`)
    expect(await states('looked@example.com')).toEqual(['CONFIRMED'])
  })

  it('confirms once, says yes again, and takes nobody back with an old link', async () => {
    const email = 'again@example.com'
    await send(shop, 'newsletter/', { email, language: 'en' })
    const [asked] = await arrived(email)
    const token = tokenIn(asked!.mail.text, 'confirm')
    const at = [shop, other, shop, other].map((s) => send(s, 'newsletter/confirm/', { token }))
    expect((await Promise.all(at)).map((a) => a.status)).toEqual([202, 202, 202, 202])
    await mailsSent()
    expect(smtp.taken.filter((m) => m.to === email)).toHaveLength(2)

    await send(shop, 'newsletter/unsubscribe/', { token: tokenIn(asked!.mail.text, 'unsubscribe') })
    const late = await send(shop, 'newsletter/confirm/', { token })
    expect(late).toMatchObject({ status: 400, body: [{ code: 'INVALID', field: 'token' }] })
    expect(await states(email)).toEqual(['LEFT'])
  })

  it('does not believe tokens that were made up, are too old, or were meant for something else', async () => {
    const email = 'old@example.com'
    await send(shop, 'newsletter/', { email, language: 'en' })
    const [asked] = await arrived(email)
    const [token, leave] = (['confirm', 'unsubscribe'] as const).map((page) => tokenIn(asked!.mail.text, page))
    await database.pool.query(
      `update inbox_subscribers set asked_at = asked_at - interval '73 hours' where email = $1`,
      [email],
    )
    for (const wrong of [token, leave, 'A'.repeat(43), 'short', '', null, ["' or 1=1"], { a: 1 }])
      expect((await send(shop, 'newsletter/confirm/', { token: wrong })).status).toBe(400)
    expect((await send(shop, 'newsletter/unsubscribe/', { token })).status).toBe(400)
    expect(await states(email)).toEqual(['ASKED'])
  })

  it('answers alike for new, known and repeated addresses, and writes once in three minutes', async () => {
    const known = 'known@example.com'
    await subscribe(known)
    await database.pool.query(
      `update inbox_subscribers set asked_at = asked_at - interval '4 minutes' where email = $1`,
      [known],
    )
    const strip = ({ status, body, headers }: Sent) => ({ status, body, type: headers.get('content-type') })
    const answers = []
    for (const email of ['new@example.com', known, 'new@example.com', 'KNOWN@example.com', 'NEW@Example.com'])
      answers.push(strip(await send(shop, 'newsletter/', { email, language: 'ru' })))
    expect(new Set(answers.map((a) => JSON.stringify(a))).size).toBe(1)
    await mailsSent()
    // Two processes send, so mails to different people may overtake each other.
    const to = (email: string) => smtp.taken.filter((m) => m.to === email).map((m) => m.mail.subject)
    expect(to('new@example.com')).toEqual(['Подтвердите подписку'])
    // The mail is in the language of the subscription, not in that of the later request.
    expect(to(known)).toEqual(['Confirm your subscription', 'You are subscribed', 'You are subscribed'])
    expect(smtp.taken).toHaveLength(4)
  })

  it('asks once when an address is entered many times at once, in two processes', async () => {
    const email = 'race@example.com'
    const all = await Promise.all(
      Array.from({ length: 24 }, (_, i) => send(i % 2 ? shop : other, 'newsletter/', { email, language: 'en' })),
    )
    expect(new Set(all.map((a) => a.status))).toEqual(new Set([202]))
    await mailsSent()
    expect(smtp.taken.filter((m) => m.to === email)).toHaveLength(1)
  })

  it('writes to one address no more than five times a day', async () => {
    const email = 'pestered@example.com'
    for (let i = 0; i < 8; i++) {
      await send(shop, 'newsletter/', { email, language: 'en' })
      await database.pool.query(
        `update inbox_subscribers set asked_at = asked_at - interval '4 minutes' where email = $1`,
        [email],
      )
    }
    await mailsSent()
    expect(smtp.taken.filter((m) => m.to === email)).toHaveLength(5)
  })

  it('leads to a host of the shop’s, whatever host was asked', async () => {
    const { request } = await import('node:http')
    const { port } = new URL(shop.address)
    const ask = (host: string, email: string) =>
      new Promise<void>((resolve, reject) => {
        const body = JSON.stringify({ email, language: 'en' })
        const headers = { host, 'content-type': 'application/json', 'content-length': body.length }
        request({ port, path: '/api/newsletter/', method: 'POST', headers }, (answer) => {
          answer.resume()
          answer.once('end', resolve)
        })
          .once('error', reject)
          .end(body)
      })
    await ask('evil.example', 'evil@example.com')
    await ask('eu.shop.example.com', 'eu@example.com')
    expect((await arrived('evil@example.com'))[0]!.mail.text).toContain(`${PUBLIC}/newsletter/confirm`)
    expect((await arrived('evil@example.com'))[0]!.raw).not.toContain('evil.example/')
    expect((await arrived('eu@example.com'))[0]!.mail.text).toContain('https://eu.shop.example.com/newsletter/confirm')
  })
})

describe('a message', () => {
  it('is kept, passed on with the writer’s address to answer to, and acknowledged without quoting it', async () => {
    const text = 'Dobrý den,\r\n\r\nkde je zásilka?\u0007 http://spam.example'
    expect((await send(shop, 'contact/', message({ message: text, language: 'cs', name: 'Žofie  Nová' }))).status).toBe(
      202,
    )
    const [[passed], [receipt]] = await Promise.all([arrived(DESK), arrived('ann@example.com')])
    expect(passed!.mail.subject).toMatch(/^Zpráva \d+: Objednávka$/)
    expect(header(passed!.raw, 'Reply-To')).toMatch(/<ann@example\.com>$/)
    expect(header(passed!.raw, 'Auto-Submitted')).toBeUndefined()
    expect(passed!.mail.text).toContain('> Dobrý den,\n>\n> kde je zásilka? http://spam.example')
    expect(receipt!.mail.text).not.toContain('spam.example')
    expect(header(receipt!.raw, 'Auto-Submitted')).toBe('auto-generated')
    const { rows } = await database.pool.query('select name, topic, message, language from inbox_messages')
    expect(rows).toEqual([
      {
        name: 'Žofie  Nová',
        topic: 'order',
        message: 'Dobrý den,\n\nkde je zásilka? http://spam.example',
        language: 'cs',
      },
    ])
  })

  it('is refused field by field', async () => {
    const wrong = await send(shop, 'contact/', {
      name: ' ',
      email: 'ann@',
      topic: 'praise',
      orderNumber: 'x'.repeat(41),
      message: 'x'.repeat(5001),
    })
    expect(wrong.status).toBe(400)
    expect(wrong.body.map((f: { field: string; code: string }) => `${f.field} ${f.code}`)).toEqual([
      'name REQUIRED',
      'email INVALID',
      'topic INVALID',
      'orderNumber TOO_LONG',
      'message TOO_LONG',
    ])
    expect((await send(shop, 'contact/', {})).body.map((f: { field: string }) => f.field)).toEqual([
      'name',
      'email',
      'topic',
      'message',
    ])
  })

  it.each([
    ['name', 'Ann\r\nBcc: many@example.com'],
    ['name', 'Ann\nBcc: many@example.com'],
    ['name', 'Ann\u2028Bcc: many@example.com'],
    ['name', '\u202Egnp.exe'],
    ['email', 'ann@example.com\nBcc: many@example.com'],
    ['email', 'ann@example.com, many@example.com'],
    ['email', '<ann@example.com>'],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['orderNumber', '1\u00001'],
    ['name', ['Ann']],
    ['message', { $ne: '' }],
    ['topic', 'toString'],
  ])('with %s %j is refused, and nothing is sent', async (field, value) => {
    const { status, body } = await send(shop, 'contact/', message({ [field]: value }))
    expect(status).toBe(400)
    expect(body.map((f: { field: string }) => f.field)).toEqual([field])
    await mailsSent()
    expect(smtp.taken).toEqual([])
  })

  it('of a machine that fills in every field is thanked for and thrown away', async () => {
    const count = async () => (await database.pool.query('select from inbox_messages')).rowCount
    const before = await count()
    const answer = await send(shop, 'contact/', message({ email: 'bot@example.com', website: 'http://spam.example' }))
    expect(answer).toMatchObject({ status: 202, body: { status: 'accepted' } })
    expect((await send(shop, 'newsletter/', { email: 'bot@example.com', website: 'x' })).status).toBe(202)
    expect(await count()).toBe(before)
    expect(await states('bot@example.com')).toEqual([])
  })

  it('that is sent many times at once is one message', async () => {
    const same = message({ email: 'double@example.com', message: 'Twice?' })
    await Promise.all(Array.from({ length: 16 }, (_, i) => send(i % 2 ? shop : other, 'contact/', same)))
    await mailsSent()
    const { rowCount } = await database.pool.query(`select from inbox_messages where email = 'double@example.com'`)
    expect(rowCount).toBe(1)
    expect(smtp.taken.map((m) => m.to).toSorted()).toEqual([DESK, 'double@example.com'])
  })

  it('is kept and passed on however many there are, but the address gets three receipts a day', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        send(i % 2 ? shop : other, 'contact/', message({ email: 'Many@example.com', message: `No. ${i}` })),
      ),
    )
    await mailsSent()
    expect(smtp.taken.filter((m) => m.to === DESK)).toHaveLength(6)
    expect(smtp.taken.filter((m) => m.to === 'Many@example.com')).toHaveLength(3)
  })

  it('with five thousand letters of any script fits, as a form too', async () => {
    const long = 'щ'.repeat(5000)
    expect((await send(shop, 'contact/', message({ email: 'long@example.com', message: long }))).status).toBe(202)
    const answer = await send(
      shop,
      'contact/',
      ...form({ ...message({ email: 'long@example.com', message: `${long.slice(1)}!` }) }),
    )
    expect(answer.headers.get('location')).toBe('/contact?done=1#write')
  })
})

describe('the door', () => {
  const whole = { email: 'door@example.com', language: 'en' }

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour’s host', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that says nothing', { origin: 'null' }],
  ])('is closed to %s', async (_, headers) => {
    for (const path of ['newsletter/', 'contact/', 'newsletter/unsubscribe/'])
      expect(await send(shop, path, whole, headers as unknown as Record<string, string>)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN', field: null },
      })
    expect(await states(whole.email)).toEqual([])
  })

  it('is open to the shop’s own pages, and to programs', async () => {
    for (const headers of [
      {},
      { 'sec-fetch-site': 'same-origin', origin: shop.address },
      { origin: shop.address },
      { origin: PUBLIC },
    ])
      expect((await send(shop, 'newsletter/', whole, headers as Record<string, string>)).status).toBe(202)
  })

  it.each([
    ['no JSON', '{"email":', 400, 'BAD_REQUEST'],
    ['a list', '[]', 400, 'BAD_REQUEST'],
    ['a text', '"ann@example.com"', 400, 'BAD_REQUEST'],
    ['null', 'null', 400, 'BAD_REQUEST'],
    ['a way to every object', '{"__proto__": {"email": "a@example.com"}}', 400, 'BAD_REQUEST'],
    ['nothing', '', 400, 'BAD_REQUEST'],
    ['too much', JSON.stringify({ email: 'x'.repeat(5000) }), 413, 'TOO_LARGE'],
  ])('says what is wrong with %s', async (_, body, status, code) => {
    expect(await send(shop, 'newsletter/', body)).toMatchObject({ status, body: { code, field: null } })
  })

  it('takes JSON and forms only, by POST only', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml'])
      expect((await send(shop, 'contact/', 'x', { 'content-type': type })).body).toMatchObject({
        code: 'UNSUPPORTED_MEDIA_TYPE',
      })
    expect((await fetch(`${shop.address}/api/contact/`)).status).toBe(404)
    expect((await send(shop, 'contact', message({ email: 'noslash@example.com' }))).status).toBe(202)
  })

  it('leads forms to a page that says what happened, in their language', async () => {
    const to = async (path: string, fields: Record<string, string>) => {
      const { status, headers } = await send(shop, path, ...form(fields))
      expect(status).toBe(303)
      return headers.get('location')
    }
    expect(await to('newsletter/', { email: 'form@example.com', language: 'ru' })).toBe('/ru/newsletter?done=1')
    expect(await to('newsletter/', { email: 'form', language: 'cs' })).toBe('/cs/newsletter?wrong=email.INVALID')
    expect(await to('newsletter/confirm/', { token: 'x', language: 'cs' })).toBe(
      '/cs/newsletter/confirm?wrong=token.INVALID',
    )
    expect(await to('contact/', message({ email: 'form@example.com' }))).toBe('/contact?done=1#write')
    expect(await to('contact/', { topic: 'problem', email: 'x', language: '//evil.example' })).toBe(
      '/contact?topic=problem&wrong=name.REQUIRED+email.INVALID+message.REQUIRED#write',
    )
    expect(await to('newsletter/', { email: 'x'.repeat(5000) })).toBe('/newsletter?wrong=form.TOO_LARGE')
  })

  it('counts by network, in all processes together', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const ask = (i: number, address: string) =>
      send(strict, 'newsletter/', { email: `n${i}@example.com`, language: 'en' }, from(address))
    // The count is shared by all processes: another one begins it here.
    const twin = await start(database, { rateLimits: true, trustedProxies: ['loopback'] })
    for (let i = 0; i < 10; i++)
      await send(twin, 'newsletter/', { email: `t${i}@example.com`, language: 'en' }, from('2001:db8::1'))
    const codes = (await Promise.all(Array.from({ length: 15 }, (_, i) => ask(i, `2001:db8::${i}`)))).map(
      (a) => a.status,
    )
    expect(codes.filter((c) => c === 202)).toHaveLength(10)
    expect(codes.filter((c) => c === 429)).toHaveLength(5)
    const late = await ask(99, '2001:db8::ff')
    expect(late.body).toEqual({ code: 'TOO_MANY_REQUESTS', field: null, message: expect.any(String) })
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await ask(100, '2001:db8:1::1')).status).toBe(202)
    const contact = (i: number) =>
      send(strict, 'contact/', message({ email: `c${i}@example.com` }), from('203.0.113.9'))
    const sent = []
    for (let i = 0; i < 12; i++) sent.push((await contact(i)).status)
    expect(sent).toEqual([...Array.from({ length: 10 }, () => 202), 429, 429])
    // A request that is wrong anyhow is told so, and does not count.
    expect((await send(strict, 'contact/', {}, from('203.0.113.9'))).status).toBe(400)
  })
})

describe('in front of an outside service', () => {
  it('the inbox works by itself: its database, its mails, the shop’s name and address from over there', async () => {
    const own = await freshDatabase()
    try {
      const front = await start(own, { graphqlUrl: `${shop.address}/graphql/` })
      const tables = await own.pool.query('select from mails')
      expect(tables.rowCount).toBe(0)
      expect((await send(front, 'contact/', message({ topic: 'wholesale' }))).status).toBe(202)
      expect((await send(front, 'newsletter/', { email: 'front@example.com', language: 'en' })).status).toBe(202)
      const [[passed], [asked]] = await Promise.all([arrived('far@example.com'), arrived('front@example.com')])
      expect(passed!.mail.text).toContain('the contact form of Far Shop')
      expect(asked!.mail.from).toContain('Far Shop')
      await send(front, 'newsletter/confirm/', { token: tokenIn(asked!.mail.text, 'confirm') })
      expect((await arrived('front@example.com', 2))[1]!.mail.subject).toBe('You are subscribed')
      await front.close()
      shops.splice(shops.indexOf(front), 1)
    } finally {
      await own.close()
    }
  })

  it('a message is kept and acknowledged while nobody can say where it should go', async () => {
    const own = await freshDatabase()
    try {
      const front = await start(own, { graphqlUrl: 'http://127.0.0.1:1/graphql/' })
      expect((await send(front, 'contact/', message({ email: 'alone@example.com' }))).status).toBe(202)
      await arrived('alone@example.com')
      expect((await own.pool.query('select from inbox_messages')).rowCount).toBe(1)
      await front.close()
      shops.splice(shops.indexOf(front), 1)
    } finally {
      await own.close()
    }
  })
})

describe('the owner', () => {
  it('reads messages and takes the list away as CSV that runs nothing', async () => {
    const email = '=cmd@example.com'
    const leave = await subscribe(email, 'ru')
    await send(
      shop,
      'contact/',
      message({ email, name: '=HYPERLINK("x")', message: '@SUM(1)\u001B[2J', topic: 'problem' }),
    )
    const env = { DATABASE_URL: urlOf(database.connection), SEMENA_DATA: folder }
    const run = async (...args: string[]): Promise<string> => {
      const { code, lines } = await runCommand(['inbox', ...args], env)
      expect({ code, lines }).toMatchObject({ code: 0 })
      return lines.join('\n')
    }
    const list = await run('newsletter')
    expect(list.split('\n')[0]!.trim()).toBe('"email","language","confirmed","unsubscribe","one-click"')
    expect(list).toMatch(
      new RegExp(`^"'=cmd@example\\.com","ru","[^"]+","${PUBLIC}/ru/newsletter/unsubscribe\\?token=${leave}"`, 'm'),
    )
    expect(list).not.toContain('Eva@example.com')
    const messages = await run('export', '--topic', 'problem')
    expect(messages).toContain(`"'=HYPERLINK(""x"")"`)
    expect(messages).toContain(`"'@SUM(1)[2J"`)
    expect(await run('list', '--last', '1')).toMatch(/problem .*=HYPERLINK\("x"\) <=cmd@example\.com>/)
    expect(await run('forget', '=CMD@example.com')).toBe('Removed: 1 messages, 1 subscriptions.')
    expect(await states(email)).toEqual([])
  }, 60_000)

  it('has it all in a backup, which goes into an empty database', async () => {
    const backup = join(folder, 'backup')
    const pictures = { openStream: async () => null, putStream: async () => '' }
    const { signal } = new AbortController()
    await writeBackup({ pool: database.pool, pictures, folder: backup, now: new Date(), signal })
    const empty = await bareDatabase()
    try {
      const manifest = await checkBackup(backup)
      const told: string[] = []
      await restoreBackup({
        pool: empty.pool,
        pictures,
        folder: backup,
        manifest,
        log: (line) => told.push(line),
        others: bringInboxTables,
      })
      expect(told).toEqual([])
      for (const sql of ['select * from inbox_messages order by number', 'select * from inbox_subscribers order by id'])
        expect((await empty.pool.query(sql)).rows).toEqual((await database.pool.query(sql)).rows)
      // The next message in the restored database gets the same number as in the old one.
      const next = (of: TestDatabase) =>
        of.pool
          .query(`insert into inbox_messages (created_at, name, email, email_key, topic, order_number, message, language, origin, has_receipt)
          values (now(), 'a', 'b', 'b', 'other', '', 'c', 'en', 'd', false) returning number`)
      expect((await next(empty)).rows).toEqual((await next(database)).rows)
    } finally {
      await empty.close()
    }
  })

  it('keeps nothing longer than was promised', async () => {
    const { pool } = database
    await pool.query('delete from inbox_subscribers')
    await pool.query('delete from inbox_messages')
    const put = (email: string, state: string, days: number) =>
      pool.query(
        `insert into inbox_subscribers (email, email_key, language, origin, state, leave_token, asked_at, asks, asks_since, confirmed_at, left_at)
          values ($1, $1, 'en', 'https://a.example', $2, $1, now() - $3 * interval '1 day', 1, now(), now(), now() - $3 * interval '1 day')`,
        [email, state, days],
      )
    await put('asked-6', 'ASKED', 6)
    await put('asked-8', 'ASKED', 8)
    await put('left-29', 'LEFT', 29)
    await put('left-31', 'LEFT', 31)
    await put('confirmed-4000', 'CONFIRMED', 4000)
    for (const days of [364, 366])
      await pool.query(
        `insert into inbox_messages (created_at, name, email, email_key, topic, order_number, message, language, origin, has_receipt)
          values (now() - $1 * interval '1 day', $1::int::text, 'a', 'a', 'other', '', 'x', 'en', 'o', false)`,
        [days],
      )
    const services = { database, clock: { now: () => new Date() }, settings: {} as never }
    expect(await inboxRetention.run(services, new AbortController().signal)).toBe(false)
    const left = async (sql: string) => (await pool.query<{ x: string }>(sql)).rows.map((r) => r.x)
    expect(await left('select email as x from inbox_subscribers order by email')).toEqual([
      'asked-6',
      'confirmed-4000',
      'left-29',
    ])
    expect(await left('select name as x from inbox_messages')).toEqual(['364'])
  })
})
