/** What the inbox's use-cases are given. */
import type { Services } from '@semena/commerce'
import type { MailShop } from '@semena/commerce/extension'
import type { KnownShop } from '../pages/known-shop.ts'
import type { Language } from '@semena/contract/languages'

export interface ShopFacts extends MailShop, KnownShop {
  /** The address that the shop's contact page shows. */
  contactEmail: string | null
}

export interface InboxCtx extends Pick<Services, 'database' | 'clock' | 'settings'> {
  facts: () => Promise<ShopFacts>
  /** The owner's own setting for where messages go, which takes precedence over the shop's contact page. */
  contactEmail: string | null
  /** The sender of mails, if the owner has set one. It is the last address to try for messages. */
  sender: string | null
}

/** Where a request comes from, and in which language its visitor reads. */
export interface Visit {
  language: Language
  /** The origin that links in mails begin with, such as `https://eu.example.com`. */
  origin: string
  remoteAddress: string
}
