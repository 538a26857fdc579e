/** Clicks on buttons of a page whose scripts are still on their way: the last one is kept and made again when the page is alive. */
import { useEffect } from 'react'

interface Early {
  button: HTMLElement | null
  stop(): void
}
declare global {
  interface Window {
    semenaEarly?: Early
  }
}

/** Runs in the head. Submit buttons and those the browser serves itself (menus, dialogs) are left alone: they work without scripts. */
export const EARLY_CLICKS_SCRIPT = `(function(){var e=window.semenaEarly={button:null,stop:function(){removeEventListener('click',f,true)}};function f(v){var b=v.target.closest&&v.target.closest('button[type=button]:not([popovertarget])');if(b)e.button=b}addEventListener('click',f,true)})()`

/** For the outermost component: its effect runs once every button below it listens. */
export function useEarlyClicks(): void {
  useEffect(() => {
    const early = window.semenaEarly
    if (!early) return
    early.stop()
    delete window.semenaEarly
    if (early.button?.isConnected) early.button.click()
  }, [])
}
