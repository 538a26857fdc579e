/** After each move to another page: what had the focus loses it, the next Tab starts at the page, and its title is said aloud. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

export function NavigationVoice() {
  const router = useRouter()
  const voice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    let before: Element | null = null
    const leaving = router.subscribe('onBeforeLoad', () => {
      before = document.activeElement
    })
    const arrived = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
      // A filter that was changed keeps its focus; a link of the same page that was followed does not.
      if (!fromLocation || !(pathChanged || (hrefChanged && before instanceof HTMLAnchorElement))) return
      release(before, toLocation.hash)
      if (pathChanged && voice.current) voice.current.textContent = document.title
    })
    return () => {
      leaving()
      arrived()
    }
  }, [router])
  return <p ref={voice} className="visually-hidden" role="status" />
}

/** A page that has taken the focus for itself keeps it. */
function release(before: Element | null, hash: string): void {
  const now = document.activeElement
  if (now !== before && now !== document.body) return
  const target = (hash && document.getElementById(hash)) || document.getElementById('main')
  if (now instanceof HTMLElement) now.blur()
  if (!target) return
  // Focused and let go: nothing is left in focus, and yet the browser goes on from here.
  const bare = !target.hasAttribute('tabindex')
  if (bare) target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.blur()
  if (bare) target.removeAttribute('tabindex')
}
