/** What addresses of the newsletter's pages may say: the token out of a mail, and what became of a plain form. */
import { searchTexts } from '../../platform/search-params.ts'

export const newsletterSearch = searchTexts({ token: 300, done: 300, wrong: 300 })
export type NewsletterSearch = ReturnType<typeof newsletterSearch>
