/** What a checkout's types are resolved from. */
import type { GiftCardRow } from '../../db/queries/checkout.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import type { Checkout, CheckoutLine } from '../../domain/checkout/state.ts'

export type CheckoutSource = Checkout

export interface CheckoutLineSource {
  line: CheckoutLine
  checkout: Checkout
}

/** An address of a checkout, an order, the shop or a user. */
export type AddressSource = StoredAddress & {
  /** Of an address book. */
  rowId?: number
  isDefaultShipping?: boolean
  isDefaultBilling?: boolean
}
export type GiftCardSource = GiftCardRow
