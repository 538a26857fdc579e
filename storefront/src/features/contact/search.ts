/** The search of the contact page's address: the topic, and the outcome of a form that was sent without scripts. */
import { searchTexts } from '../../platform/search-params.ts'

export interface ContactSearch {
  /** The topic as it came; the form checks whether it is one. */
  topic?: string | undefined
  done?: string | undefined
  wrong?: string | undefined
}

export const contactSearch: (raw: Record<string, unknown>) => ContactSearch = searchTexts({
  topic: 20,
  done: 300,
  wrong: 300,
})
