/**
 * Turns an answer of the storefront's handler into a page: with its policy, and with the decision whether other
 * visitors may see it.
 */
import { CACHE_TAGS_HEADER } from '@semena/contract/shop-port'
import type { Sealed } from './csp.ts'
import { makePage, type Page } from './page.ts'

/** Headers that visitors do not get, or that this module writes itself. */
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

/** The headers that every answer of the storefront gets. */
export type Guard = readonly (readonly [string, string])[]

/**
 * Reads the whole answer. A page may be cached for all visitors only when it was successful, sets no cookie and does
 * not forbid it.
 */
export async function pageFromResponse(
  response: Response,
  seal: (page: Buffer) => Sealed,
  guard: Guard,
): Promise<Page> {
  const control = response.headers.get('cache-control') ?? ''
  const html = response.headers.get('content-type')?.startsWith('text/html') ?? false
  const shared =
    response.status === 200 && !response.headers.has('set-cookie') && !/\b(?:no-store|private)\b/i.test(control)
  const answer = Buffer.from(await response.arrayBuffer())
  const sealed = html ? seal(answer) : null
  const body = sealed?.body ?? answer
  const headers = [...response.headers]
    .filter(([name]) => !DROPPED.has(name))
    .concat(guard.map(([name, value]) => [name, value]))
  if (sealed) headers.push(['content-security-policy', sealed.policy])
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
    keepable: shared && /\bpublic\b/.test(control) && seconds(control, 's-maxage') !== undefined,
  })
}

function seconds(control: string, name: string): number | undefined {
  const head = `${name}=`
  const found = control.split(/[\s,]+/).find((part) => part.startsWith(head))
  const digits = found && /^\d+/.exec(found.slice(head.length))?.[0]
  return digits ? Number(digits) : undefined
}
