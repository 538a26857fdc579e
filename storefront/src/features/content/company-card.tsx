/** The company's address, and a link to write to it. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '../../paraglide/messages.js'
import { languageCode } from '../../platform/i18n.ts'
import { Icon } from '@semena/ui/icon'
import { companyQuery } from './queries.ts'

export function CompanyCard() {
  const { data: company } = useSuspenseQuery(companyQuery(languageCode()))
  if (!company) return null
  const { name, lines, country, phone, mail } = company
  return (
    <aside className="sheet-box" aria-labelledby="company">
      <h2 id="company">{m.content_company()}</h2>
      <address className="company-card-address">
        <b className="text-strong">{name}</b>
        {[...lines, country].map((line) => (
          <span key={line} className="company-card-line">
            {line}
          </span>
        ))}
      </address>
      {mail && (
        <a className="button-link" href={`mailto:${mail}`}>
          <Icon name="mail" small />
          {mail}
        </a>
      )}
      {phone && (
        <a className="button-link" href={`tel:${phone}`}>
          <Icon name="phone" small />
          {phone}
        </a>
      )}
    </aside>
  )
}
