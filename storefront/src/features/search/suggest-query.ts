/** The first varieties that answer to what was typed so far. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import type { LanguageCode } from '../../platform/i18n.ts'
import type { Money } from '../../platform/money.ts'
import { type Picture, nameOf, offerOf, pictureOf, picturesOf } from '../catalog/index.ts'
import { SearchSuggestionsDocument } from './search.generated.ts'

/** One letter says nothing. */
export const LEAST_LETTERS = 2
const SHOWN = 6

export interface Suggestion {
  slug: string
  name: string
  picture: Picture | null
  /** Of the pack that its card would put into the basket. */
  price: Money | null
  before: Money | null
  pack: { name: string } | null
}

export interface Found {
  total: number
  varieties: Suggestion[]
}

/** Each text is a question of its own: an answer that comes late belongs to its text, and one nobody waits for is called off. */
export const suggestQuery = (channel: string, language: LanguageCode, text: string) =>
  queryOptions({
    queryKey: ['suggestions', channel, language, text],
    enabled: text.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
    // The next letter asks again.
    retry: false,
    queryFn: async ({ signal }): Promise<Found> => {
      const variables = { channel, language, search: text, first: SHOWN }
      const { products } = await request(SearchSuggestionsDocument, variables, 'public', signal)
      return {
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
