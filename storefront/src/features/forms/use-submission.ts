/** Sends something to the service, once at a time, and keeps the service's errors to show beside the fields. */
import { useRef, useState } from 'react'
import { type CodedError, failureText, fieldTexts } from '../errors/index.ts'
import { type FaultState, type Faults, useFaults } from './use-faults.ts'

export interface Submission extends FaultState<string> {
  /** Whether it is being sent. */
  busy: boolean
  /**
   * Runs `work`, which returns the service's errors; returns true on success, and false at once while another is
   * running.
   */
  send: (work: () => Promise<readonly CodedError[]>) => Promise<boolean>
}

/** `texts` turns errors into texts by field; by default those of the errors catalogue. */
export function useSubmission(
  texts: (errors: readonly CodedError[]) => Faults | Promise<Faults> = fieldTexts,
): Submission {
  const [busy, setBusy] = useState(false)
  const state = useFaults()
  const running = useRef(false)
  const send = async (work: () => Promise<readonly CodedError[]>): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    state.setFaults({})
    try {
      const errors = await work()
      if (errors.length > 0) state.refuse(await texts(errors))
      return errors.length === 0
    } catch (error) {
      state.setFaults({ '': await failureText(error) })
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { ...state, busy, send }
}
