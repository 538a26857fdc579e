/** Orders. */
import { isStaffOrApp, userOf } from '../../context.ts'
import { uuidKey } from '../../domain/global-id.ts'
import { orderByReference } from '../../db/queries/order/order-draft.ts'
import { readPriced } from '../../domain/drafting/read.ts'
import type { GraphqlContext } from '../context.ts'
import { invalidArgument } from '../shared/errors.ts'
import { listedFields } from '../shared/listed.ts'
import { createMutations } from './create-mutations.ts'
import { draftMutations } from './draft-mutations.ts'
import { editMutations } from './edit-mutations.ts'
import { orderEventTypes } from './events.ts'
import { orderTypes } from './fields.ts'
import { fulfillmentTypes } from './fulfillments.ts'
import { orderLineTypes } from './lines.ts'
import { orderListQueries } from './list.ts'
import { returnMutations } from './return-mutations.ts'
import { staffMutations } from './staff-mutations.ts'
import { userOrderFields } from './user-orders.ts'

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
      if (id == null) {
        const found = await orderByReference(ctx.database.pool, externalReference!)
        // An id cannot be guessed, but another system's numbers can.
        const isTheirs = isStaffOrApp(ctx) || (found?.userId != null && found.userId === userOf(ctx)?.userId)
        return found && isTheirs ? readPriced(ctx, found.id) : null
      }
      const key = uuidKey(id, 'Order')
      if (!key) throw invalidArgument('Must receive an Order id.')
      return readPriced(ctx, key)
    },
  },
  Mutation: { ...staffMutations, ...draftMutations, ...editMutations, ...returnMutations, ...createMutations },
  User: userOrderFields,
  OrderEventCountableConnection: listedFields,
  ...orderTypes,
  ...orderEventTypes,
  ...fulfillmentTypes,
  ...orderLineTypes,
}
