/** Every screen: the sign-in where nobody is signed in, else the frame around the screen. */
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Desk } from '../frame/desk.tsx'
import { Lost, Trouble } from '../frame/trouble.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Desk,
  notFoundComponent: Lost,
  errorComponent: Trouble,
})
