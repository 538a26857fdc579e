/** Putting a mail down to be sent: in the transaction of what it tells about, so that neither happens without the other. */
import type { Pool, PoolClient } from 'pg'
import type { ContactTopic } from '@semena/contract/contact-limits'
import { insertMail } from '../../db/queries/mail.ts'

/** What each kind of mail needs to be written. Amounts are minor units. */
export interface MailPayloads {
  /** `url` leads to the shop's page with e-mail and token in its query. */
  'account-confirm': { url: string; firstName: string }
  /** To somebody who registers an address that has an account. `url` leads to the shop. */
  'account-exists': { url: string; firstName: string }
  'password-reset': { url: string; firstName: string }
  /** Somebody else opened the account: here its owner sets a password. */
  'password-set': { url: string; firstName: string }
  'email-change': { url: string; firstName: string }
  /** To the old address, once the new one is in use. */
  'email-changed': { newEmail: string; firstName: string }
  'account-delete': { url: string; firstName: string }
  'second-factor-on': { firstName: string }
  /** `byShop`: not by the account's owner, who may have asked for it or not. */
  'second-factor-off': { firstName: string; byShop: boolean }
  /** `left`: how many are still good. */
  'recovery-code-used': { firstName: string; left: number }
  /** `origin`: where the buyer was, such as `https://eu.example.com`. */
  'order-placed': { orderId: string; origin?: string }
  'order-paid': { orderId: string }
  'order-expired': { orderId: string }
  'order-canceled': { orderId: string }
  'order-shipped': { orderId: string; fulfillmentId: number }
  'order-refunded': { orderId: string; amount: number }
  /** To the shop's people: money that somebody has to look at. `reason` as `payment_reviews` has it. */
  'payment-review': {
    number: number
    reason: string
    amount: number
    currency: string
    gateway: string
    orderNumber: number | null
  }
  /** `url` leads to the page that confirms, `unsubscribeUrl` to the one that ends it; `oneClickUrl` takes a POST. */
  'newsletter-opt-in': { url: string; unsubscribeUrl: string; oneClickUrl: string }
  /** To somebody who has confirmed; also when a subscriber asks again. */
  'newsletter-welcome': { unsubscribeUrl: string; oneClickUrl: string }
  /** To the shop: what a visitor wrote. `origin`: where they were. */
  'contact-message': ContactPayload & { name: string; email: string; orderNumber: string; message: string }
  /** To the visitor. Quotes nothing: anybody could have anything sent to anybody. */
  'contact-receipt': ContactPayload
}

interface ContactPayload {
  number: number
  topic: ContactTopic
  origin: string
}

export type MailKind = keyof MailPayloads

export type Mail = {
  [Kind in MailKind]: {
    kind: Kind
    recipient: string
    /** Upper case, such as EN; a language without texts is written in English. */
    languageCode: string
    payload: MailPayloads[Kind]
    /** A second mail with the same key is not put down. */
    onceKey?: string
  }
}[MailKind]

/** Nothing is put down for somebody without an address. */
export async function putMail(on: Pool | PoolClient, mail: Mail): Promise<void> {
  if (mail.recipient.trim()) await insertMail(on, { ...mail, onceKey: mail.onceKey ?? null })
}
