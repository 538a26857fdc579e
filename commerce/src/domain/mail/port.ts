/** The port for sending mails: an SMTP server or a folder implements it. */

export interface MailAddress {
  name: string
  address: string
}

/** A picture that goes along with a mail; its HTML names it as `cid:<id>`. */
export interface MailPicture {
  id: string
  contentType: string
  content: Buffer
}

export interface OutgoingMail {
  /** The same for every attempt, so that receivers recognise a double: letters, digits, dots and hyphens. */
  id: string
  from: MailAddress
  to: string
  /** The visitor whose message this mail passes on; an answer goes to them. */
  replyTo?: MailAddress
  /** Takes a POST that ends the subscription (RFC 8058), or shows a page that does. */
  unsubscribeUrl?: string
  subject: string
  html: string
  text: string
  pictures?: readonly MailPicture[]
  /** Lower-case language code, such as `en`. */
  language: string
  at: Date
}

/** `reason` holds no personal data: a server's answer may quote the address, so only its codes are stored. */
export type MailOutcome =
  | { is: 'ACCEPTED' }
  /** The mail was not taken now. `isUnreachable`: the server would have taken no mail at all. */
  | { is: 'LATER'; reason: string; isUnreachable: boolean }
  /** The mail is refused for good: another attempt would not help. */
  | { is: 'REFUSED'; reason: string }

export interface MailTransport {
  /** Sends one mail; never throws. */
  send(mail: OutgoingMail): Promise<MailOutcome>
  /** Closes idle connections. */
  close(): void
}
