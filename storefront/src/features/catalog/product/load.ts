/** Loads what the page of a variety needs before it is shown; null where the channel does not have the variety. */
import type { QueryClient } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { languageCode } from '../../../platform/i18n.ts'
import { firstText } from '../../../platform/rich-text/blocks.ts'
import { type Crumb, type Data, breadcrumbData } from '../../../platform/seo.ts'
import type { Shop } from '../../../platform/shop.ts'
import { fetchCards } from '../card.tsx'
import { deliveryQuery } from '../delivery-query.ts'
import { paysQuery } from './pays-query.ts'
import { fetchFacts } from '../facts/plain-facts.tsx'
import { thcText } from '../facts/words.ts'
import { warmPicture } from '../plate-picture.tsx'
import { mapQuery } from '../map-query.ts'
import { scalesQuery } from '../queries.ts'
import { fetchTables } from '../variety-table.tsx'
import { besideQuery } from './beside-query.ts'
import { GALLERY_SIZES } from './gallery.tsx'
import { productData } from './product-data.ts'
import { type VarietyPage, productQuery } from './product-query.ts'

export interface ProductHead {
  title: string
  description: string
  share: string
  crumbs: Crumb[]
  data: Data[]
}

export async function loadProduct(
  { queryClient, shop }: { queryClient: QueryClient; shop: Shop },
  slug: string,
): Promise<ProductHead | null> {
  const place = { channel: shop.channel.slug, language: languageCode() }
  const [variety, field] = await Promise.all([
    queryClient.ensureQueryData(productQuery(place, slug)),
    queryClient.ensureQueryData(mapQuery(place)),
    queryClient.ensureQueryData(scalesQuery(place)),
    fetchCards(),
    fetchTables(),
    fetchFacts(),
    queryClient.ensureQueryData(deliveryQuery(shop.channel)).catch(() => null),
    queryClient.ensureQueryData(paysQuery(shop.channel)).catch(() => null),
  ])
  if (!variety) return null
  if (variety.pictures[0]) warmPicture(variety.pictures[0], GALLERY_SIZES)
  await queryClient.ensureQueryData(besideQuery(place, variety, field))
  return headOf(variety, shop)
}

async function headOf(variety: VarietyPage, shop: Shop): Promise<ProductHead> {
  const { slug, name, seoTitle, seoDescription, facts } = variety
  const crumbs = [
    { name: m.catalog_home(), path: '/' },
    { name: m.catalog_title(), path: '/catalog' },
    { name, path: `/sort/${slug}` },
  ]
  const description =
    seoDescription ||
    firstText(variety.description) ||
    [name, facts.genetics?.name, facts.thc && `${m.catalog_thc()} ${thcText(facts.thc)}`].filter(Boolean).join(' · ')
  return {
    title: seoTitle || name,
    description,
    share: `sort/${slug}`,
    crumbs,
    // Only search engines use this data, and they read what the server sends.
    data: import.meta.env.SSR
      ? [await productData(variety, shop, description), breadcrumbData(shop.origin, crumbs)]
      : [],
  }
}
