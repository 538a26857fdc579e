/** Reading checkouts. */
import { readCheckout } from '../../domain/checkout/change.ts'
import { uuidKey } from '../../domain/global-id.ts'
import type { Fields } from '../resolver-types.ts'
import { invalidArgument } from '../shared/errors.ts'
import { checkoutListQueries } from './list.ts'

export const checkoutQueries = {
  ...checkoutListQueries,

  checkout: async (_, { id, token }, ctx) => {
    if ((id == null) === (token == null)) throw invalidArgument('Exactly one of id and token must be given.')
    const key = token ?? uuidKey(id!, 'Checkout')
    if (!key) throw invalidArgument('Must receive a Checkout id.')
    return (await readCheckout(ctx, key))?.checkout ?? null
  },
} satisfies Partial<Fields<'Query'>>
