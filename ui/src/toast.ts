/** Short messages over the page: `notify.success(…)` anywhere; `<Toasts>` shows them. */

type Tone = 'success' | 'error' | 'warn'

/** A way on from a message, such as to the basket; the path knows no language. */
export interface ToastLink {
  text: string
  path: string
}

export interface Toast {
  id: number
  tone: Tone
  title: string
  text: string | undefined
  link: ToastLink | undefined
}

const NONE: readonly Toast[] = []
let toasts = NONE
let last = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  listeners.forEach((listener) => listener())
}
const dismiss = (id: number): void => change(toasts.filter((toast) => toast.id !== id))

function show(tone: Tone) {
  return (title: string, text?: string, link?: ToastLink): void => {
    // A message with the same words replaces the earlier one.
    const others = toasts.filter((toast) => toast.tone !== tone || toast.title !== title || toast.text !== text)
    change([...others.slice(-2), { id: ++last, tone, title, text, link }])
  }
}

export const notify = { success: show('success'), error: show('error'), warn: show('warn') }

/** For `<Toasts>`. */
export const toastStore = {
  get: () => toasts,
  none: () => NONE,
  dismiss,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
