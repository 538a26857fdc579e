/** Arguments that operations on many things share, read as Saleor reads them. */
import { may } from '../../context.ts'
import type { MetadataMap, StoredAddress } from '../../db/tables/columns.ts'
import { type AddressChecks, type EnteredAddress, validateAddress } from '../../domain/address/validate.ts'
import { ok, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import { permissionDenied } from './errors.ts'

export interface AddressInput extends EnteredAddress {
  skipValidation?: boolean | null
}

/** A checked address. Only staff and apps may skip the checks. */
export function readAddress(
  ctx: GraphqlContext,
  entered: AddressInput,
  type: 'SHIPPING' | 'BILLING',
  checks: AddressChecks | null | undefined,
): Result<StoredAddress, 'REQUIRED' | 'INVALID'> {
  if (entered.skipValidation && !may(ctx, 'HANDLE_CHECKOUTS', 'MANAGE_CHECKOUTS'))
    throw permissionDenied('skipValidation is for staff and apps.')
  const { address, errors } = validateAddress(entered, type, checks ?? {}, entered.skipValidation ?? false)
  return address ? ok(address) : { ok: false, errors }
}

export type MetadataInput = readonly { key: string; value: string }[] | null | undefined

export const readMetadata = (input: MetadataInput): MetadataMap =>
  Object.fromEntries((input ?? []).map((m) => [plainText(m.key), plainText(m.value)]))

export const emptyKey = (input: MetadataInput): boolean => (input ?? []).some((m) => m.key.trim() === '')
