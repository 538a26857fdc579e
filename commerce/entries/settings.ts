/** Reads the owner's settings. Each wrong value gives an error of one line that never repeats a secret. */
// The error of a fault that the owner can mend, in one line.
export { StartError } from '../src/start-error.ts'
// Whether a text can be an e-mail address.
export { isEmail } from '../src/domain/email.ts'
// The server that takes mails.
export { readSmtpUrl, type SmtpSettings } from '../src/providers/mail/smtp-url.ts'
// The shop's own Bitcoin wallet.
export { readBitcoinSettings, type BitcoinSettings } from '../src/providers/payment/bitcoin/settings.ts'
// BTCPay Server.
export { readBtcpaySettings } from '../src/providers/payment/btcpay/settings.ts'
export type { BtcpaySettings } from '../src/providers/payment/btcpay/client.ts'
// Stripe.
export { readStripeSettings } from '../src/providers/payment/stripe/settings.ts'
export type { StripeSettings } from '../src/providers/payment/stripe/client.ts'
