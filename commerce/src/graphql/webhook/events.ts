/** Events as payloads show them, of every kind. */
import type { Resolvers } from '../resolver-types.ts'
import { catalogueEvents } from './catalogue-events.ts'
import { offerEvents } from './offer-events.ts'
import { orderEvents } from './order-events.ts'
import { paymentEvents } from './payment-events.ts'
import { peopleEvents } from './people-events.ts'
import { shippingEvents } from './shipping-events.ts'
import { shopEvents } from './shop-events.ts'
import { taxEvents } from './tax-events.ts'

export const eventTypes = {
  Event: { resolveType: (e) => e.__typename },
  IssuingPrincipal: { resolveType: (p) => p.__typename },
  ...orderEvents,
  ...peopleEvents,
  ...catalogueEvents,
  ...offerEvents,
  ...shopEvents,
  ...paymentEvents,
  ...taxEvents,
  ...shippingEvents,
} satisfies Partial<Resolvers>
