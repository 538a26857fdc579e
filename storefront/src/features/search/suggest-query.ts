/** The query for the first varieties that match the typed text. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import type { LanguageCode } from '../../platform/i18n.ts'
import type { Money } from '../../platform/money.ts'
import { type Picture, nameOf, offerOf, pictureOf, picturesOf } from '../catalog/index.ts'
import { type FoundPage, toPages } from './to-pages.ts'
import { SearchSuggestionsDocument } from './search.generated.ts'

/** The fewest letters for which varieties are suggested. */
export const LEAST_LETTERS = 2
const SHOWN = 6

export interface Suggestion {
  slug: string
  name: string
  picture: Picture | null
  /** The price of the pack that the variety's card adds to the basket. */
  price: Money | null
  before: Money | null
  /** Null where the variety is sold out. */
  pack: { name: string } | null
}

export interface Found {
  total: number
  varieties: Suggestion[]
  pages: FoundPage[]
}

/**
 * Each text is a query of its own, so that a late answer is not shown for a newer text; a query no longer needed is
 * aborted.
 */
export const suggestQuery = (channel: string, language: LanguageCode, text: string) =>
  queryOptions({
    queryKey: ['suggestions', channel, language, text],
    enabled: text.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
    // There is no retry, because the next letter makes another request.
    retry: false,
    queryFn: async ({ signal }): Promise<Found> => {
      const variables = { channel, language, search: text, first: SHOWN }
      const { products, pages } = await request(SearchSuggestionsDocument, variables, 'public', signal)
      return {
        pages: toPages(pages),
        total: products?.totalCount ?? 0,
        varieties: (products?.edges ?? []).map(({ node: { media, ...product } }) => {
          return {
            slug: product.slug,
            name: nameOf(product),
            picture: pictureOf(picturesOf(media), 'plate'),
            ...offerOf(product),
          }
        }),
      }
    },
  })
