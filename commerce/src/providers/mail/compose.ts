/** A mail as nodemailer takes it. Addresses are passed in parts, so that no text can become a header. */
import type { OutgoingMail } from '../../domain/mail/port.ts'

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
      // What a person wrote is not a machine's, or help desks drop it.
      ...(replyTo ? {} : { 'Auto-Submitted': 'auto-generated' }),
      // Out-of-office notes are not for us.
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl ? unsubscribing(unsubscribeUrl) : {}),
    },
    // Nothing is read from files or fetched, whatever stands in a text.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** One click is promised over https only: mail programs ask for it. */
const unsubscribing = (url: string) => ({
  // Not folded: it has no place where it could be.
  'List-Unsubscribe': { prepared: true, value: `<${new URL(url).href}>` },
  ...(url.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
})

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)
/* oxlint-disable-next-line no-control-regex */
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
