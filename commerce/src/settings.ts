/** What the service is started with: what rules need to know, and what its providers and its edge are set to. */
import type { Services, Settings } from './context.ts'
import type { MailAddress } from './domain/mail/port.ts'
import type { SmtpSettings } from './providers/mail/smtp-url.ts'
import type { BitcoinSettings } from './providers/payment/bitcoin/settings.ts'
import type { BtcpaySettings } from './providers/payment/btcpay/client.ts'
import type { StripeSettings } from './providers/payment/stripe/client.ts'

export interface MailSettings {
  way: { is: 'SMTP'; server: SmtpSettings } | { is: 'FILES'; folder: string }
  /** Who writes, where the shop's settings do not say. */
  from: MailAddress
}

export interface CommerceSettings extends Settings {
  /** Folder for media files. */
  mediaFolder: string
  /** Gateways that are switched on, by id. */
  gateways: readonly string[]
  /** Lets the test gateways run in production, where they are refused otherwise. */
  testPayments?: boolean
  /** Where coins are paid to by BTCPay Server; without it `semena.btcpay` is not offered. */
  btcpay?: BtcpaySettings | null
  /** Where cards are charged by Stripe; without it `semena.stripe` is not offered. */
  stripe?: StripeSettings | null
  /** The shop's own Bitcoin wallet; without it Bitcoin is not offered. */
  bitcoin?: BitcoinSettings | null
  /** Whether clients may ask for the schema; they may unless it says false. */
  introspection?: boolean
  /** Without it mails wait in the database. */
  mail?: MailSettings
  /** Where rates for reading prices come from, once a day. */
  ratesUrl?: string | null
}

/** The parts that live as long as the process, for those rooms that must know how the service was started. */
export interface CommerceServices extends Services {
  settings: CommerceSettings
}
