/** What a page tells search engines and those who share it: title, description, canonical and other languages' addresses. */
import { DEFAULT_LANGUAGE, LANGUAGES } from '@semena/contract/limits'
import { currentLanguage, localPath } from './i18n.ts'
import type { Shop } from './shop.ts'

const SITE = 'Semena'
const OG_LOCALES = { en: 'en_US', ru: 'ru_RU', cs: 'cs_CZ' } as const

export interface PageHead {
  title: string
  description?: string | null | undefined
  /** In the route tree: without language. */
  path: string
  image?: string | null | undefined
  type?: 'website' | 'article' | 'product'
  /** Kept out of search engines: pages of one visitor. */
  hidden?: boolean
  /** schema.org objects. */
  data?: Record<string, unknown>[]
}

/** For a route's `head`. Without a shop (it could not be reached) there is only the title. */
export function pageHead(
  shop: Pick<Shop, 'origin'> | undefined,
  { title, description, path, image, type = 'website', hidden, data = [] }: PageHead,
) {
  const full = title.includes(SITE) ? title : `${title} · ${SITE}`
  const address = (language = currentLanguage()) => `${shop?.origin ?? ''}${localPath(path, language)}`
  return {
    meta: [
      { title: full },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: SITE },
      { property: 'og:title', content: title },
      { property: 'og:type', content: type },
      { property: 'og:locale', content: OG_LOCALES[currentLanguage()] },
      ...(description ? [{ property: 'og:description', content: description }] : []),
      ...(shop ? [{ property: 'og:url', content: address() }] : []),
      ...(image
        ? [
            { property: 'og:image', content: new URL(image, shop?.origin).href },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : []),
    ],
    links:
      shop && !hidden
        ? [
            { rel: 'canonical', href: address() },
            ...LANGUAGES.map((language) => ({ rel: 'alternate', hrefLang: language, href: address(language) })),
            { rel: 'alternate', hrefLang: 'x-default', href: address(DEFAULT_LANGUAGE) },
          ]
        : [],
    scripts: data.map((object) => ({ type: 'application/ld+json', children: jsonLd(object) })),
  }
}

/** `<` would end the script. */
const jsonLd = (object: Record<string, unknown>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...object }).replaceAll('<', '\\u003c')

export interface Crumb {
  name: string
  path: string
}

export const breadcrumbData = (origin: string, crumbs: readonly Crumb[]): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: `${origin}${localPath(path)}`,
  })),
})
