/** The end of a form: what no field is to blame for, the button that sends it, and the way out. */
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/error-line.tsx'

interface Props {
  id: string
  fault: string
  busy: boolean
  onCancel?: () => void
  children: ReactNode
}

export function FormFoot({ id, fault, busy, onCancel, children }: Props) {
  return (
    <>
      <div role="alert" className="message-place">
        {fault && <ErrorLine id={`${id}-fault`}>{fault}</ErrorLine>}
      </div>
      <div className="form-foot">
        <Button look="leaf" type="submit" busy={busy}>
          {children}
        </Button>
        {onCancel && (
          <Button look="link" onClick={onCancel}>
            {m.account_cancel()}
          </Button>
        )}
      </div>
    </>
  )
}
