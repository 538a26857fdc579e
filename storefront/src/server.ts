/**
 * The storefront's server. `fetch(request)` finds the language and renders the page, with status 503 where the service
 * could not be reached. `searchNames(pathname)` returns the search parameters that a page reads, `pathPattern(pathname)`
 * the pattern of its path.
 */
import { cookieIn, withoutEnd } from '@semena/contract/texts'
import { LANGUAGE_COOKIE, type StorefrontServer } from '@semena/contract/shop-port'
import { DEFAULT_LANGUAGE, languageNamed, LANGUAGES } from '@semena/contract/languages'
import { shownLanguage } from '@semena/contract/shop-languages'
import type { Values } from '@semena/contract/shop-draft'
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import earlyFiles from 'virtual:early-files'
import { laterScripts } from './insides/later-scripts.server.ts'
import { m } from './paraglide/messages.js'
import { paraglideMiddleware } from './paraglide/server.js'
import { currentLanguage, localPath, splitPath } from './platform/i18n.ts'
import { pathPattern, searchNames } from './platform/search-names.ts'
import { getRouter } from './router.tsx'
import { previewToken, readPreview } from './platform/preview.server.ts'
import { languagesFor } from './platform/shop.server.ts'
import { withVisit } from './platform/visit.server.ts'

const RETRY_AFTER_S = '10'
/** The character zero as it stands in an address. */
const ZERO = '%00'
/** Renders whole pages as one string, which is faster than a stream. */
const handle = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    try {
      const html = await transformHtmlStringWithRouter(router, renderToString(createElement(RouterServer, { router })))
      return new Response(withLaterScripts(html), {
        status: getSsrStatus(router),
        headers: responseHeaders,
      })
    } catch (error) {
      console.error('A page could not be rendered:', error)
      return new Response('Internal Server Error', { status: 500, headers: responseHeaders })
    } finally {
      router.serverSsr?.cleanup()
    }
  }),
)

/** A router that is used only to look its routes up. */
let routes: ReturnType<typeof getRouter> | undefined

const server: StorefrontServer = {
  searchNames: (pathname) => searchNames((routes ??= getRouter()), pathname),
  pathPattern: (pathname) => pathPattern((routes ??= getRouter()), pathname),
  async fetch(request: Request): Promise<Response> {
    const elsewhere = withoutNothing(request) ?? withoutSlash(request)
    if (elsewhere) return elsewhere
    // Paraglide would take `/RU` for a language, too, and lead to a page that is not there.
    const languageUrl = new URL(localPath('/', splitPath(new URL(request.url).pathname)[0]), request.url)
    // The original request is passed on, because the router removes the language from the address itself.
    return paraglideMiddleware(request, () => renderOrPreview(request), { effectiveRequestUrl: languageUrl })
  },
}
export default server

/** The page, with the shop's draft where the desk shows it in a frame. Such a page is kept by nobody. */
async function renderOrPreview(request: Request): Promise<Response> {
  const token = previewToken(request)
  if (!token) return render(request, {})
  const draft = await readPreview(request, token).catch(() => null)
  if (!draft)
    return new Response(m.preview_ended(), {
      status: 403,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  const page = await render(request, draft)
  const headers = new Headers(page.headers)
  headers.set('cache-control', 'no-store')
  return new Response(page.body, { status: page.status, headers })
}

function render(request: Request, draft: Values): Promise<Response> {
  return withVisit(draft, async (visit) => {
    const response = (await toShownLanguage(request)) ?? (await handle(request))
    if (!visit.unreachable || response.status < 500) return response
    const headers = new Headers(response.headers)
    headers.set('retry-after', RETRY_AFTER_S)
    headers.set('cache-control', 'no-store')
    return new Response(response.body, { status: 503, headers })
  })
}

/** The page with scripts that start later; in development it stays as Vite makes it. */
function withLaterScripts(html: string): string {
  if (!import.meta.env.PROD) return html
  try {
    return laterScripts(html, { now: earlyFiles.messages[currentLanguage()] ?? [], adding: earlyFiles.adding })
  } catch (error) {
    // A page that could not be changed still works and is only slower.
    console.error(error instanceof Error ? error.message : error)
    return html
  }
}

/**
 * Redirects `/faq/` to `/faq`, so that each page has one address. The target is a path, so it cannot lead to another
 * host.
 */
function withoutSlash({ url, method }: Request): Response | null {
  const { pathname, search } = new URL(url)
  if (pathname === '/' || !pathname.endsWith('/') || (method !== 'GET' && method !== 'HEAD')) return null
  const location = `/${withoutEnd(pathname, '/').replace(/^\/+/, '')}${search}`
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'no-store' } })
}

/**
 * Redirects an address with the character zero, which no text of the service can hold, to the one without it. The target
 * begins with one slash, so it cannot lead to another host.
 */
function withoutNothing({ url, method }: Request): Response | null {
  const { pathname, search } = new URL(url)
  if (!`${pathname}${search}`.includes(ZERO) || (method !== 'GET' && method !== 'HEAD')) return null
  const location = `${pathname.replaceAll(ZERO, '').replace(/^\/+/, '/')}${search.replaceAll(ZERO, '')}`
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'no-store' } })
}

/**
 * Redirects from a page in a language that the shop does not show to the same page in its main one (301), and from `/` to
 * the language that the visitor has chosen. Files such as `/sitemap.xml` are no pages.
 */
async function toShownLanguage(request: Request): Promise<Response | null> {
  const url = new URL(request.url)
  if ((request.method !== 'GET' && request.method !== 'HEAD') || url.pathname.split('/').at(-1)!.includes('.'))
    return null
  // Where the service is away every language is taken as shown.
  const shown = await languagesFor(request).catch(() => LANGUAGES)
  const [language, path] = splitPath(url.pathname)
  const headers = { 'cache-control': 'no-store', vary: 'cookie' }
  const to = shownLanguage(language, shown)
  if (to !== language)
    // It begins with one slash, so it cannot lead to another host.
    return new Response(null, {
      status: 301,
      headers: { ...headers, location: `${localPath(path, to).replace(/^\/+/, '/')}${url.search}` },
    })
  const chosen = languageNamed(cookieIn(request.headers.get('cookie') ?? '', LANGUAGE_COOKIE))
  if (url.pathname !== '/' || !chosen || chosen === DEFAULT_LANGUAGE || !shown.includes(chosen)) return null
  return new Response(null, {
    status: 307,
    headers: { ...headers, location: `${localPath('/', chosen)}${url.search}` },
  })
}
