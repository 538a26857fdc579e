/** Which names of an address' search its page knows; all others change nothing on it. */
import type { AnyRouter } from '@tanstack/react-router'
import { splitPath } from './i18n.ts'

/**
 * Of the page under a path, language included. Every route's `validateSearch` answers all names it knows, whatever it
 * is given, so none is listed a second time.
 */
export function searchNames(router: Pick<AnyRouter, 'getMatchedRoutes'>, pathname: string): readonly string[] {
  const [routes] = router.getMatchedRoutes(splitPath(pathname)[1])
  return routes.flatMap(({ options: { validateSearch } }) =>
    typeof validateSearch === 'function' ? Object.keys((validateSearch as (search: object) => object)({})) : [],
  )
}
