/** Checkouts. */
import { listedFields } from '../shared/listed.ts'
import { checkoutCustomerMutations } from './customer.ts'
import { deliveryMutations } from './delivery-options.ts'
import { checkoutTypes } from './fields.ts'
import { checkoutMutations } from './mutations.ts'
import { problemTypes } from './problems.ts'
import { checkoutQueries } from './queries.ts'
import { checkoutStaffMutations } from './staff-mutations.ts'
import { userFields } from './user-fields.ts'

export const checkoutResolvers = {
  Query: checkoutQueries,
  Mutation: { ...checkoutMutations, ...checkoutCustomerMutations, ...checkoutStaffMutations, ...deliveryMutations },
  ...checkoutTypes,
  ...problemTypes,
  ...userFields,
  CheckoutCountableConnection: listedFields,
  CheckoutLineCountableConnection: listedFields,
}
