/** Menus and content pages. */
import { listedFields } from '../shared/listed.ts'
import { menuQueries, menuTypes } from './menu.ts'
import { pageQueries, pageTypes } from './page.ts'

export const contentResolvers = {
  Query: { ...menuQueries, ...pageQueries },
  ...menuTypes,
  ...pageTypes,
  PageCountableConnection: listedFields,
}
