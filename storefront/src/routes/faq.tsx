import { createFileRoute } from '@tanstack/react-router'
import { QuestionsPage, questionsQuery } from '../features/content/index.ts'
import { m } from '../paraglide/messages.js'
import { cachedForAll } from '../platform/cache-headers.ts'
import { languageCode } from '../platform/i18n.ts'
import { allText } from '../platform/rich-text/blocks.ts'
import { searchTexts } from '../platform/search-params.ts'
import { breadcrumbData, pageHead } from '../platform/seo.ts'

const crumbs = () => [
  { name: m.content_home(), path: '/' },
  { name: m.content_faq_title(), path: '/faq' },
]

const search = searchTexts({ q: 80 })

export const Route = createFileRoute('/faq')({
  validateSearch: search,
  loader: async ({ context }) => {
    const questions = await context.queryClient.ensureQueryData(
      questionsQuery({ channel: context.shop.channel.slug, language: languageCode() }),
    )
    // Only search engines use this data, and they read what the server sends.
    return { data: import.meta.env.SSR ? [breadcrumbData(context.shop.origin, crumbs()), faqData(questions)] : [] }
  },
  headers: () => cachedForAll('site', 'pages'),
  head: ({ match, loaderData }) =>
    pageHead(match.context.shop, {
      title: m.content_faq_title(),
      description: m.content_faq_description(),
      path: '/faq',
      data: loaderData?.data ?? [],
    }),
  component: Faq,
})

function Faq() {
  return <QuestionsPage crumbs={crumbs()} asked={Route.useSearch().q} />
}

const faqData = (questions: readonly { title: string; answer: string | null }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: allText(answer) },
  })),
})
