/** Shipping zones and methods. */
import { listedFields } from '../shared/listed.ts'
import { shippingTypes } from './fields.ts'
import { methodTypes } from './method.ts'
import { shippingMutations } from './mutations.ts'
import { zoneQueries, zoneTypes } from './zone.ts'

export const shippingResolvers = {
  Query: zoneQueries,
  Mutation: shippingMutations,
  ...shippingTypes,
  ...methodTypes,
  ...zoneTypes,
  ShippingZoneCountableConnection: listedFields,
}
