/** Webhooks and the events of which they tell. */
import { listedFields } from '../shared/listed.ts'
import { eventTypes } from './events.ts'
import { webhookMutations, webhookQueries, webhookTypes } from './mutations.ts'

export const webhookResolvers = {
  Query: webhookQueries,
  Mutation: webhookMutations,
  ...webhookTypes,
  ...eventTypes,
  EventDeliveryCountableConnection: listedFields,
  EventDeliveryAttemptCountableConnection: listedFields,
}
