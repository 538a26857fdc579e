/** Messages and subscribers as CSV, part by part, so that a long list does not fill the memory. */
import type { Database } from '@semena/commerce/database'
import { csvLine } from './csv.ts'
import { listMessages } from './db/messages.ts'
import { listSubscribers } from './db/subscribers.ts'
import { unsubscribeLinks } from './links.ts'

type Db = Pick<Database['pool'], 'query'>

/** How many rows are read at a time. */
const PART = 500

/** Lines of all messages, or of one topic, the newest first. */
export async function* messagesCsv(db: Db, topic: string | null): AsyncGenerator<string> {
  yield csvLine(['number', 'date', 'topic', 'order', 'name', 'email', 'language', 'page', 'message'])
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const part = await listMessages.many(db, before, topic, PART)
    for (const m of part)
      yield csvLine([
        String(m.number),
        m.createdAt.toISOString(),
        m.topic,
        m.orderNumber,
        m.name,
        m.email,
        m.language,
        m.origin,
        m.message,
      ])
    if (part.length < PART) return
    before = part.at(-1)!.number
  }
}

/** Lines of the confirmed subscribers, with the two links by which each of them leaves. */
export async function* subscribersCsv(db: Db): AsyncGenerator<string> {
  yield csvLine(['email', 'language', 'confirmed', 'unsubscribe', 'one-click'])
  for (let after = 0; ;) {
    const part = await listSubscribers.many(db, after, PART)
    for (const s of part) {
      const { unsubscribeUrl, oneClickUrl } = unsubscribeLinks(s)
      yield csvLine([s.email, s.language, s.confirmedAt.toISOString(), unsubscribeUrl, oneClickUrl])
    }
    if (part.length < PART) return
    after = part.at(-1)!.id
  }
}
