/** A modal dialog: the browser's own, which keeps the focus, closes on Escape and gives the focus back. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  open: boolean
  onClose: () => void
  label: string
  closeLabel: string
  children: ReactNode
}

export function Dialog({ open, onClose, label, closeLabel, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  /** Whether the pointer was pressed beside the dialog: a text that is selected past its edge must not close it. */
  const wasBeside = useRef(false)
  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) dialog.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-label={label}
      onClose={onClose}
      onPointerDown={(event) => {
        wasBeside.current = event.target === ref.current
      }}
      onClick={(event) => {
        if (event.target === ref.current && wasBeside.current) ref.current.close()
      }}
    >
      {open && (
        <div className="dialog-body">
          {children}
          <button
            type="button"
            className="button-square dialog-close"
            aria-label={closeLabel}
            onClick={() => ref.current?.close()}
          >
            <Icon name="x" />
          </button>
        </div>
      )}
    </dialog>
  )
}
