/** What an address is resolved from. */
import type { StoredAddress } from '../../db/tables/columns.ts'

/** An address of a checkout, an order, the shop or a user. */
export type AddressSource = StoredAddress & {
  /** Of an address book. */
  rowId?: number
  isDefaultShipping?: boolean
  isDefaultBilling?: boolean
}
