/**
 * Keeps on the server where links lead. A page has a hundred of them, most the same on every page, and the router works
 * each out anew: it finds the route, fills in the parameters, and makes an address that it writes in the page's language.
 *
 * Leans on: a link on the server asks the router's `buildLocation` with what it was given, and reads the answer only. An
 * absolute path whose parameters are all given leads to the same place from every page, because none of our routes
 * changes the search of links or writes parameters by a function of its own.
 * Gain: about 8 % of the processor's time of a page that is rendered.
 * May go: when the router keeps such answers on the server, as it does in browsers (`staticLocations`).
 * When it changes: `kept-locations.test.ts` fails.
 */
import type { AnyRouter } from '@tanstack/react-router'
import { currentLanguage } from '../platform/i18n.ts'

type Build = AnyRouter['buildLocation']
type Asked = Parameters<Build>[0] & Record<string, unknown>
type Kept = Map<string, ReturnType<Build>>

/** When so many places are kept, all are forgotten. With the longest keys they take some megabytes. */
const MOST = 5000
const LONGEST_KEY = 300
const NAME = /\$([A-Za-z_]\w*)/g
/** A search, which visitors may write, and what a navigation asks for or takes from the page. */
const OTHER = [
  'search',
  'from',
  '_fromLocation',
  'unsafeRelative',
  'href',
  'mask',
  'state',
  'leaveParams',
  '_includeValidateSearch',
]

const keptOf = new WeakMap<AnyRouter['routeTree'], Kept>()

/**
 * Has the router keep, for all requests of the process, where links lead that depend on nothing but themselves and the
 * page's language.
 */
export function keepLocations(router: AnyRouter): void {
  const build = router.buildLocation
  const kept: Kept = keptOf.get(router.routeTree) ?? new Map()
  keptOf.set(router.routeTree, kept)
  router.buildLocation = ((asked: Asked) => {
    const key = keyOf(asked)
    const known = key && kept.get(key)
    if (known) return known
    const found = build(asked)
    if (key && isTheSameEverywhere(asked)) {
      if (kept.size >= MOST) kept.clear()
      kept.set(key, found)
    }
    return found
  }) as Build
}

/** Names a place of a language; null for one that depends on more than its path, its parameters and its hash. */
function keyOf(asked: Asked): string | null {
  const { to, params, hash } = asked
  if (OTHER.some((name) => asked[name] !== undefined)) return null
  const isNamed = typeof to === 'string' && isPlain(params) && (hash === undefined || typeof hash === 'string')
  const key = isNamed ? JSON.stringify([currentLanguage(), to, params, hash]) : null
  return key && key.length <= LONGEST_KEY ? key : null
}

/** Whether a place that has a key is the same on every page: an absolute path, of which every parameter is given. */
function isTheSameEverywhere({ to, params }: Asked): boolean {
  const path = String(to)
  const given = (params ?? {}) as Record<string, unknown>
  // What a bare `$` stands for may come from the page.
  const isBare = path.replaceAll(NAME, '').includes('$')
  return (
    path.startsWith('/') &&
    !isBare &&
    Array.from(path.matchAll(NAME)).every(([, name]) => typeof given[name!] === 'string')
  )
}

const isPlain = (value: unknown): value is Record<string, unknown> | undefined =>
  value === undefined || (typeof value === 'object' && value !== null)
