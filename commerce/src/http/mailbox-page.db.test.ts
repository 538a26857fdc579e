/**
 * The mailbox of the demo: mails arrive in it, look as in a mail program, can run nothing, and it exists in no other
 * mode.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { insertMail } from '../db/queries/mail/mail.ts'
import { sendNext } from '../domain/mail/send.ts'
import { openWorker } from '../testing/jobs.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let app: FastifyInstance
let worker: Awaited<ReturnType<typeof openWorker>>
const data = mkdtempSync(join(tmpdir(), 'semena-mail-'))
const folder = join(data, 'mail')
const mail = { way: { is: 'FILES' as const, folder }, from: { name: 'Магазин', address: 'shop@localhost' } }
const URL_ = 'https://shop.example.com/ru/confirm?email=a%40b.cz&token=Xa-1'

beforeAll(async () => {
  database = await freshDatabase()
  worker = await openWorker(database.connection, null, { now: () => new Date() }, { mode: 'demo', mail })
  app = Fastify()
  await app.register(worker.plugin)
  for (const [recipient, languageCode] of [
    ['first@example.com', 'RU'],
    ['second@example.com', 'EN'],
  ] as const) {
    const payload = { url: URL_, firstName: '<b>' }
    await insertMail(database.pool, { kind: 'account-confirm', recipient, languageCode, payload, onceKey: null })
    if ((await sendNext({ ...worker.services, address: null })) !== 'sent') throw new Error('a mail was not sent')
  }
})
afterAll(async () => {
  await app.close()
  await worker.close()
  await database.close()
  rmSync(data, { recursive: true, force: true })
})

const get = (url: string) => app.inject({ url })

test('mails stand in a file that only the shop’s user can read', () => {
  const [name, ...others] = readdirSync(folder)
  expect([name, others]).toEqual([expect.stringMatching(/^\d{8}T\d{9}-[\da-f-]{36}\.mbox$/), []])
  expect(statSync(join(folder, name!)).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('the list shows the newest first, and leads to each', async () => {
  const list = await get('/mailbox/')
  expect(list.statusCode).toBe(200)
  expect(list.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(list.payload.indexOf('second@example.com')).toBeLessThan(list.payload.indexOf('first@example.com'))
  expect(list.payload).toContain('Подтвердите адрес электронной почты')
  const [newest] = [...list.payload.matchAll(/href="(\/mailbox\/[^"]+\.eml)"/g)].map(([, href]) => href!)

  const shown = await get(newest!)
  expect(shown.payload).toContain('From Магазин &#60;shop@localhost&#62;')
  expect(shown.payload).toMatch(/<iframe [^>]*sandbox="allow-popups /)
  expect(shown.payload).not.toContain('allow-scripts')

  const html = await get(`${newest}/html`)
  expect(html.headers['content-security-policy']).toMatch(/^sandbox [a-z -]+; default-src 'none'/)
  expect(html.headers['content-security-policy']).not.toContain('allow-scripts')
  expect(html.payload).toContain('href="https://shop.example.com/ru/confirm?email=a%40b.cz&#38;token=Xa-1"')

  const text = await get(`${newest}?as=text`)
  expect(text.payload).toContain('<a href="https://shop.example.com/ru/confirm?email=a%40b.cz&#38;token=Xa-1">')

  const source = await get(`${newest}/source`)
  expect(source.headers['content-disposition']).toMatch(/^attachment/)
  expect(source.payload).toContain('Message-ID: <')
})

test.each(['..%2f..%2fetc%2fpasswd', '%2e%2e', 'x.eml', '..%5cx.eml', 'a'.repeat(200) + '.eml'])(
  'there is no mail %s',
  async (name) => {
    for (const end of ['', '/html', '/source']) {
      const { statusCode } = await get(`/mailbox/${name}${end}`)
      expect([400, 404, 414]).toContain(statusCode)
    }
  },
)

test('only the demo has one', async () => {
  const real = await openWorker(database.connection, null, { now: () => new Date() }, { mode: 'production', mail })
  const other = Fastify()
  await other.register(real.plugin)
  expect((await other.inject({ url: '/mailbox/' })).statusCode).toBe(404)
  await other.close()
  await real.close()
})
