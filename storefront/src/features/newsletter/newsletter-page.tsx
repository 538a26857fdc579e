/** The newsletter's page: what it is, and the form to subscribe. */
import { m } from '../../paraglide/messages.js'
import { faultsOf } from '../../platform/own-api.ts'
import type { SentForm } from '../../platform/sent-form.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import type { NewsletterSearch } from './search.ts'
import { mailSentOutcome, outcomeOf } from './subscribe.ts'

type Props = Pick<NewsletterSearch, 'done' | 'wrong'> & { sent?: SentForm | undefined }

/** `sent` is the form as it was sent without scripts and refused. */
export function NewsletterPage({ done, wrong, sent }: Props) {
  const before = done === undefined ? outcomeOf(sent?.faults ?? faultsOf(wrong)) : mailSentOutcome()
  return (
    <div className="wrap newsletter-page">
      <h1 className="newsletter-page-title">{m.newsletter_title()}</h1>
      <p>{m.newsletter_lead()}</p>
      <NewsletterForm before={before} email={sent?.fields.email} />
    </div>
  )
}
