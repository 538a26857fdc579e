/** Something that is sent to the service once at a time; what the service refuses is shown beside the fields. */
import { useRef, useState } from 'react'
import { type CodedError, failureText, fieldTexts } from '../errors/index.ts'
import { type FaultState, type Faults, useFaults } from './use-faults.ts'

export interface Submission extends FaultState<string> {
  /** It is under way. */
  busy: boolean
  /** True when it went through. `work` answers the service's errors; while one is under way, another is not begun. */
  send: (work: () => Promise<readonly CodedError[]>) => Promise<boolean>
}

/** `texts` puts errors into words; left out, they are the service's. */
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
