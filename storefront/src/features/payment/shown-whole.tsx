/**
 * Shows the payment page once it is whole. Its parts depend on several answers, and some ways to pay have a script of
 * their own. Until all are there the page is built out of sight under its skeleton, so nothing moves while it is read.
 * After three seconds it is shown as it is.
 */
import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PaymentSkeleton } from './payment-skeleton.tsx'

/** Answers lead to further questions: nothing is being asked for this long. */
const CALM_MS = 100
const LONGEST_MS = 3000

/** Stands for a part whose script is on its way. The page waits for the part, and for what the part asks. */
export const Coming = () => <span className="skeleton" hidden />

export function ShownWhole({ children }: { children: ReactNode }) {
  const [isSeen, setSeen] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const isAsking = useIsFetching() > 0
  useEffect(() => {
    if (isSeen || isAsking) return
    let timer = 0
    const look = (wasComing: boolean): void => {
      const isComing = content.current?.querySelector('.skeleton') != null
      if (!isComing && !wasComing) setSeen(true)
      else timer = window.setTimeout(look, CALM_MS, isComing)
    }
    timer = window.setTimeout(look, CALM_MS, false)
    return () => window.clearTimeout(timer)
  }, [isSeen, isAsking])
  useEffect(() => {
    const timer = window.setTimeout(() => setSeen(true), LONGEST_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <div className="shown-whole" data-seen={isSeen}>
      {!isSeen && <PaymentSkeleton />}
      <div ref={content}>{children}</div>
    </div>
  )
}
