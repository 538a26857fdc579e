/** The faults of a form: a text for each wrong field, and the focus on the first one. */
import { useCallback, useEffect, useRef, useState } from 'react'

/** Texts by the name of a field; `''` has the text that belongs to no field. */
export type Faults<Name extends string = string> = Readonly<Partial<Record<Name | '', string>>>

export interface FaultState<Name extends string> {
  faults: Faults<Name>
  setFaults: (faults: Faults<Name> | ((known: Faults<Name>) => Faults<Name>)) => void
  /** Shows the faults and moves the focus to the first wrong field. */
  refuse: (faults: Faults<Name>) => void
  /** Removes a field's fault when its value is changed. */
  clear: (name: Name) => void
  /** Moves the focus to the first wrong field again. */
  focusFault: () => void
  /** Tells which form is being sent: other forms of the page may show faults, too. */
  sentFrom: (form: HTMLFormElement) => void
}

/** The first control that is marked as wrong. */
const firstInvalid = (_faults: Faults, place: ParentNode): HTMLElement | null =>
  place.querySelector<HTMLElement>('form [aria-invalid="true"]')

/**
 * Holds a form's faults. `find` returns the control of the first fault and must stay the same function; by default it
 * finds the first invalid control of the form that was sent. `known` is the faults that the page comes with.
 */
export function useFaults<Name extends string = string>(
  find: (faults: Faults<Name>, place: ParentNode) => HTMLElement | null = firstInvalid,
  known: Faults<Name> = {} as Faults<Name>,
): FaultState<Name> {
  const [faults, setFaults] = useState(known)
  /** The faults of this moment, for code that runs after a wait. */
  const latest = useRef(faults)
  useEffect(() => void (latest.current = faults), [faults])
  const form = useRef<HTMLFormElement>(null)
  const sentFrom = useCallback((sent: HTMLFormElement) => void (form.current = sent), [])
  /** Counts the wishes to have the focus moved. An effect moves it: by then the faults are in the page. */
  const [wishes, setWishes] = useState(0)
  useEffect(() => {
    if (wishes > 0) find(latest.current, form.current ?? document)?.focus()
  }, [wishes, find])
  const focusFault = useCallback(() => setWishes((n) => n + 1), [])
  const refuse = useCallback(
    (found: Faults<Name>) => {
      setFaults(found)
      focusFault()
    },
    [focusFault],
  )
  const clear = useCallback((name: Name) => setFaults(({ [name]: _gone, ...rest }) => rest as Faults<Name>), [])
  return { faults, setFaults, refuse, clear, focusFault, sentFrom }
}

/** The texts of faults at none of the form's own fields, one a line. */
export const otherFaults = (faults: Faults, own: readonly string[]): string =>
  [...new Set(Object.entries(faults).flatMap(([field, text]) => (own.includes(field) ? [] : [text])))].join('\n')
