/**
 * Recovery codes, which are shown once: they can be copied, saved as a file or printed, and the customer confirms
 * having kept them.
 */
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { CheckField } from '@semena/ui/check-field'
import { ErrorLine } from '@semena/ui/error-line'

interface Props {
  email: string
  codes: readonly string[]
  /** The label of the last button. */
  action: string
  onKept: () => void
}

export function RecoveryCodes({ email, codes, action, onKept }: Props) {
  const [kept, setKept] = useState(false)
  const [missing, setMissing] = useState(false)
  const [said, setSaid] = useState('')
  const head = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLOListElement>(null)
  // The element that had the focus is no longer there, so the heading gets it.
  useEffect(() => head.current?.focus(), [])
  const text = `${m.factor_keep_whose({ email })}\n${window.location.host}\n\n${codes.join('\n')}\n`

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(m.factor_keep_copied())
    } catch {
      if (list.current) window.getSelection()?.selectAllChildren(list.current)
      setSaid(m.factor_keep_selected())
    }
  }
  const download = (): void => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `${window.location.hostname}-recovery-codes.txt`
    link.click()
    URL.revokeObjectURL(url)
  }
  const finish = (): void => (kept ? onKept() : setMissing(true))

  return (
    <div className="recovery-codes-page">
      <div className="recovery-codes">
        <h2 ref={head} tabIndex={-1} className="text-heading">
          {m.factor_keep_title()}
        </h2>
        <p className="text-soft">{m.factor_keep_text()}</p>
        <p className="recovery-codes-owner">
          {m.factor_keep_whose({ email })}, {window.location.host}
        </p>
        <ol ref={list} className="recovery-codes-list">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="recovery-codes-actions">
        <Button look="line" onClick={() => void copy()}>
          {m.factor_keep_copy()}
        </Button>
        <Button look="line" onClick={download}>
          {m.factor_keep_download()}
        </Button>
        <Button look="line" onClick={() => window.print()}>
          {m.factor_keep_print()}
        </Button>
        <output className="copied">{said}</output>
      </div>
      <div className="recovery-codes-kept">
        <CheckField
          id="factor-kept"
          checked={kept}
          wrong={missing && !kept}
          describedBy={missing && !kept ? 'factor-kept-error' : undefined}
          onChange={setKept}
        >
          {m.factor_keep_check()}
        </CheckField>
        <div role="alert" className="message-place">
          {missing && !kept && <ErrorLine id="factor-kept-error">{m.factor_keep_missing()}</ErrorLine>}
        </div>
      </div>
      <div>
        <Button look="leaf" onClick={finish}>
          {action}
        </Button>
      </div>
    </div>
  )
}
