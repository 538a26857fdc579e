/** What sending mails needs of the world outside: a server that takes them, or a folder. */

export interface MailAddress {
  name: string
  address: string
}

export interface OutgoingMail {
  /** Same for every try, so that receivers can tell a double: letters, digits, dots and hyphens. */
  id: string
  from: MailAddress
  to: string
  /** Who wrote what it passes on; an answer goes there. */
  replyTo?: MailAddress
  /** Takes a POST that ends the subscription (RFC 8058), or shows a page that does. */
  unsubscribeUrl?: string
  subject: string
  html: string
  text: string
  /** Lower case, such as `en`. */
  language: string
  at: Date
}

/** `reason` holds no personal data: what a server writes may quote the address, so only its codes are kept. */
export type MailOutcome =
  | { is: 'ACCEPTED' }
  /** Not now. `isUnreachable`: no mail would have been taken. */
  | { is: 'LATER'; reason: string; isUnreachable: boolean }
  /** Never: trying again would not help. */
  | { is: 'REFUSED'; reason: string }

export interface MailTransport {
  /** Does not throw. */
  send(mail: OutgoingMail): Promise<MailOutcome>
  /** Ends the connections that nothing goes over. */
  close(): void
}
