/** Finds the page of an address: which search parameters it reads, and the pattern of its path. */
import type { AnyRouter } from '@tanstack/react-router'
import { splitPath } from './i18n.ts'

/**
 * The parameters of the page at a path that includes its language. Every route's `validateSearch` returns all names it
 * knows, whatever it is given, so they need not be listed again.
 */
export function searchNames(router: Pick<AnyRouter, 'getMatchedRoutes'>, pathname: string): readonly string[] {
  const [routes] = router.getMatchedRoutes(splitPath(pathname)[1])
  return routes.flatMap(({ options: { validateSearch } }) =>
    typeof validateSearch === 'function' ? Object.keys((validateSearch as (search: object) => object)({})) : [],
  )
}

/** The pattern of the page at a path that includes its language, such as `/sort/$slug`; undefined where no page is. */
export function pathPattern(router: Pick<AnyRouter, 'getMatchedRoutes'>, pathname: string): string | undefined {
  const [routes, , found] = router.getMatchedRoutes(splitPath(pathname)[1])
  return found && (routes.at(-1)?.fullPath as string | undefined)
}
