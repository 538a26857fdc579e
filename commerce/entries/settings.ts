/** Reads the owner's settings. Each wrong value gives an error of one line that never repeats a secret. */
// The error of a fault that the owner can mend, in one line.
export { StartError } from '../src/start-error.ts'
// Whether a text can be an e-mail address.
export { isEmail } from '../src/domain/email.ts'
// The servers that the address of a database names.
export { readServers } from '../src/db/driver/servers.ts'
// The server that takes mails.
export { readSmtpUrl, type SmtpSettings } from '../src/providers/mail/smtp-url.ts'
// The bucket for pictures and files.
export { readBucketSettings } from '../src/providers/media/settings.ts'
export type { BucketSettings } from '../src/providers/media/bucket.ts'
// The cache in front of the shop.
export { readCdnSettings } from '../src/providers/cdn/settings.ts'
export type { CdnSettings } from '../src/providers/cdn/cdn.ts'
// Payment providers.
export {
  hasTestPayments,
  PAYMENT_VARIABLES,
  type PaymentSettings,
  readPaymentSettings,
} from '../src/providers/payment/gateways.ts'
// A variable that is on or off.
export { onOff } from '../src/providers/variables.ts'
