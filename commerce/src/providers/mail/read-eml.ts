/**
 * Reads a mail that `compose` made: its main headers, text and HTML, whose lines end as they were written (`\n`). It
 * cannot read mails of other programs.
 */

import type { MailPicture } from '../../domain/mail/port.ts'

export interface ReadMail {
  subject: string
  from: string
  to: string
  date: string
  messageId: string
  text: string
  html: string
  pictures: MailPicture[]
}

export function readEml(raw: string): ReadMail {
  const whole = part(raw)
  const parts = leaves(whole)
  const body = (type: string): string =>
    (parts.find((p) => p.headers.get('content-type')?.startsWith(type))?.body ?? '').replaceAll('\r\n', '\n')
  const header = (name: string): string => decodeWords(whole.headers.get(name) ?? '')
  return {
    subject: header('subject'),
    from: header('from'),
    to: header('to'),
    date: header('date'),
    messageId: header('message-id'),
    text: body('text/plain'),
    html: body('text/html'),
    pictures: parts.flatMap(({ headers, encoded }) => {
      const id = /^<(\w{1,50})>$/.exec(headers.get('content-id') ?? '')?.[1]
      const contentType = /^image\/(?:png|jpeg)$/.exec(headers.get('content-type') ?? '')?.[0]
      return id && contentType ? [{ id, contentType, content: Buffer.from(encoded, 'base64') }] : []
    }),
  }
}

interface Part {
  headers: Map<string, string>
  body: string
}
/** A part without others in it: its body as text, and as it was written. */
type Leaf = Part & { encoded: string }

function part(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  return { headers, body: raw.slice(end + 4) }
}

function leaves(whole: Part): Leaf[] {
  const boundary = /boundary="?([^";]+)"?/.exec(whole.headers.get('content-type') ?? '')?.[1]
  if (!boundary) return [{ ...whole, encoded: whole.body, body: decodeBody(whole) }]
  return whole.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((text) => leaves(part(text.replace(/^\r\n/, ''))))
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8')
  return quoted(body.replace(/=\r\n/g, ''))
}

const quoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : quoted(word.replace(/_/g, ' ')),
    )
