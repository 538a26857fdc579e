/** How a parcel gets to the shopper: days, the least it costs, and from which sum on it costs nothing. */
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
  /** Of the cheapest way that any order may take. */
  price: Money | null
  freeFrom: Money | null
  /** The lowest order that some way takes for nothing, 0 for any; null: there is none (docs/rules.md#badges). */
  freeFor: number | null
  /** In the page's language; null where the channel's own country is not known, and these are the best of all. */
  country: string | null
}

const LONG = 5 * 60_000

/** All countries of the channel where none is named. */
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
    // A comfort beside the price: the page stands without it.
    retry: false,
    queryFn: async (): Promise<Delivery> => ({
      ...deliveryOf(await waysTo(slug, defaultCountry)),
      country:
        (defaultCountry && new Intl.DisplayNames(currentLanguage(), { type: 'region' }).of(defaultCountry)) || null,
    }),
  })

/** The cheapest way that any order may take; null where there is none. */
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
    // What is free for every order needs no threshold.
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
