/**
 * Tells when the whole page is hydrated (the storefront's `client.tsx` says so). If the router navigated before that,
 * the page that is hydrated would be another one than the server's.
 */

let resolveWoken = (): void => {}
const woken = new Promise<void>((resolve) => {
  resolveWoken = resolve
})

export const awake = (): Promise<void> => woken

/** Reports that the whole page is hydrated. */
export const wake = (): void => resolveWoken()

/** Until the page is awake, leaves links to the browser by giving them a target, which the router ignores. */
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
