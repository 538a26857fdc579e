/** What is wrong with a form: a text for each field, and the focus on the first of them. */
import { useCallback, useEffect, useRef, useState } from 'react'

/** Texts by the name of a field; under `''` stands what no field is to blame for. */
export type Faults<Name extends string = string> = Readonly<Partial<Record<Name | '', string>>>

export interface FaultState<Name extends string> {
  faults: Faults<Name>
  setFaults: (faults: Faults<Name> | ((known: Faults<Name>) => Faults<Name>)) => void
  /** Shows what is wrong and puts the focus on the first field of it. */
  refuse: (faults: Faults<Name>) => void
  /** Somebody changes the field, so what was said of it holds no more. */
  clear: (name: Name) => void
  /** Puts the focus on the first wrong field again. */
  focusFault: () => void
}

/** The first control on the page that is marked as wrong. */
const firstInvalid = (): HTMLElement | null => document.querySelector<HTMLElement>('form [aria-invalid="true"]')

/**
 * `find` answers the control of the first fault; it must stay the same function. Left out: the first invalid one of a form.
 * `known`: what is wrong already when the page comes.
 */
export function useFaults<Name extends string = string>(
  find: (faults: Faults<Name>) => HTMLElement | null = firstInvalid,
  known: Faults<Name> = {} as Faults<Name>,
): FaultState<Name> {
  const [faults, setFaults] = useState(known)
  /** The faults of this moment, for code that runs after a wait. */
  const latest = useRef(faults)
  useEffect(() => void (latest.current = faults), [faults])
  // A frame later the faults are drawn, so the field already has its description when it is read out.
  const focusFault = useCallback(() => void requestAnimationFrame(() => find(latest.current)?.focus()), [find])
  const refuse = useCallback(
    (found: Faults<Name>) => {
      latest.current = found
      setFaults(found)
      focusFault()
    },
    [focusFault],
  )
  const clear = useCallback((name: Name) => setFaults(({ [name]: _gone, ...rest }) => rest as Faults<Name>), [])
  return { faults, setFaults, refuse, clear, focusFault }
}

/** The texts that none of the form's own fields shows, one a line. */
export const otherFaults = (faults: Faults, own: readonly string[]): string =>
  [...new Set(Object.entries(faults).flatMap(([field, text]) => (own.includes(field) ? [] : [text])))].join('\n')
