/** The end of a form: what no field is to blame for, the button that sends it, and the way out. */
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/error-line.tsx'

interface Props {
  id: string
  fault: string
  busy: boolean
  /** The way out and its name; left out where there is none. */
  cancel?: { label: string; onCancel: () => void }
  children: ReactNode
}

export function FormFoot({ id, fault, busy, cancel, children }: Props) {
  return (
    <>
      <div role="alert" className="message-place">
        {fault && <ErrorLine id={`${id}-fault`}>{fault}</ErrorLine>}
      </div>
      <div className="form-foot">
        <Button look="leaf" type="submit" busy={busy}>
          {children}
        </Button>
        {cancel && (
          <Button look="link" onClick={cancel.onCancel}>
            {cancel.label}
          </Button>
        )}
      </div>
    </>
  )
}
