/** The query for the channel's rates of delivery, which anybody may read. */
import { regionNames } from '@semena/contract/formats'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../platform/graphql.ts'
import { currentLanguage, languageCode } from '../../platform/i18n.ts'
import { memo } from '../../platform/memo.ts'
import type { Channel } from '../../platform/shop.ts'
import { type RateGroup, groupRates } from './group.ts'
import { DeliveryRatesDocument } from './rates.generated.ts'

const LONG = 5 * 60_000

export const ratesQuery = ({ slug, defaultCountry }: Channel) =>
  queryOptions({
    queryKey: ['delivery-rates', slug, currentLanguage()],
    staleTime: LONG,
    retry: false,
    queryFn: async (): Promise<RateGroup[]> => {
      const language = languageCode()
      const { channel } = await memo(['rates', slug, language], () =>
        request(DeliveryRatesDocument, { channel: slug, language }),
      )
      const names = regionNames(currentLanguage())
      return groupRates(
        channel?.availableShippingMethodsPerCountry ?? [],
        defaultCountry,
        (code) => names.of(code) ?? code,
        currentLanguage(),
      )
    },
  })
