/** Sends a form of this room. What is pressed before the page has woken up is sent once it has; the browser would load the page anew. */
import { useHydrated } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'

export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const way = useHydrated() ? { type: 'submit' as const } : { onClick: sendSoon }
  return (
    <Button look="leaf" big wide busy={busy} {...way}>
      {children}
    </Button>
  )
}

/** When the fields have been read as well. */
function sendSoon({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  setTimeout(() => form?.requestSubmit())
}
