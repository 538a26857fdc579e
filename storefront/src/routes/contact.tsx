import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContactForm, contactSearch } from '../features/contact/index.ts'
import { ArticlePage, CompanyCard, companyQuery, loadArticle } from '../features/content/index.ts'
import { shared } from '../platform/cache-headers.ts'
import { languageCode } from '../platform/i18n.ts'
import { breadcrumbData, pageHead } from '../platform/seo.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: contactSearch,
  loader: async ({ context }) => {
    const [head] = await Promise.all([
      loadArticle(context, 'contact', '/contact'),
      context.queryClient.ensureQueryData(companyQuery(languageCode())),
    ])
    if (!head) throw notFound()
    return head
  },
  headers: () => shared('site', 'pages'),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match.context.shop, {
          ...loaderData,
          data: [breadcrumbData(match.context.shop.origin, loaderData.crumbs)],
        })
      : {},
  component: Contact,
})

function Contact() {
  return (
    <ArticlePage slug="contact" crumbs={Route.useLoaderData().crumbs} lead={<ContactForm {...Route.useSearch()} />}>
      <CompanyCard />
    </ArticlePage>
  )
}
