/**
 * Tells when React has hydrated the whole page (`ui/src/awake.ts`), including parts whose files load later.
 *
 * Leans on: React puts properties of its own on each element that it has hydrated. React has no public way to tell when
 * the last `Suspense` of the server's page is hydrated, and the router puts one around every page.
 * Gain: a click on a link before that does not make React render the page anew, with errors.
 * May go: when React or the router tells that a whole page is hydrated.
 * When it changes: `whole-page.test.ts` fails, and pages have `data-awake="late"`, which the browser tests do not
 * accept.
 */
import { type ReactNode, useEffect } from 'react'
import { wake } from '@semena/ui/awake'

export const isTaken = (element: Element): boolean => Object.keys(element).length > 0
/** What is marked `data-plain` is the server's alone: React leaves it as it is. */
const isWhole = (): boolean =>
  [...document.querySelectorAll('a[href], button, summary, h1, h2, h3')].every(
    (element) => isTaken(element) || element.closest('[data-plain]'),
  )
const AGAIN_MS = 50
/**
 * The longest wait in milliseconds, since an element that React did not make (say, by a browser's extension) never gets
 * the properties.
 */
const LATEST_MS = 5000

/**
 * Stands around the page and watches it. Beside the page it would be a second child, which the server's page does not have,
 * and the ids that React makes would differ.
 */
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
