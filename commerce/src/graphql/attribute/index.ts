/** Attributes. */
import { listedFields } from '../shared/listed.ts'
import { assignedTypes } from './assigned.ts'
import { attributeQueries, attributeTypes } from './fields.ts'
import { attributeMutations } from './mutations.ts'

export const attributeResolvers = {
  Query: attributeQueries,
  Mutation: attributeMutations,
  ...attributeTypes,
  ...assignedTypes,
  AttributeCountableConnection: listedFields,
  AttributeValueCountableConnection: listedFields,
}
