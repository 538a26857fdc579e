/** Loads what the home page needs before it is shown. */
import { COLLECTIONS } from '@semena/contract/limits'
import type { QueryClient } from '@tanstack/react-query'
import {
  bySlugsQuery,
  deliveryQuery,
  fetchCards,
  fetchTables,
  mapQuery,
  listQuery,
  tableQuery,
  scalesQuery,
} from '../../features/catalog/index.ts'
import { loadPosts } from '../../features/content/index.ts'
import { languageCode } from '../../platform/i18n.ts'
import type { Data } from '../../platform/seo.ts'
import type { Shop } from '../../platform/shop.ts'
import { frameQuery } from '../frame.ts'
import { organizationData, websiteData } from '../organization.ts'
import { homeQuery } from './home-query.ts'

export const POSTS = 3
/** The rows in the order of the page, with how many varieties each shows. */
export const ROWS = [
  { slug: COLLECTIONS.popular, count: 5 },
  { slug: COLLECTIONS.autoflowering, count: 5 },
  { slug: COLLECTIONS.feminized, count: 7 },
] as const

type Listed = Parameters<typeof listQuery>[0]
/** What stands first where the shop has no popular collection: the catalogue's own beginning. */
export const catalogueRowQuery = (place: Pick<Listed, 'channel' | 'language'>, scales: Listed['scales']) =>
  listQuery({ ...place, scales, search: {}, size: ROWS[0].count })

export async function loadHome({ queryClient, shop }: { queryClient: QueryClient; shop: Shop }): Promise<Data[]> {
  const { slug: channel } = shop.channel
  const language = languageCode()
  const place = { channel, language }
  const [scales, texts] = await Promise.all([
    queryClient.ensureQueryData(scalesQuery(place)),
    queryClient.ensureQueryData(homeQuery(channel, language)),
  ])
  const first = async (): Promise<void> => {
    const [{ slug, count }] = ROWS
    const row = await queryClient.ensureQueryData(tableQuery(place, slug, count, scales))
    if (!row || row.varieties.length === 0) await queryClient.ensureQueryData(catalogueRowQuery(place, scales))
  }
  await Promise.all([
    first(),
    fetchCards(),
    fetchTables(),
    ...ROWS.slice(1).map(({ slug, count }) => queryClient.ensureQueryData(tableQuery(place, slug, count, scales))),
    queryClient.ensureQueryData(
      bySlugsQuery(
        place,
        texts.slides.flatMap(({ variety }) => variety ?? []),
        'sheet',
      ),
    ),
    queryClient.ensureQueryData(mapQuery(place)),
    // The page works without the note on delivery, so a failure is ignored.
    queryClient.ensureQueryData(deliveryQuery(shop.channel)).catch(() => null),
    loadPosts({ queryClient, shop }, POSTS),
  ])
  // Only search engines use this data, and they read what the server sends.
  if (!import.meta.env.SSR) return []
  const { social, has } = await queryClient.ensureQueryData(frameQuery(channel, language))
  const elsewhere = social.map(({ href }) => href)
  return [organizationData(shop, { hasRefund: has.refund, elsewhere }), websiteData(shop)]
}
