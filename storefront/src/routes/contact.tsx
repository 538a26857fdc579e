import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContactForm, contactSearch } from '../features/contact/index.ts'
import { ArticlePage, CompanyCard, companyQuery, loadArticle } from '../features/content/index.ts'
import { shared } from '../platform/cache-headers.ts'
import { languageCode } from '../platform/i18n.ts'
import { absolute, pageHead } from '../platform/seo.ts'
import { organizationData } from '../site/index.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: contactSearch,
  loader: async ({ context }) => {
    const { origin } = context.shop
    const [head, company] = await Promise.all([
      loadArticle(context, 'contact', '/contact'),
      context.queryClient.ensureQueryData(companyQuery(languageCode())),
    ])
    if (!head) throw notFound()
    const url = absolute(origin, '/contact')
    return import.meta.env.SSR
      ? {
          ...head,
          data: [...head.data, { '@type': 'ContactPage', url, mainEntity: organizationData(origin, { company }) }],
        }
      : head
  },
  headers: () => shared('site', 'pages'),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context.shop, loaderData) : {}),
  component: Contact,
})

function Contact() {
  return (
    <ArticlePage slug="contact" crumbs={Route.useLoaderData().crumbs} lead={<ContactForm {...Route.useSearch()} />}>
      <CompanyCard />
    </ArticlePage>
  )
}
