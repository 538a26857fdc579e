/**
 * Puts a mail down to be sent, in the transaction of what it tells about, so that neither happens without the other.
 */
import type { Pool, PoolClient } from 'pg'
import type { ContactTopic } from '@semena/contract/contact-limits'
import { insertMail, type NewMail } from '../../db/queries/mail/mail.ts'

/** The data from which each kind of mail is written. Amounts are minor units. */
export interface MailPayloads {
  /** `url` leads to the shop's page with e-mail and token in its query. */
  'account-confirm': { url: string; firstName: string }
  /** For somebody who registers an address that has an account. `url` leads to the shop. */
  'account-exists': { url: string; firstName: string }
  'password-reset': { url: string; firstName: string }
  /** For the owner of an account that somebody else opened: the link leads to where they set a password. */
  'password-set': { url: string; firstName: string }
  /** For a new member of staff: the link leads to where they set a password. */
  'staff-invited': { url: string; firstName: string }
  'email-change': { url: string; firstName: string }
  /** For the old address, once the new one is in use. */
  'email-changed': { newEmail: string; firstName: string }
  'account-delete': { url: string; firstName: string }
  'second-factor-on': { firstName: string }
  /** `byShop`: the shop's owner switched it off, not the account's owner, who may or may not have asked for it. */
  'second-factor-off': { firstName: string; byShop: boolean }
  /** `left` is the number of codes that are still valid. */
  'recovery-code-used': { firstName: string; left: number }
  /** `balance` is minor units; `expiryDate` is the last day as an ISO date. */
  'gift-card': {
    firstName: string
    code: string
    balance: number
    currency: string
    expiryDate: string | null
    /** Examples have none. */
    sending?: CardSending
  }
  /** `origin` is the address of the shop where the buyer ordered, such as `https://eu.example.com`. */
  'order-placed': { orderId: string; origin?: string }
  'order-paid': { orderId: string }
  'order-expired': { orderId: string }
  'order-canceled': { orderId: string }
  'order-shipped': { orderId: string; fulfillmentId: number }
  'order-refunded': { orderId: string; amount: number }
  'order-invoice': { orderId: string; invoiceId: number }
  /** For the shop's staff, about money that somebody has to look at. `reason` is that of `payment_reviews`. */
  'payment-review': {
    number: number
    reason: string
    amount: number
    currency: string
    gateway: string
    orderNumber: number | null
  }
  /**
   * `url` leads to the page that confirms, `unsubscribeUrl` to the one that unsubscribes; `oneClickUrl` takes a POST.
   */
  'newsletter-opt-in': { url: string; unsubscribeUrl: string; oneClickUrl: string }
  /** For somebody who has confirmed; also sent when a subscriber asks again. */
  'newsletter-welcome': { unsubscribeUrl: string; oneClickUrl: string }
  /** For the shop: what a visitor wrote. `origin` is the address of the shop where they wrote it. */
  'contact-message': ContactPayload & { name: string; email: string; orderNumber: string; message: string }
  /** For the visitor. It quotes nothing, because anybody could have anything sent to anybody. */
  'contact-receipt': ContactPayload
  /** For the visitor, once staff have answered. `replyTo` is the shop's address for messages, where it has one. */
  'contact-answer': ContactPayload & { replyTo: string | null; answer: string; message: string }
  'mail-trial': TrialPayload
}

/** What the card's history tells once the mail has been sent: that it was, and who wanted it. */
export interface CardSending {
  cardId: number
  type: 'SENT_TO_CUSTOMER' | 'RESENT'
  userId: number | null
  appId: number | null
}

interface ContactPayload {
  number: number
  topic: ContactTopic
  origin: string
}

/** A mail that a member of staff sends to themselves, to see it with texts that are not saved. */
interface TrialPayload {
  mail: Exclude<keyof MailPayloads, 'mail-trial'>
  payload: object
  /** The section of the texts and the texts by their keys, which stand in place of the kept ones. */
  section: string
  texts: Readonly<Record<string, string>>
}

export type MailKind = keyof MailPayloads

export type Mail = {
  [Kind in MailKind]: {
    kind: Kind
    recipient: string
    /** Upper case, such as EN; a language without texts is replaced by English. */
    languageCode: string
    payload: MailPayloads[Kind]
    /** A further mail with the same key is not put down. */
    onceKey?: string
  }
}[MailKind]

/** A mail as it is kept until it is sent; null where the recipient has no address. */
export const newMail = (mail: Mail): NewMail | null =>
  mail.recipient.trim() ? { ...mail, onceKey: mail.onceKey ?? null } : null

/** Puts a mail down; does nothing where the recipient has no address. */
export async function putMail(on: Pool | PoolClient, mail: Mail): Promise<void> {
  const put = newMail(mail)
  if (put) await insertMail(on, put)
}
