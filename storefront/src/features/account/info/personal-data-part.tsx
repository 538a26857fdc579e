/** Downloads everything the shop knows of the customer. Only our own service offers this, not an outside service. */
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { isOwnService } from '../../../platform/endpoint.ts'
import { Button } from '@semena/ui/button'
import { ErrorLine } from '@semena/ui/error-line'
import { AccountSection } from '../part.tsx'
import { readPersonalData, saveFile } from './personal-data.ts'

export function PersonalDataPart() {
  const [state, setState] = useState<'IDLE' | 'BUSY' | 'DONE' | 'FAILED'>('IDLE')
  if (!isOwnService()) return null
  const download = async (): Promise<void> => {
    setState('BUSY')
    try {
      saveFile(await readPersonalData(), `semena-${new Date().toISOString().slice(0, 10)}.json`)
      setState('DONE')
    } catch {
      setState('FAILED')
    }
  }
  return (
    <AccountSection id="account-data" title={m.account_data_title()}>
      <div className="info-block">
        <p className="text-soft">{m.account_data_text()}</p>
        <Button look="line" busy={state === 'BUSY'} onClick={() => void download()}>
          {m.account_data_download()}
        </Button>
        <div role="status" className="message-place">
          {state === 'DONE' && <p>{m.account_data_done()}</p>}
        </div>
        <div role="alert" className="message-place">
          {state === 'FAILED' && <ErrorLine id="account-data-fault">{m.account_data_failed()}</ErrorLine>}
        </div>
      </div>
    </AccountSection>
  )
}
