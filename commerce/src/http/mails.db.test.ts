/** Texts of mails over HTTP: they are read, replaced, seen, sent to oneself, and taken back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smtpTransport } from '../providers/mail/smtp.ts'
import { sendNext } from '../domain/mail/send.ts'
import { faultOf, ownText, partsOf, SECTION_NAMES } from '../domain/mail/texts/changed.ts'
import { LANGUAGES } from '@semena/contract/languages'
import { UNCOUNTED } from '../testing/buying.ts'
import { startSmtp, type TestSmtp } from '../testing/jobs.ts'
import { openStaffShop, type Someone } from '../testing/staff.ts'
import { forget } from '../memory/memory.ts'

const shop = await openStaffShop()
const owner = await shop.person({ superuser: true })
let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp(() => 'take')
})
afterAll(async () => {
  await smtp.close()
  await shop.close()
})

// Answers are not typed: tests read any of their fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Loose = any

async function send(who: Someone | null, method: 'GET' | 'POST', path: string, body?: object) {
  const answer = await shop.app.inject({
    method,
    url: `/api/mails/${path}`,
    headers: { host: 'shop.test', ...(who ? { authorization: `Bearer ${who.token}` } : {}) },
    ...(body ? { payload: body } : {}),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const read = async (mail: string): Promise<Loose> => (await send(owner, 'GET', `${mail}/`)).body
const save = async (mail: string, texts: object[], version?: string) =>
  send(owner, 'POST', `${mail}/`, { version: version ?? (await read(mail)).version, texts })
const preview = (mail: string, body: object) => send(owner, 'POST', `${mail}/preview/`, { language: 'en', ...body })

it("has no faults in the shop's own texts", () => {
  const faults = SECTION_NAMES.flatMap((mail) =>
    Object.keys(partsOf(mail)).flatMap((key) =>
      LANGUAGES.flatMap((language) => {
        const fault = faultOf(mail, key, ownText(mail, language, key), `${language}.${key}`)
        return fault ? [{ mail, fault }] : []
      }),
    ),
  )
  expect(faults).toEqual([])
})

describe('who may', () => {
  it('is staff with MANAGE_SETTINGS', async () => {
    const other = await shop.person({ permissions: ['MANAGE_PAGES', 'MANAGE_ORDERS'] })
    const settings = await shop.person({ permissions: ['MANAGE_SETTINGS'] })
    expect((await send(null, 'GET', '')).status).toBe(401)
    for (const path of ['', 'order-placed/', 'order-placed/examples/'])
      expect((await send(other, 'GET', path)).body.code).toBe('PERMISSION_DENIED')
    for (const path of ['order-placed/', 'order-placed/preview/', 'order-placed/try/'])
      expect((await send(other, 'POST', path, {})).body.code).toBe('PERMISSION_DENIED')
    expect((await send(settings, 'GET', '')).body.mails.map((one: Loose) => one.mail)).toEqual(SECTION_NAMES)
    await shop.complete(await shop.basket(UNCOUNTED))
    // Orders are shown to those who may see them.
    expect((await send(settings, 'GET', 'order-placed/examples/')).body).toEqual({ examples: [] })
    expect((await send(settings, 'POST', 'order-placed/preview/', { language: 'en' })).body.code).toBe('NO_EXAMPLE')
    expect((await send(settings, 'POST', 'account-confirm/preview/', { language: 'en' })).status).toBe(200)
  })

  it('sees orders of their channels only', async () => {
    await shop.complete(await shop.basket(UNCOUNTED))
    const here = await shop.person({ permissions: ['MANAGE_SETTINGS', 'MANAGE_ORDERS'], channels: ['us'] })
    const elsewhere = await shop.person({ permissions: ['MANAGE_SETTINGS', 'MANAGE_ORDERS'], channels: ['paid'] })
    const [example] = (await send(here, 'GET', 'order-placed/examples/')).body.examples
    expect(example).toBeDefined()
    expect((await send(elsewhere, 'GET', 'order-placed/examples/')).body.examples).toEqual([])
    const asked = { language: 'en', example: example.id }
    expect((await send(here, 'POST', 'order-placed/preview/', asked)).status).toBe(200)
    expect((await send(elsewhere, 'POST', 'order-placed/preview/', asked)).body.code).toBe('NO_EXAMPLE')
  })
})

describe('a text', () => {
  it('replaces the shop’s own in mails that go out, in the change log and by its undo', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const text = { language: 'en', key: 'subject', text: 'Hooray, {number} is here, says {shop}' }
    const saved = await save('order-placed', [text, { language: 'ru', key: 'subject', text: 'Ура: {number}' }])
    expect(saved.status).toBe(200)
    const subject = saved.body.texts.find((one: Loose) => one.key === 'subject')
    expect(subject).toMatchObject({
      part: 'SUBJECT',
      places: [
        { name: 'number', isNeeded: true },
        { name: 'shop', isNeeded: false },
      ],
      own: { en: 'Order {number} received' },
      changed: { en: text.text, ru: 'Ура: {number}', cs: null },
    })
    await sendAll()
    const [{ name }] = await shop.sql('select name from shops')
    expect(smtp.taken.map(({ mail }) => mail.subject)).toContain(`Hooray, ${order.number} is here, says ${name}`)
    expect((await send(owner, 'GET', '')).body.mails.find((one: Loose) => one.mail === 'order-placed').changed).toBe(2)
    const log = await shop.app.inject({
      url: '/api/changes/?noun=MailText&first=1',
      headers: { host: 'shop.test', authorization: `Bearer ${owner.token}` },
    })
    const [change] = log.json().changes
    expect(change).toMatchObject({ operation: 'mailTextsUpdate', origin: 'STAFF', rowCount: 2 })
    const undo = await shop.app.inject({
      method: 'POST',
      url: '/api/changes/undo/',
      payload: { changes: [change.id] },
      headers: { host: 'shop.test', authorization: `Bearer ${owner.token}` },
    })
    expect(undo.statusCode).toBe(200)
    const { body } = await preview('order-placed', {})
    expect(body.subject).toMatch(/^Order \d+ received$/)
  })

  it('goes back to the shop’s own, and is not kept where it is the same', async () => {
    await save('common', [{ language: 'en', key: 'notYou', text: 'Not you? Fine.' }])
    expect((await preview('common', {})).body.text).toContain('Not you? Fine.')
    await save('common', [{ language: 'en', key: 'notYou', text: null }])
    expect((await preview('common', {})).body.text).toContain('Was it not you?')
    await save('common', [{ language: 'en', key: 'unsubscribe', text: 'Unsubscribe' }])
    expect(await shop.sql(`select * from mail_texts where mail = 'common'`)).toEqual([])
  })

  it('is refused by code where it cannot be used, and nothing is changed', async () => {
    const faultAt = async (mail: string, key: string, text: unknown, language = 'en') => {
      const { status, body } = await save(mail, [
        { language: 'cs', key: 'title', text: 'Good {number}' },
        { language, key, text },
      ])
      expect(status).toBe(400)
      const [{ code, field, message }] = body
      return [code, field, message]
    }
    expect(await faultAt('order-placed', 'subject', 'Thank you')).toEqual([
      'MISSING_PLACE',
      'en.subject',
      'The text needs {number}.',
    ])
    expect(await faultAt('order-placed', 'pay', 'For {buyer}', 'ru')).toEqual([
      'UNKNOWN_PLACE',
      'ru.pay',
      'There is no place {buyer} here; there are {shop}, {number}.',
    ])
    expect((await faultAt('order-placed', 'pay', 'Open { brace'))[0]).toBe('UNKNOWN_PLACE')
    expect((await faultAt('order-placed', 'pay', '<b>Pay</b>'))[0]).toBe('MARKUP')
    expect((await faultAt('order-placed', 'pay', ' '))[0]).toBe('REQUIRED')
    expect((await faultAt('order-placed', 'pay', 'a'.repeat(2001)))[0]).toBe('TOO_LONG')
    expect((await faultAt('order-placed', 'subject', '{number}\nBcc: evil@example.com'))[0]).toBe('LINE_BREAK')
    expect((await faultAt('order-placed', 'pay', 'a\u0007b'))[0]).toBe('INVALID')
    expect((await faultAt('order-placed', 'nothing', 'a'))[0]).toBe('INVALID')
    expect((await faultAt('order-placed', 'pay', 7))[0]).toBe('INVALID')
    expect((await faultAt('order-placed', 'title', 'Good {number}', 'cs'))[0]).toBe('INVALID')
    expect((await send(owner, 'POST', 'order-placed/', { version: 'x' })).body[0].code).toBe('INVALID')
    expect((await send(owner, 'POST', 'order-placed/', { texts: [] })).body[0].code).toBe('REQUIRED')
    expect((await send(owner, 'GET', 'nothing/')).status).toBe(404)
    expect(await shop.sql('select * from mail_texts')).toEqual([])
  })

  it('is not written over one that somebody else has changed meanwhile', async () => {
    const { version } = await read('order-paid')
    const text = { language: 'en', key: 'title', text: 'Paid!' }
    expect((await save('order-paid', [text], version)).status).toBe(200)
    const late = await save('order-paid', [{ ...text, text: 'Mine' }], version)
    expect([late.status, late.body.code]).toEqual([409, 'CHANGED_SINCE'])
    expect((await read('order-paid')).texts.find((one: Loose) => one.key === 'title').changed.en).toBe('Paid!')
    await save('order-paid', [{ ...text, text: null }])
  })
})

describe('a mail', () => {
  it('is shown in every kind and language with what is not saved', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const shown = await Promise.all(
      SECTION_NAMES.flatMap((mail) =>
        LANGUAGES.map(async (language) => ({ mail, ...(await preview(mail, { language })) })),
      ),
    )
    const without = shown.filter(({ status }) => status === 409).map(({ mail }) => mail)
    for (const { mail, status, body } of shown.filter((one) => one.status !== 409))
      expect([mail, status, body.html.includes('</html>'), body.text.includes('{')]).toEqual([mail, 200, true, false])
    // No order was sent and none has an invoice.
    expect([...new Set(without)]).toEqual(['order-shipped', 'order-invoice'])
    const text = 'First line.\nSecond line.\n\nAnother paragraph & 1 < 2'
    const { body } = await preview('order-placed', {
      texts: [{ language: 'en', key: 'pay', text }],
      example: order.id,
    })
    expect(body.example).toMatchObject({ id: order.id })
    expect(body.text).toContain(text)
    expect(body.html).toContain('First line.<br>Second line.</p>')
    expect(await shop.sql('select * from mail_texts')).toEqual([])
  })

  it('is found by an order’s number', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    const { examples } = (await send(owner, 'GET', `order-placed/examples/?search=${order.number}`)).body
    expect(examples).toEqual([{ id: order.id, name: expect.stringContaining(order.number) }])
    expect((await send(owner, 'GET', 'order-placed/examples/?search=nobody')).body.examples).toEqual([])
  })

  it('is sent to whoever asks, by the mail queue, with what is not saved', async () => {
    const { order } = await shop.complete(await shop.basket(UNCOUNTED))
    await sendAll()
    const texts = [{ language: 'cs', key: 'subject', text: 'Zkouška {number}' }]
    const tried = await send(owner, 'POST', 'order-placed/try/', { language: 'cs', texts, example: order.id })
    expect(tried.status).toBe(200)
    const { recipient } = tried.body
    await sendAll()
    const { to, mail } = smtp.taken.at(-1)!
    expect([to, mail.subject]).toEqual([recipient, `Zkouška ${order.number}`])
    expect(mail.text).toContain('Děkujeme')
    expect(await shop.sql(`select distinct payload from mails where kind = 'mail-trial'`)).toEqual([{ payload: {} }])
    const { body } = await send(owner, 'POST', 'order-placed/try/', { language: 'de' })
    expect(body[0]).toMatchObject({ code: 'INVALID', field: 'language' })
  })
})

/** Sends what waits, by a real server. */
async function sendAll(): Promise<void> {
  forget(shop.services.database.pool)
  const mails = smtpTransport({ host: '127.0.0.1', port: smtp.port, auth: null, tls: 'NONE' })
  try {
    while (await sendNext({ ...shop.services, mails, address: 'http://shop.test' }));
  } finally {
    mails.close()
  }
}
