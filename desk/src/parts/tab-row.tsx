/** The row of tabs or views above a list. Where it is wider than its place, the chosen one is brought into sight. */
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** How much of its neighbour is seen beside a tab that is brought into sight, in pixels. */
const PEEK = 24

export function TabRow({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null)
  const shown = useRef<{ chosen: Element | null; width: number }>(null)
  const bring = useRef(() => {
    if (!row.current) return
    const now = { chosen: row.current.querySelector('[aria-current]'), width: row.current.scrollWidth }
    const before = shown.current
    shown.current = now
    // Whoever moves the row by hand is not moved back, unless another is chosen or tabs have come that were still read.
    if (!now.chosen || (now.chosen === before?.chosen && now.width === before.width)) return
    const [all, one] = [row.current.getBoundingClientRect(), now.chosen.getBoundingClientRect()]
    if (one.right > all.right) row.current.scrollLeft += one.right - all.right + PEEK
    else if (one.left < all.left) row.current.scrollLeft -= all.left - one.left + PEEK
  })
  useLayoutEffect(() => bring.current())
  useLayoutEffect(() => {
    // The labels are as wide as their font makes them, once it has come.
    const { fonts } = document
    const again = bring.current
    fonts.addEventListener('loadingdone', again)
    return () => fonts.removeEventListener('loadingdone', again)
  }, [])
  return (
    <nav ref={row} className="views" aria-label={label}>
      {children}
    </nav>
  )
}
