/**
 * Every mail in every language is complete and well formed, has the same links in both parts, and is harmless whatever
 * was typed.
 */
import { LOGO_KEY } from '@semena/contract/shop-pictures'
import sharp from 'sharp'
import { withPictures } from './logo.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compose } from '../../providers/mail/compose.ts'
import { toGlobalId } from '../global-id.ts'
import { ADDRESS, type MailShop, openMailShop } from '../../testing/mail.ts'
import type { Mail, MailKind } from './put.ts'
import type { WrittenMail } from './write.ts'
import { forget } from '../../memory/memory.ts'

/** Folder in which the mails are stored for looking at them, when it is set. */
const LOOK = process.env.MAILS_TO_LOOK_AT
const LANGUAGES = ['EN', 'RU', 'CS'] as const
const URL_ = 'https://shop.example.com/ru/confirm?email=ann%40example.com&token=Xa-1_b'
const LEAVE = {
  unsubscribeUrl: 'https://shop.example.com/newsletter/unsubscribe?token=Xa-1_b',
  oneClickUrl: 'https://shop.example.com/api/newsletter/unsubscribe/?token=Xa-1_b',
}

let shop: MailShop
const payloads: Partial<Record<MailKind, Mail['payload']>> = {
  'account-confirm': { url: URL_, firstName: 'Ann' },
  'account-exists': { url: 'https://shop.example.com', firstName: 'Ann' },
  'password-reset': { url: URL_, firstName: 'Ann' },
  'password-set': { url: URL_, firstName: '' },
  'staff-invited': { url: URL_, firstName: 'Ann' },
  'email-change': { url: URL_, firstName: 'Ann' },
  'email-changed': { newEmail: 'new@example.com', firstName: 'Ann' },
  'account-delete': { url: URL_, firstName: 'Ann' },
  'second-factor-on': { firstName: 'Ann' },
  'second-factor-off': { firstName: 'Ann', byShop: true },
  'recovery-code-used': { firstName: 'Ann', left: 2 },
  'gift-card': { firstName: 'Ann', code: '7QXM-KPNE-2RWA', balance: 2500, currency: 'EUR', expiryDate: '2027-01-31' },
  'newsletter-opt-in': { url: URL_, ...LEAVE },
  'newsletter-welcome': LEAVE,
  'contact-message': {
    number: 12,
    topic: 'problem',
    origin: 'https://shop.example.com',
    name: 'Ann',
    email: 'ann@example.com',
    orderNumber: '1042',
    message: 'Good day,\n\n<b>no</b> picture & no price.',
  },
  'contact-receipt': { number: 12, topic: 'wholesale', origin: 'https://shop.example.com' },
  'contact-answer': {
    number: 12,
    topic: 'problem',
    origin: 'https://shop.example.com',
    replyTo: 'desk@example.com',
    answer: 'Good day,\n\nit is <on> its way & comes tomorrow.',
    message: 'Where is <b>it</b>?',
  },
  'payment-review': {
    number: 7,
    reason: 'LATE',
    amount: 1750,
    currency: 'USD',
    gateway: 'semena.bitcoin',
    orderNumber: 1042,
  },
}
beforeAll(async () => {
  shop = await openMailShop()
  const [open, paid, ended, canceled] = await Promise.all([1, 2, 3, 4].map(() => shop.order()))
  await shop.payFully(paid!)
  const { pool } = shop.services.database
  await pool.query(`update orders set status = 'EXPIRED' where id = $1`, [ended])
  await pool.query(`update orders set status = 'CANCELED', total_charged = 100 where id = $1`, [canceled])
  Object.assign(payloads, {
    'order-placed': { orderId: open },
    'order-paid': { orderId: paid },
    'order-expired': { orderId: ended },
    'order-canceled': { orderId: canceled },
    'order-shipped': { orderId: paid, fulfillmentId: await shop.ship(paid!, 'RR123456785LV') },
    'order-refunded': { orderId: paid, amount: 1250 },
  })
}, 60_000)
afterAll(() => shop.close())

const KINDS: MailKind[] = [
  'account-confirm',
  'account-exists',
  'password-reset',
  'password-set',
  'staff-invited',
  'email-change',
  'email-changed',
  'account-delete',
  'second-factor-on',
  'second-factor-off',
  'recovery-code-used',
  'gift-card',
  'newsletter-opt-in',
  'newsletter-welcome',
  'contact-message',
  'contact-receipt',
  'contact-answer',
  'payment-review',
  'order-placed',
  'order-paid',
  'order-expired',
  'order-canceled',
  'order-shipped',
  'order-refunded',
]
const EMPTY = new Set(['meta', 'br', '!doctype'])

