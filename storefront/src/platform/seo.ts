/** What a page tells search engines and those who share it: title, description, picture, canonical and other languages' addresses. */
import { DEFAULT_LANGUAGE, LANGUAGES } from '@semena/contract/limits'
import { SHARE_SIZE } from '@semena/contract/shop-port'
import { m } from '../paraglide/messages.js'
import { currentLanguage, localPath } from './i18n.ts'
import { stringifySearch } from './search-params.ts'
import type { Shop } from './shop.ts'

export const SITE = 'Semena'
const OG_LOCALES = { en: 'en_US', ru: 'ru_RU', cs: 'cs_CZ' } as const
const LONGEST = 240

interface Told {
  title: string
  /** In the route tree: without language. */
  path: string
  /** The picture for those who share the page: a name under `/share/`. The site's own where a page has none. */
  share?: string | undefined
  type?: 'website' | 'article' | 'product'
  /** When a post was published. */
  published?: string | null | undefined
  /** Search parameters of the list's pages before and after this one. */
  pages?: { previous: object | null; next: object | null } | undefined
  /** schema.org objects. */
  data?: readonly Data[]
}

/** Kept out of search engines are pages of one visitor, and lists that are only a part of another; all others must describe themselves. */
export type PageHead = Told &
  ({ hidden: true; description?: string } | { hidden?: boolean; description: string | null | undefined })

export type Data = Record<string, unknown>

/** For a route's `head`. Without a shop (it could not be reached) there is only the title. */
export function pageHead(shop: Pick<Shop, 'origin'> | undefined, page: PageHead) {
  const { title, description, path, pages, hidden, data = [] } = page
  const full = title.includes(SITE) ? title : `${title} · ${SITE}`
  const about = clip(description?.trim() || m.site_description())
  const address = (language = currentLanguage()) => absolute(shop?.origin ?? '', path, language)
  const list = (search: object) => `${address()}${stringifySearch(search as Record<string, unknown>)}`
  return {
    meta: [
      { title: full },
      ...(description || !hidden ? [{ name: 'description', content: about }] : []),
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(import.meta.env.SSR ? card(shop?.origin, page, about) : []),
    ],
    links: shop
      ? [
          ...(hidden
            ? []
            : [
                { rel: 'canonical', href: address() },
                ...LANGUAGES.map((language) => ({ rel: 'alternate', hrefLang: language, href: address(language) })),
                { rel: 'alternate', hrefLang: 'x-default', href: address(DEFAULT_LANGUAGE) },
              ]),
          ...(pages?.previous ? [{ rel: 'prev', href: list(pages.previous) }] : []),
          ...(pages?.next ? [{ rel: 'next', href: list(pages.next) }] : []),
        ]
      : [],
    scripts: data.map((object) => ({ type: 'application/ld+json', children: jsonLd(object) })),
  }
}

/** What networks show of a page. They read what the server sends; a browser needs none of it. */
function card(
  origin: string | undefined,
  { title, path, share = 'site', type = 'website', published, hidden }: PageHead,
  about: string,
) {
  const language = currentLanguage()
  const og = (property: string, content: string | number) => ({ property: `og:${property}`, content: String(content) })
  return [
    og('site_name', SITE),
    og('title', title),
    og('type', type),
    og('locale', OG_LOCALES[language]),
    og('description', about),
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    ...(origin
      ? [
          // A list that is shared with its filters is that list.
          ...(hidden ? [] : [og('url', absolute(origin, path))]),
          og('image', absolute(origin, sharePath(share))),
          og('image:type', 'image/jpeg'),
          og('image:width', SHARE_SIZE.width),
          og('image:height', SHARE_SIZE.height),
          og('image:alt', title),
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ]
}

/** A path of the route tree as the world knows it; letters beyond ASCII are escaped. */
export const absolute = (origin: string, path: string, language = currentLanguage()): string =>
  `${origin}${encodeURI(localPath(path, language))}`

export const sharePath = (name: string): string => `/share/${name}.jpg`

/** At a word's end. */
const clip = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/[\s,;:.–-]+\S*$/, '')}…`

/** `<` would end the script; the two line ends are none in older JavaScript. */
export const jsonLd = (object: Data): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...object })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** The shop, where it is a part of something else: who sells, who publishes. The home page says more of it. */
export const shopData = (origin: string): Data => ({ '@type': 'Organization', '@id': `${origin}/#shop`, name: SITE })

/** The head of a page that names itself, since few reach it: its words stay out of what every page loads. */
export const hidden = () => ({ meta: [{ name: 'robots', content: 'noindex' }] })
export const pageTitle = (title: string): string => `${title} · ${SITE}`

export interface Crumb {
  name: string
  path: string
}

export const breadcrumbData = (origin: string, crumbs: readonly Crumb[]): Data => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: absolute(origin, path),
  })),
})
