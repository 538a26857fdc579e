/** What the desk has read, and how long it counts as fresh. */
import { type FetchQueryOptions, notifyManager, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ServiceError } from './faults.ts'

// What has come is drawn in the frame in which it came; a timer, as is usual, would let it wait for the next one.
notifyManager.setScheduler(queueMicrotask)

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

/**
 * Reads something anew although it was read a moment ago, and has everything of its kind read again where it is next
 * shown. What was asked before this moment is not waited for: it may answer what stood there before a save.
 */
export async function readAnew<Read, Key extends QueryKey>(query: FetchQueryOptions<Read, Error, Read, Key>) {
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  await queryClient.invalidateQueries({ queryKey: query.queryKey.slice(0, 1), refetchType: 'none' })
  return queryClient.fetchQuery({ ...query, staleTime: 0 })
}

/** How a form reads its thing anew: by the query of its id, as `formOf` makes a form of it; null where it is gone. */
export const formAnew =
  <Found, Key extends QueryKey, Form>(
    query: (id: string) => FetchQueryOptions<Found, Error, Found, Key>,
    formOf: (found: NonNullable<Found>) => Form,
  ) =>
  async (id: string): Promise<Form | null> => {
    const found = await readAnew(query(id))
    return found ? formOf(found) : null
  }
