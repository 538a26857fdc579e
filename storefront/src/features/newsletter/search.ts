/** What addresses of the newsletter's pages may say: the token out of a mail, and what became of a plain form. */
import * as v from 'valibot'

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(300))), undefined)

export const newsletterSearch = v.object({ token: text, done: text, wrong: text })
export type NewsletterSearch = v.InferOutput<typeof newsletterSearch>
