/** Which content pages have a page of the storefront to themselves (docs/rules.md#content-pages). */

/** The page type of questions, which stand on one page. */
export const QUESTION = 'faq'

/** Content types that are parts of other pages. */
const PARTS = new Set([QUESTION, 'slide', 'social'])

/** Whether a content page has a page of the storefront to itself. */
export const hasOwnPage = (slug: string, type: string): boolean => !PARTS.has(type) && !slug.startsWith('home-')
