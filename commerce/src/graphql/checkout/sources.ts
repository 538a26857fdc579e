/** What a checkout's types are resolved from. */
import type { Checkout, CheckoutLine } from '../../domain/checkout/state.ts'

export type CheckoutSource = Checkout

export interface CheckoutLineSource {
  line: CheckoutLine
  checkout: Checkout
}
