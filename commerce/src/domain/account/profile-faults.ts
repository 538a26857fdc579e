/** What is wrong with the parts of a profile that people type. */
import { LONGEST_PERSON_NAME } from '@semena/contract/limits'
import type { AccountErrorCode } from '@semena/contract/enums'
import type { MetadataMap } from '../../db/tables/columns.ts'
import { type Refusal, refuse } from '../result.ts'

export interface ProfileParts {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  metadata?: MetadataMap
}

export function nameFaults({ firstName, lastName, metadata }: ProfileParts): Refusal<AccountErrorCode>[] {
  const faults: Refusal<AccountErrorCode>[] = []
  for (const [field, text] of Object.entries({ firstName, lastName })) {
    if (text && text.length > LONGEST_PERSON_NAME)
      faults.push(...refuse('INVALID', field, `At most ${LONGEST_PERSON_NAME} characters.`).errors)
  }
  if (Object.keys(metadata ?? {}).some((key) => !key.trim()))
    faults.push(...refuse('REQUIRED', 'metadata', 'Metadata key cannot be empty.').errors)
  return faults
}
