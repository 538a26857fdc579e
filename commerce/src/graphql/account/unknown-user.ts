/**
 * The user in the answer to a registration. It repeats the input, so that it does not reveal whether the account
 * exists.
 */
import type { LanguageCodeEnum } from '@semena/contract/enums'
import type { UserSource } from './sources.ts'

interface Entered {
  email: string
  firstName: string
  lastName: string
  languageCode: LanguageCodeEnum
  metadata: Record<string, string>
}

/** An invented user; its id is 0, which GraphQL shows as an empty text. */
export const unknownUser = (entered: Entered, now: Date): UserSource => ({
  id: 0,
  email: entered.email.toLowerCase(),
  firstName: entered.firstName,
  lastName: entered.lastName,
  languageCode: entered.languageCode,
  metadata: entered.metadata,
  isActive: true,
  isConfirmed: false,
  isStaff: false,
  isSuperuser: false,
  passwordHash: null,
  note: null,
  externalReference: null,
  avatarPath: null,
  defaultShippingAddressId: null,
  defaultBillingAddressId: null,
  lastLogin: null,
  lastConfirmEmailRequest: null,
  dateJoined: now,
  updatedAt: now,
  ordersCount: 0,
  privateMetadata: {},
})
