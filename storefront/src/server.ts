/**
 * The storefront's server: `fetch(request)` finds the language, renders, and says 503 where the service could not be
 * reached; `searchNames(pathname)` says what of an address' search its page knows.
 */
import { LANGUAGE_COOKIE, type StorefrontServer } from '@semena/contract/shop-port'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@semena/contract/limits'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import earlyFiles from 'virtual:early-files'
import { laterScripts } from './insides/later-scripts.server.ts'
import { paraglideMiddleware } from './paraglide/server.js'
import { currentLanguage, localPath } from './platform/i18n.ts'
import { searchNames } from './platform/search-names.ts'
import { getRouter } from './router.tsx'
import { withVisit } from './platform/visit.server.ts'

const RETRY_AFTER_S = '10'
/** Whole pages: nothing streams in later, and one string is made faster than a stream. */
const handle = createStartHandler(defaultRenderHandler)

/** Only to look at its routes. */
let routes: ReturnType<typeof getRouter> | undefined

const server: StorefrontServer = {
  searchNames: (pathname) => searchNames((routes ??= getRouter()), pathname),
  fetch(request: Request): Promise<Response> {
    const elsewhere = withoutSlash(request) ?? returning(request)
    if (elsewhere) return Promise.resolve(elsewhere)
    // The original request: the router takes the language off the address itself.
    return paraglideMiddleware(request, () => render(request))
  },
}
export default server

function render(request: Request): Promise<Response> {
  return withVisit(async (visit) => {
    const response = await withLaterScripts(await handle(request))
    if (!visit.unreachable || response.status < 500) return response
    const headers = new Headers(response.headers)
    headers.set('retry-after', RETRY_AFTER_S)
    headers.set('cache-control', 'no-store')
    return new Response(response.body, { status: 503, headers })
  })
}

/** In development the page's scripts are Vite's. */
async function withLaterScripts(response: Response): Promise<Response> {
  const isPage = import.meta.env.PROD && response.headers.get('content-type')?.startsWith('text/html')
  if (!isPage) return response
  const more = { now: earlyFiles.messages[currentLanguage()] ?? [], adding: earlyFiles.adding }
  const html = await response.text()
  try {
    return new Response(laterScripts(html, more), response)
  } catch (error) {
    // Such a page works; it is only slower.
    console.error(error instanceof Error ? error.message : error)
    return new Response(html, response)
  }
}

/** One page, one address: `/faq/` is `/faq`. The answer is a path, never another host. */
function withoutSlash({ url, method }: Request): Response | null {
  const { pathname, search } = new URL(url)
  if (pathname === '/' || !pathname.endsWith('/') || (method !== 'GET' && method !== 'HEAD')) return null
  const location = `/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'no-store' } })
}

/** A visitor who chose another language is led to it from `/`, and from nowhere else. */
function returning(request: Request): Response | null {
  const url = new URL(request.url)
  if (url.pathname !== '/' || request.method !== 'GET') return null
  const chosen = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(request.headers.get('cookie') ?? '')?.[1] as
    | Language
    | undefined
  if (!chosen || chosen === DEFAULT_LANGUAGE || !LANGUAGES.includes(chosen)) return null
  return new Response(null, {
    status: 307,
    headers: { location: `${localPath('/', chosen)}${url.search}`, 'cache-control': 'no-store', vary: 'cookie' },
  })
}
