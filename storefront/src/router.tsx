/** The router: one per page on the server, one per tab in the browser. */
import { type DehydratedState, QueryClientProvider, dehydrate, hydrate } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { currentLanguage, localPath, splitPath } from './platform/i18n.ts'
import { createQueryClient } from './platform/query-client.ts'
import { parseSearch, stringifySearch } from './platform/search-params.ts'
import { serverSettings } from './platform/settings.server.ts'
import { routeTree } from './routeTree.gen.ts'
import { NotFoundPage, TroublePage } from './site/index.ts'

/** Marks our inline scripts, so that the shop can allow them by hash. Browsers never see it. */
const nonce = createIsomorphicFn()
  .server((): string => serverSettings().cspNonce)
  .client((): undefined => undefined)

/** The first page stays where the browser put it, or where somebody has scrolled before the router came. */
function leaveFirst(): () => boolean {
  let isFirst = true
  return () => {
    const leave = isFirst
    isFirst = false
    // The router keeps the place only of what it has seen being scrolled.
    if (leave) document.dispatchEvent(new Event('scroll'))
    return !leave
  }
}

export function getRouter() {
  const queryClient = createQueryClient()
  const mark = nonce()
  return createRouter({
    routeTree,
    context: { queryClient },
    // Routes know no language: `/ru/faq` is `/faq` inside.
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
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Another page fades in; a list that changes under one's hands does not.
    defaultViewTransition: {
      types: ({ pathChanged }) =>
        pathChanged && !matchMedia('(prefers-reduced-motion: reduce)').matches ? ['page'] : false,
    },
    scrollRestoration: import.meta.env.SSR || leaveFirst(),
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: TroublePage,
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    // What loaders have asked for on the server comes along. Nothing streams in later: a page is whole, or it is not sent.
    dehydrate: () => ({ queries: dehydrate(queryClient) as object }),
    hydrate: ({ queries }) => hydrate(queryClient, queries as DehydratedState),
    ...(mark ? { ssr: { nonce: mark } } : {}),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
