/** Staff read, answer and settle messages, and see the newsletter's readers, over HTTP. */
import { createCommerce } from '@semena/commerce'
import { openStaffShop, type StaffShop } from '@semena/commerce/testing'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Config } from '../config/config.ts'
import { bringInboxTables } from './db/tables.ts'
import { inboxOf } from './inbox.ts'

const DESK = 'desk@example.com'
let staff: StaffShop
let url: string
let token: string
let close: () => Promise<void>
beforeAll(async () => {
  staff = await openStaffShop()
  await bringInboxTables(staff.services.database)
  const commerce = await createCommerce(staff.services)
  const app = Fastify()
  await app.register(commerce.plugin)
  await app.register(inboxOf({ contactEmail: DESK, mailFrom: null } as Config, staff.services).plugin)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  close = () => app.close()
  token = (await staff.person({ permissions: ['MANAGE_USERS'] })).token
})
afterAll(async () => {
  await close?.()
  await staff?.close()
})
beforeEach(() => staff.sql('truncate inbox_messages, inbox_subscribers restart identity; delete from mails'))

interface Answer {
  status: number
  // Tests look into answers freely, so the body has no type.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  headers: Headers
}
async function ask(method: 'GET' | 'POST', path: string, body?: unknown, as: string | null = token): Promise<Answer> {
  const response = await fetch(`${url}/api/inbox/${path}`, {
    method,
    headers: {
      ...(as ? { authorization: `Bearer ${as}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: /^[[{]/.test(text) ? JSON.parse(text) : text,
    headers: response.headers,
  }
}
const write = async (more: object = {}): Promise<void> => {
  const { status } = await fetch(`${url}/api/contact/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Žofie Nová',
      email: 'zofie@example.com',
      topic: 'order',
      orderNumber: '1042',
      message: 'Kde je zásilka?',
      language: 'cs',
      ...more,
    }),
  })
  expect(status).toBe(202)
}
const numbers = ({ body }: Answer): number[] => body.messages.map(({ number }: { number: number }) => number)
const subscribe = (email: string, state: string, language = 'en') =>
  staff.sql(
    `insert into inbox_subscribers (email, email_key, language, origin, state, leave_token, asked_at, asks, asks_since,
        confirmed_at)
      values ($1, lower($1), $3, 'https://shop.example.com', $2, md5($1), now(), 1, now(), now())`,
    [email, state, language],
  )

const ROUTES: readonly ['GET' | 'POST', string, unknown?][] = [
  ['GET', 'messages/'],
  ['GET', 'messages/1/'],
  ['POST', 'messages/1/answer/', { text: 'Hello' }],
  ['POST', 'messages/1/done/', { done: true }],
  ['GET', 'messages.csv'],
  ['GET', 'readers/'],
  ['POST', 'readers/1/unsubscribe/', {}],
  ['GET', 'readers.csv'],
]

describe('the door', () => {
  it.each(ROUTES)('%s %s is for staff who look after customers only', async (method, path, body) => {
    await write()
    await subscribe('reader@example.com', 'CONFIRMED')
    const { token: other } = await staff.person({ permissions: ['MANAGE_ORDERS'] })
    const { token: buyer } = await staff.person()
    expect(await ask(method, path, body, null)).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } })
    expect(await ask(method, path, body, 'made.up.token')).toMatchObject({ status: 401 })
    for (const as of [other, buyer])
      expect(await ask(method, path, body, as)).toMatchObject({ status: 403, body: { code: 'PERMISSION_DENIED' } })
    expect(await staff.sql('select done_at, answers from inbox_messages')).toEqual([{ done_at: null, answers: [] }])
    expect(await staff.sql('select state from inbox_subscribers')).toEqual([{ state: 'CONFIRMED' }])
    expect((await ask(method, path, body)).status).toBe(200)
    const { token: owner } = await staff.person({ superuser: true })
    expect((await ask(method, path, body, owner)).status).toBe(200)
  })

  it('answers nothing that a cache may keep', async () => {
    expect((await ask('GET', 'messages/')).headers.get('cache-control')).toBe('no-store')
  })
})

