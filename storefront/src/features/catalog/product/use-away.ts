/** For the bar at the foot of the window: it is wanted where the buttons that it repeats are out of sight. */
import { type RefObject, useEffect, useRef } from 'react'

/** Writes `data-at="in"` or `"out"` on what it is given to, whenever that comes into the window or leaves it. */
export function useAway(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(([seen]) => {
      element.dataset['at'] = seen?.isIntersecting ? 'in' : 'out'
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return ref
}