/** Throws where a tag is not closed in turn, or a special character is not escaped. */
function checkHtml(html: string): void {
  const open: string[] = []
  const rest = html
    .replace(/<style>[^<]*<\/style>/g, '')
    .replace(/<(\/?)([a-z0-9!]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*>/gi, (_, end: string, name: string) => {
      const tag = name.toLowerCase()
      if (EMPTY.has(tag)) return ''
      if (!end) open.push(tag)
      else if (open.pop() !== tag) throw new Error(`</${tag}> closes another`)
      return ''
    })
  if (open.length) throw new Error(`not closed: ${open.join(' ')}`)
  if (/[<>]/.test(rest)) throw new Error(`not written out: ${/.{0,40}[<>].{0,40}/.exec(rest)?.[0]}`)
  if (/&(?!#\d+;|nbsp;|zwnj;|amp;)/.test(rest)) throw new Error('a bare &')
}

const decoded = (html: string): string =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))).replaceAll('&nbsp;', '\u00a0')
const linksOf = (mail: WrittenMail) => ({
  html: new Set([...mail.html.matchAll(/href="([^"]*)"/g)].map(([, url]) => decoded(url!))),
  text: new Set(mail.text.match(/https?:\/\/\S+/g)),
})
const visible = (html: string): string =>
  decoded(html.replace(/<style>[^<]*<\/style>/g, '').replace(/<[^>]*>/g, ' ')).replace(/[\u034f\u200c]|&zwnj;/g, '')

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(KINDS)('%s', async (kind) => {
    const mail = (await shop.write(kind, payloads[kind]!, language))!
    if (LOOK) {
      mkdirSync(LOOK, { recursive: true })
      writeFileSync(`${LOOK}/${kind}.${language.toLowerCase()}.html`, mail.html)
      writeFileSync(`${LOOK}/${kind}.${language.toLowerCase()}.txt`, `${mail.subject}\n\n${mail.text}`)
    }
    expect(() => checkHtml(mail.html)).not.toThrow()
    expect(Buffer.byteLength(mail.html)).toBeLessThan(50_000)
    for (const part of [mail.subject, mail.text, visible(mail.html)]) {
      expect(part.trim()).not.toBe('')
      expect(part).not.toMatch(/undefined|null|NaN|\[object|\$\{|Invalid Date/)
    }
    expect(mail.subject).not.toMatch(/seed|сем[яе]|semín|Northern|Северное|Polární/i)
    expect(/[а-я]/.test(mail.subject)).toBe(language === 'RU')
    const isEnglish = /\b(?:the|your|order)\b/i.test(mail.text.replace(/https?:\S+/g, ''))
    expect(isEnglish).toBe(language === 'EN')
    const links = linksOf(mail)
    expect([...links.text].filter((url) => !links.html.has(url))).toEqual([])
    expect([...links.html].filter((url) => !links.text.has(url))).toEqual([])
    // Nothing is loaded, and no reader is tracked.
    expect(mail.html).not.toMatch(/<(?:img|script|link|iframe)|url\(|@import/i)
  })
})

test('an unpaid order says what it costs, until when, and leads to its payment in its language', async () => {
  const orderId = await shop.order({ languageCode: 'RU' })
  const mail = (await shop.write('order-placed', { orderId, origin: 'http://eu.shop.localhost:3000' }, 'RU'))!
  expect(mail.text).toContain(
    `http://eu.shop.localhost:3000/ru/payment?order=${encodeURIComponent(toGlobalId('Order', orderId))}`,
  )
  expect(mail.text).toContain('в течение 60\u00a0минут')
  expect(mail.text).toContain('7–14\u00a0дней')
  expect(mail.text).toContain('Северное сияние, 3 семян × 2')
  expect(mail.text).toMatch(/Скидка: Весна +−1,00\u00a0\$/)
  expect(mail.text).toMatch(/Подарочная карта ••CARD-\d|Подарочная карта ••\S{4} +−3,00\u00a0\$/)
  expect(mail.text).toMatch(/Доставка: Обычная +5,00\u00a0\$/)
  expect(mail.text).toMatch(/Итого +\d\d,\d\d\u00a0\$/)
})

test('what is listed adds up to the total', async () => {
  const orderId = await shop.order()
  const { text } = (await shop.write('order-placed', { orderId }))!
  const amounts = text
    .slice(text.indexOf('-----'))
    .split('\n')
    .flatMap((line) => {
      const found = /(−?)([\d,]+\.\d\d)\u00a0\$$/.exec(line)
      return found ? [Number(found[2]!.replace(',', '')) * (found[1] ? -100 : 100)] : []
    })
  const total = await shop.count(`select total_gross from orders where id = '${orderId}'`)
  // The first four amounts are subtotal, discount, shipping and gift card; then comes the total.
  expect(Math.round(amounts.slice(0, 4).reduce((a, b) => a + b, 0))).toBe(total)
  expect(Math.round(amounts[4]!)).toBe(total)
})

test('what gift cards had paid of an order that ended is named, although they have it back', async () => {
  const orderId = await shop.order()
  const { pool } = shop.services.database
  await pool.query('delete from order_gift_cards where order_id = $1', [orderId])
  await pool.query(`update orders set status = 'CANCELED' where id = $1`, [orderId])
  const { text } = (await shop.write('order-canceled', { orderId }))!
  expect(text).toMatch(/Discount: Spring +−1\.00\u00a0\$/)
  expect(text).toMatch(/Gift cards, given back +−3\.00\u00a0\$/)
})

test('what went back is named, and an order that was paid is not to be paid again', async () => {
  const { pool } = shop.services.database
  const sums = async (orderId: string, charged: number, refunded: number, pending = 0): Promise<string> => {
    await pool.query('update orders set total_charged = $2 where id = $1', [orderId, charged])
    await pool.query('update transactions set charged = $2, refunded = $3, refund_pending = $4 where order_id = $1', [
      orderId,
      charged,
      refunded,
      pending,
    ])
    const { text } = (await shop.write('order-refunded', { orderId, amount: refunded }))!
    return text.slice(text.search(/^Total /m)).replace(/ {2,}/g, ' ')
  }
  const orderId = await shop.order()
  await shop.payFully(orderId)
  const total = await shop.count(`select total_gross from orders where id = '${orderId}'`)
  const money = (minor: number): string => `${(minor / 100).toFixed(2)}\u00a0$`
  const part = await sums(orderId, total - 550, 550)
  expect(part).toContain(`Paid ${money(total)}\nReturned to you −5.50\u00a0$\n`)
  expect(part).not.toContain('Still to pay')
  const whole = await sums(orderId, 0, total)
  expect(whole).toContain(`Paid ${money(total)}\nReturned to you −${money(total)}\n`)
  expect(whole).not.toContain('Still to pay')
  const pending = await sums(orderId, total - 550, 0, 550)
  expect(pending).toContain(`Paid ${money(total)}\n`)
  expect(pending).not.toMatch(/Still to pay|Returned/)
  // Of an order that was paid in part, what is missing is still to pay, until the order ends.
  const some = await sums(orderId, 500, 200)
  expect(some).toContain(`Paid 7.00\u00a0$\nReturned to you −2.00\u00a0$\nStill to pay ${money(total - 500)}\n`)
  await pool.query(`update orders set status = 'CANCELED' where id = $1`, [orderId])
  expect(await sums(orderId, 500, 200)).not.toContain('Still to pay')
})

test('a placed order that ended meanwhile asks for no money', async () => {
  const orderId = await shop.order()
  await shop.services.database.pool.query(`update orders set status = 'EXPIRED' where id = $1`, [orderId])
  const mail = (await shop.write('order-placed', { orderId }))!
  expect(mail.text).toContain('send no money')
  expect(mail.text).not.toContain('Pay the order')
})

test('money for an order that had ended is told as such', async () => {
  const orderId = await shop.order()
  await shop.services.database.pool.query(`update orders set status = 'EXPIRED', total_charged = 500 where id = $1`, [
    orderId,
  ])
  expect((await shop.write('order-paid', { orderId }))!.subject).toContain('came late')
})

test('a paid order that people confirm by hand is not said to be packed', async () => {
  const { pool } = shop.services.database
  await pool.query('update channels set automatically_confirm_all_new_orders = false')
  const orderId = await shop.order()
  await shop.payFully(orderId)
  for (const kind of ['order-paid', 'order-placed'] as const) {
    const { text } = (await shop.write(kind, { orderId }))!
    expect(text).toContain('ooking at ')
    expect(text).not.toMatch(/pack/)
  }
  await pool.query('update channels set automatically_confirm_all_new_orders = true')
  await pool.query(`update orders set status = 'UNFULFILLED' where id = $1`, [orderId])
  expect((await shop.write('order-paid', { orderId }))!.text).toMatch(/pack/)
})

describe('whatever was typed', () => {
  const NASTY = `"><img src=x onerror=alert(1)>\r\nBcc: evil@example.com`

  test('is text in the HTML', async () => {
    const orderId = await shop.order({ firstName: NASTY.replace('\r\n', ' ') })
    const mail = (await shop.write('order-placed', { orderId }))!
    expect(() => checkHtml(mail.html)).not.toThrow()
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('&#60;img src=x')
    expect(mail.text).toMatch(/^Hello,$/m)
  })

  test('greets nobody when it is no name, and makes no link', async () => {
    for (const firstName of ['Win at www.evil.com', 'http://evil.com', 'Ann<b>', 'a'.repeat(80), '1000 $', 'Ann\nBcc'])
      expect((await shop.write('account-confirm', { url: URL_, firstName }))!.text).toMatch(/^Hello,$/m)
    for (const firstName of ['Анна-Мария', "D'Arcy", 'Žofie'])
      expect((await shop.write('account-confirm', { url: URL_, firstName }))!.text).toContain(`Hello ${firstName},`)
    const orderId = await shop.order({ firstName: 'See http://evil.com or www.evil.com' })
    const mail = (await shop.write('order-placed', { orderId }))!
    expect(mail.text).not.toMatch(/http:\/\/evil|www\.evil/)
  })

  test('does not reach the head of the mail', async () => {
    const orderId = await shop.order()
    const { pool } = shop.services.database
    await pool.query('update shops set name = $1', [NASTY])
    forget(pool)
    const mail = (await shop.write('order-placed', { orderId }))!
    const composed = compose({
      ...mail,
      id: '1',
      from: { name: NASTY, address: 'shop@example.com' },
      to: 'ann@example.com',
      subject: `${mail.subject}\r\nBcc: evil@example.com`,
      at: new Date(),
    })
    const [head] = composed.raw.split('\r\n\r\n')
    expect(head).not.toMatch(/^Bcc:/im)
    expect(head).not.toMatch(/[^\r]\n|\r[^\n]/)
    await pool.query(`update shops set name = 'Semena'`)
    forget(pool)
  })

  test('a page of strangers is not linked to', async () => {
    const own = await shop.order({ redirectUrl: 'https://shop.example.com/orders?from=mail' })
    expect((await shop.write('order-placed', { orderId: own }))!.text).toContain(
      'https://shop.example.com/orders?from=mail&order=',
    )
    const foreign = await shop.order({ redirectUrl: 'https://evil.example.org/pay' })
    const mail = (await shop.write('order-placed', { orderId: foreign }))!
    expect(mail.html).not.toContain('evil')
    expect(mail.text).toContain(`${ADDRESS}/payment?order=`)
  })
})

test('the logo stands in place of the name and goes along, and what cannot be had is the name again', async () => {
  const orderId = await shop.order()
  const { pool } = shop.services.database
  const content = await sharp({ create: { width: 600, height: 120, channels: 4, background: '#f00' } })
    .png()
    .toBuffer()
  const path = await shop.services.media.put(content, 'png')
  const wear = async (url: string): Promise<WrittenMail> => {
    const logo = JSON.stringify({ url, width: 600, height: 120 })
    await pool.query('update shops set metadata = metadata || jsonb_build_object($1::text, $2::text)', [LOGO_KEY, logo])
    forget(pool)
    return (await shop.write('order-placed', { orderId }))!
  }
  const mail = await wear(`/media/${path}`)
  expect(mail.html).toContain('<img src="cid:logo" width="220" height="44" alt="Semena"')
  expect(await sharp(mail.pictures![0]!.content).metadata()).toMatchObject({ format: 'png', width: 512 })
  expect(withPictures(mail.html, mail.pictures!)).toContain('src="data:image/png;base64,')
  const gone = await wear(`/media/${'00'.repeat(1)}/${'00'.repeat(16)}.png`)
  expect(gone.html).not.toContain('<img')
  expect(gone.html).toContain('>Semena</a>')
  expect(gone).not.toHaveProperty('pictures')
  await pool.query('update shops set metadata = metadata - $1', [LOGO_KEY])
  forget(pool)
})

test('a mail about what is gone is not written', async () => {
  expect(await shop.write('order-placed', { orderId: '00000000-0000-4000-8000-000000000000' })).toBeNull()
  expect(
    await shop.write('order-shipped', { orderId: '00000000-0000-4000-8000-000000000000', fulfillmentId: 1 }),
  ).toBeNull()
})
