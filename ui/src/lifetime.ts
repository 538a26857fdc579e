/** Ends something after a while, but not while the pointer is on it or the keyboard focus in it. */
import { useEffect, useRef, useState } from 'react'

export interface HoldHandlers {
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: (event: { target: Element }) => void
  onBlur: () => void
}

/** Calls `onEnd` after `ms` milliseconds without a pause; the returned handlers belong on the element. */
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
    // A click sets the focus too, but only keyboard focus shall stop the time.
    onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  }
}
