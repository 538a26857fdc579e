/** Pages and questions that a search has found. */
import { hasOwnPage, QUESTION } from '../../platform/own-pages.ts'
import { pagePath } from '../../platform/page-path.ts'
import type { SearchPagesQuery } from './search.generated.ts'

export interface FoundPage {
  slug: string
  title: string
  path: string
  /** The question's place on the page of questions. */
  hash?: string
}

/** The most pages that are offered. */
const MOST = 3

export const toPages = (pages: SearchPagesQuery['pages']): FoundPage[] =>
  (pages?.edges ?? [])
    .flatMap(({ node: { slug, pageType, ...page } }): FoundPage[] => {
      const title = page.translation?.title || page.title
      if (pageType.slug === QUESTION) return [{ slug, title, path: '/faq', hash: slug }]
      return hasOwnPage(slug, pageType.slug) ? [{ slug, title, path: pagePath(slug, pageType.slug) }] : []
    })
    .slice(0, MOST)
