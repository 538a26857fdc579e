/** What the contact page's address may say: the topic, and what became of a form that was sent without a script. */
import { CONTACT_TOPICS } from '@semena/contract/limits'
import { searchTexts } from '../../platform/search-params.ts'

const texts = searchTexts({ topic: 300, done: 300, wrong: 300 })

export interface ContactSearch {
  topic?: (typeof CONTACT_TOPICS)[number] | undefined
  done?: string | undefined
  wrong?: string | undefined
}

export function contactSearch(raw: Record<string, unknown>): ContactSearch {
  const { topic, ...rest } = texts(raw)
  return { ...rest, topic: CONTACT_TOPICS.find((known) => known === topic) }
}
