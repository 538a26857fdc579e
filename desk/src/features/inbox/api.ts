/** What the shop's own API under `/api/inbox/` gives staff. */
import type { ContactTopic } from '@semena/contract/contact-limits'
import { giveFile } from '../../parts/files.ts'
import { ownApi, ownStream } from '../../platform/own-api.ts'
import type { Language } from '../../platform/i18n.ts'
import { pagesOf } from '../../parts/pages.ts'

export interface Message {
  number: number
  createdAt: string
  name: string
  email: string
  topic: ContactTopic
  orderNumber: string
  message: string
  language: Language
  origin: string
  doneAt: string | null
  answers: { at: string; by: string; text: string }[]
}

export interface Reader {
  id: string
  email: string
  language: Language
  state: ReaderState
  askedAt: string
  confirmedAt: string | null
  leftAt: string | null
}
export const READER_STATES = ['CONFIRMED', 'ASKED', 'LEFT'] as const
export type ReaderState = (typeof READER_STATES)[number]

interface Messages {
  messages: Message[]
  next: number | null
  open: number
  found: number
  hasMailbox: boolean
}
interface Readers {
  readers: (Omit<Reader, 'id'> & { id: number })[]
  next: number | null
  counts: { state: ReaderState; language: Language; n: number }[]
}

export interface MessageFilter {
  state?: 'OPEN' | 'DONE' | undefined
  topic?: ContactTopic | undefined
  search?: string | undefined
}
export interface ReaderFilter {
  state?: ReaderState | undefined
  language?: Language | undefined
  search?: string | undefined
}

const asked = (filter: object): string =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString()

export const listMessages = (
  filter: MessageFilter & { before?: string | null; first?: number },
  signal?: AbortSignal,
): Promise<Messages> => ownApi('GET', `/api/inbox/messages/?${asked(filter)}`, undefined, signal)

/** What stands beside the list: how many wait, and whether there is a mailbox. */
export const aboutMessages = (filter: MessageFilter) => ({
  queryKey: ['messages', 'about', filter],
  queryFn: () => listMessages(filter),
})

export const messagesQuery = (filter: MessageFilter) =>
  pagesOf<Message & { id: string }>(['messages', 'list', filter], async (before) => {
    const { messages, next, found } = await listMessages({ ...filter, before })
    return {
      edges: messages.map((node) => ({ node: { ...node, id: String(node.number) } })),
      pageInfo: { hasNextPage: next !== null, endCursor: next === null ? null : String(next) },
      totalCount: found,
    }
  })

export const messageQuery = (number: number) => ({
  queryKey: ['messages', 'one', number],
  queryFn: () => ownApi<Message>('GET', `/api/inbox/messages/${number}/`),
})

export const answerMessage = (number: number, text: string): Promise<Message> =>
  ownApi('POST', `/api/inbox/messages/${number}/answer/`, { text })

export const settleMessage = (number: number, done: boolean): Promise<Message> =>
  ownApi('POST', `/api/inbox/messages/${number}/done/`, { done })

const listReaders = (filter: ReaderFilter & { before?: string | null }): Promise<Readers> =>
  ownApi('GET', `/api/inbox/readers/?${asked(filter)}`)

export const readersQuery = (filter: ReaderFilter) =>
  pagesOf<Reader>(['messages', 'readers', filter], async (before) => {
    const { readers, next } = await listReaders({ ...filter, before })
    return {
      edges: readers.map((node) => ({ node: { ...node, id: String(node.id) } })),
      pageInfo: { hasNextPage: next !== null, endCursor: next === null ? null : String(next) },
    }
  })

export const readerCounts = {
  queryKey: ['messages', 'readers', 'counts'],
  queryFn: async () => (await listReaders({ state: 'LEFT', search: '-' })).counts,
}

export const unsubscribe = (id: string): Promise<unknown> => ownApi('POST', `/api/inbox/readers/${id}/unsubscribe/`, {})

/** Fetches a file with the access token and gives it to the browser to keep. */
export async function keepFile(path: string, name: string): Promise<void> {
  const response = await ownStream(path, AbortSignal.timeout(120_000))
  giveFile(name, await response.blob())
}
