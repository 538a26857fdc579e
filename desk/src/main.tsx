/** Starts the desk in the page. */
import { LANGUAGE_FACTS } from '@semena/contract/languages'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { language } from './platform/i18n.ts'
import { queryClient } from './platform/query-client.ts'
import { hearPerson } from './platform/session.ts'
import { applyTheme } from './platform/theme.ts'
import { createDesk } from './router.tsx'
import './styles.css'

document.documentElement.lang = language()
document.documentElement.dir = LANGUAGE_FACTS[language()].direction
applyTheme()
// What one person has read is not shown to whoever signs in next on the same page, nor what that person may do.
hearPerson(() => queryClient.clear())
createRoot(document.querySelector('#desk')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createDesk(queryClient)} />
    </QueryClientProvider>
  </StrictMode>,
)
