/** Postal addresses, and what each country asks of them. */
import { addressTypes } from './fields.ts'
import { addressRuleQueries } from './rules.ts'

export const addressResolvers = { Query: addressRuleQueries, ...addressTypes }
