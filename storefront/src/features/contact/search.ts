/** What the contact page's address may say: the topic, and what became of a form that was sent without a script. */
import { CONTACT_TOPICS } from '@semena/contract/limits'
import * as v from 'valibot'

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(300))), undefined)

export const contactSearch = v.object({
  topic: v.fallback(v.optional(v.picklist(CONTACT_TOPICS)), undefined),
  done: text,
  wrong: text,
})
export type ContactSearch = v.InferOutput<typeof contactSearch>
