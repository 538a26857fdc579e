/** The time left to a deadline, for components. */
import { useEffect, useState } from 'react'
import { timeLeft } from './countdown.ts'

/** Milliseconds left, updated once a second; null without a deadline. `skew` is how far the server's clock is ahead. */
export function useTimeLeft(deadline: number | null, skew: number): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (deadline === null) return undefined
    // A deadline that becomes known later is compared with the current time, not with that of the first render.
    setNow(Date.now())
    if (timeLeft(deadline, Date.now(), skew) === 0) return undefined
    const tick = window.setInterval(() => setNow(Date.now()), 1000)
    return () => window.clearInterval(tick)
  }, [deadline, skew])
  return timeLeft(deadline, now, skew)
}
