/** The contact page: the shop's own text beside the company's address, or the address alone. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useChannel } from '../../platform/channel.ts'
import { languageCode } from '../../platform/i18n.ts'
import type { Crumb } from '../../platform/seo.ts'
import { Crumbs } from '../catalog/index.ts'
import { ArticlePage } from './article.tsx'
import { CompanyCard } from './company-card.tsx'
import { companyQuery, pageQuery } from './queries.ts'

interface Props {
  /** The heading where the shop has not written a contact page. */
  title: string
  crumbs: readonly Crumb[]
  /** Shown under the heading. */
  lead: ReactNode
}

export function ContactPage({ title, crumbs, lead }: Props) {
  const language = languageCode()
  const { data: page } = useSuspenseQuery(pageQuery({ channel: useChannel().slug, language }, 'contact'))
  const { data: company } = useSuspenseQuery(companyQuery(language))
  if (page) {
    return (
      <ArticlePage slug="contact" crumbs={crumbs} lead={lead}>
        <CompanyCard />
      </ArticlePage>
    )
  }
  return (
    <div className="wrap">
      <Crumbs crumbs={crumbs} />
      <div className="article">
        <div>
          <h1>{title}</h1>
          {lead}
        </div>
        {company && <CompanyCard />}
      </div>
    </div>
  )
}
