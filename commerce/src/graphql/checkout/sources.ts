/** What a checkout's types are resolved from. */
import type { GiftCardRow } from '../../db/queries/checkout.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import type { Checkout, CheckoutLine } from '../../domain/checkout/state.ts'

export type CheckoutSource = Checkout

export interface CheckoutLineSource {
  line: CheckoutLine
  checkout: Checkout
}

export type AddressSource = StoredAddress
export type GiftCardSource = GiftCardRow
