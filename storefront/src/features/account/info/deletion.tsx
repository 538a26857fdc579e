/** Requests the deletion of the account; nothing is deleted before the customer confirms it by a mail's link. */
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useChannel } from '../../../platform/channel.ts'
import { Button } from '@semena/ui/button'
import { Dialog } from '@semena/ui/dialog'
import { ErrorLine } from '@semena/ui/error-line'
import { Note } from '@semena/ui/note'
import { deletionLanding } from '../landing.ts'
import { useAccount } from '../me.ts'
import { otherFaults, useSubmission } from '../../forms/index.ts'
import { requestDeletion } from './api.ts'

export function DeletionPart() {
  const { email } = useAccount()
  const channel = useChannel().slug
  const [asking, setAsking] = useState(false)
  const [sent, setSent] = useState(false)
  const { busy, faults, setFaults, send } = useSubmission()
  const fault = otherFaults(faults, [])
  const ask = async (): Promise<void> => {
    if (!(await send(() => requestDeletion(deletionLanding(), channel)))) return
    setAsking(false)
    setSent(true)
  }
  return (
    <div className="info-block">
      <p className="text-soft">{m.account_delete_text()}</p>
      <div role="status" className="message-place">
        {sent && (
          <Note tone="clay" icon="mail">
            {m.account_delete_sent({ email })}
          </Note>
        )}
      </div>
      {!sent && (
        <Button
          look="line"
          onClick={() => {
            setFaults({})
            setAsking(true)
          }}
        >
          {m.account_delete()}
        </Button>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} label={m.account_delete()} closeLabel={m.account_close()}>
        <h2 className="text-heading address-form-title">{m.account_delete_sure()}</h2>
        <p>{m.account_delete_consequences({ email })}</p>
        <div role="alert" className="message-place">
          {fault && <ErrorLine id="account-delete-fault">{fault}</ErrorLine>}
        </div>
        <div className="form-foot">
          <Button look="leaf" busy={busy} onClick={() => void ask()}>
            {m.account_delete_send()}
          </Button>
          <Button look="link" onClick={() => setAsking(false)}>
            {m.account_delete_keep()}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
