/** Something that goes by itself after a while, but not while somebody points at it or has the keyboard in it. */
import { useEffect, useRef, useState } from 'react'

export interface HoldHandlers {
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: (event: { target: Element }) => void
  onBlur: () => void
}

/** `onEnd` is called once `ms` have passed in one go; put what is answered on the element that goes. */
export function useLifetime(ms: number, onEnd: () => void): HoldHandlers {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const end = useRef(onEnd)
  useEffect(() => void (end.current = onEnd))
  const held = pointed || focused
  useEffect(() => {
    if (held) return undefined
    const timer = window.setTimeout(() => end.current(), ms)
    return () => window.clearTimeout(timer)
  }, [held, ms])
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    // A click leaves the focus behind too; that is nobody's wish to stay.
    onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
}
