/** Webhooks and the events of which they tell. */
import type { Resolvers } from '../resolver-types.ts'
import { listedFields } from '../shared/listed.ts'
import { taxableTypes } from './taxable.ts'
import { webhookMutations, webhookQueries, webhookTypes } from './mutations.ts'

const abstractTypes = {
  Event: { resolveType: (e) => e.__typename },
  IssuingPrincipal: { resolveType: (p) => p.__typename },
  OrderOrCheckout: { resolveType: (o) => o.__typename },
  TranslationTypes: { resolveType: (t) => t.__typename },
} satisfies Partial<Resolvers>

export const webhookResolvers = {
  Query: webhookQueries,
  Mutation: webhookMutations,
  ...webhookTypes,
  ...taxableTypes,
  ...abstractTypes,
  EventDeliveryCountableConnection: listedFields,
  EventDeliveryAttemptCountableConnection: listedFields,
}
