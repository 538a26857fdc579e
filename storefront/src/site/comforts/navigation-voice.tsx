/** After each navigation, takes the focus to the start of the page and has screen readers say the page's title. */
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
      // A changed filter keeps its focus, but a followed link to the same page does not.
      if (!fromLocation || !(pathChanged || (hrefChanged && before instanceof HTMLAnchorElement))) return
      release(before, toLocation.hash)
      // The page has its title in the task after it is shown.
      if (pathChanged) setTimeout(() => voice.current && (voice.current.textContent = document.title))
    })
    return () => {
      leaving()
      arrived()
    }
  }, [router])
  return <p ref={voice} className="visually-hidden" role="status" />
}

/** Moves the focus to the page, unless the page has set it itself. */
function release(before: Element | null, hash: string): void {
  const now = document.activeElement
  if (now !== before && now !== document.body) return
  const target = (hash && document.getElementById(hash)) || document.getElementById('main')
  if (now instanceof HTMLElement) now.blur()
  if (!target) return
  // Focusing and blurring leaves nothing in focus, but the next Tab starts from here.
  const bare = !target.hasAttribute('tabindex')
  if (bare) target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.blur()
  if (bare) target.removeAttribute('tabindex')
}
