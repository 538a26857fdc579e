/** Payments. */
import { paymentQueries, paymentTypes } from './fields.ts'
import { paymentMutations } from './mutations.ts'

export const paymentResolvers = {
  Query: paymentQueries,
  Mutation: paymentMutations,
  ...paymentTypes,
}
