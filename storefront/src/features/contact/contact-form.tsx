/** The form for a message to the shop: sender, topic and text. */
import { CONTACT_LIMITS, CONTACT_TOPICS } from '@semena/contract/contact-limits'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useLanguage } from '../../platform/i18n.ts'
import { faultsOf } from '../../platform/own-api.ts'
import { PolicyLink } from '../../platform/policy-link.tsx'
import type { SentForm } from '../../platform/sent-form.ts'
import { Button, buttonClass } from '@semena/ui/button'
import { Note } from '@semena/ui/note'
import { PlainField } from '@semena/ui/plain-field'
import { TrapField } from '@semena/ui/trap-field'
import { useOwnForm } from '../forms/index.ts'
import type { ContactSearch } from './search.ts'
import { TOPICS, faultText, formFaultText } from './texts.ts'

const LINES = 6

/** `sent` is the form as it was sent without scripts and refused. */
export function ContactForm({ topic: asked, done, wrong, sent }: ContactSearch & { sent?: SentForm | undefined }) {
  const { state, faultOf, reopen, form } = useOwnForm({
    api: '/api/contact/',
    page: '/contact#write',
    isDone: done !== undefined,
    faults: sent?.faults ?? faultsOf(wrong),
  })
  // The first values are kept in state, because the router may load the page's data again while the browser keeps the
  // fields.
  const [kept] = useState(sent?.fields ?? {})
  const topic = kept.topic ?? asked
  const language = useLanguage()
  const whole = faultOf(null)
  const field = (name: string) => {
    const code = faultOf(name)
    return { id: `contact-${name}`, name, defaultValue: kept[name], error: code && faultText(name, code) }
  }
  return (
    <section id="write" className="contact-form" aria-labelledby="write-title">
      {state === 'done' ? (
        <Sent onAgain={reopen} />
      ) : (
        <form {...form} className="contact-form-fields">
          <h2 id="write-title" className="text-heading contact-form-wide">
            {m.contact_title()}
          </h2>
          {wrong && <p className="field-hint contact-form-wide">{m.contact_back()}</p>}
          <PlainField
            {...field('name')}
            label={m.contact_name()}
            required
            maxLength={CONTACT_LIMITS.name}
            autoComplete="name"
          />
          <PlainField
            {...field('email')}
            type="email"
            label={m.contact_email()}
            hint={m.contact_email_hint()}
            required
            maxLength={CONTACT_LIMITS.email}
            autoComplete="email"
          />
          <PlainField
            // The key resets the field when another link to this page chooses another topic.
            key={topic}
            {...field('topic')}
            label={m.contact_topic()}
            required
            defaultValue={CONTACT_TOPICS.find((known) => known === topic) ?? ''}
            options={[
              <option key="" value="" disabled>
                {m.contact_topic_choose()}
              </option>,
              ...CONTACT_TOPICS.map((one) => (
                <option key={one} value={one}>
                  {TOPICS[one]()}
                </option>
              )),
            ]}
          />
          <PlainField
            {...field('orderNumber')}
            label={m.contact_order()}
            optional={m.contact_optional()}
            maxLength={CONTACT_LIMITS.orderNumber}
            autoComplete="off"
          />
          <PlainField
            {...field('message')}
            className="contact-form-wide"
            label={m.contact_message()}
            lines={LINES}
            required
            maxLength={CONTACT_LIMITS.message}
          />
          <TrapField />
          <input type="hidden" name="language" value={language} />
          <div className="contact-form-foot">
            {whole && (
              <div role="alert">
                <Note tone="clay" icon="warn">
                  {formFaultText(whole)}
                </Note>
              </div>
            )}
            <Button look="leaf" big type="submit" busy={state === 'sending'}>
              {state === 'sending' ? m.contact_sending() : m.contact_send()}
            </Button>
            <p className="field-hint">
              {m.contact_privacy()} <PolicyLink>{m.contact_privacy_link()}</PolicyLink>
            </p>
          </div>
        </form>
      )}
    </section>
  )
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const ref = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is no longer there, so the answer gets it.
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className="contact-form-sent" role="status">
      <h2 id="write-title" ref={ref} tabIndex={-1} className="text-heading">
        {m.contact_sent_title()}
      </h2>
      <p>{m.contact_sent_text()}</p>
      <Link to="/contact" hash="write" className={buttonClass({ look: 'link' })} onClick={onAgain}>
        {m.contact_again()}
      </Link>
    </div>
  )
}
