import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compose } from './compose.ts'
import { readEml } from './read-eml.ts'
import { outcomeOf } from './smtp.ts'
import { readSmtpUrl } from './smtp-url.ts'

describe('SMTP_URL', () => {
  test.each([
    [
      'smtps://user:p%40ss%2F@mail.example.com',
      { host: 'mail.example.com', port: 465, auth: { user: 'user', pass: 'p@ss/' }, tls: 'WHOLE' },
    ],
    ['smtp://user:pass@mail.example.com:2525', { port: 2525, tls: 'UPGRADE' }],
    ['smtp://relay.internal', { host: 'relay.internal', port: 587, auth: null, tls: 'IF_OFFERED' }],
    ['smtp://u:p@127.0.0.1:1025', { tls: 'NONE' }],
    ['smtp://[::1]:1025/', { host: '::1', tls: 'NONE' }],
    ['smtp://u:p@localhost.example.com', { tls: 'UPGRADE' }],
    ['smtp://u%40example.com:p@mail.example.com', { auth: { user: 'u@example.com', pass: 'p' } }],
  ])('%s', (text, settings) => {
    expect(readSmtpUrl(text)).toMatchObject(settings)
  })

  test.each([
    'mail.example.com',
    'http://a.example',
    'smtp://',
    'smtp://user@a.example',
    'smtp://u:%zz@a.example',
    'smtp://a.example/path',
    'smtp://a.example?tls=no',
  ])('%s is none', (text) => {
    expect(readSmtpUrl(text)).toBeNull()
  })
})

describe('an answer of the server', () => {
  test.each([
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 <ann@example.com> unknown' },
      'REFUSED',
      'RCPT TO 550 5.1.1 EENVELOPE',
    ],
    [
      { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 spam from ann@example.com' },
      'REFUSED',
      'DATA 554 EMESSAGE',
    ],
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451, response: '451 4.7.1 later' },
      'LATER',
      'RCPT TO 451 4.7.1 EENVELOPE',
    ],
    [
      { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, response: '535 5.7.8 no' },
      'LATER',
      'AUTH PLAIN 535 5.7.8 EAUTH',
    ],
    [
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, response: '550 no' },
      'LATER',
      'MAIL FROM 550 EENVELOPE',
    ],
    [{ code: 'ECONNECTION', command: 'CONN' }, 'LATER', 'CONN ECONNECTION'],
    [null, 'LATER', 'no answer'],
  ])('%j', (error, is, reason) => {
    expect(outcomeOf(error)).toMatchObject({ is, reason })
  })
})

test('no text becomes a header, and the id stays the same', () => {
  const { raw } = compose({
    id: '20261121T090000-17',
    from: { name: 'Shop\r\nBcc: a@example.com', address: 'shop@example.com' },
    to: 'ann@example.com',
    subject: 'Order\r\n\tX: y',
    html: '',
    text: '',
    language: 'en',
    at: new Date(0),
  })
  const head = raw.split('\r\n\r\n', 1)[0]!.split('\r\n')
  expect(head).toContain('Message-ID: <20261121T090000-17@example.com>')
  expect(head).toContain('Subject: Order X: y')
  expect(head).toContain('From: "Shop Bcc: a@example.com" <shop@example.com>')
})

test('a domain with other letters stands in every header as servers know it', () => {
  const { envelope, raw } = compose({
    id: '20261121T090000-17',
    from: { name: 'Семена', address: 'shop@семена.рф' },
    to: 'ann@почта.рф',
    subject: 'Заказ',
    html: '',
    text: '',
    language: 'ru',
    at: new Date(0),
  })
  expect(envelope).toEqual({ from: 'shop@xn--80aja1agu.xn--p1ai', to: ['ann@xn--80a1acny.xn--p1ai'] })
  const head = raw.split('\r\n\r\n', 1)[0]!
  expect(head).toContain('Message-ID: <20261121T090000-17@xn--80aja1agu.xn--p1ai>')
  expect(head).toMatch(/^[ -~\r\n\t]*$/)
})

test('a mail is read as it was written, in lines that every server takes', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', 'ž', 'Ж', '🌱', ' ', '\n', '.', '-', '=', '_', '<b>'),
    maxLength: 300,
  })
  fc.assert(
    fc.property(texts, texts, texts, fc.uint8Array({ maxLength: 200 }), (subject, text, html, bytes) => {
      const picture = { id: 'logo', contentType: 'image/png', content: Buffer.from(bytes) }
      const { raw } = compose({
        id: '20261121T090000-17',
        from: { name: 'Semena', address: 'shop@example.com' },
        to: 'ann@example.com',
        subject,
        html,
        text,
        ...(bytes.length > 0 ? { pictures: [picture] } : {}),
        language: 'en',
        at: new Date(0),
      })
      const mail = readEml(raw)
      expect([mail.text, mail.html]).toEqual([text, html])
      expect(mail.pictures).toEqual(bytes.length > 0 ? [picture] : [])
      expect(mail.subject.replace(/\s+/g, '')).toBe(subject.replace(/\s+/g, ''))
      const lines = raw.split('\r\n')
      expect(lines.filter((line) => line.length > 998 || /[\r\n]/.test(line))).toEqual([])
    }),
  )
})
