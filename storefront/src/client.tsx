/**
 * The entry of the browser's build: fetches the messages of the page's language, then hydrates the page. Start's own
 * entry would also load the code for server functions, and this shop has no server functions.
 */
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { watchSession } from './features/auth/session-watch.ts'
import { followMoves } from './insides/old-tab.ts'
import { WholePage } from './insides/whole-page.ts'
import { onFailedStatus } from './platform/failed-status.ts'
import { mayFetchAhead } from './platform/ahead.ts'
import { loadMessages } from './platform/messages.ts'
import { getRouter } from './router.tsx'
import { leaveLinksToBrowser } from '@semena/ui/awake'

await loadMessages()
onFailedStatus((status) => {
  void import('./features/errors/http-status.ts').then(({ tellStatus }) => tellStatus(status)).catch(() => null)
})
const router = getRouter()
followMoves(router)
watchSession(router.options.context.queryClient)
leaveLinksToBrowser()

// A page that comes out of the browser's back/forward cache may show yesterday's prices.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void router.options.context.queryClient.invalidateQueries()
})

// Hydration runs in a task of its own, so that the browser can handle clicks before it.
await new Promise((resolve) => setTimeout(resolve))
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WholePage>
        <RouterClient router={router} />
      </WholePage>
    </StrictMode>,
  )
})

/** Restores the common store from an earlier visit at once, and loads what is missing once the page is idle. */
async function prepare(): Promise<void> {
  const { queryClient } = router.options.context
  const { keepCommon, rememberLanguage, restoreCommon } = await import('./site/common/common.ts')
  rememberLanguage()
  restoreCommon(queryClient)
  await new Promise((resolve) => setTimeout(resolve, IDLE_AFTER_MS))
  if (mayFetchAhead()) await keepCommon(queryClient)
}

const IDLE_AFTER_MS = 3000
if ('requestIdleCallback' in window) window.requestIdleCallback(() => void prepare())
else setTimeout(() => void prepare())
