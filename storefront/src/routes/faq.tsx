import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { QuestionsPage, questionsQuery } from '../features/content/index.ts'
import { m } from '../paraglide/messages.js'
import { shared } from '../platform/cache-headers.ts'
import { languageCode } from '../platform/i18n.ts'
import { firstText } from '../platform/rich-text/blocks.ts'
import { breadcrumbData, pageHead } from '../platform/seo.ts'

const crumbs = () => [
  { name: m.content_home(), path: '/' },
  { name: m.content_faq_title(), path: '/faq' },
]

export const Route = createFileRoute('/faq')({
  validateSearch: v.object({ q: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(80))), undefined) }),
  loader: async ({ context }) => {
    const questions = await context.queryClient.ensureQueryData(
      questionsQuery({ channel: context.shop.channel.slug, language: languageCode() }),
    )
    return questions.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: firstText(content) },
    }))
  },
  headers: () => shared('site', 'pages'),
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match.context.shop, {
          title: m.content_faq_title(),
          description: m.content_faq_description(),
          path: '/faq',
          data: [breadcrumbData(match.context.shop.origin, crumbs()), { '@type': 'FAQPage', mainEntity: loaderData }],
        })
      : {},
  component: Faq,
})

function Faq() {
  return <QuestionsPage crumbs={crumbs()} asked={Route.useSearch().q} />
}
