/** Gift cards as the desk asks for them. */
import { MAX_PAGE_SIZE } from '@semena/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { csvOf, giveFile } from '../../parts/files.ts'
import { request } from '../../platform/graphql.ts'
import type { GiftCardFilterInput } from '../../platform/inputs.generated.ts'
import { queryClient } from '../../platform/query-client.ts'
import {
  DeskCardCodesDocument,
  type DeskCardCodesQuery,
  DeskCardDocument,
  type DeskCardQuery,
  DeskCardSettingsDocument,
} from './cards.generated.ts'
import type { OfferSearch } from './search.ts'

export type Card = NonNullable<DeskCardQuery['giftCard']>

export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: ['cards', 'one', id],
    queryFn: async ({ signal }) => (await request(DeskCardDocument, { id }, signal)).giftCard,
  })

export const cardSettingsQuery = queryOptions({
  queryKey: ['cards', 'settings'],
  queryFn: ({ signal }) => request(DeskCardSettingsDocument, {}, signal),
})

export const cardsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['cards'] })

export const cardFilter = ({ active, currency }: OfferSearch): GiftCardFilterInput => ({
  ...(active ? { isActive: active === 'yes' } : {}),
  ...(currency ? { currency } : {}),
})

async function pageOf(search: OfferSearch, after: string | null): Promise<DeskCardCodesQuery['giftCards']> {
  const variables = { first: MAX_PAGE_SIZE, after, search: search.search ?? null, filter: cardFilter(search) }
  return (await request(DeskCardCodesDocument, variables)).giftCards
}

/** Gives a file with the codes of all cards of a list. */
export async function exportCards(search: OfferSearch): Promise<void> {
  const rows: (string | number)[][] = [
    ['code', 'balance', 'first balance', 'currency', 'active', 'until', 'for', 'tags'],
  ]
  for (let after: string | null = null; ;) {
    const giftCards = await pageOf(search, after)
    for (const { node } of giftCards?.edges ?? [])
      rows.push([
        node.code,
        node.currentBalance.amount,
        node.initialBalance.amount,
        node.currentBalance.currency,
        node.isActive ? 'yes' : 'no',
        node.expiryDate ?? '',
        node.assignedToEmail ?? '',
        node.tags.map(({ name }) => name).join(' '),
      ])
    if (!giftCards?.pageInfo.hasNextPage || !giftCards.pageInfo.endCursor) break
    after = giftCards.pageInfo.endCursor
  }
  giveFile('gift-cards.csv', csvOf(rows))
}
