/** The page to show after signing in: the one that was asked for, if it belongs to this shop. */

/** Pages of signing in and registering, to which nobody is sent back after signing in. */
const WAY_IN = /^(?:\/\w\w)?\/(?:login|register|check-email|confirm|forgot-password|reset-password)(?:[/?#]|$)/

/** `next` as a path of the route tree with its query; null when it is none or would lead to another site. */
export function ownPath(next: unknown): string | null {
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(next) || WAY_IN.test(next)) return null
  const url = new URL(next, 'http://shop.invalid')
  // With its dots resolved `/a/..//b` becomes `//b`, which browsers read as another host.
  return url.host === 'shop.invalid' && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null
}

/** The page after signing in when no other was asked for. */
export const HOME = '/account/info'
