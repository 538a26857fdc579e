/** Facts that are recorded while the server renders one page. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Values } from '@semena/contract/shop-draft'

interface Visit {
  /**
   * Whether the service did not answer, so that the page is an error page (503), whatever status the router gives it.
   */
  unreachable: boolean
  /** What stands in a draft that is looked at instead of what visitors see. */
  draft: Values
  /** What was asked for once, by name. */
  asked: Map<string, Promise<unknown>>
}

const visits = new AsyncLocalStorage<Visit>()

export function withVisit<T>(draft: Values, work: (visit: Visit) => Promise<T>): Promise<T> {
  const visit: Visit = { unreachable: false, draft, asked: new Map() }
  return visits.run(visit, () => work(visit))
}

/** Records that the service did not answer while the current page was rendered. */
export function noteUnreachable(): void {
  const visit = visits.getStore()
  if (visit) visit.unreachable = true
}

/** What stands in the draft that is looked at; nothing on a page for visitors. */
export const draftOfVisit = (): Values => visits.getStore()?.draft ?? {}

/** Asks at most once while a page is made; who asks later gets the same answer, a failure too. */
export function oncePerVisit<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const asked = visits.getStore()?.asked
  const known = asked?.get(name) as Promise<Answer> | undefined
  if (known) return known
  const answer = ask()
  asked?.set(name, answer)
  return answer
}
