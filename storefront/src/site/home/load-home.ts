/** Loads what the home page needs before it is shown. */
import type { SectionKind, ShownSection } from '@semena/contract/home'
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
import { loadPosts, pageQuery } from '../../features/content/index.ts'
import { languageCode } from '../../platform/i18n.ts'
import type { Data } from '../../platform/seo.ts'
import type { Shop } from '../../platform/shop.ts'
import { frameQuery } from '../frame.ts'
import { organizationData, websiteData } from '../organization.ts'
import { homeQuery } from './home-query.ts'
import { homeSections, rowsOf } from './sections.ts'

type Listed = Parameters<typeof listQuery>[0]
type Place = Pick<Listed, 'channel' | 'language'>
/** What the first row shows where its collection has nothing to show: the catalogue's own beginning. */
export const catalogueRowQuery = (place: Place, scales: Listed['scales'], size: number) =>
  listQuery({ ...place, scales, search: {}, size })

export async function loadHome({ queryClient, shop }: { queryClient: QueryClient; shop: Shop }): Promise<Data[]> {
  const { slug: channel } = shop.channel
  const language = languageCode()
  const place = { channel, language }
  const [scales, texts] = await Promise.all([
    queryClient.ensureQueryData(scalesQuery(place)),
    queryClient.ensureQueryData(homeQuery(channel, language)),
  ])
  const sections = homeSections(shop)
  const [first] = rowsOf(sections)
  const loadRow = async (section: ShownSection): Promise<void> => {
    const { slug, count } = section
    const row = await queryClient.ensureQueryData(tableQuery(place, slug, count, scales))
    if (section === first && !row?.varieties.length)
      await queryClient.ensureQueryData(catalogueRowQuery(place, scales, count))
  }
  /** What a section needs before it is shown; the others need nothing more. */
  const loads: Partial<Record<SectionKind, (section: ShownSection) => Promise<unknown>>> = {
    cover: () =>
      Promise.all([
        queryClient.ensureQueryData(
          bySlugsQuery(
            place,
            texts.slides.flatMap(({ variety }) => variety ?? []),
            'sheet',
          ),
        ),
        // The page works without the note on delivery, so a failure is ignored.
        queryClient.ensureQueryData(deliveryQuery(shop.channel)).catch(() => null),
      ]),
    row: loadRow,
    map: () => queryClient.ensureQueryData(mapQuery(place)),
    posts: ({ count }) => loadPosts({ queryClient, shop }, count),
    page: ({ slug }) => queryClient.ensureQueryData(pageQuery(place, slug)),
  }
  await Promise.all([fetchCards(), fetchTables(), ...sections.map((section) => loads[section.kind]?.(section))])
  // Only search engines use this data, and they read what the server sends.
  if (!import.meta.env.SSR) return []
  const { social, has } = await queryClient.ensureQueryData(frameQuery(channel, language))
  const elsewhere = social.map(({ href }) => href)
  return [organizationData(shop, { hasRefund: has.refund, elsewhere }), websiteData(shop)]
}
