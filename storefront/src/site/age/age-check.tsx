/** Asks new visitors for their age over the loaded page. The dialog's script is loaded only for those who are asked. */
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
