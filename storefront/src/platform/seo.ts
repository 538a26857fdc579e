/**
 * The head of a page for search engines and shared links: title, description, picture, canonical address and other
 * languages.
 */
import { beginning } from '@semena/contract/texts'
import { LANGUAGE_FACTS } from '@semena/contract/languages'
import { mainLanguage } from '@semena/contract/shop-languages'
import { SHARE_SIZE } from '@semena/contract/shop-port'
import { m } from '../paraglide/messages.js'
import { currentLanguage, localPath } from './i18n.ts'
import { stringifySearch } from './search-params.ts'
import type { Shop } from './shop.ts'

/** What of the shop a head needs. */
export type ShopOfHead = Pick<Shop, 'name' | 'origin' | 'languages'>

const LONGEST = 240

interface Told {
  title: string
  /** The path in the route tree, without language. */
  path: string
  /** The name of the picture for shared links under `/share/`; without one it is the site's own. */
  share?: string | undefined
  type?: 'website' | 'article' | 'product'
  /** When a post was published. */
  published?: string | null | undefined
  /** The search parameters of the list's previous and next pages. */
  pages?: { previous: object | null; next: object | null } | undefined
  /** schema.org objects. */
  data?: readonly Data[]
}

/**
 * A page's head. Pages of one visitor and filtered lists are hidden from search engines; all others need a description.
 */
export type PageHead = Told &
  ({ hidden: true; description?: string } | { hidden?: boolean; description: string | null | undefined })

export type Data = Record<string, unknown>

/** For a route's `head`. Without a shop, because the service could not be reached, there is only the title. */
export function pageHead(shop: ShopOfHead | undefined, page: PageHead) {
  const { title, description, path, pages, hidden, data = [] } = page
  const full = !shop || title.includes(shop.name) ? title : pageTitle(shop, title)
  const about = clip(description?.trim() || m.site_description())
  const address = (language = currentLanguage()) => absolute(shop?.origin ?? '', path, language)
  const list = (search: object) => `${address()}${stringifySearch(search as Record<string, unknown>)}`
  return {
    meta: [
      { title: full },
      ...(description || !hidden ? [{ name: 'description', content: about }] : []),
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      ...(import.meta.env.SSR ? card(shop, page, about) : []),
    ],
    links: shop
      ? [
          ...(hidden
            ? []
            : [
                { rel: 'canonical', href: address() },
                ...shop.languages.map((language) => ({
                  rel: 'alternate',
                  hrefLang: language,
                  href: address(language),
                })),
                { rel: 'alternate', hrefLang: 'x-default', href: address(mainLanguage(shop.languages)) },
              ]),
          ...(pages?.previous ? [{ rel: 'prev', href: list(pages.previous) }] : []),
          ...(pages?.next ? [{ rel: 'next', href: list(pages.next) }] : []),
        ]
      : [],
    scripts: data.map((object) => ({ type: 'application/ld+json', children: jsonLd(object) })),
  }
}

/** The tags from which networks make a preview. Only the server writes them, because a browser does not need them. */
function card(
  shop: ShopOfHead | undefined,
  { title, path, share = 'site', type = 'website', published, hidden }: PageHead,
  about: string,
) {
  const language = currentLanguage()
  const og = (property: string, content: string | number) => ({ property: `og:${property}`, content: String(content) })
  return [
    ...(shop?.name ? [og('site_name', shop.name)] : []),
    og('title', title),
    og('type', type),
    og('locale', LANGUAGE_FACTS[language].locale.replace('-', '_')),
    og('description', about),
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    ...(shop
      ? [
          // Hidden pages have no `og:url`, so that a list that is shared with its filters keeps them.
          ...(hidden ? [] : [og('url', absolute(shop.origin, path))]),
          og('image', absolute(shop.origin, sharePath(share))),
          og('image:type', 'image/jpeg'),
          og('image:width', SHARE_SIZE.width),
          og('image:height', SHARE_SIZE.height),
          og('image:alt', title),
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ]
}

/** The full address of a path of the route tree; letters beyond ASCII are escaped. */
export const absolute = (origin: string, path: string, language = currentLanguage()): string =>
  `${origin}${encodeURI(localPath(path, language))}`

export const sharePath = (name: string): string => `/share/${name}.jpg`

/** Shortens a text for a description, at the end of a word. */
const clip = (text: string): string =>
  text.length <= LONGEST ? text : `${beginning(text, LONGEST).replace(/[\s,;:.–-]{1,5}$/, '')}…`

/**
 * An object as JSON for a `<script>`. `<` is escaped because it could end the script, and two line separators for older
 * JavaScript.
 */
export const jsonLd = (object: Data): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...object })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** The shop as a part of other schema.org objects, as seller or publisher. The home page has its full data. */
export const shopData = ({ name, origin }: ShopOfHead): Data => ({
  '@type': 'Organization',
  '@id': `${origin}/#shop`,
  name,
})

/** The head of a rarely visited page that sets its own title, so that its texts are not loaded with every page. */
export const hidden = () => ({ meta: [{ name: 'robots', content: 'noindex' }] })
/** A shop may have no name yet. */
export const pageTitle = ({ name }: Pick<Shop, 'name'>, title: string): string =>
  [title, name].filter(Boolean).join(' · ')

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
