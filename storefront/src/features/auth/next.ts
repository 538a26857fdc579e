/** Where to go after signing in: the page that was asked for, when it is one of ours. */

/** A path of the route tree with its query, or null. No other site can be reached through it. */
export function ownPath(next: unknown): string | null {
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(next)) return null
  const url = new URL(next, 'http://shop.invalid')
  return url.host === 'shop.invalid' ? `${url.pathname}${url.search}${url.hash}` : null
}
