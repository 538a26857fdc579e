/** Putting a mail down to be sent: in the transaction of what it tells about, so that neither happens without the other. */
import type { Pool, PoolClient } from 'pg'
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
  /** `origin`: where the buyer was, such as `https://eu.example.com`. */
  'order-placed': { orderId: string; origin?: string }
  'order-paid': { orderId: string }
  'order-expired': { orderId: string }
  'order-canceled': { orderId: string }
  'order-shipped': { orderId: string; fulfillmentId: number }
  'order-refunded': { orderId: string; amount: number }
  'newsletter-opt-in': { url: string }
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
