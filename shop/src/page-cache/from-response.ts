/** Turns what the storefront's handler answered into a page: sealed, and judged whether others may see it. */
import { CACHE_TAGS_HEADER } from '@semena/contract/shop-port'
import type { Sealed } from './csp.ts'
import { makePage, type Page } from './page.ts'

/** Not for the outside, or said anew. */
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'vary',
  'cache-control',
  CACHE_TAGS_HEADER,
])
const FRESH_S = 10
const AGAIN_S = 50

/** Headers of every answer of the storefront. */
export type Guard = readonly (readonly [string, string])[]

export async function pageFromResponse(
  response: Response,
  seal: (html: string) => Sealed,
  guard: Guard,
): Promise<Page> {
  const control = response.headers.get('cache-control') ?? ''
  const html = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const shared =
    response.status === 200 && !response.headers.has('set-cookie') && !/\b(?:no-store|private)\b/i.test(control)
  let body = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers]
    .filter(([name]) => !DROPPED.has(name))
    .concat(guard.map(([name, value]) => [name, value]))
  if (html) {
    const sealed = seal(body.toString('utf8'))
    body = Buffer.from(sealed.html)
    headers.push(['content-security-policy', sealed.policy])
  }
  headers.push(['cache-control', shared ? 'no-cache' : control || 'no-store'])
  return makePage({
    status: response.status,
    headers,
    body,
    tags:
      response.headers
        .get(CACHE_TAGS_HEADER)
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? [],
    fresh: seconds(control, 's-maxage') ?? seconds(control, 'max-age') ?? FRESH_S,
    again: seconds(control, 'stale-while-revalidate') ?? AGAIN_S,
    shared,
  })
}

function seconds(control: string, name: string): number | undefined {
  const found = new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(control)?.[1]
  return found === undefined ? undefined : Number(found)
}
