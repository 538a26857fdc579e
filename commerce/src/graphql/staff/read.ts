/** Inputs about users as the rules take them: texts without NUL, metadata as a map, addresses checked. */
import { hasPermission } from '../../context.ts'
import type { StoredAddress } from '../../db/tables/columns.ts'
import { validateAddress } from '../../domain/address/validate.ts'
import { refuseOrder, type Refusal, type Result } from '../../domain/result.ts'
import type { ProfileInput } from '../../domain/staff/profile.ts'
import { plainText } from '../../domain/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { AddressInput, CustomerInput, UserCreateInput } from '../inputs.generated.ts'
import { readMetadata } from '../shared/arguments.ts'
import { permissionDenied } from '../shared/errors.ts'

/** What inputs about users have in common; each has only some of it. */
type ProfileArgs = Partial<UserCreateInput & CustomerInput>

/** Null means left out, but for what may be empty: the note and the reference. */
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

/** The default addresses that were entered. */
export function readDefaults(
  ctx: GraphqlContext,
  input: Defaults,
): Result<{ defaultShippingAddress?: StoredAddress; defaultBillingAddress?: StoredAddress }, 'REQUIRED' | 'INVALID'> {
  const found: { defaultShippingAddress?: StoredAddress; defaultBillingAddress?: StoredAddress } = {}
  const errors: Refusal<'REQUIRED' | 'INVALID'>[] = []
  for (const [field, type] of [
    ['defaultShippingAddress', 'SHIPPING'],
    ['defaultBillingAddress', 'BILLING'],
  ] as const) {
    const entered = input[field]
    if (!entered) continue
    const read = readUserAddress(ctx, entered, type)
    if (read.ok) found[field] = read.value
    else errors.push(...read.errors)
  }
  return errors.length ? refuseOrder(...errors) : { ok: true, value: found }
}

/** A checked address; whoever manages users may skip the checks. Without a type, its refusals name none. */
export function readUserAddress(
  ctx: GraphqlContext,
  entered: AddressInput,
  type: 'SHIPPING' | 'BILLING' | null,
): Result<StoredAddress, 'REQUIRED' | 'INVALID'> {
  if (entered.skipValidation && !hasPermission(ctx, 'MANAGE_USERS')) throw permissionDenied()
  const { address, errors } = validateAddress(entered, type ?? 'SHIPPING', {}, entered.skipValidation ?? false)
  if (address) return { ok: true, value: address }
  return refuseOrder(
    ...errors.map(({ code, field, message }) => ({ code, field, message, ...(type ? { addressType: type } : {}) })),
  )
}
