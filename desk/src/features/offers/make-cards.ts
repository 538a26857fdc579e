/** Makes gift cards once, also where the answer with their codes got lost. */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import { type Fault, ServiceUnreachable } from '../../platform/faults.ts'
import { mutate, request } from '../../platform/graphql.ts'
import type { GiftCardFilterInput } from '../../platform/inputs.generated.ts'
import {
  DeskCardsMadeDocument,
  type DeskCardsMadeQuery,
  DeskCreateCardDocument,
  DeskCreateCardsDocument,
} from './cards.generated.ts'

export interface NewCards {
  count: number
  balance: { amount: number; currency: string }
  expiryDate: string | null
  isActive: boolean
  tags: readonly string[]
  /** Of a card that is made alone, as is to whom it is sent. */
  note: string | null
  sendTo: { userEmail?: string; channel?: string }
}

/** What there was when cards were asked for and no answer came. */
export interface Unheard {
  /** When whoever asks had made their newest card, of whatever worth; null where there was none. */
  newest: string | null
}

interface MadeCards {
  codes: string[]
  id: string | undefined
  faults: readonly Fault[]
}

type Card = NonNullable<DeskCardsMadeQuery['giftCards']>['edges'][number]['node']

/** `by` is the e-mail of whoever asks. `before` is what an earlier try without an answer has told `lost`. */
export async function makeCards(
  cards: NewCards,
  by: string,
  before: Unheard | null,
  lost: (unheard: Unheard) => void,
): Promise<MadeCards> {
  const { count, balance, expiryDate, isActive, note, sendTo } = cards
  const { amount, currency } = balance
  const tags = [...cards.tags]
  const alike = { createdByEmail: by, currency, initialBalance: { gte: amount, lte: amount } }
  if (before) {
    const made = (await madeSince(alike, before.newest)).filter((card) => isTaggedBy(card, tags)).slice(-count)
    if (made.length === count) return { codes: made.map(({ code }) => code), id: made[0]?.id, faults: [] }
  }
  const unheard = before ?? {
    newest: (await madeLast({ createdByEmail: by }, 1, null))?.edges[0]?.node.created ?? null,
  }
  const shared = { balance, expiryDate, isActive }
  try {
    if (count > 1) {
      const { payload, faults } = await mutate(DeskCreateCardsDocument, { input: { ...shared, tags, count } })
      return { codes: payload.giftCards.map(({ code }) => code), id: payload.giftCards[0]?.id, faults }
    }
    const { payload, faults } = await mutate(DeskCreateCardDocument, {
      input: { ...shared, addTags: tags, note, ...sendTo },
    })
    return { codes: payload.giftCard ? [payload.giftCard.code] : [], id: payload.giftCard?.id, faults }
  } catch (error) {
    if (error instanceof ServiceUnreachable) lost(unheard)
    throw error
  }
}

const madeLast = async (filter: GiftCardFilterInput, first: number, after: string | null) =>
  (await request(DeskCardsMadeDocument, { first, after, filter })).giftCards

/** Cards that were made after a moment, the newest first. */
async function madeSince(filter: GiftCardFilterInput, moment: string | null): Promise<Card[]> {
  const cards: Card[] = []
  for (let after: string | null = null; ;) {
    const page = await madeLast(filter, MAX_PAGE_SIZE, after)
    const fresh = (page?.edges ?? [])
      .map(({ node }) => node)
      .filter(({ created }) => moment === null || created > moment)
    cards.push(...fresh)
    if (fresh.length < MAX_PAGE_SIZE || !page?.pageInfo.hasNextPage || !page.pageInfo.endCursor) return cards
    after = page.pageInfo.endCursor
  }
}

const isTaggedBy = (card: Card, tags: readonly string[]): boolean => {
  const wanted = new Set(tags.map((tag) => tag.toLowerCase()))
  return card.tags.length === wanted.size && card.tags.every(({ name }) => wanted.has(name.toLowerCase()))
}
