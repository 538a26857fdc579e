/** The newsletter on a page of its own: what it is, and the way onto its list. */
import { m } from '../../paraglide/messages.js'
import { faultsOf } from '../../platform/own-api.ts'
import type { SentForm } from '../../platform/sent-form.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import type { NewsletterSearch } from './search.ts'
import { askedOutcome, outcomeOf } from './subscribe.ts'

type Props = Pick<NewsletterSearch, 'done' | 'wrong'> & { sent?: SentForm | undefined }

/** `sent`: the form was sent without a script, and refused. */
export function NewsletterPage({ done, wrong, sent }: Props) {
  const before = done === undefined ? outcomeOf(sent?.faults ?? faultsOf(wrong)) : askedOutcome()
  return (
    <div className="wrap grid gap-4 py-8">
      <h1 className="text-d4">{m.newsletter_title()}</h1>
      <p className="lead">{m.newsletter_lead()}</p>
      <NewsletterForm before={before} email={sent?.fields.email} />
    </div>
  )
}
