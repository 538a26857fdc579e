/** Payments. */
import { paymentQueries, paymentTypes } from './fields.ts'
import { paymentMutations } from './mutations.ts'
import { payOutMutations } from './pay-out.ts'
import { recordMutations } from './record-mutations.ts'
import { paymentStaffMutations } from './staff-mutations.ts'

export const paymentResolvers = {
  Query: paymentQueries,
  Mutation: { ...paymentMutations, ...paymentStaffMutations, ...recordMutations, ...payOutMutations },
  ...paymentTypes,
}
