/** Promotions and their rules. */
import { listedFields } from '../shared/listed.ts'
import { promotionTypes } from './fields.ts'
import { promotionMutations } from './mutations.ts'
import { promotionQueries } from './queries.ts'

export const promotionResolvers = {
  Query: promotionQueries,
  Mutation: promotionMutations,
  ...promotionTypes,
  PromotionCountableConnection: listedFields,
}
