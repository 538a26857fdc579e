/** Reading checkouts. */
import type { Ctx } from '../../context.ts'
import { readCheckout } from '../../domain/checkout/change.ts'
import { invalidArgument } from '../errors.ts'
import { checkoutListQueries } from './list.ts'
import { uuidKey } from '../../domain/global-id.ts'

export const checkoutQueries = {
  ...checkoutListQueries,

  checkout: async (_: unknown, { id, token }: { id?: string | null; token?: string | null }, ctx: Ctx) => {
    if ((id == null) === (token == null)) throw invalidArgument('Exactly one of id and token must be given.')
    const key = token ?? uuidKey(id!, 'Checkout')
    if (!key) throw invalidArgument('Must receive a Checkout id.')
    return (await readCheckout(ctx, key))?.checkout ?? null
  },
}
