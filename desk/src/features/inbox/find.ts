/** Finds messages for the palette, by number, name, address, order and words. */
import { type Found, MOST_FOUND } from '../../parts/found.ts'
import { isOwnService } from '../../platform/endpoint.ts'
import { momentText } from '../../platform/moments.ts'
import { listMessages } from './api.ts'
import { TOPICS } from './words.ts'

export async function findMessages(search: string, signal: AbortSignal): Promise<Found[]> {
  if (!isOwnService()) return []
  const { messages } = await listMessages({ search: search.slice(0, 100), first: MOST_FOUND }, signal)
  return messages.map(({ number, name, topic, createdAt }) => ({
    id: `message-${number}`,
    title: name,
    detail: `${TOPICS[topic]()} · ${momentText(createdAt)}`,
    icon: 'inbox' as const,
    link: { to: '/inbox' as const, search: { show: 'ALL' as const, open: number } },
  }))
}
