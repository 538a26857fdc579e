/**
 * When the whole page is taken over (`insides/whole-page.ts` says so). A move of the router before that pulls matches away
 * from under what React has not reached yet: it recovers, with errors, and by rendering everything anew.
 */

let resolveWoken = (): void => {}
const woken = new Promise<void>((resolve) => {
  resolveWoken = resolve
})

export const awake = (): Promise<void> => woken

/** The page is taken over as a whole. */
export const wake = (): void => resolveWoken()

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
