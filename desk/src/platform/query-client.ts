/** What the desk has read, and how long it counts as fresh. */
import { QueryClient } from '@tanstack/react-query'
import { ServiceError } from './faults.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // What is shown at once when one comes back to a screen is asked again beside it.
      staleTime: 5000,
      gcTime: 30 * 60_000,
      retry: (count, error) => !(error instanceof ServiceError) && count < 2,
    },
  },
})
