/** What a list of varieties needs before it is shown. */
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { ServiceError } from '../../../platform/errors.ts'
import { languageCode } from '../../../platform/i18n.ts'
import type { Shop } from '../../../platform/shop.ts'
import { listQuery, scalesQuery } from '../queries.ts'
import type { CatalogSearch } from '../search.ts'
import { facetsQuery } from './facets-query.ts'

interface Loading {
  queryClient: QueryClient
  shop: Shop
  /** Where the list stands, for the way out of a cursor that is none. */
  path: string
  search: CatalogSearch
  collection?: string | undefined
}

export async function loadList({ queryClient, shop, path, search, collection }: Loading): Promise<void> {
  const place = { channel: shop.channel.slug, language: languageCode() }
  const scales = await queryClient.ensureQueryData(scalesQuery(place))
  try {
    await Promise.all([
      queryClient.ensureQueryData(listQuery({ ...place, search, scales, collection })),
      // Numbers beside the filters are a comfort: without them the page stands.
      queryClient
        .ensureQueryData(
          facetsQuery({
            channel: place.channel,
            search,
            collection,
            genetics: scales.genetics.map(({ slug }) => slug),
          }),
        )
        .catch(() => null),
    ])
  } catch (error) {
    const { after, before, ...rest } = search
    if (!(error instanceof ServiceError) || (after === undefined && before === undefined)) throw error
    throw redirect({ to: path as '/catalog', search: rest, replace: true })
  }
}
