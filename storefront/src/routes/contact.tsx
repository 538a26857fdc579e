import { createFileRoute } from '@tanstack/react-router'
import { ContactForm, contactSearch } from '../features/contact/index.ts'
import { ContactPage, bareArticle, companyQuery, loadArticle } from '../features/content/index.ts'
import { m } from '../paraglide/messages.js'
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
    const url = absolute(origin, '/contact')
    const page = head ?? bareArticle(m.site_contact(), '/contact')
    return import.meta.env.SSR
      ? {
          ...page,
          data: [...page.data, { '@type': 'ContactPage', url, mainEntity: organizationData(origin, { company }) }],
        }
      : page
  },
  headers: () => shared('site', 'pages'),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context.shop, loaderData) : {}),
  component: Contact,
})

function Contact() {
  const { title, crumbs } = Route.useLoaderData()
  return <ContactPage title={title} crumbs={crumbs} lead={<ContactForm {...Route.useSearch()} />} />
}
