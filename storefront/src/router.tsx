/** The router: one per page on the server, one per tab in the browser. */
import { createRouter } from '@tanstack/react-router'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { currentLanguage, localPath, splitPath } from './platform/i18n.ts'
import { createQueryClient } from './platform/query-client.ts'
import { parseSearch, stringifySearch } from './platform/search-params.ts'
import { serverSettings } from './platform/settings.server.ts'
import { routeTree } from './routeTree.gen.ts'
import { NotFoundPage, TroublePage } from './site/index.ts'

/** Marks our inline scripts, so that the shop can allow them by hash. Browsers never see it. */
const nonce = createIsomorphicFn().server((): string => serverSettings().cspNonce).client((): undefined => undefined)

export function getRouter() {
  const queryClient = createQueryClient()
  const mark = nonce()
  const router = createRouter({
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
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: TroublePage,
    ...(mark ? { ssr: { nonce: mark } } : {}),
  })
  setupRouterSsrQueryIntegration({ router, queryClient })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
