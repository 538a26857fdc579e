/** Loads what a comparison needs before it is shown. */
import type { QueryClient } from '@tanstack/react-query'
import { languageCode } from '../../../platform/i18n.ts'
import type { Shop } from '../../../platform/shop.ts'
import { compareQuery } from './compare-query.ts'
import { type CompareSearch, slugsOf } from './search.ts'

export async function loadComparison(
  { queryClient, shop }: { queryClient: QueryClient; shop: Shop },
  search: CompareSearch,
): Promise<void> {
  const place = { channel: shop.channel.slug, language: languageCode() }
  await queryClient.ensureQueryData(compareQuery(place, slugsOf(search)))
}
