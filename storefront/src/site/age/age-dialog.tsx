/** The age dialog, which only an answer closes. Where cookies are refused, it is shown again on the next visit. */
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '@semena/ui/button'
import { LanguageLinks } from '../language-links.tsx'
import { rememberAdult } from './adult.ts'

export default function AgeDialog({ onYes }: { onYes: () => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  const [young, setYoung] = useState(false)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open) return
    // Opening runs in a task of its own, because it makes the browser restyle the whole page.
    const timer = setTimeout(() => dialog.showModal())
    return () => clearTimeout(timer)
  }, [])
  return (
    <dialog
      ref={ref}
      className="dialog age-dialog"
      aria-labelledby="age-title"
      aria-describedby="age-text"
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog on the second Escape in any case, so it is opened again.
      onClose={(event) => event.currentTarget.showModal()}
    >
      <div className="dialog-body">
        <p className="eighteen" aria-hidden="true">
          18+
        </p>
        <h2 id="age-title" className="text-heading">
          {young ? m.age_no_title() : m.age_title()}
        </h2>
        <p id="age-text" aria-live="polite">
          {young ? m.age_no_text() : m.age_text()}
        </p>
        {young ? (
          <Button look="line" onClick={() => setYoung(false)}>
            {m.age_back()}
          </Button>
        ) : (
          <div className="age-dialog-answers">
            <Button
              look="leaf"
              autoFocus
              onClick={() => {
                rememberAdult()
                onYes()
              }}
            >
              {m.age_yes()}
            </Button>
            <Button look="line" onClick={() => setYoung(true)}>
              {m.age_no()}
            </Button>
          </div>
        )}
        <LanguageLinks />
      </div>
    </dialog>
  )
}
