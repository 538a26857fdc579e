/** What the address of the inbox holds. */
import { CONTACT_TOPICS, type ContactTopic } from '@semena/contract/contact-limits'
import { type Language, languageNamed } from '@semena/contract/languages'
import { READER_STATES, type ReaderState } from './api.ts'

export interface InboxSearch {
  tab?: 'readers' | undefined
  /** Without it messages that wait are shown. */
  show?: 'DONE' | 'ALL' | undefined
  topic?: ContactTopic | undefined
  search?: string | undefined
  /** The number of the open message. */
  open?: number | undefined
  state?: ReaderState | undefined
  language?: Language | undefined
}

/** Reads the address; whatever it does not know is left out. */
export function readInboxSearch(found: Record<string, unknown>): InboxSearch {
  const search = typeof found['search'] === 'number' ? String(found['search']) : found['search']
  const open = Number(found['open'])
  return withoutNothing({
    tab: found['tab'] === 'readers' ? 'readers' : undefined,
    show: (['DONE', 'ALL'] as const).find((one) => one === found['show']),
    topic: CONTACT_TOPICS.find((one) => one === found['topic']),
    search: typeof search === 'string' && search ? search : undefined,
    open: Number.isSafeInteger(open) && open > 0 ? open : undefined,
    state: READER_STATES.find((one) => one === found['state']),
    language: languageNamed(found['language']),
  })
}

export const withoutNothing = (search: InboxSearch): InboxSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as InboxSearch
