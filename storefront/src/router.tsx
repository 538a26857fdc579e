/** Creates the router: one for each page on the server, and one for each tab in the browser. */
import { QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { keepLocations } from './insides/kept-locations.server.ts'
import { mayFetchAhead } from './platform/ahead.ts'
import { currentLanguage, localPath, splitPath } from './platform/i18n.ts'
import { SHOP_KEY, createQueryClient } from './platform/query-client.ts'
import { parseSearch, stringifySearch } from './platform/search-params.ts'
import { restoreSent } from './platform/sent-queries.ts'
import { serverSettings } from './platform/settings.server.ts'
import { routeTree } from './routeTree.gen.ts'
import { NotFoundPage, TroublePage } from './site/index.ts'

/** Marks our inline scripts, so that the shop can allow them by hash. It never reaches browsers. */
const nonce = createIsomorphicFn()
  .server((): string => serverSettings().cspNonce)
  .client((): undefined => undefined)

/** Browsers keep where links lead by themselves. */
const keepOnServer = createIsomorphicFn()
  .server(keepLocations)
  .client((_router: AnyRouter): void => {})

/** Keeps the first page's scroll position as the browser, or a visitor before hydration, has set it. */
function leaveFirst(): () => boolean {
  let isFirst = true
  return () => {
    const leave = isFirst
    isFirst = false
    // The router stores scroll positions only after a scroll event.
    if (leave) document.dispatchEvent(new Event('scroll'))
    return !leave
  }
}

export function getRouter() {
  const queryClient = createQueryClient()
  const mark = nonce()
  const router = createRouter({
    routeTree,
    context: { queryClient },
    // Routes are the same in all languages: `/ru/faq` is `/faq` in the route tree.
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitPath(url.pathname)[1]
        return url
      },
      output: ({ url }) => {
        url.pathname = localPath(url.pathname, currentLanguage())
        return url
      },
    },
    parseSearch,
    stringifySearch,
    defaultPreload: import.meta.env.SSR || mayFetchAhead() ? 'intent' : false,
    defaultPreloadStaleTime: 0,
    // Another page fades in, but a list that is being filtered does not.
    defaultViewTransition: {
      types: ({ pathChanged }) =>
        pathChanged && !matchMedia('(prefers-reduced-motion: reduce)').matches ? ['page'] : false,
    },
    scrollRestoration: import.meta.env.SSR || leaveFirst(),
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: TroublePage,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    // The data that loaders have fetched on the server stands in the page. Nothing is streamed: a page is sent whole.
    // The shop is the same object as in the routes, which the router does not write twice.
    dehydrate: () => ({ shop: queryClient.getQueryData<object>(SHOP_KEY) }),
    hydrate: ({ shop }) => restoreSent(queryClient, shop),
    ...(mark ? { ssr: { nonce: mark } } : {}),
  })
  keepOnServer(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
