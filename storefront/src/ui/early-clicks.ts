/** A press on a button whose script is still on its way: the last one is kept, and made again once that button listens. */
import { type RefObject, useEffect, useRef } from 'react'
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
