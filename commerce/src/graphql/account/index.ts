/** Accounts as their owners see them. */
import { listedFields } from '../catalog/listed.ts'
import { authMutations } from './auth.ts'
import { avatarMutations } from './avatar.ts'
import { profileMutations, profileQueries } from './profile.ts'
import { userTypes } from './user.ts'

export const accountResolvers = {
  Query: profileQueries,
  Mutation: { ...authMutations, ...profileMutations, ...avatarMutations },
  ...userTypes,
  OrderCountableConnection: listedFields,
  GiftCardCountableConnection: listedFields,
}
