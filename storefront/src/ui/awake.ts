/**
 * When the whole page is taken over. A move of the router before that pulls matches away from under what React has not
 * reached yet: it recovers, with errors, and by rendering everything anew.
 */
import { useEffect } from 'react'

let wake = (): void => {}
const woken = new Promise<void>((resolve) => {
  wake = resolve
})

export const awake = (): Promise<void> => woken

/** Links and buttons that React has not taken over yet: it hangs its own on each element that it has. */
const isTaken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'))
const isAwake = (): boolean => [...document.querySelectorAll('a[href], button, summary, h1, h2, h3')].every(isTaken)
const AGAIN_MS = 50
/** What was not made by React must not keep the page asleep. */
const LATEST_MS = 5000

/** Beside the page: wakes it once React is through with all of it, parts whose files are still on their way too. */
export function Awake(): null {
  useEffect(() => {
    const began = performance.now()
    const look = (): void => {
      if (!isAwake() && performance.now() - began < LATEST_MS) return void setTimeout(look, AGAIN_MS)
      wake()
      document.documentElement.dataset['awake'] = ''
    }
    setTimeout(look)
  }, [])
  return null
}

/** Until the page is awake a link is the browser's own. */
export function leaveLinksToBrowser(): void {
  const leave = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
  }
  window.addEventListener('click', leave, true)
  void woken.then(() => window.removeEventListener('click', leave, true))
}
