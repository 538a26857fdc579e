/** Does something for a button or a form: once at a time, and tells how it went. */
import { notify, type ToastLink } from '@semena/ui/toast'
import { useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { isOwnService } from '../platform/endpoint.ts'
import { type Fault, faultText, troubleText } from '../platform/faults.ts'
import { person } from '../platform/session.ts'

export interface Act<Args extends unknown[]> {
  run(...args: Args): Promise<boolean>
  busy: boolean
  faults: readonly Fault[]
  /** The text of the fault at a field; undefined where there is none. */
  at(field: string): string | undefined
  clear(): void
}

/** Shows a message over the page, with a link when there is a way on. */
export const tell = (tone: 'success' | 'error' | 'warn', title: string, text?: string, link?: ToastLink): void =>
  notify[tone](title, text, link)

/** The way to what one has just changed oneself, where it can be undone; none where the server keeps no log. */
export const undoLink = (): ToastLink | undefined =>
  isOwnService()
    ? { text: m.changes_undo(), path: `/desk/changes?actor=${encodeURIComponent(person()?.id ?? '')}` }
    : undefined

/**
 * `work` answers the refusals of the server, none when it was done. Faults at fields named in `fields` are left to the
 * form; all others are shown over the page.
 */
export function useAct<Args extends unknown[]>(
  work: (...args: Args) => Promise<readonly Fault[] | void>,
  {
    fields = [],
    done,
    isUndoable = false,
  }: {
    fields?: readonly string[]
    done?: string
    /** The message that it is done leads to the change log. */
    isUndoable?: boolean
  } = {},
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
      try {
        const found = (await work(...args)) ?? []
        setFaults(found)
        for (const fault of found.filter((f) => !f.field || !fields.includes(f.field)))
          tell('error', m.parts_refused(), faultText(fault))
        if (found.length === 0 && done) tell('success', done, undefined, isUndoable ? undoLink() : undefined)
        return found.length === 0
      } catch (error) {
        console.error(error)
        tell('error', m.parts_refused(), troubleText(error))
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
  }
}
