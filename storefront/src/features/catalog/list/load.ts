/** What a list of varieties needs before it is shown. */
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { ServiceError } from '../../../platform/errors.ts'
import { languageCode } from '../../../platform/i18n.ts'
import { type Data, absolute } from '../../../platform/seo.ts'
import type { Shop } from '../../../platform/shop.ts'
import { deliveryQuery } from '../delivery-query.ts'
import { type VarietyList, listQuery, scalesQuery } from '../queries.ts'
import { type CatalogSearch, fromStart, isNarrowedOrLater } from '../search.ts'
import { facetsQuery } from './facets-query.ts'

interface Loading {
  queryClient: QueryClient
  shop: Shop
  /** Where the list stands, for the way out of a cursor that is none. */
  path: string
  search: CatalogSearch
  collection?: string | undefined
}

export interface ListHead {
  pages: { previous: CatalogSearch | null; next: CatalogSearch | null }
  /** The varieties in order, for search engines; only a whole list's first page has it. */
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
      queryClient.ensureQueryData(deliveryQuery(shop.channel)).catch(() => null),
      // Numbers beside the filters are a comfort: without them the page stands, and on an outside service they come after it.
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
      // Search engines read what the server sends; a browser needs none of it.
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
