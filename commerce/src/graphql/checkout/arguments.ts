/** Arguments that several mutations of checkouts share, read as Saleor reads them. */
import { type Ctx, may } from '../../context.ts'
import type { MetadataMap, StoredAddress } from '../../db/tables/columns.ts'
import { type AddressChecks, type EnteredAddress, validateAddress } from '../../domain/address/validate.ts'
import type { CheckoutRef } from '../../domain/checkout/change.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import { plainText } from '../../domain/text.ts'
import { permissionDenied } from '../errors.ts'
import { uuidKey } from '../../domain/global-id.ts'

export interface RefArgs {
  id?: string | null
  checkoutId?: string | null
  token?: string | null
}

/** Exactly one of `id`, `checkoutId` and `token` names the checkout. */
export function readRef({ id, checkoutId, token }: RefArgs): Result<CheckoutRef, 'GRAPHQL_ERROR'> {
  const given = [id, checkoutId, token].filter((v) => v != null)
  if (given.length !== 1)
    return refuse('GRAPHQL_ERROR', null, `Exactly one of id, checkoutId and token must be given, not ${given.length}.`)
  if (token != null) return ok({ id: token, field: 'token' })
  const field = id != null ? 'id' : 'checkoutId'
  const key = uuidKey(given[0]!, 'Checkout')
  return key ? ok({ id: key, field }) : refuse('GRAPHQL_ERROR', field, 'Must receive a Checkout id.')
}

export interface AddressInput extends EnteredAddress {
  skipValidation?: boolean | null
}

/** A checked address. Only staff and apps may skip the checks. */
export function readAddress(
  ctx: Ctx,
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

/** Prices of one's own are for apps that may handle checkouts, and for nobody else. */
export function checkPrices(
  ctx: Ctx,
  lines: readonly { price?: number | null; priceOverrideReason?: string | null }[],
): void {
  const isSet = lines.some((l) => l.price !== undefined || l.priceOverrideReason !== undefined)
  if (isSet && !(ctx.viewer.kind === 'app' && may(ctx, 'HANDLE_CHECKOUTS')))
    throw permissionDenied('Setting prices is for apps that handle checkouts.')
}
