/** Translating. */
import { listedFields } from '../shared/listed.ts'
import { bulkTranslationMutations } from './bulk-mutations.ts'
import { translationMutations } from './mutations.ts'
import { translationQueries } from './queries.ts'
import { translationTypes } from './types.ts'

export const translationResolvers = {
  Query: translationQueries,
  Mutation: { ...translationMutations, ...bulkTranslationMutations },
  ...translationTypes,
  TranslatableItemConnection: listedFields,
}
