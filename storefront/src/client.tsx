/**
 * The browser's way in: fetches the messages of the page's language, then takes the page over. Start's own entry would
 * bring the machinery of server functions along, which this shop has none of.
 */
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { loadMessages } from './platform/messages.ts'
import { getRouter } from './router.tsx'

await loadMessages()
const router = getRouter()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
