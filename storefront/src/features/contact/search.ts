/** What the contact page's address may say: the topic, and what became of a form that was sent without a script. */
import { searchTexts } from '../../platform/search-params.ts'

export interface ContactSearch {
  /** As it came: the form knows which topics there are. */
  topic?: string | undefined
  done?: string | undefined
  wrong?: string | undefined
}

export const contactSearch: (raw: Record<string, unknown>) => ContactSearch = searchTexts({
  topic: 20,
  done: 300,
  wrong: 300,
})
