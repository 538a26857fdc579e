/**
 * A mail as it goes to a server. Nodemailer writes the head: it knows how names, words and long lines are encoded there.
 * The two parts are base64, which a few lines write in a twentieth of the time that nodemailer's streams take.
 */
import { domainToASCII } from 'node:url'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type { OutgoingMail } from '../../domain/mail/port.ts'

/** A whole mail, and between whom it goes. */
interface Message {
  envelope: { from: string; to: string[] }
  raw: string
}

/**
 * Writes a mail with a plain and an HTML part, whose lines end as given. Texts are told apart from the head, so that none
 * can become a header.
 */
export function compose(mail: OutgoingMail, lineEnd: '\r\n' | '\n' = '\r\n'): Message {
  const root = new MailComposer(headOf(mail)).compile()
  // No line of base64 can be taken for it, because none has these two signs beside each other.
  const boundary = `=_${mail.id}`
  root.setHeader('Content-Type', `multipart/alternative; boundary="${boundary}"`)
  const { from, to } = root.getEnvelope()
  const lines = [
    root.buildHeaders().replaceAll('\r\n', lineEnd),
    '',
    `--${boundary}`,
    ...textPart('plain', mail.text),
    `--${boundary}`,
    ...htmlPart(mail),
    `--${boundary}--`,
    '',
  ]
  return { envelope: { from: from || '', to }, raw: lines.join(lineEnd) }
}

/** The most characters of a line of base64 ([RFC 2045](https://www.rfc-editor.org/rfc/rfc2045#section-6.8)). */
const LINE = 76

/** The lines of the HTML, with the pictures that it shows. */
function htmlPart({ id, html, pictures = [] }: OutgoingMail): string[] {
  if (pictures.length === 0) return textPart('html', html)
  const boundary = `=_r_${id}`
  return [
    `Content-Type: multipart/related; type="text/html"; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...textPart('html', html),
    ...pictures.flatMap(({ id: name, contentType, content }) => [
      `--${boundary}`,
      ...encoded([`Content-Type: ${contentType}`, `Content-ID: <${name}>`, 'Content-Disposition: inline'], content),
    ]),
    `--${boundary}--`,
  ]
}

/** The lines of a text. Its own end with CRLF within it, as mails have to. */
const textPart = (type: 'plain' | 'html', text: string): string[] =>
  encoded(
    [`Content-Type: text/${type}; charset=utf-8`],
    Buffer.from((text.includes('\r') ? text.replaceAll('\r\n', '\n') : text).replaceAll('\n', '\r\n')),
  )

function encoded(head: readonly string[], content: Buffer): string[] {
  const text = content.toString('base64')
  const lines = [...head, 'Content-Transfer-Encoding: base64', '']
  for (let at = 0; at < text.length; at += LINE) lines.push(text.slice(at, at + LINE))
  return lines
}

/** The head in nodemailer's form. Addresses are passed in parts. */
function headOf({ id, from, to, replyTo, unsubscribeUrl, subject, language, at }: OutgoingMail) {
  return {
    messageId: `<${id}@${domainOf(from.address)}>`,
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } } : {}),
    subject: oneLine(subject),
    date: at,
    headers: {
      'Content-Language': language,
      // A mail with a reply address was written by a person: help desks drop what is marked as generated.
      ...(replyTo ? {} : { 'Auto-Submitted': 'auto-generated' }),
      // The shop wants no out-of-office notes in answer to its mails.
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl ? unsubscribing(unsubscribeUrl) : {}),
    },
  }
}

/** Unsubscribing by one click is offered over https only, because mail programs demand it. */
const unsubscribing = (url: string) => ({
  // The header is prepared so that nodemailer does not fold it: a URL has no place where it could be folded.
  'List-Unsubscribe': { prepared: true, value: `<${new URL(url).href}>` },
  ...(url.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
})

/** The domain as it may stand in a header: nodemailer writes a Message-ID as it is given. */
function domainOf(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return domainToASCII(domain) || domain
}
/* oxlint-disable-next-line no-control-regex */
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
