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

/** React hangs properties of its own on each element that it has taken over. */
const isTaken = (element: Element): boolean => Object.keys(element).length > 0
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

/** Until the page is awake a link is the browser's own: the router leaves alone what has a target. Others hear of it. */
export function leaveLinksToBrowser(): void {
  const leave = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a:not([target])')
    if (!link) return
    link.target = '_top'
    setTimeout(() => link.removeAttribute('target'))
  }
  window.addEventListener('click', leave, true)
  void woken.then(() => window.removeEventListener('click', leave, true))
}
