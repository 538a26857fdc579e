/** Remembers that the visitor wants to pay in another way than by the open attempt; this ends with that attempt. */
import { useState } from 'react'
import { type PaymentView, canContinue } from './payment-state.ts'

export interface Leaving {
  isLeaving: boolean
  leave: () => void
  stay: () => void
}

export function useLeaving(transaction: string | null, view: PaymentView): Leaving {
  const [left, setLeft] = useState<string | null>(null)
  return {
    // A visitor who has sent a part is to send the rest to the same place.
    isLeaving: left !== null && left === transaction && canContinue(view) && view !== 'missing',
    leave: () => setLeft(transaction),
    stay: () => setLeft(null),
  }
}
