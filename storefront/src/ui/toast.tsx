/** Short messages over the page, six seconds each (specification, section 8): `notify.success(…)` anywhere, one `<Toasts>` in the layout. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon, type IconName } from './icon.tsx'

type Tone = 'success' | 'error' | 'warn'

interface ToastAction {
  label: string
  onClick: () => void
}

interface Toast {
  id: number
  tone: Tone
  title: string
  text: string | undefined
  action: ToastAction | undefined
}

const LIFETIME_MS = 6000
const ICONS: Record<Tone, IconName> = { success: 'check', error: 'x', warn: 'warn' }
const LOOKS: Record<Tone, string> = { success: 'toast', error: 'toast toast--err', warn: 'toast toast--warn' }

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
  return (title: string, text?: string, action?: ToastAction): void => {
    const id = ++last
    change([...toasts.slice(-2), { id, tone, title, text, action }])
    setTimeout(() => dismiss(id), LIFETIME_MS)
  }
}

export const notify = { success: show('success'), error: show('error'), warn: show('warn') }

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )
  const ref = useRef<HTMLDivElement>(null)
  // Shown anew with each message: only then does it lie over a dialog that was opened since.
  useEffect(() => {
    const layer = ref.current
    if (layer?.matches(':popover-open')) layer.hidePopover()
    if (shown.length > 0) layer?.showPopover()
  }, [shown])
  return (
    <div ref={ref} popover="manual" className="toasts" role="region" aria-label={label} aria-live="polite">
      {shown.map(({ id, tone, title, text, action }) => (
        <div key={id} className={LOOKS[tone]}>
          <Icon name={ICONS[tone]} />
          <div className="min-w-0 flex-1">
            <b className="font-semibold">{title}</b>
            {text && <p className="whitespace-pre-line">{text}</p>}
          </div>
          {action && (
            <button
              type="button"
              className="toast__do"
              onClick={() => {
                dismiss(id)
                action.onClick()
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" className="toast__x" aria-label={closeLabel} onClick={() => dismiss(id)}>
            <Icon name="x" small />
          </button>
        </div>
      ))}
    </div>
  )
}
