/** What is noted while one page is made on the server. */
import { AsyncLocalStorage } from 'node:async_hooks'

interface Visit {
  /** The service did not answer: the page is a retry page, whatever the router thinks of it. */
  unreachable: boolean
}

const visits = new AsyncLocalStorage<Visit>()

export function withVisit<T>(work: (visit: Visit) => Promise<T>): Promise<T> {
  const visit: Visit = { unreachable: false }
  return visits.run(visit, () => work(visit))
}

export function noteUnreachable(): void {
  const visit = visits.getStore()
  if (visit) visit.unreachable = true
}
