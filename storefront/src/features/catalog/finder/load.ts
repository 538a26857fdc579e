/** Loads what the seed finder needs before it is shown; once everything is answered it redirects to the catalogue. */
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { languageCode } from '../../../platform/i18n.ts'
import type { Shop } from '../../../platform/shop.ts'
import { scalesQuery } from '../queries.ts'
import { finderQuery } from './finder-query.ts'
import { questionsFor, stateOf } from './questions.ts'
import type { FinderSearch } from './search.ts'

export async function loadFinder(
  { queryClient, shop }: { queryClient: QueryClient; shop: Shop },
  search: FinderSearch,
): Promise<void> {
  const channel = shop.channel.slug
  const scales = await queryClient.ensureQueryData(scalesQuery({ channel, language: languageCode() }))
  const { next, filters } = stateOf(questionsFor(scales), search)
  if (!next) throw redirect({ to: '/catalog', search: filters, replace: true })
  await queryClient.ensureQueryData(finderQuery(channel, next, filters)).catch(() => null)
}
