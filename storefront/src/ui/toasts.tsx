/** The messages over the page, six seconds each (specification, section 8). They stand on every page. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { useLifetime } from './lifetime.ts'
import { type Toast, toastStore } from './toast.ts'

const LIFETIME_MS = 6000
const ICONS: Record<Toast['tone'], IconName> = { success: 'check', error: 'x', warn: 'warn' }
const LOOKS: Record<Toast['tone'], string> = { success: 'toast', error: 'toast toast--err', warn: 'toast toast--warn' }

export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.none)
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
  const held = useLifetime(LIFETIME_MS, () => toastStore.dismiss(id))
  return (
    <div className={LOOKS[tone]} {...held}>
      <Icon name={ICONS[tone]} />
      <div className="min-w-0 flex-1">
        <b className="font-semibold">{title}</b>
        {text && <p className="whitespace-pre-line">{text}</p>}
      </div>
      <button type="button" className="toast__x" aria-label={closeLabel} onClick={() => toastStore.dismiss(id)}>
        <Icon name="x" small />
      </button>
    </div>
  )
}
