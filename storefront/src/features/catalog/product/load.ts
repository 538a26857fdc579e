/** What the page of a variety needs before it is shown. Null: this channel does not have it. */
import type { QueryClient } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { languageCode, localPath } from '../../../platform/i18n.ts'
import { firstText } from '../../../platform/rich-text/blocks.ts'
import { type Crumb, breadcrumbData } from '../../../platform/seo.ts'
import type { Shop } from '../../../platform/shop.ts'
import { deliveryQuery, fieldQuery, scalesQuery } from '../queries.ts'
import { besideQuery } from './beside-query.ts'
import { type VarietyPage, productQuery } from './product-query.ts'

export interface ProductHead {
  title: string
  description: string
  image: string | null
  crumbs: Crumb[]
  data: Record<string, unknown>[]
}

export async function loadProduct(
  { queryClient, shop }: { queryClient: QueryClient; shop: Shop },
  slug: string,
): Promise<ProductHead | null> {
  const { slug: channel, defaultCountry } = shop.channel
  const place = { channel, language: languageCode() }
  const [variety, field] = await Promise.all([
    queryClient.ensureQueryData(productQuery(place, slug)),
    queryClient.ensureQueryData(fieldQuery(place)),
    queryClient.ensureQueryData(scalesQuery(place)),
    queryClient.ensureQueryData(deliveryQuery(channel, defaultCountry)),
  ])
  if (!variety) return null
  await queryClient.ensureQueryData(besideQuery(place, variety, field))
  return headOf(variety, shop)
}

function headOf(variety: VarietyPage, { origin }: Shop): ProductHead {
  const path = `/sort/${variety.slug}`
  const crumbs = [
    { name: m.catalog_home(), path: '/' },
    { name: m.catalog_title(), path: '/catalog' },
    { name: variety.name, path },
  ]
  const description = variety.seoDescription || firstText(variety.description)
  const url = `${origin}${localPath(path)}`
  const image = variety.shared
  return {
    title: variety.seoTitle || variety.name,
    description,
    image,
    crumbs,
    data: [
      {
        '@type': 'Product',
        name: variety.name,
        description,
        url,
        ...(image ? { image: [new URL(image, origin).href] } : {}),
        ...(variety.packs[0]?.sku ? { sku: variety.packs[0].sku } : {}),
        ...(variety.facts.breeder ? { brand: { '@type': 'Brand', name: variety.facts.breeder } } : {}),
        offers: variety.packs.flatMap(({ name, sku, price, inStock }) =>
          price
            ? [
                {
                  '@type': 'Offer',
                  name,
                  ...(sku ? { sku } : {}),
                  price: price.amount.toFixed(2),
                  priceCurrency: price.currency,
                  availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
                  url,
                },
              ]
            : [],
        ),
      },
      breadcrumbData(origin, crumbs),
    ],
  }
}
