/** An address for the newsletter: one field and a button; a mail asks for the rest. */
import { CONTACT_LIMITS } from '@semena/contract/limits'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { useLanguage } from '../../platform/i18n.ts'
import { faultsOf } from '../../platform/own-api.ts'
import { useOwnForm } from '../../platform/own-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/error-line.tsx'
import { PlainField, TrapField } from '../../ui/plain-field.tsx'
import { faultText } from './texts.ts'

/** `done` and `wrong`: what became of a form that was sent without a script. */
export function NewsletterForm({ done, wrong }: { done?: string | undefined; wrong?: string | undefined }) {
  const { state, faultOf, form } = useOwnForm('/api/newsletter/', {
    isDone: done !== undefined,
    faults: faultsOf(wrong),
  })
  const language = useLanguage()
  if (state === 'done') return <Asked />
  const wrongEmail = faultOf('email')
  const whole = faultOf(null)
  return (
    <form {...form} className="grid max-w-xl gap-2">
      <div className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <PlainField
          id="newsletter-email"
          name="email"
          type="email"
          label={m.newsletter_email()}
          error={wrongEmail && faultText(wrongEmail)}
          required
          maxLength={CONTACT_LIMITS.email}
          autoComplete="email"
        />
        <Button look="leaf" className="sm:mt-[1.5rem]" type="submit" busy={state === 'sending'}>
          {m.newsletter_subscribe()}
        </Button>
      </div>
      <TrapField />
      <input type="hidden" name="language" value={language} />
      {whole && (
        <div role="alert">
          <ErrorLine id="newsletter-fault">{faultText(whole)}</ErrorLine>
        </div>
      )}
      <p className="hint">
        {m.newsletter_terms()}{' '}
        <Link to="/pages/$slug" params={{ slug: 'privacy-policy' }}>
          {m.newsletter_policy()}
        </Link>
      </p>
    </form>
  )
}

function Asked() {
  const ref = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid max-w-xl gap-1 border-l-[3px] border-leaf bg-leaf-wash p-4" role="status">
      <p ref={ref} tabIndex={-1} className="font-semibold">
        {m.newsletter_asked_title()}
      </p>
      <p>{m.newsletter_asked_text()}</p>
    </div>
  )
}
