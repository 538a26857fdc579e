/**
 * The button of the sign-in forms. A press before hydration sends the form after it; by itself the browser would load
 * the page anew.
 */
import { useHydrated } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '@semena/ui/button'

export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const way = useHydrated() ? { type: 'submit' as const } : { onClick: sendSoon }
  return (
    <Button look="leaf" big wide busy={busy} {...way}>
      {children}
    </Button>
  )
}

/** Submits the form in a later task, after its fields have been read. */
function sendSoon({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  setTimeout(() => form?.requestSubmit())
}
