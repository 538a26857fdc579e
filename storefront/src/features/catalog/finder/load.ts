/** Loads what the seed finder needs before it is shown: its next question, or what fits its answers. */
import type { QueryClient } from '@tanstack/react-query'
import { languageCode } from '../../../platform/i18n.ts'
import type { Shop } from '../../../platform/shop.ts'
import { deliveryQuery } from '../delivery-query.ts'
import { scalesQuery } from '../queries.ts'
import { finderQuery } from './finder-query.ts'
import { fitsQuery } from './fits-query.ts'
import { questionsFor, stateOf } from './questions.ts'
import type { FinderSearch } from './search.ts'

export async function loadFinder(
  { queryClient, shop }: { queryClient: QueryClient; shop: Shop },
  search: FinderSearch,
): Promise<void> {
  const channel = shop.channel.slug
  const scales = await queryClient.ensureQueryData(scalesQuery({ channel, language: languageCode() }))
  const state = stateOf(questionsFor(scales), search)
  const { next, filters } = state
  if (!next) {
    await Promise.all([
      queryClient.ensureQueryData(fitsQuery({ channel, language: languageCode() }, state, scales)),
      queryClient.ensureQueryData(deliveryQuery(shop.channel)).catch(() => null),
    ])
    return
  }
  await queryClient.ensureQueryData(finderQuery(channel, next, filters)).catch(() => null)
}
