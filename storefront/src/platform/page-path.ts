/** The addresses of content pages (docs/rules.md#content-pages). */

/** The page type of posts. */
export const BLOG = 'blog'
const OWN_ROUTES = new Set(['delivery', 'refund', 'contact', 'faq'])

/** Some content pages have an address of their own. */
export function pagePath(slug: string, type: string): string {
  if (OWN_ROUTES.has(slug)) return `/${slug}`
  return type === BLOG ? `/blog/${slug}` : `/pages/${slug}`
}
