/** A post as schema.org knows it. */
import { currentLanguage } from '../../platform/i18n.ts'
import { type Data, absolute, sharePath } from '../../platform/seo.ts'

interface Page {
  slug: string
  title: string
  description: string
  publishedAt: string | null
}

export function postData(origin: string, { slug, title, description, publishedAt }: Page): Data {
  const url = absolute(origin, `/blog/${slug}`)
  const shop = { '@id': `${origin}/#shop` }
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: [absolute(origin, sharePath(`blog/${slug}`))],
    ...(publishedAt ? { datePublished: publishedAt } : {}),
    inLanguage: currentLanguage(),
    author: { '@type': 'Organization', name: 'Semena', ...shop },
    publisher: shop,
  }
}
