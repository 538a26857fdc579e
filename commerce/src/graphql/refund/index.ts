/** Granted refunds, and the reasons of refunds and returns. */
import { refundTypes } from './fields.ts'
import { refundMutations } from './mutations.ts'
import { reasonMutations, reasonQueries } from './settings.ts'

export const refundResolvers = {
  Query: reasonQueries,
  Mutation: { ...refundMutations, ...reasonMutations },
  ...refundTypes,
}
