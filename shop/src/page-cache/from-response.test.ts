/** Which answers of the storefront may be cached for all visitors, and which headers go out with them. */
import { describe, expect, it } from 'vitest'
import { CACHE_TAGS_HEADER } from '@semena/contract/shop-port'
import { pageFromResponse } from './from-response.ts'
import type { Page } from './page.ts'

const read = (init: ResponseInit, body = '<p>page</p>'): Promise<Page> =>
  pageFromResponse(
    new Response(body, init),
    (text) => ({ body: Buffer.from(`${text.toString()}<!-- sealed -->`), policy: "default-src 'self'" }),
    [['x-content-type-options', 'nosniff']],
  )
const headersOf = ({ identity: { headers } }: Page): Record<string, string> =>
  Object.fromEntries(Array.from({ length: headers.length / 2 }, (_, i) => [headers[2 * i]!, headers[2 * i + 1]!]))
const HTML = { 'content-type': 'text/html; charset=utf-8' }

describe('an answer', () => {
  it('that is plain is for everybody', async () => {
    const page = await read({
      headers: { ...HTML, 'cache-control': 'public, s-maxage=60, stale-while-revalidate=600' },
    })
    expect(page).toMatchObject({ shared: true, fresh: 60, again: 600, status: 200 })
    expect(headersOf(page)).toMatchObject({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' })
  })

  it.each([
    ['that sets a cookie', { headers: { ...HTML, 'set-cookie': 'a=b' } }],
    ['that is private', { headers: { ...HTML, 'cache-control': 'private, max-age=60' } }],
    ['that must not be stored', { headers: { ...HTML, 'cache-control': 'no-store' } }],
    ['that found nothing', { status: 404, headers: HTML }],
    ['that leads elsewhere', { status: 302, headers: { location: '/' } }],
    ['that failed', { status: 500, headers: HTML }],
  ])('%s is for its visitor only', async (_, init) => {
    const page = await read(init)
    expect(page.shared).toBe(false)
    expect(headersOf(page).etag).toBeUndefined()
    expect(headersOf(page)['cache-control']).toBe(
      (init.headers as Record<string, string>)['cache-control'] ?? 'no-store',
    )
  })

  it('that sets cookies brings every one of them to its visitor', async () => {
    const headers = new Headers(HTML)
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    const { identity } = await read({ headers })
    expect(identity.headers.filter((_, i) => identity.headers[i - 1] === 'set-cookie')).toEqual(['a=1', 'b=2'])
  })

  it('without times is fresh for ten seconds', async () => {
    expect(await read({ headers: HTML })).toMatchObject({ fresh: 10, again: 50 })
    expect(await read({ headers: { ...HTML, 'cache-control': 'max-age=5' } })).toMatchObject({ fresh: 5 })
  })

  it('carries its tags inside and not outside', async () => {
    const page = await read({ headers: { ...HTML, [CACHE_TAGS_HEADER]: 'product:1, list  frame' } })
    expect(page.tags).toEqual(['product:1', 'list', 'frame'])
    expect(headersOf(page)[CACHE_TAGS_HEADER]).toBeUndefined()
  })

  it('is sealed when it is a page, and guarded always', async () => {
    const page = await read({ headers: HTML })
    expect(page.identity.body.toString()).toBe('<p>page</p><!-- sealed -->')
    expect(headersOf(page)).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'content-length': '26',
    })
    const other = await read({ headers: { 'content-type': 'application/xml' } }, '<a/>')
    expect(other.identity.body.toString()).toBe('<a/>')
    expect(headersOf(other)['content-security-policy']).toBeUndefined()
    expect(headersOf(other)['x-content-type-options']).toBe('nosniff')
  })
})
