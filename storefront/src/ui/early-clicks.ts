/** What was pressed and entered before its script was there. Of presses the last is kept, and made again once its button listens. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { awake } from './awake.ts'

declare global {
  interface Window {
    /** The button that was pressed too early. */
    semenaEarly?: Element | null
    /** Id of the form in which something was entered that nobody has heard of yet. */
    semenaEarlyForm?: string | null
  }
}

/**
 * Runs in the head. Enter in a field counts for the last button of its form. Buttons that the browser serves itself (forms,
 * menus, dialogs) are left alone: they work without scripts.
 */
export const EARLY_CLICKS_SCRIPT = `addEventListener('click',function(v){var b=v.target.closest&&v.target.closest('button[data-early]');if(b)window.semenaEarly=b},true);addEventListener('keydown',function(v){var f=v.key=='Enter'&&v.target.localName=='input'&&v.target.form,b=f&&[].slice.call(f.querySelectorAll('button[data-early]')).pop();if(b)window.semenaEarly=b},true);addEventListener('input',function(v){var f=v.target.form;if(f&&f.id)window.semenaEarlyForm=f.id},true)`

/** For a button marked `data-early`: its effect runs when React has taken it over. From then on the mark is gone. */
export function useEarlyClick(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = ref.current
    if (!button) return
    delete button.dataset['early']
    if (window.semenaEarly !== button) return
    window.semenaEarly = null
    // After what was entered early has been taken over too.
    setTimeout(() => button.click())
  }, [])
  return ref
}

/**
 * What was typed, ticked or chosen before React had taken the field over, or was put back by the browser: `found` reads it
 * from the field, `take` gets it where it is not what is known. Before anything that was pressed early is made again.
 */
export function useEarlyEntry<T>(known: T, found: () => T | null | undefined, take: (early: T) => void): void {
  useLayoutEffect(() => {
    const early = found()
    if (early !== null && early !== undefined && early !== known) take(early)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the page wakes up
  }, [])
}

/** For a form that is sent as one chooses: `onMissed` runs when something was chosen before React has taken it over. */
export function useEarlyInput(form: string, onMissed: () => void): { heard: () => void } {
  const missed = useRef(onMissed)
  useEffect(() => {
    if (window.semenaEarlyForm !== form) return
    window.semenaEarlyForm = null
    void awake().then(missed.current)
  }, [form])
  return {
    heard: () => {
      window.semenaEarlyForm = null
    },
  }
}
