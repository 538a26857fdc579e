/** E-mail addresses: what can be one, by the rules Saleor (Django) uses, and which of them reach the same reader. */
import { domainToASCII } from 'node:url'

const LOCAL = /^[-!#$%&'*+/=?^_`{}|~0-9A-Za-z]+(?:\.[-!#$%&'*+/=?^_`{}|~0-9A-Za-z]+)*$/
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const LONGEST = 254

export function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false
  const at = text.lastIndexOf('@')
  if (at < 1 || !LOCAL.test(text.slice(0, at))) return false
  const labels = text.slice(at + 1).split('.')
  return (
    (labels.length > 1 && labels.every((l) => LABEL.test(l)) && !/^\d+$/.test(labels.at(-1)!)) ||
    text.slice(at + 1) === 'localhost'
  )
}

/** Domains of one service that ignores dots, and where both names reach the same reader. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address reaches, to count by and never to write to: in small letters, without what follows a plus
 * sign (nearly every service leaves that to its reader), and at Gmail without dots. `Ann.B+shop@GMail.com` and
 * `annb@googlemail.com` are one. What is no address is answered in small letters.
 */
export function mailboxOf(email: string): string {
  const lower = email.trim().toLowerCase()
  const at = lower.lastIndexOf('@')
  if (at < 1) return lower
  const written = lower.slice(at + 1)
  const domain = domainToASCII(written) || written
  const name = lower.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
