/**
 * E-mail addresses: which texts are one, by the rules that Saleor (Django) uses, and which of them reach the same
 * mailbox.
 */
import { LENGTHS } from './lengths.ts'
import { domainToASCII } from 'node:url'

const LOCAL = /^[-!#$%&'*+/=?^_`{}|~0-9A-Za-z]+(?:\.[-!#$%&'*+/=?^_`{}|~0-9A-Za-z]+)*$/
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

export function isEmail(text: string): boolean {
  if (text.length > LENGTHS.email) return false
  const at = text.lastIndexOf('@')
  if (at < 1 || !LOCAL.test(text.slice(0, at))) return false
  const labels = text.slice(at + 1).split('.')
  return (
    (labels.length > 1 && labels.every((l) => LABEL.test(l)) && !/^\d+$/.test(labels.at(-1)!)) ||
    text.slice(at + 1) === 'localhost'
  )
}

/** Both names of the one service that ignores dots in addresses; they reach the same mailbox. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address reaches, to count by and never to write to: in lower case, without what follows a plus
 * sign (nearly every service lets its user add that), and at Gmail without dots. `Ann.B+shop@GMail.com` and
 * `annb@googlemail.com` have the same. A text that is no address is only put in lower case.
 */
export function mailboxOf(email: string): string {
  const lower = email.trim().toLowerCase()
  const at = lower.lastIndexOf('@')
  if (at < 1) return lower
  const written = lower.slice(at + 1)
  const domain = domainToASCII(written) || written
  const whole = lower.slice(0, at)
  const plus = whole.indexOf('+', 1)
  const name = plus > 0 ? whole.slice(0, plus) : whole
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
