/**
 * Tells when React is through with taking over the whole page (`ui/awake.ts`), parts whose files are still on their way too.
 *
 * Leans on: React hangs properties of its own on each element that it has taken over. React says nothing public when the
 * last `Suspense` of the server's page is taken over, and the router puts one around every page.
 * Gain: a press on a link before that is not answered by rendering the page anew, with errors.
 * May go: when React or the router tells that a page is taken over as a whole.
 * When it changes: `whole-page.test.ts` fails, and pages say `data-awake="late"`, which the journeys do not accept.
 */
import { type ReactNode, useEffect } from 'react'
import { wake } from '../ui/awake.ts'

export const isTaken = (element: Element): boolean => Object.keys(element).length > 0
const isWhole = (): boolean => [...document.querySelectorAll('a[href], button, summary, h1, h2, h3')].every(isTaken)
const AGAIN_MS = 50
/** What was not made by React (a browser's extension may add a button) must not keep the page asleep. */
const LATEST_MS = 5000

/** Stands around the page. Beside it, it would be a second child that the server's page does not have, and ids made by React would differ. */
export function WholePage({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    const began = performance.now()
    const look = (): void => {
      const whole = isWhole()
      if (!whole && performance.now() - began < LATEST_MS) return void setTimeout(look, AGAIN_MS)
      wake()
      document.documentElement.dataset['awake'] = whole ? '' : 'late'
    }
    setTimeout(look)
  }, [])
  return children
}
