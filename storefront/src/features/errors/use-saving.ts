/** One form's life: it is sent once at a time, what the service refused stands beside its field. */
import { useRef, useState } from 'react'
import type { CodedError } from './catalogue.ts'
import { failureText, fieldTexts } from './texts.ts'

/** Texts by field; in `''` what belongs to none. */
export type Faults = Readonly<Record<string, string>>

export interface Saving {
  busy: boolean
  faults: Faults
  setFaults: (faults: Faults) => void
  /** Shows what is wrong and puts the focus on the first of it. */
  refuse: (faults: Faults) => void
  /** True when it went through. `send` answers the service's errors. */
  save: (send: () => Promise<readonly CodedError[]>) => Promise<boolean>
}

export function useSaving(): Saving {
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const running = useRef(false)
  const refuse = (found: Faults): void => {
    setFaults(found)
    // Once it is drawn: then the field has its description.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus())
  }
  const save = async (send: () => Promise<readonly CodedError[]>): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setFaults({})
    try {
      const errors = await send()
      if (errors.length > 0) refuse(await fieldTexts(errors))
      return errors.length === 0
    } catch (error) {
      setFaults({ '': await failureText(error) })
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, faults, setFaults, refuse, save }
}

/** The texts that none of the form's own fields shows. */
export const otherFaults = (faults: Faults, own: readonly string[]): string =>
  [...new Set(Object.entries(faults).flatMap(([field, text]) => (own.includes(field) ? [] : [text])))].join('\n')