describe('messages', () => {
  it('are listed the newest first, with what waits, by topic, state and words', async () => {
    await write()
    await write({ topic: 'problem', message: 'The picture of ŠALVĚJ is missing', email: 'ann@example.com' })
    await ask('POST', 'messages/1/done/', { done: true })
    const all = await ask('GET', 'messages/')
    expect(numbers(all)).toEqual([2, 1])
    expect(all.body).toMatchObject({ open: 1, found: 2, next: null })
    expect(Object.keys(all.body.messages[0])).not.toContain('emailKey')
    expect(numbers(await ask('GET', 'messages?state=OPEN'))).toEqual([2])
    expect(numbers(await ask('GET', 'messages?state=DONE'))).toEqual([1])
    expect(numbers(await ask('GET', 'messages?topic=problem'))).toEqual([2])
    expect(numbers(await ask('GET', `messages?search=${encodeURIComponent('šalvěj')}`))).toEqual([2])
    expect(numbers(await ask('GET', 'messages?search=1042&topic=order'))).toEqual([1])
    expect(numbers(await ask('GET', `messages?search=${encodeURIComponent("' or 1=1 --")}`))).toEqual([])
    expect(numbers(await ask('GET', 'messages?search=100%25'))).toEqual([])
    const few = await ask('GET', 'messages?first=1')
    expect(numbers(few)).toEqual([2])
    expect(few.body).toMatchObject({ next: 2 })
    expect(few.body).not.toHaveProperty('found')
    expect((await ask('GET', 'messages?first=0')).body).toMatchObject([{ code: 'INVALID', field: 'first' }])
  })

  it('come page by page, each once', async () => {
    await staff.sql(
      `insert into inbox_messages (created_at, name, email, email_key, topic, order_number, message, language, origin,
          has_receipt)
        select now(), 'Ann', 'ann@example.com', 'ann@example.com', 'other', '', 'No. ' || n, 'en',
          'https://shop.example.com', false from generate_series(1, 120) n`,
    )
    const found: number[] = []
    for (let next: number | null | undefined; next !== null;) {
      const page = await ask('GET', `messages/${next ? `?before=${next}` : ''}`)
      found.push(...numbers(page))
      ;({ next } = page.body)
    }
    expect(found).toEqual(Array.from({ length: 120 }, (_, i) => 120 - i))
  })

  it('are answered by mail in the writer’s language, and count as done', async () => {
    await write()
    const text = 'Dobrý den,\nzásilka odešla včera.'
    const { status, body } = await ask('POST', 'messages/1/answer/', { text })
    expect(status).toBe(200)
    expect(body.doneAt).toEqual(expect.any(String))
    expect(body.answers).toEqual([{ at: expect.any(String), by: expect.stringMatching(/@example\.com$/), text }])
    const mails = await staff.sql(`select recipient, language_code, payload from mails where kind = 'contact-answer'`)
    expect(mails).toMatchObject([
      {
        recipient: 'zofie@example.com',
        language_code: 'CS',
        payload: { number: 1, answer: text, message: 'Kde je zásilka?', replyTo: DESK },
      },
    ])
    await ask('POST', 'messages/1/done/', { done: false })
    await ask('POST', 'messages/1/answer/', { text: 'Ještě něco.' })
    const later = await ask('GET', 'messages/1/')
    expect(later.body.answers).toHaveLength(2)
    expect(later.body.doneAt).not.toBeNull()
  })

  it.each([
    ['POST', 'messages/1/answer/', {}, 400, 'REQUIRED', 'text'],
    ['POST', 'messages/1/answer/', { text: ' \n ' }, 400, 'REQUIRED', 'text'],
    ['POST', 'messages/1/answer/', { text: 'x'.repeat(10_001) }, 400, 'TOO_LONG', 'text'],
    ['POST', 'messages/1/answer/', { text: ['Hello'] }, 400, 'INVALID', 'text'],
    ['POST', 'messages/1/answer/', '[]', 400, 'BAD_REQUEST', null],
    ['POST', 'messages/1/answer/', '{"text":', 400, 'BAD_REQUEST', null],
    ['POST', 'messages/1/answer/', { text: 'x'.repeat(200_000) }, 413, 'TOO_LARGE', null],
    ['POST', 'messages/2/answer/', { text: 'Hello' }, 404, 'NOT_FOUND', null],
    ['POST', 'messages/0/answer/', { text: 'Hello' }, 404, 'NOT_FOUND', null],
    ['POST', 'messages/1;drop/answer/', { text: 'Hello' }, 404, 'NOT_FOUND', null],
    ['POST', 'messages/99999999999999999999/answer/', { text: 'Hello' }, 404, 'NOT_FOUND', null],
    ['POST', 'messages/1/done/', { done: 'yes' }, 400, 'INVALID', 'done'],
    ['POST', 'messages/1/done/', {}, 400, 'INVALID', 'done'],
    ['POST', 'messages/2/done/', { done: true }, 404, 'NOT_FOUND', null],
    ['GET', 'messages/2/', undefined, 404, 'NOT_FOUND', null],
    ['GET', 'messages/?state=OLD', undefined, 400, 'INVALID', 'state'],
    ['GET', 'messages/?topic=toString', undefined, 400, 'INVALID', 'topic'],
    ['GET', 'messages/?before=-1', undefined, 400, 'INVALID', 'before'],
    ['GET', 'messages/?search=a%00b', undefined, 400, 'INVALID', 'search'],
    ['GET', 'messages/?search=a&search=b', undefined, 400, 'INVALID', 'search'],
    ['GET', `messages/?search=${'x'.repeat(256)}`, undefined, 400, 'TOO_LONG', 'search'],
    ['GET', 'messages.csv?topic=praise', undefined, 400, 'INVALID', 'topic'],
    ['GET', 'readers/?state=GONE', undefined, 400, 'INVALID', 'state'],
    ['GET', 'readers/?language=de', undefined, 400, 'INVALID', 'language'],
    ['POST', 'readers/7/unsubscribe/', {}, 404, 'NOT_FOUND', null],
  ] as const)('%s %s with %j changes nothing', async (method, path, body, status, code, field) => {
    await write()
    await staff.sql('delete from mails')
    const answer = await ask(method, path, body)
    expect(answer.status).toBe(status)
    expect([answer.body].flat()[0]).toMatchObject({ code, field })
    expect(await staff.sql('select done_at, answers from inbox_messages')).toEqual([{ done_at: null, answers: [] }])
    expect(await staff.sql('select 1 from mails')).toEqual([])
  })

  it('are told to staff’s open pages when they come, are answered or settled', async () => {
    const heard: string[] = []
    const client = await staff.services.database.pool.connect()
    try {
      client.on('notification', ({ payload }) => heard.push(payload ?? ''))
      await client.query('listen semena_news')
      await write()
      await ask('POST', 'messages/1/answer/', { text: 'Hello' })
      await ask('POST', 'messages/1/done/', { done: false })
      await ask('POST', 'messages/9/done/', { done: true })
      await client.query('select 1')
      expect(heard).toEqual(['messages', 'messages', 'messages'])
    } finally {
      client.release(true)
    }
  })

  it('and their answers belong to what is kept of a person', async () => {
    await write()
    await ask('POST', 'messages/1/answer/', { text: 'Hello' })
    const { inboxRecords } = await import('./personal-records.ts')
    const records = inboxRecords.find(({ name }) => name === 'messages')!
    expect(await records.read(staff.services.database.pool, 'Zofie@example.com')).toMatchObject([
      { number: 1, answers: [{ text: 'Hello' }] },
    ])
  })

  it('are exported as the command does', async () => {
    await write({ message: '=1+1' })
    const { body, headers } = await ask('GET', 'messages.csv')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="messages.csv"')
    expect(body).toMatch(/^"number","date","topic"/)
    expect(body).toContain(`"'=1+1"`)
  })
})

