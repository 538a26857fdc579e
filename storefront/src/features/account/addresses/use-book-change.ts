/** Sends one change of the address book, shows its errors as messages, then loads the book again. */
import { useState } from 'react'
import { type CodedError, tellErrors, tellThrown } from '../../errors/index.ts'

export function useBookChange(onChanged: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  /** Returns true when the change went through; otherwise a message has said why not. */
  const change = async (send: () => Promise<readonly CodedError[]>): Promise<boolean> => {
    setBusy(true)
    try {
      const errors = await send()
      if (errors.length > 0) await tellErrors(errors)
      await onChanged()
      return errors.length === 0
    } catch (error) {
      await tellThrown(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, change }
}
