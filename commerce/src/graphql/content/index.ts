/** Menus and content pages. */
import { menuQueries, menuTypes } from './menu.ts'
import { pageQueries, pageTypes } from './page.ts'

export const contentResolvers = {
  Query: { ...menuQueries, ...pageQueries },
  ...menuTypes,
  ...pageTypes,
}
