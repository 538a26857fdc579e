/** Menus and content pages. */
import { listedFields } from '../shared/listed.ts'
import { menuMutations } from './menu-mutations.ts'
import { menuQueries, menuTypes } from './menu.ts'
import { pageMutations } from './page-mutations.ts'
import { pageTypeMutations, pageTypeQueries, pageTypeTypes } from './page-type.ts'
import { pageQueries, pageTypes } from './page.ts'

export const contentResolvers = {
  Query: { ...menuQueries, ...pageQueries, ...pageTypeQueries },
  Mutation: { ...menuMutations, ...pageMutations, ...pageTypeMutations },
  ...menuTypes,
  ...pageTypes,
  ...pageTypeTypes,
  MenuCountableConnection: listedFields,
  MenuItemCountableConnection: listedFields,
  PageCountableConnection: listedFields,
  PageTypeCountableConnection: listedFields,
}
