/** Accounts as their owners see them. */
import { listedFields } from '../shared/listed.ts'
import { authMutations } from './auth.ts'
import { avatarMutations } from './avatar.ts'
import { externalMutations } from './external.ts'
import { profileMutations, profileQueries } from './profile.ts'
import { userTypes } from './user.ts'

export const accountResolvers = {
  Query: profileQueries,
  Mutation: { ...authMutations, ...externalMutations, ...profileMutations, ...avatarMutations },
  ...userTypes,
  OrderCountableConnection: listedFields,
}
