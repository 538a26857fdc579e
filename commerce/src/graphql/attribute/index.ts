/** Attributes. */
import { listedFields } from '../shared/listed.ts'
import { assignedTypes } from './assigned.ts'
import { attributeQueries, attributeTypes } from './fields.ts'

export const attributeResolvers = {
  Query: attributeQueries,
  ...attributeTypes,
  ...assignedTypes,
  AttributeCountableConnection: listedFields,
  AttributeValueCountableConnection: listedFields,
}
