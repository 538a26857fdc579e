/** What apps are asked about shipping methods while somebody chooses one. */
import type { OfferedMethod } from '../../domain/checkout/offered.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../resolver-types.ts'
import { shippingMethod } from '../shipping/sources.ts'
import { about, asked } from './about.ts'
import type { EventSource } from './sources.ts'
import { subject } from './subject.ts'

/** The methods that the app is asked about: the shop's own, and where it is to exclude some those of apps as well. */
const methods = (e: EventSource) => {
  const { methods: told, currency } = asked<{ methods: OfferedMethod[]; currency: string }>(e)
  return told.map((m) => shippingMethod(m, currency))
}

const ofCheckout = {
  ...about,
  checkout: (e: EventSource, _: unknown, ctx: GraphqlContext) => subject(ctx, e, 'Checkout'),
  shippingMethods: methods,
}

export const shippingEvents = {
  ShippingListMethodsForCheckout: ofCheckout,
  CheckoutFilterShippingMethods: ofCheckout,
  OrderFilterShippingMethods: {
    ...about,
    order: (e, _, ctx) => subject(ctx, e, 'Order'),
    shippingMethods: methods,
  },
} satisfies Partial<Resolvers>
