/** Reads and validates the parts of a user's profile that staff may write. */
import { LONGEST_NAME, LONGEST_PERSON_NAME } from '@semena/contract/limits'
import type { AccountErrorCode, LanguageCodeEnum } from '@semena/contract/enums'
import type { UserChanges } from '../../db/queries/staff/staff.ts'
import type { UserRow } from '../../db/queries/customer/user.ts'
import type { MetadataMap } from '../../db/tables/columns.ts'
import { isEmail } from '../email.ts'
import { type Refusal, refusal } from '../result.ts'

/** A field that is left out stays as it is. */
export interface ProfileInput {
  email?: string
  firstName?: string
  lastName?: string
  isActive?: boolean
  isConfirmed?: boolean
  note?: string | null
  languageCode?: LanguageCodeEnum
  externalReference?: string | null
  metadata?: MetadataMap
  privateMetadata?: MetadataMap
}

/** What is wrong with the input. `before` is null for a new user, who needs an address. */
export function profileFaults(input: ProfileInput, before: UserRow | null): Refusal<AccountErrorCode>[] {
  const faults: Refusal<AccountErrorCode>[] = []
  const { email, externalReference } = input
  if (email === '' || (email === undefined && !before))
    faults.push(refusal('REQUIRED', 'email', 'This field is required.'))
  else if (email !== undefined && !isEmail(email))
    faults.push(refusal('INVALID', 'email', 'Enter a valid email address.'))
  for (const field of ['firstName', 'lastName'] as const) {
    if ((input[field]?.length ?? 0) > LONGEST_PERSON_NAME)
      faults.push(refusal('INVALID', field, `At most ${LONGEST_PERSON_NAME} characters.`))
  }
  if ((externalReference?.length ?? 0) > LONGEST_NAME)
    faults.push(refusal('INVALID', 'externalReference', `At most ${LONGEST_NAME} characters.`))
  for (const field of ['metadata', 'privateMetadata'] as const) {
    if (Object.keys(input[field] ?? {}).some((key) => !key.trim()))
      faults.push(refusal('REQUIRED', field, 'Metadata key cannot be empty.'))
  }
  return faults
}

/** The columns to write. New metadata is merged into what is there. */
export function profileChanges(
  { email, metadata, privateMetadata, ...rest }: ProfileInput,
  before: UserRow | null,
): UserChanges {
  return {
    ...rest,
    ...(email === undefined ? {} : { email: email.toLowerCase() }),
    ...(metadata ? { metadata: { ...before?.metadata, ...metadata } } : {}),
    ...(privateMetadata ? { privateMetadata: { ...before?.privateMetadata, ...privateMetadata } } : {}),
  }
}

export const takenFault = (field: 'email' | 'externalReference'): Refusal<AccountErrorCode> =>
  refusal('UNIQUE', field, field === 'email' ? 'Somebody has this address already.' : 'This reference is in use.')
