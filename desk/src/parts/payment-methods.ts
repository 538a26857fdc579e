/** What payment methods are called, by their gateways' ids. */
import { m } from '../paraglide/messages.js'

const KNOWN: Readonly<Record<string, () => string>> = {
  'semena.stripe': m.parts_pay_stripe,
  'semena.btcpay': m.parts_pay_btcpay,
  'semena.bitcoin': m.parts_pay_bitcoin,
  'semena.test-card': m.parts_pay_test_card,
  'saleor.io.gift-card-payment-gateway': m.offers_card,
}

/** Names that a Saleor gives to payments by itself. */
const BY_NAME: Readonly<Record<string, () => string>> = { 'Mark-as-paid transaction': m.orders_by_hand }

/** The name of a payment in the desk's language, where it is one that the desk knows. */
export const paymentNameText = (name: string): string => BY_NAME[name]?.() ?? name

/** A gateway's name for people: its own word, else its id without the maker's. Empty for an empty id. */
export function paymentMethodName(gateway: string): string {
  const last = gateway.split('.').at(-1)?.replaceAll('-', ' ') ?? ''
  return KNOWN[gateway]?.() ?? (last ? last[0]!.toUpperCase() + last.slice(1) : '')
}
