/** Topics of messages and states of readers, in words. */
import type { ContactTopic } from '@semena/contract/contact-limits'
import { m } from '../../paraglide/messages.js'
import type { Tone } from '../../parts/figures.tsx'
import type { ReaderState } from './api.ts'

export const TOPICS: Readonly<Record<ContactTopic, () => string>> = {
  order: m.inbox_topic_order,
  problem: m.inbox_topic_problem,
  wholesale: m.inbox_topic_wholesale,
  partnership: m.inbox_topic_partnership,
  other: m.inbox_topic_other,
}

export const STATES: Readonly<Record<ReaderState, [Tone, () => string]>> = {
  CONFIRMED: ['leaf', m.inbox_state_confirmed],
  ASKED: ['quiet', m.inbox_state_asked],
  LEFT: ['quiet', m.inbox_state_left],
}
