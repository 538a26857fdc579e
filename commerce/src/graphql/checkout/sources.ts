/** The values from which a checkout's types are resolved. */
import type { LineProblem } from '../../domain/checkout/problems.ts'
import type { Checkout, CheckoutLine } from '../../domain/checkout/state.ts'

export type CheckoutSource = Checkout

export interface CheckoutLineSource {
  line: CheckoutLine
  checkout: Checkout
}

/** Why a line cannot be bought as it is. */
export interface LineProblemSource {
  problem: LineProblem
  checkout: Checkout
}
