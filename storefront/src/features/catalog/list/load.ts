/** Loads what a list of varieties needs before it is shown. */
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { ServiceError } from '../../../platform/errors.ts'
import { languageCode } from '../../../platform/i18n.ts'
import { type Data, absolute } from '../../../platform/seo.ts'
import type { Shop } from '../../../platform/shop.ts'
import { fetchCards } from '../card.tsx'
import { deliveryQuery } from '../delivery-query.ts'
import { listQuery, scalesQuery } from '../queries.ts'
import { type CatalogSearch, fromStart, isNarrowedOrLater } from '../search.ts'
import type { VarietyList } from '../to-list.ts'
import { facetsQuery } from './facets-query.ts'

interface Loading {
  queryClient: QueryClient
  shop: Shop
  /** The list's path, which an invalid cursor redirects to. */
  path: string
  search: CatalogSearch
  collection?: string | undefined
}

export interface ListHead {
  pages: { previous: CatalogSearch | null; next: CatalogSearch | null }
  /** The varieties as data for search engines; only the first page of an unfiltered list has them. */
  items: Data[]
}

export async function loadList({ queryClient, shop, path, search, collection }: Loading): Promise<ListHead> {
  const place = { channel: shop.channel.slug, language: languageCode() }
  const scales = await queryClient.ensureQueryData(scalesQuery(place))
  const { after, before } = search
  const rest = fromStart(search)
  try {
    const [list] = await Promise.all([
      queryClient.ensureQueryData(listQuery({ ...place, search, scales, collection })),
      fetchCards(),
      queryClient.ensureQueryData(deliveryQuery(shop.channel)).catch(() => null),
      // The page works without the counts beside the filters; with an outside service they are loaded after the page.
      shop.graphqlUrl === null &&
        queryClient
          .ensureQueryData(
            facetsQuery(
              { channel: place.channel, search, collection },
              scales.genetics.map(({ slug }) => slug),
            ),
          )
          .catch(() => null),
    ])
    return {
      pages: {
        previous: list.before === null ? null : { ...rest, before: list.before },
        next: list.after === null ? null : { ...rest, after: list.after },
      },
      // Only search engines use this data, and they read what the server sends.
      items: import.meta.env.SSR && !isNarrowedOrLater(search) ? [itemList(shop.origin, list)] : [],
    }
  } catch (error) {
    if (!(error instanceof ServiceError) || (after === undefined && before === undefined)) throw error
    throw redirect({ to: path as '/catalog', search: rest, replace: true })
  }
}

const itemList = (origin: string, { total, varieties }: VarietyList): Data => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: varieties.map(({ slug, name }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    url: absolute(origin, `/sort/${slug}`),
  })),
})