describe('readers', () => {
  it('are counted, searched, exported once confirmed, and taken off', async () => {
    await subscribe('Ann@example.com', 'CONFIRMED')
    await subscribe('eva@example.com', 'CONFIRMED', 'cs')
    await subscribe('asked@example.com', 'ASKED')
    const { body } = await ask('GET', 'readers/')
    expect(body.readers.map(({ email }: { email: string }) => email)).toEqual([
      'asked@example.com',
      'eva@example.com',
      'Ann@example.com',
    ])
    expect(body.counts).toEqual([
      { state: 'ASKED', language: 'en', n: 1 },
      { state: 'CONFIRMED', language: 'cs', n: 1 },
      { state: 'CONFIRMED', language: 'en', n: 1 },
    ])
    expect(JSON.stringify(body)).not.toMatch(/leave|token|hash/i)
    const only = async (search: string): Promise<string[]> =>
      (await ask('GET', `readers/?${search}`)).body.readers.map(({ email }: { email: string }) => email)
    expect(await only('search=ANN')).toEqual(['Ann@example.com'])
    expect(await only('state=CONFIRMED&language=cs')).toEqual(['eva@example.com'])
    expect((await ask('POST', 'readers/1/unsubscribe/', {})).status).toBe(200)
    expect(await only('state=LEFT')).toEqual(['Ann@example.com'])
    const csv = (await ask('GET', 'readers.csv')).body as string
    expect(csv).toContain('"eva@example.com"')
    expect(csv).not.toMatch(/Ann@|asked@/)
  })
})
