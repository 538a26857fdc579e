/** Mails that a demo keeps in files: each is found as it was composed, whatever else happens to the files. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OutgoingMail } from '../../domain/mail/port.ts'
import { compose } from './compose.ts'
import { mailFolder, mboxTransport } from './mbox.ts'

let data: string
let folder: string
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'semena-mbox-'))
  folder = join(data, 'mail')
})
afterEach(() => {
  rmSync(data, { recursive: true })
})

const mailOf = (number: number, more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: `20261127T190000-${number}`,
  from: { name: 'Semena', address: 'shop@example.com' },
  to: 'ann@example.com',
  subject: `Order ${number}`,
  html: '<p>Hello</p>',
  text: 'Hello',
  language: 'en',
  at: new Date('2026-11-07T19:00:00Z'),
  ...more,
})
const nameOf = ({ id }: OutgoingMail): string => `${id}.eml`
const ACCEPTED = { is: 'ACCEPTED' }

test('each is found as it was composed, the newest first', async () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', 'ž', 'Ж', '🌱', ' ', '\n', '\r\n', '.', '-', '=', '\nFrom ann ', '\nMessage-ID: <x@'),
    maxLength: 200,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(texts, texts, texts), { maxLength: 5 }), async (mails) => {
      rmSync(folder, { recursive: true, force: true })
      const transport = mboxTransport(folder)
      const sent = mails.map(([subject, text, html], i) => mailOf(i, { subject, text, html }))
      for (const mail of sent) expect(await transport.send(mail)).toEqual(ACCEPTED)
      transport.close()
      const expected = sent.map((mail) => ({ name: nameOf(mail), raw: compose(mail).raw })).toReversed()
      expect(await mailFolder(folder).list(1000)).toEqual(expected)
      for (const mail of expected) expect(await mailFolder(folder).read(mail.name)).toEqual(mail)
    }),
    { numRuns: 30 },
  )
})

test('a mail program finds a line that says from whom each came, and an empty line behind it', async () => {
  const transport = mboxTransport(folder)
  await transport.send(mailOf(1))
  await transport.send(mailOf(2))
  transport.close()
  const text = readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8')
  expect(text).not.toContain('\r')
  expect(text.match(/^From .*$/gm)).toEqual(Array(2).fill('From shop@example.com Sat Nov 07 19:00:00 2026'))
  expect(text.split('--\n\n')).toHaveLength(3)
})

test('one that is sent again is shown once, also where another process does it', async () => {
  const [one, other] = [mboxTransport(folder), mboxTransport(folder)]
  await one.send(mailOf(1))
  await one.send(mailOf(2))
  await other.send(mailOf(1, { subject: 'Again', at: new Date('2026-11-07T19:01:00Z') }))
  const mails = await mailFolder(folder).list(1000)
  expect(mails.map(({ name }) => name)).toEqual([nameOf(mailOf(2)), nameOf(mailOf(1))])
  expect(mails[1]!.raw).toContain('Subject: Again')
  one.close()
  other.close()
})

test('one that was not written to its end is none, and those before it stay', async () => {
  const transport = mboxTransport(folder)
  for (const n of [1, 2, 3]) await transport.send(mailOf(n))
  transport.close()
  const file = join(folder, readdirSync(folder)[0]!)
  for (const less of [1, 30, 400]) {
    truncateSync(file, statSync(file).size - less)
    expect((await mailFolder(folder).list(1000)).map(({ name }) => name)).toEqual([
      nameOf(mailOf(2)),
      nameOf(mailOf(1)),
    ])
  }
})

test('files that are deleted while the shop runs are begun anew', async () => {
  const transport = mboxTransport(folder)
  await transport.send(mailOf(1))
  rmSync(folder, { recursive: true })
  expect(await transport.send(mailOf(2))).toEqual(ACCEPTED)
  expect((await mailFolder(folder).list(1000)).map(({ name }) => name)).toEqual([nameOf(mailOf(2))])
  transport.close()
})

test('those of a shop with a long address are found, too', async () => {
  const address = `shop@${'long-name-'.repeat(5)}x.example.com`
  const transport = mboxTransport(folder)
  await transport.send(mailOf(1, { from: { name: 'Semena', address } }))
  transport.close()
  const [mail] = await mailFolder(folder).list(1000)
  // The header goes on in the next line.
  expect(mail!.raw).toMatch(/Message-ID:\r\n\s/)
  expect((await mailFolder(folder).read(mail!.name))!.raw).toContain(address)
})

test('where there can be no folder a mail is sent later', async () => {
  writeFileSync(folder, '')
  const transport = mboxTransport(folder)
  expect(await transport.send(mailOf(1))).toEqual({ is: 'LATER', reason: 'EEXIST', isUnreachable: true })
  rmSync(folder)
  expect(await transport.send(mailOf(1))).toEqual(ACCEPTED)
  transport.close()
})

test('the newest are kept, and no more than a few megabytes', async () => {
  const transport = mboxTransport(folder)
  const text = 'a'.repeat(200_000)
  for (let n = 0; n < 60; n++) await transport.send(mailOf(n, { text, at: new Date(Date.UTC(2026, 10, 27) + n) }))
  transport.close()
  const names = (await mailFolder(folder).list(1000)).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(15)
  expect(names).toEqual(names.map((_, i) => nameOf(mailOf(59 - i))))
  const bytes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  expect(bytes.reduce((a, b) => a + b)).toBeLessThan(8 * 1024 * 1024)
})
