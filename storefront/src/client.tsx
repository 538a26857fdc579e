/**
 * The browser's way in: fetches the messages of the page's language, then takes the page over. Start's own entry would
 * bring the machinery of server functions along, which this shop has none of.
 */
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { watchSession } from './features/auth/session-watch.ts'
import { followMoves } from './insides/old-tab.ts'
import { WholePage } from './insides/whole-page.ts'
import { onFailedStatus } from './platform/failed-status.ts'
import { loadMessages } from './platform/messages.ts'
import { getRouter } from './router.tsx'
import { leaveLinksToBrowser } from './ui/awake.ts'

await loadMessages()
onFailedStatus((status) => {
  void import('./features/errors/http-status.ts').then(({ tellStatus }) => tellStatus(status)).catch(() => null)
})
const router = getRouter()
followMoves(router)
watchSession(router.options.context.queryClient)
leaveLinksToBrowser()

// A page that the browser kept may show yesterday's prices.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void router.options.context.queryClient.invalidateQueries()
})

// A task of its own: what is pressed meanwhile is heard in between.
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

/** What pages need in common: an earlier visit's at once, then what is missing once the page is still. */
async function prepare(): Promise<void> {
  const { queryClient } = router.options.context
  const { keepCommon, rememberLanguage, restoreCommon } = await import('./site/common/common.ts')
  rememberLanguage()
  restoreCommon(queryClient)
  await new Promise((resolve) => setTimeout(resolve, IDLE_AFTER_MS))
  await keepCommon(queryClient)
}

const IDLE_AFTER_MS = 3000
if ('requestIdleCallback' in window) window.requestIdleCallback(() => void prepare())
else setTimeout(() => void prepare())
