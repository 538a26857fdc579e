/** What the inbox's use-cases get. */
import type { Services } from '@semena/commerce'
import type { MailShop } from '@semena/commerce/extension'
import type { Language } from '@semena/contract/limits'

export interface ShopFacts extends MailShop {
  /** Where the shop wants to be written to, as its contact page shows it. */
  contactEmail: string | null
}

export interface InboxCtx extends Pick<Services, 'database' | 'clock' | 'settings'> {
  facts: () => Promise<ShopFacts>
  /** The owner's word on where messages go, before the shop's own. */
  contactEmail: string | null
  /** Whom mails are from, when the owner has said so: somebody may read there. */
  sender: string | null
}

/** Who asks, and from where. */
export interface Visit {
  language: Language
  /** Under which links of mails begin, such as `https://eu.example.com`. */
  origin: string
  remoteAddress: string
}
