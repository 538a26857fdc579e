/** What apps are asked about shipping methods while somebody chooses one. */
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../resolver-types.ts'
import { shippingMethod } from '../shipping/sources.ts'
import { about } from './about.ts'
import type { EventSource } from './sources.ts'
import { subject } from './subject.ts'

const ofCheckout = {
  ...about,
  checkout: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Checkout'),
  shippingMethods: async (e: EventSource, _: unknown, ctx: GraphqlContext) => {
    const found = await subject(ctx, e, 'Checkout')
    return found && found.methods.map((m) => shippingMethod(m, found.channel.currency))
  },
}

export const shippingEvents = {
  ShippingListMethodsForCheckout: ofCheckout,
  CheckoutFilterShippingMethods: ofCheckout,
  OrderFilterShippingMethods: {
    ...about,
    order: (e, _, ctx) => subject(ctx, e, 'Order'),
    shippingMethods: () => null,
  },
} satisfies Partial<Resolvers>
