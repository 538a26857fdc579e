/**
 * The search of the newsletter's addresses: the token of a mail's link, and the outcome of a form sent without scripts.
 */
import { searchTexts } from '../../platform/search-params.ts'

export const newsletterSearch = searchTexts({ token: 300, done: 300, wrong: 300 })
export type NewsletterSearch = ReturnType<typeof newsletterSearch>
