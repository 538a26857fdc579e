/** The desk's router: each screen's address holds its state, and its code comes when it is opened. */
import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'

export const createDesk = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    basepath: '/desk',
    context: { queryClient },
    defaultPreload: 'intent',
    // The queries say themselves what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDesk>
  }
}
