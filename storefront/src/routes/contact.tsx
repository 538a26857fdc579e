import { createFileRoute } from '@tanstack/react-router'
import { ContactForm, contactSearch } from '../features/contact/index.ts'
import { ContactPage, bareArticle, companyQuery, loadArticle } from '../features/content/index.ts'
import { m } from '../paraglide/messages.js'
import { languageCode } from '../platform/i18n.ts'
import { formHeaders } from '../platform/sent-form.ts'
import { answerForm } from '../platform/sent-form.server.ts'
import { absolute, pageHead } from '../platform/seo.ts'
import { organizationData } from '../site/index.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: contactSearch,
  server: { handlers: { POST: answerForm({ api: '/api/contact/', page: '/contact', hash: '#write' }) } },
  loader: async ({ context, serverContext }) => {
    const { origin } = context.shop
    const [head, company] = await Promise.all([
      loadArticle(context, 'contact', '/contact'),
      context.queryClient.ensureQueryData(companyQuery(languageCode())),
    ])
    const url = absolute(origin, '/contact')
    const page = { ...(head ?? bareArticle(m.site_contact(), '/contact')), sent: serverContext?.sent }
    return import.meta.env.SSR
      ? {
          ...page,
          data: [...page.data, { '@type': 'ContactPage', url, mainEntity: organizationData(origin, { company }) }],
        }
      : page
  },
  headers: ({ loaderData }) => formHeaders(loaderData?.sent, 'site', 'pages', 'products'),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context.shop, loaderData) : {}),
  component: Contact,
})

function Contact() {
  const { title, crumbs, sent } = Route.useLoaderData()
  return <ContactPage title={title} crumbs={crumbs} lead={<ContactForm {...Route.useSearch()} sent={sent} />} />
}
