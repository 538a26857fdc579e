/**
 * The entry of the browser's build: fetches the messages of the page's language, then hydrates the page. Start's own
 * entry would also load the code for server functions, and this shop has no server functions.
 */
import { numberFormat } from '@semena/contract/formats'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { watchSession } from './features/auth/session-watch.ts'
import { followMoves } from './insides/old-tab.ts'
import { onFailedStatus } from './platform/failed-status.ts'
import { mayFetchAhead } from './platform/ahead.ts'
import { currentLanguage } from './platform/i18n.ts'
import { endTurns, hydratedWhole, nextTask } from './platform/in-turn.tsx'
import { loadMessages } from './platform/messages.ts'
import { PAGE_ID } from './platform/page-element.ts'
import { getRouter } from './router.tsx'
import { loadComforts } from './site/comforts/load.ts'
import { awake, leaveLinksToBrowser, wake } from '@semena/ui/awake'

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

// Each of these takes a phone as long as a part of the page, so each has a task of its own, and clicks come in between.
await nextTask()
numberFormat(currentLanguage())
await nextTask()
await hydrate(router).finally(() => window.$_TSR?.h())
await nextTask()
hydrateRoot(document.getElementById(PAGE_ID)!, <Page />)
void sayAwake()

/** Its effect runs after those of everything inside that has no turn of its own. */
function Page() {
  useEffect(endTurns, [])
  return <RouterProvider router={router} />
}

/** A page is marked once its small helps are there, too. */
async function sayAwake(): Promise<void> {
  await hydratedWhole()
  wake()
  await loadComforts().catch(() => null)
  document.documentElement.dataset['awake'] = ''
}

/** Restores the common store from an earlier visit at once, and loads what is missing once the page is idle. */
async function prepare(): Promise<void> {
  const { queryClient } = router.options.context
  const { keepCommon, rememberLanguage, restoreCommon } = await import('./site/common/common.ts')
  rememberLanguage()
  restoreCommon(queryClient)
  await new Promise((resolve) => setTimeout(resolve, IDLE_AFTER_MS))
  if (mayFetchAhead()) await keepCommon(queryClient)
}

/** Measures the visit from when the page is awake, unless the owner has switched that off. */
async function measure(): Promise<void> {
  if (!('measured' in document.documentElement.dataset)) return
  await awake()
  const { measureVisit } = await import('./platform/visit-times.ts')
  measureVisit()
}

const IDLE_AFTER_MS = 3000
// What could not be loaded is loaded with the next page.
const begin = (): void => void Promise.allSettled([measure(), prepare()])
if ('requestIdleCallback' in window) window.requestIdleCallback(begin)
else setTimeout(begin)
