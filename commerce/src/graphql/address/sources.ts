/** The value from which the GraphQL type Address is resolved. */
import type { UserAddressRow } from '../../db/queries/user-address.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'

/** An address of a checkout, an order, the shop or a user. */
export type AddressSource = StoredAddress & {
  /** Id of its row in an address book, where it stands in one. */
  rowId?: number
  isDefaultShipping?: boolean
  isDefaultBilling?: boolean
  /** Where it is written, where the same address may be written twice, such as on one order. */
  place?: string
}

/** The source of a single address. As in Saleor, it does not tell whether the address is a default. */
export const addressSource = ({ id, address }: UserAddressRow): AddressSource => ({ ...address, rowId: id })
