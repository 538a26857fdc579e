/** Where to go after signing in: the page that was asked for, when it is one of ours. */

/** Nobody is led back to the way in. */
const WAY_IN = /^(?:\/\w\w)?\/(?:login|register|check-email|confirm|forgot-password|reset-password)(?:[/?#]|$)/

/** A path of the route tree with its query, or null. No other site can be reached through it. */
export function ownPath(next: unknown): string | null {
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(next) || WAY_IN.test(next)) return null
  const url = new URL(next, 'http://shop.invalid')
  // `/a/..//b` would be another host once its dots are resolved.
  return url.host === 'shop.invalid' && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null
}

/** Where those go who asked for nothing. */
export const HOME = '/account/info'
