/** Payments of the kind before transactions. */
import { legacyPaymentQueries, legacyPaymentTypes } from './fields.ts'
import { legacyPaymentMutations } from './mutations.ts'
import { listedFields } from '../shared/listed.ts'

export const legacyPaymentResolvers = {
  Query: legacyPaymentQueries,
  Mutation: legacyPaymentMutations,
  ...legacyPaymentTypes,
  PaymentCountableConnection: listedFields,
}
