/** Turns inputs about users into what the domain takes: texts without NUL, metadata as a map, checked addresses. */
import { hasPermission } from '../../context.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import { validateAddress } from '../../domain/address/validate.ts'
import { refuseOrder, type Refusal, type Result } from '../../domain/result.ts'
import type { ProfileInput } from '../../domain/staff/profile.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { CustomerInput, UserCreateInput } from '../../domain/account/inputs.generated.ts'
import type { AddressInput } from '../../domain/inputs.generated.ts'
import { addressChecks, readMetadata } from '../shared/arguments.ts'
import { permissionDenied } from '../shared/errors.ts'

/** The fields of all inputs about users; each input has only some of them. */
type ProfileArgs = Partial<UserCreateInput & CustomerInput>

/** Reads a profile. Null counts as left out, except for the note and the external reference, which it empties. */
export function readProfile(input: ProfileArgs): ProfileInput {
  const profile: ProfileInput = {}
  for (const field of ['email', 'firstName', 'lastName'] as const) {
    const text = input[field]
    if (text != null) profile[field] = plainText(text).trim()
  }
  for (const field of ['isActive', 'isConfirmed'] as const) {
    const flag = input[field]
    if (flag != null) profile[field] = flag
  }
  for (const field of ['note', 'externalReference'] as const) {
    const text = input[field]
    if (text !== undefined) profile[field] = text === null || text === '' ? null : plainText(text)
  }
  if (input.languageCode) profile.languageCode = input.languageCode
  if (input.metadata) profile.metadata = readMetadata(input.metadata)
  if (input.privateMetadata) profile.privateMetadata = readMetadata(input.privateMetadata)
  return profile
}

type Defaults = Pick<CustomerInput, 'defaultShippingAddress' | 'defaultBillingAddress'>

/** Checks the default addresses of an input. */
export async function readDefaults(
  ctx: GraphqlContext,
  input: Defaults,
): Promise<
  Result<{ defaultShippingAddress?: StoredAddress; defaultBillingAddress?: StoredAddress }, 'REQUIRED' | 'INVALID'>
> {
  const found: { defaultShippingAddress?: StoredAddress; defaultBillingAddress?: StoredAddress } = {}
  const errors: Refusal<'REQUIRED' | 'INVALID'>[] = []
  for (const [field, type] of [
    ['defaultShippingAddress', 'SHIPPING'],
    ['defaultBillingAddress', 'BILLING'],
  ] as const) {
    const entered = input[field]
    if (!entered) continue
    const read = await readUserAddress(ctx, entered, type)
    if (read.ok) found[field] = read.value
    else errors.push(...read.errors)
  }
  return errors.length ? refuseOrder(...errors) : { ok: true, value: found }
}

/**
 * Checks an address of a user. Whoever manages users may skip the checks. Refusals name the type of the address where
 * one is given.
 */
export async function readUserAddress(
  ctx: GraphqlContext,
  entered: AddressInput,
  type: 'SHIPPING' | 'BILLING' | null,
): Promise<Result<StoredAddress, 'REQUIRED' | 'INVALID'>> {
  if (entered.skipValidation && !hasPermission(ctx, 'MANAGE_USERS')) throw permissionDenied()
  const { address, errors } = validateAddress(
    entered,
    type ?? 'SHIPPING',
    await addressChecks(ctx),
    entered.skipValidation ?? false,
  )
  if (address) return { ok: true, value: address }
  return refuseOrder(
    ...errors.map(({ code, field, message }) => ({ code, field, message, ...(type ? { addressType: type } : {}) })),
  )
}
