/** The staff's side: staff, their groups, customers, apps. */
import { listedFields } from '../catalog/listed.ts'
import { customerMutations, customerQueries } from './customers.ts'
import { groupMutations, groupQueries, groupTypes } from './groups.ts'
import { memberMutations, memberQueries } from './members.ts'
import { userFields } from './user-fields.ts'

export const staffResolvers = {
  Query: { ...memberQueries, ...customerQueries, ...groupQueries },
  Mutation: { ...memberMutations, ...customerMutations, ...groupMutations },
  ...groupTypes,
  ...userFields,
  UserCountableConnection: listedFields,
  GroupCountableConnection: listedFields,
}
