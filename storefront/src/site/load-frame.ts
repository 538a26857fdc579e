/** Loads the data of the frame around every page and turns it into links. */
import { request } from '../platform/graphql.ts'
import type { LanguageCode } from '../platform/i18n.ts'
import { BLOG, pagePath } from '../platform/page-path.ts'
import { SiteFrameDocument, type SiteFrameQuery, type SiteMenuItemFragment } from './site.generated.ts'

/** A link of a menu, ready to be shown. */
export interface MenuLink {
  id: string
  label: string
  /** A path in the route tree, or an outside address. */
  href: string
  outside: boolean
}

export interface Frame {
  collections: MenuLink[]
  header: MenuLink[]
  footer: MenuLink[]
  social: MenuLink[]
  /** Which pages of content the shop has: links to the others would lead nowhere. */
  has: Record<'delivery' | 'refund' | 'faq' | 'blog', boolean>
  /** Whether forms have a privacy policy to link to. */
  policy: boolean
}

export const loadFrame = async (channel: string, language: LanguageCode): Promise<Frame> =>
  toFrame(await request(SiteFrameDocument, { channel, language }))

/** Items and pages that lead nowhere in this channel are left out. */
export function toFrame({
  collections,
  header,
  footer,
  social,
  delivery,
  refund,
  faq,
  posts,
  policy,
}: SiteFrameQuery): Frame {
  return {
    has: {
      delivery: delivery !== null,
      refund: refund !== null,
      faq: faq?.items?.some(({ page }) => page) ?? false,
      blog: posts?.edges.some(({ node }) => node.pageType.slug === BLOG) ?? false,
    },
    policy: policy !== null,
    collections: linksOf(collections?.items),
    header: linksOf(header?.items),
    footer: linksOf(footer?.items),
    social: (social?.items ?? []).flatMap(({ id, name, page }) => {
      const href = page?.attributes[0]?.values[0]?.name
      return page && href ? [{ id, label: name || page.title, href, outside: true }] : []
    }),
  }
}

const linksOf = (items: readonly SiteMenuItemFragment[] | null | undefined): MenuLink[] =>
  (items ?? []).flatMap((item) => toLink(item) ?? [])

/** Null for an item that leads nowhere in this channel. */
function toLink({ id, name, url, translation, collection, page }: SiteMenuItemFragment): MenuLink | null {
  const label =
    translation?.name ||
    name ||
    collection?.translation?.name ||
    collection?.name ||
    page?.translation?.title ||
    page?.title ||
    // In every language: docs/rules.md#missing-names.
    (collection ? 'Unknown Collection' : '')
  if (collection) return { id, label, href: `/collections/${collection.slug}`, outside: false }
  if (page) return { id, label, href: pagePath(page.slug, page.pageType.slug), outside: false }
  if (!url) return null
  const outside = /^[a-z]+:/i.test(url)
  return { id, label, href: outside ? url : url.replace(/\/$/, '') || '/', outside }
}
