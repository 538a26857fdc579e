/** The three ways in which clients name a checkout. */
import type { CheckoutRef } from '../../domain/checkout/change.ts'
import { uuidKey } from '../../domain/global-id.ts'
import { ok, refuse, type Result } from '../../domain/result.ts'

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
