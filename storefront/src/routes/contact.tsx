import { createFileRoute } from '@tanstack/react-router'
import { ContactForm, contactSearch } from '../features/contact/index.ts'
import { ContactPage, bareArticle, companyQuery, loadArticle } from '../features/content/index.ts'
import { m } from '../paraglide/messages.js'
import { languageCode } from '../platform/i18n.ts'
import { formHeaders } from '../platform/sent-form.ts'
import { answerForm } from '../platform/sent-form.server.ts'
import { absolute, pageHead } from '../platform/seo.ts'
import { frameQuery, organizationData } from '../site/index.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: contactSearch,
  server: { handlers: { POST: answerForm({ api: '/api/contact/', page: '/contact', hash: '#write' }) } },
  loader: async ({ context, serverContext }) => {
    const [head, company, frame] = await Promise.all([
      loadArticle(context, 'contact', '/contact'),
      context.queryClient.ensureQueryData(companyQuery(languageCode())),
      context.queryClient.ensureQueryData(frameQuery(context.shop.channel.slug, languageCode())),
    ])
    const url = absolute(context.shop.origin, '/contact')
    const page = { ...(head ?? bareArticle(m.site_contact(), '/contact')), sent: serverContext?.sent }
    if (!import.meta.env.SSR) return page
    const mainEntity = organizationData(context.shop, { hasRefund: frame.has.refund, company })
    return { ...page, data: [...page.data, { '@type': 'ContactPage', url, mainEntity }] }
  },
  headers: ({ loaderData }) => formHeaders(loaderData?.sent, 'site', 'pages', 'products'),
  head: ({ match, loaderData }) => (loaderData ? pageHead(match.context.shop, loaderData) : {}),
  component: Contact,
})

function Contact() {
  const { title, crumbs, sent } = Route.useLoaderData()
  return <ContactPage title={title} crumbs={crumbs} lead={<ContactForm {...Route.useSearch()} sent={sent} />} />
}
