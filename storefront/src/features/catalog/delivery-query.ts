/** What the catalogue says of delivery: how many days a parcel takes, and from which price on it is free. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { memo } from '../../platform/memo.ts'
import { CatalogDeliveryDocument, type CountryCode } from './catalog.generated.ts'

export interface Delivery {
  /** To the channel's own country; null where that is not known, or the service does not say. */
  days: readonly [number, number] | null
  /** The lowest price with a method that costs nothing (decision D16); null: there is none. */
  freeFrom: number | null
}

interface Method {
  minimumDeliveryDays: number | null
  maximumDeliveryDays: number | null
  price: { amount: number }
  minimumOrderPrice: { amount: number } | null
}

const LONG = 5 * 60_000

/** Ways a parcel may go to a country, or to all of the channel's, with the days each takes. */
const methodsTo = (channel: string, country: string | null) =>
  memo(['methods', channel, country ?? ''], async () => {
    const countries = country ? [country as CountryCode] : null
    const answer = await request(CatalogDeliveryDocument, { channel, countries })
    return (answer.channel?.availableShippingMethodsPerCountry ?? []).flatMap(
      ({ shippingMethods }) => shippingMethods ?? [],
    )
  })

/** Of the channel's own country; where that is not known, of all its countries. */
export const deliveryQuery = (channel: string, country: string | null) =>
  queryOptions({
    queryKey: ['delivery', channel, country],
    staleTime: LONG,
    queryFn: async (): Promise<Delivery> => {
      const methods = await methodsTo(channel, country)
      return { days: country ? daysOf(methods) : null, freeFrom: freeFrom(methods) }
    },
  })

/** The cheapest way that any order may take; null where there is none. */
export async function cheapestWay(channel: string, country: string | null) {
  if (!country) return null
  const [cheapest] = (await methodsTo(channel, country))
    .filter(({ minimumOrderPrice }) => !minimumOrderPrice || minimumOrderPrice.amount === 0)
    .toSorted((a, b) => a.price.amount - b.price.amount)
  return cheapest ? { amount: cheapest.price.amount, days: daysOf([cheapest]) } : null
}

function daysOf(methods: readonly Pick<Method, 'minimumDeliveryDays' | 'maximumDeliveryDays'>[]): Delivery['days'] {
  const days = methods
    .flatMap(({ minimumDeliveryDays, maximumDeliveryDays }) => [minimumDeliveryDays, maximumDeliveryDays])
    .filter((n): n is number => n !== null && n > 0)
  return days.length > 0 ? [Math.min(...days), Math.max(...days)] : null
}

export function freeFrom(methods: readonly Pick<Method, 'price' | 'minimumOrderPrice'>[]): number | null {
  const sums = methods.flatMap(({ price, minimumOrderPrice }) =>
    price.amount === 0 ? [minimumOrderPrice?.amount ?? 0] : [],
  )
  return sums.length > 0 ? Math.min(...sums) : null
}
