/** The newsletter on a page of its own: what it is, and the way onto its list. */
import { m } from '../../paraglide/messages.js'
import { faultsOf } from '../../platform/own-api.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import type { NewsletterSearch } from './search.ts'
import { askedOutcome, outcomeOf } from './subscribe.ts'

export function NewsletterPage({ done, wrong }: Pick<NewsletterSearch, 'done' | 'wrong'>) {
  const before = done === undefined ? outcomeOf(faultsOf(wrong)) : askedOutcome()
  return (
    <div className="wrap newsletter-page">
      <h1 className="newsletter-page-title">{m.newsletter_title()}</h1>
      <p>{m.newsletter_lead()}</p>
      <NewsletterForm before={before} />
    </div>
  )
}
