/** Under which name a page is kept: origin, address without what does not change it, and on `/` the language chosen. */
import { LANGUAGES } from '@semena/contract/limits'
import { LANGUAGE_COOKIE } from '@semena/contract/shop-port'

const LONGEST = 2048
/** What visitors bring from elsewhere, also to pages that do not say which names they know. */
const TRACKING =
  /^(?:utm_[^=]*|fbclid|gclid|gbraid|wbraid|dclid|yclid|msclkid|mc_[ce]id|_ga|_gl|igshid|ysclid|srsltid)$/i
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/
const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(${LANGUAGES.join('|')})(?:;|$)`)

export interface PageAddress {
  key: string
  /** What is rendered: absolute, with nothing but what the page knows, and that in one order. */
  url: string
}

export interface PageRequest {
  protocol: string
  host: string
  /** Path and query. */
  target: string
  cookies?: string | undefined
}

/** Names in a search that the page under a path knows; null: nobody said. */
export type KnownNames = (pathname: string) => readonly string[] | null

/** Null when the address is none a page can be kept under. */
export function pageAddress(request: PageRequest, knownNames: KnownNames): PageAddress | null {
  const { protocol, target, cookies } = request
  if (target.length > LONGEST || !target.startsWith('/') || target.startsWith('//')) return null
  const host = request.host.toLowerCase()
  if (!HOST.test(host)) return null
  const url = `${protocol}://${host}${withoutUnknown(target, knownNames)}`
  const language = target === '/' || target.startsWith('/?') ? cookies && cookie.exec(cookies)?.[1] : undefined
  return { key: language ? `${url} ${language}` : url, url }
}

/** Equal names stay in the order they came in: there it can mean something. */
function withoutUnknown(target: string, knownNames: KnownNames): string {
  const at = target.indexOf('?')
  if (at < 0) return target
  const pathname = target.slice(0, at)
  const known = knownNames(pathname)
  const kept = target
    .slice(at + 1)
    .split('&')
    .map((part) => [nameOf(part), part] as const)
    .filter(([name, part]) => part && !TRACKING.test(name) && (!known || known.includes(name)))
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return kept.length ? `${pathname}?${kept.map(([, part]) => part).join('&')}` : pathname
}

/** As `URLSearchParams` reads it. */
function nameOf(part: string): string {
  const name = part.split('=', 1)[0]!
  return /[%+]/.test(name) ? ([...new URLSearchParams(name).keys()][0] ?? '') : name
}
