/** A post as a schema.org object. */
import { currentLanguage } from '../../platform/i18n.ts'
import { type Data, type ShopOfHead, absolute, sharePath, shopData } from '../../platform/seo.ts'

interface Page {
  slug: string
  title: string
  description: string
  publishedAt: string | null
}

export function postData(shop: ShopOfHead, { slug, title, description, publishedAt }: Page): Data {
  const { origin } = shop
  const url = absolute(origin, `/blog/${slug}`)
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: [absolute(origin, sharePath(`blog/${slug}`))],
    ...(publishedAt ? { datePublished: publishedAt } : {}),
    inLanguage: currentLanguage(),
    author: shopData(shop),
    publisher: shopData(shop),
  }
}
