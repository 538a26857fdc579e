/** A variety as schema.org knows products: an offer for each pack, and only facts that the service gives. */
import { type Data, absolute, sharePath, shopData } from '../../../platform/seo.ts'
import type { Shop } from '../../../platform/shop.ts'
import { FACTS } from '../facts/table.ts'
import { cheapestWay } from '../delivery-query.ts'
import type { PackOffer } from '../pack.ts'
import type { Facts } from '../variety.ts'
import type { VarietyPage } from './product-query.ts'

export async function productData(variety: VarietyPage, shop: Shop, description: string): Promise<Data> {
  const { origin } = shop
  const { slug, name, facts, packs, shared } = variety
  const url = absolute(origin, `/sort/${slug}`)
  // Each offer names its own SKU; the variety has one only where there is a single pack.
  const sku = packs.length === 1 ? packs[0]!.sku : null
  const shipping = await shippingData(shop)
  const offer = ({ name: pack, sku, price, inStock }: PackOffer): Data[] =>
    price
      ? [
          {
            '@type': 'Offer',
            ...(pack ? { name: pack } : {}),
            ...(sku ? { sku } : {}),
            price: price.amount.toFixed(2),
            priceCurrency: price.currency,
            availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
            itemCondition: 'https://schema.org/NewCondition',
            url,
            seller: shopData(shop),
            ...(shipping ? { shippingDetails: shipping } : {}),
          },
        ]
      : []
  // Packs that are sold out are left out as long as another is in stock.
  const left = packs.filter(({ inStock }) => inStock)
  const offers = (left.length > 0 ? left : packs).flatMap(offer)
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description,
    url,
    image: [...(shared ? [new URL(shared, origin).href] : []), absolute(origin, sharePath(`sort/${slug}`))],
    ...(sku ? { sku } : {}),
    ...(facts.genetics ? { category: facts.genetics.name } : {}),
    ...(facts.breeder ? { brand: { '@type': 'Brand', name: facts.breeder } } : {}),
    additionalProperty: properties(facts),
    // A product without any price is described without offers.
    ...(offers.length > 0 ? { offers } : {}),
  }
}

const region = (country: string): Data => ({ '@type': 'DefinedRegion', addressCountry: country })

async function shippingData({ channel: { slug, defaultCountry, currency } }: Shop): Promise<Data | null> {
  // Only search engines use the shipping data, so a failure must not fail the page.
  const way = await cheapestWay(slug, defaultCountry).catch(() => null)
  if (!way || !defaultCountry) return null
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: way.amount.toFixed(2), currency },
    shippingDestination: region(defaultCountry),
    ...(way.days
      ? {
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            transitTime: {
              '@type': 'QuantitativeValue',
              minValue: way.days[0],
              maxValue: way.days[1],
              unitCode: 'DAY',
            },
          },
        }
      : {}),
  }
}

/** The facts as properties, without genetics and breeder, which are the product's category and brand. */
const properties = (facts: Facts): Data[] =>
  FACTS.filter(({ key }) => key !== 'genetics' && key !== 'breeder').flatMap(({ label, text }) => {
    const value = text(facts)
    return value ? [{ '@type': 'PropertyValue', name: label(), value }] : []
  })
