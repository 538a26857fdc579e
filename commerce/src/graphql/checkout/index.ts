/** Checkouts, and what they share with orders: addresses, gift cards, ways to ship. */
import { listedFields } from '../catalog/listed.ts'
import { addressTypes } from './address.ts'
import { checkoutTypes } from './fields.ts'
import { giftCardTypes } from './gift-card.ts'
import { checkoutCustomerMutations } from './customer.ts'
import { checkoutMutations } from './mutations.ts'
import { checkoutQueries } from './queries.ts'
import { shippingTypes } from './shipping.ts'

export const checkoutResolvers = {
  Query: checkoutQueries,
  Mutation: { ...checkoutMutations, ...checkoutCustomerMutations },
  ...checkoutTypes,
  ...addressTypes,
  ...giftCardTypes,
  ...shippingTypes,
  CheckoutCountableConnection: listedFields,
}
