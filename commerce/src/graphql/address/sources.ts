/** The value from which the GraphQL type Address is resolved. */
import type { UserAddressRow } from '../../db/queries/customer/user-address.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'

/** An address of a checkout, an order, the shop or a user. */
export type AddressSource = StoredAddress & {
  /** Id of its row in an address book, where it stands in one. */
  rowId?: number
  /**
   * What has it, where it is the one address of something (a change keeps the address's id then), or where it is written,
   * where the same address may be written twice, such as on one order.
   */
  place?: string
  isDefaultShipping?: boolean
  isDefaultBilling?: boolean
}

/** The source of a single address. As in Saleor, it does not tell whether the address is a default. */
export const addressSource = ({ id, address }: UserAddressRow): AddressSource => ({ ...address, rowId: id })
