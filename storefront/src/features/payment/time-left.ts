/** The time that is left, as a component shows it. */
import { useEffect, useState } from 'react'
import { timeLeft } from './countdown.ts'

/** Milliseconds left, counted once a second; null without a deadline. */
export function useTimeLeft(deadline: number | null, skew: number): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (deadline === null) return undefined
    // A deadline that is told late counts from this moment, not from when the page was opened.
    setNow(Date.now())
    if (timeLeft(deadline, Date.now(), skew) === 0) return undefined
    const tick = window.setInterval(() => setNow(Date.now()), 1000)
    return () => window.clearInterval(tick)
  }, [deadline, skew])
  return timeLeft(deadline, now, skew)
}
