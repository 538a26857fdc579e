/** Orders. */
import { uuidKey } from '../../domain/global-id.ts'
import { readOrder } from '../../domain/order/expire.ts'
import type { GraphqlContext } from '../context.ts'
import { invalidArgument } from '../shared/errors.ts'
import { orderTypes } from './fields.ts'
import { fulfillmentTypes } from './fulfillments.ts'
import { orderLineTypes } from './lines.ts'
import { orderListQueries } from './list.ts'
import { staffMutations } from './staff-mutations.ts'

export const orderResolvers = {
  Query: {
    ...orderListQueries,
    order: async (
      _: unknown,
      { id, externalReference }: { id?: string | null; externalReference?: string | null },
      ctx: GraphqlContext,
    ) => {
      if ((id == null) === (externalReference == null))
        throw invalidArgument('Exactly one of id and externalReference must be given.')
      if (id == null) return null
      const key = uuidKey(id, 'Order')
      if (!key) throw invalidArgument('Must receive an Order id.')
      return readOrder(ctx, key)
    },
  },
  Mutation: staffMutations,
  ...orderTypes,
  ...fulfillmentTypes,
  ...orderLineTypes,
}
