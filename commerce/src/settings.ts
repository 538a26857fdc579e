/** The settings with which the service is started: those that the domain needs, and those of providers and of HTTP. */
import type { Services, Settings } from './context.ts'
import type { MailAddress } from './domain/mail/port.ts'
import type { SmtpSettings } from './providers/mail/smtp-url.ts'
import type { CdnSettings } from './providers/cdn/cdn.ts'
import type { MediaSettings } from './providers/media/open.ts'
import type { PaymentSettings } from './providers/payment/gateways.ts'

export interface MailSettings {
  way: { is: 'SMTP'; server: SmtpSettings } | { is: 'FILES'; folder: string }
  /** The sender, where the shop's own data names none. */
  from: MailAddress
}

export interface CommerceSettings extends Settings, MediaSettings {
  /** The cache in front of the shop that keeps pages; left out or null where there is none. */
  cdn?: CdnSettings | null
  /** The payment providers that are set up; left out, only gift cards pay. */
  payments?: PaymentSettings
  /** Whether clients may ask for the schema; left out, they may. */
  introspection?: boolean
  /** Whether apps may be in networks that are not public, such as this machine; left out, only in demo mode. */
  webhooksToPrivateNetworks?: boolean
  /** Where a backup is written before much is taken away; left out or null where the database is not the shop's own. */
  backupFolder?: string | null
  /** How mails are sent; without it they wait in the database. */
  mail?: MailSettings
  /** The source from which display rates are fetched once a day. */
  ratesUrl?: string | null
}

/** The parts that live as long as the process, for folders that need all settings. */
export interface CommerceServices extends Services {
  settings: CommerceSettings
}
