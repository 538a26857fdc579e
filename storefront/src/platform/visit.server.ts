/** Facts that are recorded while the server renders one page. */
import { AsyncLocalStorage } from 'node:async_hooks'

interface Visit {
  /**
   * Whether the service did not answer, so that the page is an error page (503), whatever status the router gives it.
   */
  unreachable: boolean
}

const visits = new AsyncLocalStorage<Visit>()

export function withVisit<T>(work: (visit: Visit) => Promise<T>): Promise<T> {
  const visit: Visit = { unreachable: false }
  return visits.run(visit, () => work(visit))
}

/** Records that the service did not answer while the current page was rendered. */
export function noteUnreachable(): void {
  const visit = visits.getStore()
  if (visit) visit.unreachable = true
}
