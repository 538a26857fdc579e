/** What the types of accounts are resolved from. */
import type { PermissionEnum } from '@semena/contract/enums'
import type { CustomerEventRow, UserRow } from '../../db/queries/user.ts'

/** A row of `users`. An answer that must not say whether an address is known has an invented one with id 0. */
export type UserSource = UserRow

export type CustomerEventSource = CustomerEventRow

export interface UserPermissionSource {
  /** Saleor's PermissionEnum. */
  code: PermissionEnum
  /** The user who has it. */
  userId: number
}

/** As `shop.availableExternalAuthentications` lists it. */
export const SECOND_FACTOR = { id: 'semena.second-factor', name: 'Password and code' } as const
