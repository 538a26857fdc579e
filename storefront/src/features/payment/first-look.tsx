/**
 * The first look of the payment page. What it shows depends on several answers and, for some ways to pay, on a script
 * of their own. Until all are there the page is built out of sight under its skeleton, so that nothing moves while it is
 * read. An answer that takes long is not waited for.
 */
import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PaymentSkeleton } from './payment-skeleton.tsx'

/** Answers lead to further questions: nothing is being asked for this long. */
const CALM_MS = 100
const LONGEST_MS = 3000

/** Stands for a part whose script is on its way. The first look waits for it, and for what it asks once it is there. */
export const Coming = () => <span className="skeleton" hidden />

export function FirstLook({ children }: { children: ReactNode }) {
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
    <div className="first-look" data-seen={isSeen}>
      {!isSeen && <PaymentSkeleton />}
      <div ref={content}>{children}</div>
    </div>
  )
}
