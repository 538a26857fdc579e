/** The form that subscribes an address to the newsletter; a mail then asks for the confirmation. */
import { CONTACT_LIMITS } from '@semena/contract/contact-limits'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { localPath, useLanguage } from '../../platform/i18n.ts'
import { PolicyLink } from '../../platform/policy-link.tsx'
import { Button } from '@semena/ui/button'
import { ErrorLine } from '@semena/ui/error-line'
import { TrapField } from '@semena/ui/trap-field'
import type { Outcome } from './subscribe.ts'

const fetchWork = () => import('./subscribe.ts')

/** `before` is the outcome of a form that was sent without scripts, and `email` the address that was typed. */
export function NewsletterForm({ before = {}, email }: { before?: Outcome; email?: string | undefined }) {
  const [asked, setAsked] = useState(before.asked)
  // Most pages have this form and few visitors send it: one field needs no more than this.
  const [faults, setFaults] = useState(before.faults ?? {})
  const [busy, setBusy] = useState(false)
  const language = useLanguage()
  const isHydrated = useHydrated()
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    try {
      const found = await (await fetchWork()).subscribe(form)
      setBusy(false)
      setAsked(found.asked)
      setFaults(found.faults ?? {})
      if (found.faults) requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    } catch {
      // The script could not be loaded, so the browser sends the form itself.
      form.submit()
    }
  }
  if (asked) return <Asked {...asked} />
  return (
    <form
      method="post"
      action={localPath('/newsletter')}
      noValidate={isHydrated}
      className="newsletter-form"
      onFocus={() => void fetchWork().catch(() => undefined)}
      onInput={() => setFaults({})}
      onSubmit={(event) => void submit(event)}
    >
      <div className="newsletter-form-row">
        <div className="field">
          <label htmlFor="newsletter-email">{m.newsletter_email()}</label>
          <input
            id="newsletter-email"
            name="email"
            type="email"
            className="field-input"
            defaultValue={email}
            required
            maxLength={CONTACT_LIMITS.email}
            autoComplete="email"
            aria-invalid={faults.email ? true : undefined}
            aria-describedby={faults.email && 'newsletter-wrong'}
          />
          {faults.email && <ErrorLine id="newsletter-wrong">{faults.email}</ErrorLine>}
        </div>
        <Button look="leaf" className="newsletter-form-button" type="submit" busy={busy}>
          {m.newsletter_subscribe()}
        </Button>
      </div>
      <TrapField />
      <input type="hidden" name="language" value={language} />
      {faults[''] && (
        <div role="alert">
          <ErrorLine id="newsletter-fault">{faults['']}</ErrorLine>
        </div>
      )}
      <p className="field-hint">
        {m.newsletter_terms()} <PolicyLink>{m.newsletter_policy()}</PolicyLink>
      </p>
    </form>
  )
}

function Asked({ title, text }: NonNullable<Outcome['asked']>) {
  const ref = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is no longer there, so the answer gets it.
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <div className="newsletter-form-done" role="status">
      <p ref={ref} tabIndex={-1} className="text-strong">
        {title}
      </p>
      <p>{text}</p>
    </div>
  )
}
