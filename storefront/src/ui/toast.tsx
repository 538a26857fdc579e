/** Short messages over the page, six seconds each (specification, section 8): `notify.success(…)` anywhere, one `<Toasts>` in the layout. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { useLifetime } from './lifetime.ts'

type Tone = 'success' | 'error' | 'warn'

interface Toast {
  id: number
  tone: Tone
  title: string
  text: string | undefined
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
  return (title: string, text?: string): void => {
    // The same words twice help nobody: they come anew, alone.
    const others = toasts.filter((toast) => toast.tone !== tone || toast.title !== title || toast.text !== text)
    change([...others.slice(-2), { id: ++last, tone, title, text }])
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
      {shown.map((toast) => (
        <ToastRow key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  )
}

function ToastRow({ toast: { id, tone, title, text }, closeLabel }: { toast: Toast; closeLabel: string }) {
  const held = useLifetime(LIFETIME_MS, () => dismiss(id))
  return (
    <div className={LOOKS[tone]} {...held}>
      <Icon name={ICONS[tone]} />
      <div className="min-w-0 flex-1">
        <b className="font-semibold">{title}</b>
        {text && <p className="whitespace-pre-line">{text}</p>}
      </div>
      <button type="button" className="toast__x" aria-label={closeLabel} onClick={() => dismiss(id)}>
        <Icon name="x" small />
      </button>
    </div>
  )
}
