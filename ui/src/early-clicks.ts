/**
 * Handles clicks and input before hydration. The page reacts at once: a pressed button looks pressed, a heart is
 * filled, a number changes. Clicks are repeated in their order once their buttons are hydrated; lists on the device are
 * changed at once, so that the next page has them too. Buttons that no component listens to, such as those of cards,
 * are served from here for as long as the page is open.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { awake } from './awake.ts'

declare global {
  interface Window {
    /** The buttons that were pressed too early, in their order, and how often. */
    semenaEarly?: Map<HTMLButtonElement, number>
    /** What is done with presses, by what the buttons have as `data-early`. */
    semenaServed?: Record<string, (button: HTMLButtonElement) => void>
    /** The id of a form with input that no script has handled yet. */
    semenaEarlyForm?: string | null
  }
}

/**
 * Runs in the head. What a button's `data-early` says: a name for which there is a function (`servePresses`) calls it; a
 * number steps the field between two such buttons; the name of a list on the device puts the button's `data-slug` into it
 * or takes it out, as the button shows (a list that is full by `data-most` is left to the page's own script, which says
 * so); anything else means that the press is made again later, until when the button is busy, and with it all that have
 * `data-heard`, which holds what they say meanwhile. Presses of a button with `data-adds` are counted, those of others are
 * one while it is busy. A list that a form filters (`data-of`, its id) is busy from the first choice on. Buttons show what is in such a list as soon as the page is read.
 * Enter in a field counts for the last button of its form. Buttons that the browser serves itself (forms, menus, dialogs) are left
 * alone: they work without scripts.
 */
export const EARLY_CLICKS_SCRIPT = `(function(w,d){function list(e){return JSON.parse(localStorage.getItem(e)||'[]')}function press(b){var e=b.dataset.early,s=b.dataset.slug,n=+b.dataset.most,f=(w.semenaServed||{})[e],i,l,on;if(f)return f(b);if(+e){i=b.parentNode.querySelector('input');i.value=Math.min(Math.max(1,(parseInt(i.value)||1)+ +e),n);b.parentNode.querySelectorAll('button').forEach(function(o){o.disabled=+o.dataset.early<0?i.value<2:+i.value>=n});return}if(s)try{on=b.getAttribute('aria-pressed')!='true';l=list(e).filter(function(o){return o!=s});if(!on||!(n<=l.length)){if(on)n?l.push(s):l.unshift(s);localStorage.setItem(e,JSON.stringify(l));b.setAttribute('aria-pressed',on);dispatchEvent(new StorageEvent('storage',{key:e}));return}}catch(x){}if(b.getAttribute('aria-busy')&&!b.matches('[data-adds]'))return;(b.dataset.heard?d.querySelectorAll('[data-heard]'):[b]).forEach(function(o){o.setAttribute('aria-busy','true')});e=w.semenaEarly=w.semenaEarly||new Map;e.set(b,n=(e.get(b)||0)+1);b.dataset.presses=n}addEventListener('DOMContentLoaded',function(){d.querySelectorAll('button[data-slug]').forEach(function(b){try{if(list(b.dataset.early).includes(b.dataset.slug))b.setAttribute('aria-pressed',true)}catch(x){}})});addEventListener('click',function(v){var b=v.target.closest&&v.target.closest('button[data-early]');if(b)press(b)},true);addEventListener('keydown',function(v){var f=v.key=='Enter'&&v.target.localName=='input'&&v.target.form,b=f&&[].slice.call(f.querySelectorAll('button[data-early]')).pop();if(b)press(b)},true);addEventListener('input',function(v){var f=v.target.form;if(f&&f.id){w.semenaEarlyForm=f.id;f=!w.semenaServed&&d.querySelector('[data-of="'+f.id+'"]');if(f)f.setAttribute('aria-busy','true')}},true)})(window,document)`

/** Calls `serve` from now on for each press of a button whose `data-early` is `name`, and for the presses before. */
export function servePresses(name: string, serve: (button: HTMLButtonElement) => void): void {
  window.semenaServed = { ...window.semenaServed, [name]: serve }
  for (const [button] of window.semenaEarly ?? []) {
    if (button.dataset['early'] !== name) continue
    for (let presses = takeEarly(button); presses > 0; presses--) serve(button)
  }
}

/** How often a button was pressed too early. From then on it looks as if nobody had. */
function takeEarly(button: HTMLButtonElement): number {
  const presses = window.semenaEarly?.get(button) ?? 0
  window.semenaEarly?.delete(button)
  button.removeAttribute('aria-busy')
  delete button.dataset['presses']
  return presses
}

/** For a button marked `data-early`: its effect runs when React has taken it over. From then on the mark is gone. */
export function useEarlyClick(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null)
  // At the moment in which React takes the button over: a press after it, and before a later effect, would count twice.
  useLayoutEffect(() => {
    const button = ref.current
    if (!button) return
    delete button.dataset['early']
    // Clicks are repeated in later tasks, when every part of the page has read its early input and the focus.
    for (let presses = takeEarly(button); presses > 0; presses--)
      void awake().then(() => setTimeout(() => button.click()))
  }, [])
  return ref
}

/**
 * What was typed, ticked or chosen before React had taken the field over, or was put back by the browser: `found` reads
 * it from the field, `take` gets it where it is not what is known. Before anything that was pressed early is made
 * again.
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
