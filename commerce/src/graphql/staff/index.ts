/** The staff's side: staff, their groups, customers, apps. */
import { listedFields } from '../shared/listed.ts'
import { addressMutations } from './addresses.ts'
import { appMutations, appQueries, appTypes } from './apps.ts'
import { customerMutations, customerQueries } from './customers.ts'
import { installationMutations, installationQueries, installationTypes } from './installations.ts'
import { groupMutations, groupQueries, groupTypes } from './groups.ts'
import { memberMutations, memberQueries } from './members.ts'
import { userFields } from './user-fields.ts'

export const staffResolvers = {
  Query: { ...memberQueries, ...customerQueries, ...groupQueries, ...appQueries, ...installationQueries },
  Mutation: {
    ...memberMutations,
    ...customerMutations,
    ...addressMutations,
    ...groupMutations,
    ...appMutations,
    ...installationMutations,
  },
  ...groupTypes,
  ...appTypes,
  ...installationTypes,
  ...userFields,
  UserCountableConnection: listedFields,
  AppCountableConnection: listedFields,
  AppExtensionCountableConnection: listedFields,
  GroupCountableConnection: listedFields,
}
