/** Asks a new visitor's age, over a page that is all there: its script comes only for those who are asked. */
import { useHydrated } from '@tanstack/react-router'
import { Suspense, lazy, useState } from 'react'
import { saidAdult } from './adult.ts'

const AgeDialog = lazy(() => import('./age-dialog.tsx'))

export function AgeCheck() {
  const [answered, setAnswered] = useState(false)
  if (!useHydrated() || answered || saidAdult()) return null
  return (
    <Suspense>
      <AgeDialog onYes={() => setAnswered(true)} />
    </Suspense>
  )
}
