/** A mail as nodemailer takes it. Addresses are passed in parts, so that no text can become a header. */
import { domainToASCII } from 'node:url'
import type { OutgoingMail } from '../../domain/mail/port.ts'

/** Turns a mail of the domain into nodemailer's form. */
export function compose({ id, from, to, replyTo, unsubscribeUrl, subject, html, text, language, at }: OutgoingMail) {
  return {
    messageId: `<${id}@${domainOf(from.address)}>`,
    from: { name: oneLine(from.name), address: from.address },
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } } : {}),
    subject: oneLine(subject),
    text,
    html,
    date: at,
    textEncoding: 'base64' as const,
    headers: {
      'Content-Language': language,
      // A mail with a reply address was written by a person: help desks drop what is marked as generated.
      ...(replyTo ? {} : { 'Auto-Submitted': 'auto-generated' }),
      // The shop wants no out-of-office notes in answer to its mails.
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl ? unsubscribing(unsubscribeUrl) : {}),
    },
    // Nodemailer must not read files or fetch addresses, whatever stands in a text.
    disableFileAccess: true,
    disableUrlAccess: true,
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
