/** What an address is resolved from. */
import type { UserAddressRow } from '../../db/queries/user-address.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'

/** An address of a checkout, an order, the shop or a user. */
export type AddressSource = StoredAddress & {
  /** Of an address book. */
  rowId?: number
  isDefaultShipping?: boolean
  isDefaultBilling?: boolean
}

/** Shown by itself an address does not say whether it is a default, as in Saleor. */
export const addressSource = ({ id, address }: UserAddressRow): AddressSource => ({ ...address, rowId: id })
