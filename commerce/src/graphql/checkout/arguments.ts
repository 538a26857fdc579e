/** Arguments that several mutations of checkouts share, read as Saleor reads them. */
import { hasPermission } from '../../context.ts'
import type { CheckoutRef } from '../../domain/checkout/change.ts'
import { uuidKey } from '../../domain/global-id.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'
import type { GraphqlContext } from '../context.ts'
import { permissionDenied } from '../shared/errors.ts'

export interface RefArgs {
  id?: string | null
  checkoutId?: string | null
  token?: string | null
}

/** The checkout that the arguments name: exactly one of `id`, `checkoutId` and `token` must be given. */
export function readRef({ id, checkoutId, token }: RefArgs): Result<CheckoutRef, 'GRAPHQL_ERROR'> {
  const given = [id, checkoutId, token].filter((v) => v != null)
  if (given.length !== 1)
    return refuse('GRAPHQL_ERROR', null, `Exactly one of id, checkoutId and token must be given, not ${given.length}.`)
  if (token != null) return ok({ id: token, field: 'token' })
  const field = id != null ? 'id' : 'checkoutId'
  const key = uuidKey(given[0]!, 'Checkout')
  return key ? ok({ id: key, field }) : refuse('GRAPHQL_ERROR', field, 'Must receive a Checkout id.')
}

/** Throws PermissionDenied when a line names its price and the viewer is no app that may handle checkouts. */
export function checkPrices(
  ctx: GraphqlContext,
  lines: readonly { price?: number | null; priceOverrideReason?: string | null }[],
): void {
  const isSet = lines.some((l) => l.price !== undefined || l.priceOverrideReason !== undefined)
  if (isSet && !(ctx.viewer.kind === 'app' && hasPermission(ctx, 'HANDLE_CHECKOUTS')))
    throw permissionDenied('Setting prices is for apps that handle checkouts.')
}
