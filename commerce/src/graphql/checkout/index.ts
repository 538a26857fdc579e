/** Checkouts, and what they share with orders: addresses, gift cards, ways to ship. */
import { listedFields } from '../catalog/listed.ts'
import { addressTypes } from './address.ts'
import { checkoutTypes } from './fields.ts'
import { giftCardTypes } from './gift-card.ts'
import { checkoutCustomerMutations } from './customer.ts'
import { deliveryMutations } from './delivery-options.ts'
import { checkoutMutations } from './mutations.ts'
import { problemTypes } from './problems.ts'
import { checkoutQueries } from './queries.ts'
import { shippingTypes } from './shipping.ts'

export const checkoutResolvers = {
  Query: checkoutQueries,
  Mutation: { ...checkoutMutations, ...checkoutCustomerMutations, ...deliveryMutations },
  ...checkoutTypes,
  ...addressTypes,
  ...giftCardTypes,
  ...shippingTypes,
  ...problemTypes,
  CheckoutCountableConnection: listedFields,
}
