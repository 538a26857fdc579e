/** Taxes. */
import { listedFields } from '../shared/listed.ts'
import { taxMutations } from './mutations.ts'
import { taxQueries, taxTypes } from './tax.ts'

export const taxResolvers = {
  Query: taxQueries,
  Mutation: taxMutations,
  ...taxTypes,
  TaxClassCountableConnection: listedFields,
  TaxConfigurationCountableConnection: listedFields,
}
