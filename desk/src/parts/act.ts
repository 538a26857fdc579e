/** Does something for a button or a form: once at a time, and tells how it went. */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import { notify } from '@semena/ui/toast'
import { useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { type Fault, faultText, troubleText } from '../platform/faults.ts'
import { changesSoFar, collectChanges } from '../platform/told-changes.ts'

export interface Act<Args extends unknown[]> {
  run(...args: Args): Promise<boolean>
  busy: boolean
  faults: readonly Fault[]
  /** The text of the fault at a field; undefined where there is none. */
  at(field: string): string | undefined
  clear(): void
}

/** What stands before the ids in the address of a message's link that takes changes back. */
export const UNDO = 'undo:'

/** Shows a message over the page. That something was done offers to take it back, where the shop's log can. */
export function tell(tone: 'success' | 'error' | 'warn', title: string, text?: string): void {
  const { ids, isTogether } = changesSoFar()
  const canUndo = tone === 'success' && ids.length > 0 && ids.length <= MAX_PAGE_SIZE
  const words = isTogether ? m.parts_undo_together() : m.parts_undo()
  notify[tone](title, text, canUndo ? { text: words, path: `${UNDO}${ids.join(',')}` } : undefined)
}

/**
 * `work` answers the refusals of the server, none when it was done. Faults at fields named in `fields` are left to the
 * form; all others are shown over the page. `isFinal`: the log could take back only a part of what is done, such as the
 * stock of a return but not its refund, so nothing is offered.
 */
export function useAct<Args extends unknown[]>(
  work: (...args: Args) => Promise<readonly Fault[] | void>,
  { fields = [], done, isFinal = false }: { fields?: readonly string[]; done?: string; isFinal?: boolean } = {},
): Act<Args> {
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const running = useRef(false)
  return {
    busy,
    faults,
    at: (field) => {
      const fault = faults.find((f) => f.field === field)
      return fault && faultText(fault)
    },
    clear: () => setFaults([]),
    async run(...args) {
      if (running.current) return false
      running.current = true
      setBusy(true)
      const stopCollecting = collectChanges()
      try {
        const found = (await work(...args)) ?? []
        setFaults(found)
        for (const fault of found.filter((f) => !f.field || !fields.includes(f.field)))
          tell('error', m.parts_refused(), faultText(fault))
        if (found.length === 0 && done) (isFinal ? notify.success : (text: string) => tell('success', text))(done)
        return found.length === 0
      } catch (error) {
        console.error(error)
        tell('error', m.parts_refused(), troubleText(error))
        return false
      } finally {
        stopCollecting()
        running.current = false
        setBusy(false)
      }
    },
  }
}
