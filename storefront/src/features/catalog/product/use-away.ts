/**
 * Tells CSS whether an element is in the window, so that the bar to buy can show while the buttons are out of sight.
 */
import { type RefObject, useEffect, useRef } from 'react'

/** A ref for an element that then has `data-at="in"` while it is in the window and `data-at="out"` while it is not. */
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
