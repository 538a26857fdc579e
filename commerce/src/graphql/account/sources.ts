/** The values from which the GraphQL types of accounts are resolved. */
import type { PermissionEnum } from '@semena/contract/enums'
import type { CustomerEventRow, UserRow } from '../../db/queries/customer/user.ts'

/** A row of `users`. An answer that must not tell whether an e-mail address is known has an invented row with id 0. */
export type UserSource = UserRow

export type CustomerEventSource = CustomerEventRow

export interface UserPermissionSource {
  /** Saleor's PermissionEnum. */
  code: PermissionEnum
  /** The user who has it. */
  userId: number
}

/** Two-step sign-in as `shop.availableExternalAuthentications` lists it. */
export const SECOND_FACTOR = { id: 'semena.second-factor', name: 'Password and code' } as const
