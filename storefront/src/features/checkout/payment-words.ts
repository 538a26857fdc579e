/** What the checkout and the payment page say of each way to pay. */
import type { IdOfKind, PaymentWayId } from '@semena/contract/payment-ways'
import { m } from '../../paraglide/messages.js'
import type { Gateway } from './gateways.ts'

interface Words {
  /** One line about what happens next, at the choice. */
  hint: () => string
  /** Where the payer will pay, above the button. */
  where: () => string
}

const TEST: Words = { hint: m.checkout_payment_card_test, where: m.payment_redirect_test }
const CARD: Words = { hint: m.checkout_payment_card_hint, where: m.payment_redirect_card }

/** Every way but cards has words of its own, and so has a provider of cards of whom more is to be said. */
const WORDS: Record<IdOfKind<'crypto'>, Words> & Partial<Record<PaymentWayId, Words>> = {
  'semena.bitcoin': { hint: m.checkout_payment_bitcoin_hint, where: m.payment_here_bitcoin },
  'semena.btcpay': { hint: m.checkout_payment_btcpay_hint, where: m.payment_redirect_btcpay },
  'semena.stripe': { hint: m.checkout_payment_stripe_hint, where: m.payment_redirect_stripe },
}

export const wordsOf = ({ id, isTest }: Gateway): Words => (isTest ? TEST : (WORDS[id] ?? CARD))
