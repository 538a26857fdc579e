/** What payment methods are called, by their gateways' ids. */
import { GIFT_CARDS, paymentWay, type PaymentWayId, TEST_CARD } from '@semena/contract/payment-ways'
import { m } from '../paraglide/messages.js'

const NAMES: Partial<Record<PaymentWayId, () => string>> = {
  'semena.bitcoin': m.parts_pay_bitcoin,
  [TEST_CARD]: m.parts_pay_test_card,
  [GIFT_CARDS]: m.offers_card,
}

/** Names that a Saleor gives to payments by itself. */
const BY_NAME: Readonly<Record<string, () => string>> = { 'Mark-as-paid transaction': m.orders_by_hand }

/** The name of a payment in the desk's language, where it is one that the desk knows. */
export const paymentNameText = (name: string): string => BY_NAME[name]?.() ?? name

/** A gateway's name for people: its own word, else its id without the maker's. Empty for an empty id. */
export function paymentMethodName(gateway: string): string {
  const way = paymentWay(gateway)
  const name = way && NAMES[way.id]
  if (name) return name()
  if (way && !way.isTest) return way.kind === 'card' ? m.parts_pay_card({ name: way.name }) : way.name
  const last = gateway.split('.').at(-1)?.replaceAll('-', ' ') ?? ''
  return last ? last[0]!.toUpperCase() + last.slice(1) : ''
}
