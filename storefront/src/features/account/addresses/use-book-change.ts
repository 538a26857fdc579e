/** One change of the address book by one of its cards: what went wrong is told, then the book is read anew. */
import { useState } from 'react'
import { type CodedError, tellErrors, tellThrown } from '../../errors/index.ts'

export function useBookChange(onChanged: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  /** True when it went through; what went wrong is told. */
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
