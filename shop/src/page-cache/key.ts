/** Under which name a page is kept: origin, address without what does not change it, and on `/` the language chosen. */
import { LANGUAGES } from '@semena/contract/limits'
import { LANGUAGE_COOKIE } from '@semena/contract/shop-port'

const LONGEST = 2048
const TRACKING =
  /^(?:utm_[^=]*|fbclid|gclid|gbraid|wbraid|dclid|yclid|msclkid|mc_[ce]id|_ga|_gl|igshid|ysclid|srsltid)(?:=|$)/i
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/
const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(${LANGUAGES.join('|')})(?:;|$)`)

export interface PageAddress {
  key: string
  /** What is rendered: absolute, without tracking parameters. */
  url: string
}

/** Null when the address is none a page can be kept under. `target` is a request's path and query. */
export function pageAddress(
  origin: { protocol: string; host: string },
  target: string,
  cookies?: string,
): PageAddress | null {
  if (target.length > LONGEST || !target.startsWith('/') || target.startsWith('//')) return null
  const host = origin.host.toLowerCase()
  if (!HOST.test(host)) return null
  const url = `${origin.protocol}://${host}${withoutTracking(target)}`
  const language = target === '/' || target.startsWith('/?') ? cookies && cookie.exec(cookies)?.[1] : undefined
  return { key: language ? `${url} ${language}` : url, url }
}

function withoutTracking(target: string): string {
  const at = target.indexOf('?')
  if (at < 0) return target
  const kept = target
    .slice(at + 1)
    .split('&')
    .filter((part) => part && !TRACKING.test(part))
  return kept.length ? `${target.slice(0, at)}?${kept.join('&')}` : target.slice(0, at)
}
