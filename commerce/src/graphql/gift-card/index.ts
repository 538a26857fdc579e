/** Gift cards. */
import { listedFields } from '../shared/listed.ts'
import { giftCardTypes } from './fields.ts'
import { giftCardMutations } from './mutations.ts'
import { giftCardQueries } from './queries.ts'

export const giftCardResolvers = {
  Query: giftCardQueries,
  Mutation: giftCardMutations,
  ...giftCardTypes,
  GiftCardCountableConnection: listedFields,
  GiftCardTagCountableConnection: listedFields,
}
