/** The end of a form: errors that belong to no field, the button that sends it, and one to cancel. */
import type { ReactNode } from 'react'
import { Button } from '@semena/ui/button'
import { ErrorLine } from '@semena/ui/error-line'

interface Props {
  id: string
  fault: string
  busy: boolean
  /** The button to cancel and its label; absent where there is none. */
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
