/** Arguments that operations on many things share, read as Saleor reads them. */
import { hasPermission } from '../../context.ts'
import { reference } from '../../db/queries/reference/reference.ts'
import type { MetadataMap, StoredAddress } from '../../db/tables/columns.ts'
import { type AddressChecks, validateAddress } from '../../domain/address/validate.ts'
import { ok, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { AddressInput, MetadataInput } from '../../domain/inputs.generated.ts'
import { permissionDenied } from './errors.ts'

/** What the shop's settings say about checking addresses. */
export const addressChecks = async ({ database }: Pick<GraphqlContext, 'database'>): Promise<AddressChecks> => ({
  preserveAllFields: (await reference(database.pool)).settings.preserveAllAddressFields,
})

/** Checks an address that was entered. Only staff and apps may skip the checks. */
export async function readAddress(
  ctx: GraphqlContext,
  entered: AddressInput,
  type: 'SHIPPING' | 'BILLING',
  checks: AddressChecks | null | undefined,
): Promise<Result<StoredAddress, 'REQUIRED' | 'INVALID'>> {
  if (entered.skipValidation && !hasPermission(ctx, 'HANDLE_CHECKOUTS', 'MANAGE_CHECKOUTS'))
    throw permissionDenied('skipValidation is for staff and apps.')
  const { address, errors } = validateAddress(
    entered,
    type,
    { ...checks, ...(await addressChecks(ctx)) },
    entered.skipValidation ?? false,
  )
  return address ? ok(address) : { ok: false, errors }
}

/** The entries of an input as a map, without NUL. */
export const readMetadata = (input: readonly MetadataInput[] | null | undefined): MetadataMap =>
  Object.fromEntries((input ?? []).map((m) => [plainText(m.key), plainText(m.value)]))

/** Whether an entry of the input has an empty key, which Saleor refuses. */
export const emptyKey = (input: readonly MetadataInput[] | null | undefined): boolean =>
  (input ?? []).some((m) => m.key.trim() === '')
