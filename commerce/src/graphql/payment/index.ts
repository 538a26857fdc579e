/** Payments. */
import { paymentQueries, paymentTypes } from './fields.ts'
import { transactionListQueries } from './list.ts'
import { paymentMutations } from './mutations.ts'
import { payOutMutations } from './pay-out.ts'
import { recordMutations } from './record-mutations.ts'
import { paymentStaffMutations } from './staff-mutations.ts'
import { listedFields } from '../shared/listed.ts'

export const paymentResolvers = {
  Query: { ...paymentQueries, ...transactionListQueries },
  Mutation: { ...paymentMutations, ...paymentStaffMutations, ...recordMutations, ...payOutMutations },
  ...paymentTypes,
  TransactionCountableConnection: listedFields,
}
