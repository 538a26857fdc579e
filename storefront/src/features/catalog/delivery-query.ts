/** What a page says about shipping: its days, the lowest price, and the order value from which it is free. */
import { regionNames } from '@semena/contract/formats'
import type { CountryCode } from '@semena/contract/enums'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { currentLanguage } from '../../platform/i18n.ts'
import { memo } from '../../platform/memo.ts'
import type { Money } from '../../platform/money.ts'
import type { Channel } from '../../platform/shop.ts'
import { freeShippingFrom } from '../basket/index.ts'
import { CatalogDeliveryDocument, type CatalogDeliveryQuery } from './delivery.generated.ts'

export interface Delivery {
  days: readonly [number, number] | null
  /** The price of the cheapest shipping method that any order may use. */
  price: Money | null
  freeFrom: Money | null
  /** The order value from which some method is free, 0 for any order; null where none is (docs/rules.md#badges). */
  freeFor: number | null
  /**
   * The country's name in the page's language; null where the channel's own country is not known and all were compared.
   */
  country: string | null
}

const LONG = 5 * 60_000

/** The shipping methods to a country; of all the channel's countries where none is named. */
const waysTo = (channel: string, country: string | null) =>
  memo(['ways', channel, country ?? ''], async () => {
    const countries = country ? [country as CountryCode] : null
    const answer = await request(CatalogDeliveryDocument, { channel, countries })
    return answer.channel?.availableShippingMethodsPerCountry ?? []
  })

export const deliveryQuery = ({ slug, defaultCountry }: Channel) =>
  queryOptions({
    queryKey: ['delivery', slug, defaultCountry, currentLanguage()],
    staleTime: LONG,
    // The page works without this note, so the service is not asked again.
    retry: false,
    queryFn: () =>
      memo(['delivery', slug, defaultCountry ?? '', currentLanguage()], async (): Promise<Delivery> => ({
        ...deliveryOf(await waysTo(slug, defaultCountry)),
        country: (defaultCountry && regionNames(currentLanguage()).of(defaultCountry)) || null,
      })),
  })

/** The cheapest shipping method that any order may use; null where there is none. Throws as `request` does. */
export async function cheapestWay(channel: string, country: string | null) {
  if (!country) return null
  const { price, days } = deliveryOf(await waysTo(channel, country))
  return price && { amount: price.amount, days }
}

type Ways = NonNullable<NonNullable<CatalogDeliveryQuery['channel']>['availableShippingMethodsPerCountry']>

export function deliveryOf(countries: Ways): Omit<Delivery, 'country'> {
  const [cheapest] = countries
    .flatMap(({ shippingMethods }) => shippingMethods ?? [])
    .filter(({ minimumOrderPrice }) => !minimumOrderPrice || minimumOrderPrice.amount === 0)
    .toSorted((a, b) => a.price.amount - b.price.amount)
  const days = [cheapest?.minimumDeliveryDays, cheapest?.maximumDeliveryDays].filter((n): n is number => !!n && n > 0)
  return {
    days: days.length > 0 ? [Math.min(...days), Math.max(...days)] : null,
    price: cheapest?.price ?? null,
    // Where a method is free for every order there is no threshold (`freeFrom`) to tell.
    freeFor: freeFor(countries),
    freeFrom: cheapest?.price.amount === 0 ? null : (freeShippingFrom(countries, null)?.from ?? null),
  }
}

export function freeFor(countries: Ways): number | null {
  const sums = countries
    .flatMap(({ shippingMethods }) => shippingMethods ?? [])
    .flatMap(({ price, minimumOrderPrice }) => (price.amount === 0 ? [minimumOrderPrice?.amount ?? 0] : []))
  return sums.length > 0 ? Math.min(...sums) : null
}
