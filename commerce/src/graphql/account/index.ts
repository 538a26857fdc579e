/** Accounts as their owners see them. */
import { listedFields } from '../catalog/listed.ts'
import { addressRuleQueries } from './address-rules.ts'
import { authMutations } from './auth.ts'
import { avatarMutations } from './avatar.ts'
import { externalMutations } from './external.ts'
import { profileMutations, profileQueries } from './profile.ts'
import { userTypes } from './user.ts'

export const accountResolvers = {
  Query: { ...profileQueries, ...addressRuleQueries },
  Mutation: { ...authMutations, ...externalMutations, ...profileMutations, ...avatarMutations },
  ...userTypes,
  OrderCountableConnection: listedFields,
  GiftCardCountableConnection: listedFields,
}
