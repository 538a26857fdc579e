/** A press on a button whose script is still on its way: the last one is kept, and made again once that button listens. */
import { type RefObject, useEffect, useRef } from 'react'

declare global {
  interface Window {
    /** The button that was pressed too early. */
    semenaEarly?: Element | null
  }
}

/** Runs in the head. Buttons that the browser serves itself (forms, menus, dialogs) are left alone: they work without scripts. */
export const EARLY_CLICKS_SCRIPT = `addEventListener('click',function(v){var b=v.target.closest&&v.target.closest('button[data-early]');if(b)window.semenaEarly=b},true)`

/** For a button marked `data-early`: its effect runs when React has taken it over. From then on the mark is gone. */
export function useEarlyClick(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const button = ref.current
    if (!button) return
    delete button.dataset['early']
    if (window.semenaEarly !== button) return
    window.semenaEarly = null
    button.click()
  }, [])
  return ref
}
