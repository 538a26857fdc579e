/** The messages over the page, six seconds each (docs/rules.md#toasts). They stand on every page. */
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { useLifetime } from './lifetime.ts'
import { type Toast, type ToastLink, toastStore } from './toast.ts'

const LIFETIME_MS = 6000
const ICONS: Record<Toast['tone'], IconName> = { success: 'check', error: 'x', warn: 'warn' }
const LOOKS: Record<Toast['tone'], string> = {
  success: 'toast',
  error: 'toast toast--error',
  warn: 'toast toast--warn',
}

/** What may stand at the top of the window: the messages begin below it. */
const ABOVE = '.header-bar, .list-bar'

function placeBelow(layer: HTMLElement): void {
  let top = 0
  for (const bar of document.querySelectorAll(ABOVE)) {
    const place = bar.getBoundingClientRect()
    if (place.top <= top + 1 || bar.closest('header')) top = Math.max(top, place.bottom)
  }
  layer.style.setProperty('--toasts-top', `${top}px`)
}

interface Props {
  label: string
  closeLabel: string
  /** Renders a link of the site, since this folder does not know the router. */
  renderLink: (link: ToastLink, onFollow: () => void) => ReactNode
}

export function Toasts({ label, closeLabel, renderLink }: Props) {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.none)
  const ref = useRef<HTMLDivElement>(null)
  // The popover is shown again with each message, so that it lies over a dialog opened meanwhile.
  useEffect(() => {
    const layer = ref.current
    if (layer?.matches(':popover-open')) layer.hidePopover()
    if (!layer || shown.length === 0) return
    placeBelow(layer)
    layer.showPopover()
  }, [shown])
  return (
    <div ref={ref} popover="manual" className="toast-layer" role="region" aria-label={label} aria-live="polite">
      {shown.map((toast) => (
        <ToastRow key={toast.id} toast={toast} closeLabel={closeLabel} renderLink={renderLink} />
      ))}
    </div>
  )
}

type RowProps = Pick<Props, 'closeLabel' | 'renderLink'> & { toast: Toast }

function ToastRow({ toast: { id, tone, title, text, link }, closeLabel, renderLink }: RowProps) {
  const dismiss = (): void => toastStore.dismiss(id)
  const held = useLifetime(LIFETIME_MS, dismiss)
  return (
    <div className={LOOKS[tone]} {...held}>
      <Icon name={ICONS[tone]} />
      <div className="toast-text">
        <b className="text-strong">{title}</b>
        {text && <p className="text-lines">{text}</p>}
        {link && renderLink(link, dismiss)}
      </div>
      <button type="button" className="toast-close" aria-label={closeLabel} onClick={dismiss}>
        <Icon name="x" small />
      </button>
    </div>
  )
}
